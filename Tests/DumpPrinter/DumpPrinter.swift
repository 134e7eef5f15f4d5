import Foundation
import SnapshotCore

/// A process for tests to start: it prints the dumps of all specimens as JSON.
///
///     dump-printer [hash]
///
/// With `hash` the specimens' hashes are asked for before.
@main
struct DumpPrinter {
  static func main() throws {
    let isHashing = CommandLine.arguments.contains("hash")
    let printed = Specimen.all.map { specimen in
      if isHashing {
        for value in specimen.different + specimen.alike { touch(value) }
      }
      return Printed(
        name: specimen.name, different: specimen.different.map(dump),
        alike: specimen.alike.map(dump))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    FileHandle.standardOutput.write(try encoder.encode(printed))
  }

  private static func dump(_ value: Any) -> String {
    do { return try StructuralDump.text(of: value) } catch { return "fault: \(error)" }
  }

  /// Asks for what some types compute then, and keep.
  private static func touch(_ value: Any) {
    // Others of Foundation's hashes trap on Linux: those of a CocoaError, say.
    let isSafe =
      value is CharacterSet || value is URL || value is IndexSet || value is AttributedString
      || value is Set<Int> || value is String || type(of: value) is NSCharacterSet.Type
    guard isSafe else { return }
    if let value = value as? any Hashable { _ = value.hashValue }
  }

  private struct Printed: Encodable {
    var name: String
    var different: [String]
    var alike: [String]
  }
}
