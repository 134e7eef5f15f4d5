import CDoubleText
import JSONCanonicalization

/// Checks the spelling of numbers in `jcs` against the number file that accompanies RFC 8785.
///
/// The file is made here and compared by its SHA-256. Each double goes through the canonicalizer as 17
/// significant digits, which is never its shortest form on purpose: reading and writing are both checked.
struct NumberCheck {
  private static let batchSize = 4_096

  var lines: Int
  var table: [UInt64]
  private var hash = SHA256()
  private var byteCount = 0

  init(lines: Int, table: [UInt64]) {
    self.lines = lines
    self.table = table
  }

  /// Makes the file and compares its sum with the published one.
  ///
  /// - Parameter output: A file for the lines, to look at.
  /// - Throws: ``Failure`` where the sums differ.
  mutating func run(output: String?) throws {
    try SHA256.checkPublishedExamples()
    guard let expected = PublishedSum.sum(lines: lines, withTable: !table.isEmpty) else {
      throw Failure.usage("--lines is one of \(PublishedSum.all.map(\.lines))")
    }
    let sum = SHA256.hex(try makeLines(output: output))
    print(
      "\(lines) numbers\(table.isEmpty ? " without the table" : ""), \(byteCount) bytes: \(sum)")
    guard sum == expected else { throw Failure(message: "expected \(expected)") }
  }

  private mutating func makeLines(output: String?) throws -> SHA256.Digest {
    var sequence = DoubleSequence(table: table)
    var made = 0
    let canonicalizer = Canonicalizer(format: .jcs)
    var batch: [UInt64] = []
    var input: [UInt8] = []
    var text: [UInt8] = []
    var file: FileWriter?
    if let output {
      file = try FileWriter(creating: output)
    }
    while made < lines {
      batch.removeAll(keepingCapacity: true)
      while batch.count < Self.batchSize, made < lines {
        batch.append(sequence.next())
        made += 1
      }
      writeArray(of: batch, to: &input)
      text.removeAll(keepingCapacity: true)
      try canonicalizer.canonicalize(input.span, into: &text)
      let block = try Self.lines(of: batch, text: text)
      hash.update(block.span)
      byteCount += block.count
      file?.write(block.span)
      try file?.flushIfFull()
    }
    try file?.flush()
    return hash.finish()
  }

  /// Writes the doubles as a JSON array, with 17 significant digits each.
  private func writeArray(of patterns: [UInt64], to bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    var digits = InlineArray<32, CChar>(repeating: 0)
    for pattern in patterns {
      bytes.append(UInt8(ascii: bytes.isEmpty ? "[" : ","))
      var span = digits.mutableSpan
      let count = unsafe span.withUnsafeMutableBufferPointer { target in
        unsafe double_text_write(Double(bitPattern: pattern), target.baseAddress!)
      }
      for index in 0..<count {
        bytes.append(UInt8(bitPattern: digits[index]))
      }
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Returns a line `pattern,number` for each element of a canonical array.
  private static func lines(of patterns: [UInt64], text: [UInt8]) throws -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(patterns.count * 48)
    var index = 1
    for pattern in patterns {
      lines.append(contentsOf: String(pattern, radix: 16).utf8)
      lines.append(UInt8(ascii: ","))
      while index < text.count, text[index] != UInt8(ascii: ","), text[index] != UInt8(ascii: "]") {
        lines.append(text[index])
        index += 1
      }
      lines.append(UInt8(ascii: "\n"))
      index += 1
    }
    guard text.first == UInt8(ascii: "["), index == text.count else {
      throw Failure(message: "not an array of \(patterns.count) numbers: \(text.prefix(200))")
    }
    return lines
  }
}

extension NumberCheck {
  /// Reads the table of edge values: one bit pattern a line, in hexadecimal.
  static func readTable(_ path: String) throws -> [UInt64] {
    try readFile(path).split(separator: UInt8(ascii: "\n")).map { line in
      guard let pattern = UInt64(String(decoding: line, as: UTF8.self), radix: 16) else {
        throw Failure(
          message: "\(path): not a bit pattern: \(String(decoding: line, as: UTF8.self))")
      }
      return pattern
    }
  }
}
