internal import Foundation
internal import Threading

/// Paths without what differs from machine to machine.
enum RepositoryPath {
  /// The path that a diff names a golden by, so that `git apply` finds it: from the folder of the
  /// repository, or of the package where there is no repository; else from the folder of the test
  /// file.
  static func relative(_ path: String) -> String {
    let steps = PathSteps.steps(of: path)
    return steps[(root(of: path, steps) ?? max(steps.count - 3, 0))...].joined(separator: "/")
  }

  /// The path from a test file's folder, or from its repository; nil where it is in neither.
  static func relative(_ path: String, toFolderOf testFilePath: String) -> String? {
    guard PathSteps.isAbsolute(testFilePath) else { return nil }
    let steps = PathSteps.steps(of: path)
    let file = PathSteps.steps(of: testFilePath)
    let folder = file.dropLast()
    if steps.count > folder.count, steps.starts(with: folder) {
      return steps[folder.count...].joined(separator: "/")
    }
    guard let root = root(of: testFilePath, file), steps.count > root,
      steps.starts(with: folder.prefix(root))
    else { return nil }
    return steps[root...].joined(separator: "/")
  }

  /// What was found for folders; looking costs more than the rest of a message.
  private static let roots = Monitor<[[String]: Int?]>([:])

  /// How many steps lead to the folder of the repository, or of the package; nil where there is none.
  private static func root(of path: String, _ steps: [String]) -> Int? {
    guard PathSteps.isAbsolute(path) else { return nil }
    let folder = Array(steps.dropLast())
    if let known = roots.withLock({ $0[folder] }) { return known }
    let root = findRoot(above: steps)
    roots.withLock { $0[folder] = .some(root) }
    return root
  }

  private static func findRoot(above steps: [String]) -> Int? {
    for mark in [".git", "Package.swift"] {
      for count in stride(from: steps.count - 1, through: 1, by: -1) {
        let folder = "/" + steps[..<count].joined(separator: "/")
        if FileManager.default.fileExists(atPath: "\(folder)/\(mark)") { return count }
      }
    }
    return nil
  }
}
