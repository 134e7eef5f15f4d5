/// Applies a unified diff, to check that one says what it should.
///
/// It shares nothing with the library that writes diffs.
package struct Patch {
  /// How many lines the diff deletes and inserts.
  package private(set) var deletions = 0
  package private(set) var insertions = 0

  /// - Throws: ``Failure`` where the diff does not turn `old` into `new`.
  package init(checking diff: Span<UInt8>, old: Span<UInt8>, new: Span<UInt8>) throws {
    var diff = LineReader(diff)
    var old = LineReader(old)
    var new = LineReader(new)
    var oldLine = 1
    while let line = diff.next() {
      if diff.starts(line, with: "@@ -") {
        let start = try Self.start(of: line, in: diff)
        while oldLine < start {
          try Self.require(old.next(), old, equals: new.next(), new)
          oldLine += 1
        }
        continue
      }
      let body = (line.lowerBound + 1)..<line.upperBound
      switch diff.bytes[line.lowerBound] {
      case UInt8(ascii: " ") where diff.isInHunk:
        try Self.require(old.next(), old, equals: body, diff)
        try Self.require(new.next(), new, equals: body, diff)
        oldLine += 1
      case UInt8(ascii: "-") where diff.isInHunk:
        try Self.require(old.next(), old, equals: body, diff)
        oldLine += 1
        deletions += 1
      case UInt8(ascii: "+") where diff.isInHunk:
        try Self.require(new.next(), new, equals: body, diff)
        insertions += 1
      default:
        // Names and what git adds to them.
        continue
      }
    }
    while let line = old.next() {
      try Self.require(line, old, equals: new.next(), new)
    }
    guard new.next() == nil else { throw Failure(message: "the diff leaves out the end") }
  }

  /// The first line of the old text that a hunk is about.
  private static func start(of header: Range<Int>, in diff: borrowing LineReader) throws -> Int {
    var index = header.lowerBound + 4
    var start = 0
    while case let digit = diff.bytes[index], digit >= 0x30, digit <= 0x39 {
      start = start * 10 + Int(digit - 0x30)
      index += 1
    }
    // Without old lines, a hunk names the line that it follows.
    let isEmpty = diff.bytes[index] == UInt8(ascii: ",") && diff.bytes[index + 1] == 0x30
    return isEmpty ? start + 1 : start
  }

  private static func require(
    _ line: Range<Int>?, _ reader: borrowing LineReader, equals other: Range<Int>?,
    _ otherReader: borrowing LineReader
  ) throws {
    guard let line, let other, line.count == other.count else {
      throw Failure(message: "the diff is not one of these texts")
    }
    for index in 0..<line.count
    where reader.bytes[line.lowerBound + index] != otherReader.bytes[other.lowerBound + index] {
      throw Failure(message: "the diff is wrong at byte \(other.lowerBound + index)")
    }
  }
}

/// Reads a text line by line, LF included.
private struct LineReader: ~Escapable {
  let bytes: Span<UInt8>
  /// Whether a hunk's header was read.
  package private(set) var isInHunk = false
  private var offset = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> Range<Int>? {
    guard offset < bytes.count else { return nil }
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
    if offset < bytes.count { offset += 1 }
    if bytes[start] == UInt8(ascii: "@") { isInHunk = true }
    return start..<offset
  }

  func starts(_ line: Range<Int>, with prefix: StaticString) -> Bool {
    guard line.count > prefix.utf8CodeUnitCount else { return false }
    for index in 0..<prefix.utf8CodeUnitCount
    where unsafe bytes[line.lowerBound + index] != prefix.utf8Start[index] {
      return false
    }
    return true
  }
}
