internal import AtomicFile

/// What the test processes of one `swift test` tell each other about goldens: XCTest and Swift Testing
/// run in a process each, and with `--parallel` each test of XCTest has its own.
///
/// They append to one file, each record by one write, and read what the others have appended. As all
/// see the records in one order, they agree on whose a golden is.
final class SharedClaims {
  private let file: OwnedDescriptor
  /// How much of the file is known.
  private var position = 0

  /// Opens a file for several processes, and creates it.
  init(_ path: Path) throws(FileError) {
    file = try OwnedDescriptor(appending: path)
  }

  /// Appends a record; returns what is new in the file since the last call, this record among it.
  ///
  /// Where the file fails, this process knows of itself alone.
  func exchange(_ record: ClaimRecord) -> [ClaimRecord] {
    let line = record.line[...]
    do {
      try file.descriptor.write(line.span)
    } catch {
      return [record]
    }
    guard let end = file.descriptor.position else { return [record] }
    let start = position
    position = end
    // Nothing but this record is new, as is usual.
    if end == start + line.count { return [record] }
    var bytes = [UInt8](repeating: 0, count: end - start)
    let count = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      var span = unsafe buffer.mutableSpan
      return (try? file.descriptor.read(span.count, into: &span, at: start)) ?? 0
    }
    let records = bytes.prefix(count).split(separator: UInt8(ascii: "\n")).compactMap(
      ClaimRecord.init(line:))
    return records.isEmpty ? [record] : records
  }
}
