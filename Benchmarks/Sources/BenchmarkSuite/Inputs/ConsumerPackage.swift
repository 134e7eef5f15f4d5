/// A package that uses the library as a user's does, in the folder of generated files.
///
/// It is built here for debugging, as `swift test` builds a user's tests, and for release.
struct ConsumerPackage {
  var directory: String

  enum Configuration: String, CaseIterable {
    case debug
    case release
  }

  /// Writes the package and builds it.
  func build(_ configuration: Configuration) throws {
    let sources = "\(directory)/Sources/consumer"
    try createDirectory(sources)
    try update("\(directory)/Package.swift", Self.manifest)
    try update("\(sources)/Main.swift", Self.main)
    try update("\(sources)/GoldenWork.swift", Self.goldens)
    for name in ["RecordValue", "Words", "SplitMix64"] {
      let text = try readFile("\(Self.benchmarks)/Sources/BenchmarkSuite/Inputs/\(name).swift")
      try update("\(sources)/\(name).swift", String(decoding: text, as: UTF8.self))
    }
    let arguments = [
      "swift", "build", "--package-path", directory, "--configuration", configuration.rawValue,
    ]
    _ = try MeteredProcess.read(arguments)
  }

  /// The command that does one kind of work so many times, and prints the seconds of each.
  func command(_ configuration: Configuration, _ arguments: [String]) -> [String] {
    ["\(directory)/.build/\(configuration.rawValue)/consumer"] + arguments
  }

  /// Leaves a file alone that is right, so that nothing is built again.
  private func update(_ path: String, _ text: String) throws {
    if let old = try? readFile(path), old == Array(text.utf8) { return }
    try writeFile(Array(text.utf8), to: path)
  }

  /// The folder of this package: four above this file.
  static let benchmarks = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(4).joined(separator: "/")

  private static let root = benchmarks.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/")

  private static var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Consumer",
      platforms: [.macOS(.v26)],
      dependencies: [.package(name: "SwiftCharacterizationKit", path: "\(root)")],
      targets: [
        .executableTarget(
          name: "consumer",
          dependencies: [
            .product(name: "JSONCanonicalization", package: "SwiftCharacterizationKit"),
            .product(name: "LineDiff", package: "SwiftCharacterizationKit"),
            .product(name: "SnapshotCore", package: "SwiftCharacterizationKit"),
          ])
      ])

    """
  }

  private static let main = #"""
    import Foundation
    import JSONCanonicalization
    import LineDiff

    @main
    struct Main {
      static func main() throws {
        let arguments = CommandLine.arguments
        let times = Int(arguments[2])!
        switch arguments[1] {
        case "encodable", "JSONEncoder":
          let records = Array(RecordValues(seed: 1, count: Int(arguments[3])!))
          let json = JSONEncoder()
          json.outputFormatting = [.sortedKeys, .prettyPrinted]
          try measure(times) {
            if arguments[1] == "JSONEncoder" {
              _ = try json.encode(records)
            } else {
              _ = try CanonicalJSONEncoder().encode(records)
            }
          }
        case "text":
          let input = try bytes(arguments[3])
          try measure(times) { _ = try Canonicalizer().canonicalize(input) }
        case "line-diff":
          let old = try bytes(arguments[3])
          let new = try bytes(arguments[4])
          try measure(times) {
            let diff = LineDiff(old: old.span, new: new.span)
            _ = UnifiedDiff(oldName: "old", newName: "new").bytes(of: diff, old: old.span, new: new.span)
          }
        case "goldens":
          try GoldenWork(Int(arguments[4])!, folder: arguments[5]).run(arguments[3], times: times)
        default:
          fatalError("unknown work \(arguments[1])")
        }
      }

      static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      }

      static func measure(_ times: Int, _ work: () throws -> Void) throws {
        try work()
        for _ in 0..<times {
          let duration = try ContinuousClock().measure(work)
          print(duration / .seconds(1))
        }
      }
    }

    """#
}
