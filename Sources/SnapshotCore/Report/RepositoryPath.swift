internal import Foundation

/// The path that a diff names a golden by, so that `git apply` finds it.
enum RepositoryPath {
  /// The path from the folder of the repository, or of the package where there is no repository;
  /// else from the folder of the test file.
  static func relative(_ path: String) -> String {
    let steps = PathSteps.steps(of: path)
    for mark in [".git", "Package.swift"] {
      for count in stride(from: steps.count - 1, through: 1, by: -1) {
        let folder = "/" + steps[..<count].joined(separator: "/")
        if PathSteps.isAbsolute(path), FileManager.default.fileExists(atPath: "\(folder)/\(mark)") {
          return steps[count...].joined(separator: "/")
        }
      }
    }
    return steps.suffix(3).joined(separator: "/")
  }
}
