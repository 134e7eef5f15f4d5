import Foundation

/// Published suites and documents, which the project does not carry: `CONFORMANCE_DATA` names a folder that holds
/// `conformance/` and `corpora/`.
enum ConformanceData {
  static let root = ProcessInfo.processInfo.environment["CONFORMANCE_DATA"]

  static func exists(_ folder: String) -> Bool {
    root.map { FileManager.default.fileExists(atPath: "\($0)/\(folder)") } ?? false
  }

  static func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(root ?? "")/\(path)")))
  }

  /// The names of the files in a folder, sorted; none where there is no such folder.
  static func names(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    guard exists(folder), let root else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
        .filter(isWanted).sorted()
    } catch {
      return ["\(error)"]
    }
  }
}
