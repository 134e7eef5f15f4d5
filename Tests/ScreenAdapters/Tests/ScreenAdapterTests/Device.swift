import CharacterizationSupport
import Foundation
import UIKit

/// A device on which a screen is shown.
@MainActor
enum Device {
  /// Calls a body in an app with one scene, and a key window in it.
  static func withApp(_ body: (UIWindowScene, UIWindow) throws -> Void) throws {
    let application = UIApplication()
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    application.connectedScenes = [scene]
    UIApplication.installed = application
    defer { UIApplication.installed = nil }
    try body(scene, window)
  }
}

/// The text that a subject has; throws why it has none.
func text<Subject>(of subject: Subject, _ strategy: GoldenStrategy<Subject>) throws -> String {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "Some.swift").path
  let request = GoldenRequest(
    testName: "screen", testFilePath: file, place: CallPlace(filePath: file, line: 1, column: 1))
  let checker = GoldenChecker(environment: GoldenEnvironment([:]))
  guard let failure = checker.check(subject, as: strategy, request).failure else { return "" }
  guard failure.kind == .recordedMissing else { throw failure }
  return try String(
    contentsOf: folder.appending(path: "__Golden__/Some/screen.txt"), encoding: .utf8)
}

/// The message of the failure of a check that must have one.
func message<Subject>(of subject: Subject, _ strategy: GoldenStrategy<Subject>) throws -> String {
  do {
    let text = try text(of: subject, strategy)
    Issue.record("no failure, but \(text)")
    return ""
  } catch let failure as GoldenFailure {
    #expect(failure.kind == .encoding)
    return failure.message
  }
}
