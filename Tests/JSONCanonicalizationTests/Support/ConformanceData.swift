import Foundation

/// Published suites and documents, which the project does not carry: `CONFORMANCE_DATA` names a folder that holds
/// `conformance/` and `corpora/`.
enum ConformanceData {
  static let root = ProcessInfo.processInfo.environment["CONFORMANCE_DATA"]

  static func exists(_ folder: String) -> Bool {
    root.map { FileManager.default.fileExists(atPath: "\($0)/\(folder)") } ?? false
  }

  /// The bytes of a file; `Data(contentsOf:)` leaks memory where the file is empty.
  static func read(_ path: String) throws -> [UInt8] {
    let descriptor = unsafe open("\(root ?? "")/\(path)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Foundation.read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
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
