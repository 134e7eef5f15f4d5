import AtomicFile
import FileTestSupport
import Foundation
import Testing

@testable import SnapshotCore

@Suite struct `Texts that are not UTF-8` {
  private func failure(_ golden: [UInt8], _ actual: [UInt8]) throws -> GoldenFailure {
    let scene = try Scene()
    try scene.sandbox.write(scene.path("user.data"), golden)
    return try #require(scene.check(Data(actual), as: .data))
  }

  @Test func `The offset is told, and the bytes of both sides around it`() throws {
    let golden =
      Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3] + Array(repeating: 0, count: 40)
    var actual = golden
    actual[20] = 0xFF
    actual.append(1)
    let failure = try failure(golden, actual)
    #expect(
      failure.message.hasPrefix(
        """
        The bytes differ from the golden.
        The golden has 54 bytes, the actual text 55 bytes.
        first difference: byte 20 (0x14)
          golden:
            00000000  25 50 44 46 2d 31 2e 37  0a 25 e2 e3 cf d3 00 00  %PDF-1.7.%......
            00000010  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  ................
            00000020  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  ................
          actual:
            00000000  25 50 44 46 2d 31 2e 37  0a 25 e2 e3 cf d3 00 00  %PDF-1.7.%......
            00000010  00 00 00 00 ff 00 00 00  00 00 00 00 00 00 00 00  ................
            00000020  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  ................
        golden: /
        """), "\(failure.message)")
    #expect(!failure.message.contains("@@") && failure.message.contains("To accept"))
    #expect(failure.attachments.map(\.name) == ["user.actual.data"])
    #expect(failure.attachments.first?.bytes == actual)
  }

  static let sides: [(golden: [UInt8], actual: [UInt8], says: String)] = [
    ([0xFF], [0x61], "The golden is not UTF-8, the actual text is."),
    ([0x61], [0xFF], "The actual text is not UTF-8, the golden is."),
    ([], [0xFF], "The golden has 0 bytes, the actual text 1 byte."),
    ([0xFF, 0], [0xFF, 1], "Both have 2 bytes.\nfirst difference: byte 1 (0x1)"),
    ([0xFF, 0], [0xFF], "  actual: the end is there\n    00000000  ff     "),
  ]

  @Test(arguments: sides)
  func `Either side can be the one`(
    _ row: (golden: [UInt8], actual: [UInt8], says: String)
  ) throws {
    let failure = try failure(row.golden, row.actual)
    #expect(failure.message.contains(row.says), "\(failure)")
    #expect(!failure.message.contains("@@"))
  }

  @Test func `Megabytes have the offset of what differs`() throws {
    var golden = [UInt8](repeating: 0xAB, count: 3 << 20)
    let actual = golden
    golden[2 << 20] = 0xCD
    let failure = try failure(golden, actual)
    #expect(failure.message.contains("byte 2097152 (0x200000)"))
    #expect(failure.message.contains("00200000  cd ab"))
    #expect(failure.attachments.first?.bytes.count == GoldenAttachment.byteLimit)
  }

  static let text = "„Zoë“ kostet 5 €,\nnaïve 😀\n"

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [false, true])
  func `A golden that an editor has saved as UTF-16 is told`(
    _ encoding: String.Encoding, _ isSame: Bool
  ) throws {
    let lines = Self.text.replacingOccurrences(of: "\n", with: "\r\n")
    let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    let golden = mark + (try #require(lines.data(using: encoding)))
    let message = try failure(golden, Array((isSame ? Self.text : "other").utf8)).message
    let name = encoding == .utf16LittleEndian ? "UTF-16 (little endian)" : "UTF-16 (big endian)"
    #expect(
      message.contains(
        isSame
          ? "Only the encoding differs: the golden is \(name); save it as UTF-8"
          : "The golden is \(name), as some editors save it; save it as UTF-8"), "\(message)")
  }

  @Test func `A golden in the encoding of old editors is told`() throws {
    let text = "Zoë: 5 €\n"
    let golden = try #require(text.data(using: .windowsCP1252))
    #expect(
      try failure(Array(golden), Array(text.utf8)).message.contains(
        "Only the encoding differs: the golden is ISO 8859-1 or Windows-1252"))
    #expect(try !failure(Array(golden), Array("Zoe".utf8)).message.contains("ISO"))
  }
}
