import Foundation
import SnapshotCore

/// A process for tests to start and to disturb: it checks texts against their goldens, which are
/// recorded where the environment asks for it, and prints a line for each verdict.
///
///     golden-recorder FOLDER COUNT LINES WORD
@main
struct GoldenRecorder {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let count = Int(arguments[2]), let lines = Int(arguments[3]) else {
      FileHandle.standardError.write(Data("usage: golden-recorder FOLDER COUNT LINES WORD\n".utf8))
      exit(2)
    }
    let file = "\(arguments[1])/Tests.swift"
    for number in 0..<count {
      let text = String(repeating: "\(arguments[4]) \(number)\n", count: lines)
      let request = GoldenRequest(
        testName: "test\(number)()", testFilePath: file,
        place: CallPlace(filePath: file, line: number + 1, column: 1))
      switch GoldenChecker.process.check(text, as: .text, request) {
      case .passed: print("passed")
      case .failed(let failure):
        print("\(failure.kind): \(failure.message.replacing("\n", with: " | "))")
      }
    }
  }
}
