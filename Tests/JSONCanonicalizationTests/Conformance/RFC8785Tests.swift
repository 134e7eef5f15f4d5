import JSONCanonicalization
import Testing

/// The vectors that accompany RFC 8785.
@Suite(.enabled(if: ConformanceData.exists("conformance/rfc8785")))
struct RFC8785Tests {
  static let folder = "conformance/rfc8785/testdata"

  @Test(arguments: ConformanceData.names(in: "\(folder)/input") { $0.hasSuffix(".json") })
  func `an input becomes its output, byte for byte`(name: String) throws {
    let input = try ConformanceData.read("\(Self.folder)/input/\(name)")
    let output = try ConformanceData.read("\(Self.folder)/output/\(name)")
    expectText(input, becomes: output, using: .jcs)
    expectText(output, becomes: output, using: .jcs)
    let hex = try ConformanceData.read("\(Self.folder)/outhex/\(name.dropLast(5)).txt")
    let bytes = String(decoding: hex, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map { UInt8($0, radix: 16) ?? 0 }
    expectText(input, becomes: bytes, using: .jcs)
  }

  /// Makes the patterns of the published number file: a fixed table, 2,000 in a row, then a chain of SHA-256.
  static let patterns = #"""
    import hashlib, math, struct, sys
    out = [int(line, 16) for line in sys.stdin.read().split()]
    out += [0x0010000000000000 + i for i in range(2000)]
    block = bytes(32)
    while len(out) < 100000:
        block = hashlib.sha256(block).digest()
        for pattern, value in zip(struct.unpack("<4Q", block), struct.unpack("<4d", block)):
            if value != 0 and math.isfinite(value): out.append(pattern)
    print("\n".join("%x" % pattern for pattern in out[:100000]))
    """#

  static let digest = #"""
    import hashlib, sys
    print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest())
    """#

  @Test(.enabled(if: Tool.python3.isInstalled))
  func `the number file of 100,000 lines has its published digest`() throws {
    let table = try ConformanceData.read("conformance/rfc8785/es6-static-u64.txt")
    let lines = try Tool.python3.run(["-c", Self.patterns], input: table).split(separator: 0x0A)
    #expect(lines.count == 100_000)
    var input = ""
    for line in lines {
      let pattern = UInt64(String(decoding: line, as: UTF8.self), radix: 16) ?? 0
      input += "\(Double(bitPattern: pattern))\n"
    }
    let output = try Canonicalizer(format: .jcs, framing: .lines).bytes(of: input)
    var file: [UInt8] = []
    for (line, number) in zip(lines, output.split(separator: 0x0A)) {
      file += line
      file.append(0x2C)
      file += number
      file.append(0x0A)
    }
    #expect(file.count == 4_031_728)
    let digest = try Tool.python3.run(["-c", Self.digest], input: file)
    #expect(
      String(decoding: digest, as: UTF8.self)
        == "22776e6d4b49fa294a0d0f349268e5c28808fe7e0cb2bcbe28f63894e494d4c7\n")
  }
}
