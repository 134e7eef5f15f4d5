import Foundation

/// The package that these tests belong to.
enum Checkout {
  /// Its folder.
  static let root: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Where what was built together with the tests is.
  static let products: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return (bundle ?? .main).bundleURL.deletingLastPathComponent()
    #else
      return URL(fileURLWithPath: Bundle.main.executablePath!).deletingLastPathComponent()
    #endif
  }()

  /// The libraries that users import.
  static let libraries = [
    "CharacterizationSupport", "FixtureSupport", "JSONCanonicalization", "SnapshotCore",
  ]

  /// The README and all articles, by their paths from the root.
  static func articles() throws -> [DocumentationPage] {
    let articles = try files(below: "Sources", withExtension: "md")
    return try (["README.md"] + articles).map { path in
      DocumentationPage(path: path, markdown: try text(of: path))
    }
  }

  /// The documentation comments of the libraries.
  static func comments() throws -> [DocumentationPage] {
    try libraries.flatMap { library in
      try files(below: "Sources/\(library)", withExtension: "swift").map { path in
        DocumentationPage(path: path, commentsOf: try text(of: path))
      }
    }
  }

  /// The text of a file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func files(below folder: String, withExtension: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return names.filter { $0.hasSuffix(".\(withExtension)") }.map { "\(folder)/\($0)" }.sorted()
  }
}
