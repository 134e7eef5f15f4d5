import JSONCanonicalization
import Testing

/// Tokens around lengths at which a compact record of them has to change its form: 2^20 and 2^24 bytes.
struct LongTokenTests {
  @Test(arguments: [0xF_FFFC, 0xF_FFFD, 0xF_FFFE, 0xF_FFFF, 0x10_0000, 0xFF_FFFE, 0x100_0001])
  func `a long token is one token`(length: Int) {
    let run = [UInt8](repeating: 0x37, count: length)
    let quoted = [0x22] + run + [0x22]
    let escape = Array("\\u0041\\u001F".utf8)
    let respelled = Array("A\\u001f".utf8)
    let tail = Array(",[1]]".utf8)
    for (input, output) in [
      (run, run), (quoted, quoted),
      ([0x22] + escape + run + [0x22], [0x22] + respelled + run + [0x22]),
      (
        [0x7B] + quoted + Array(":1,\"a\":2}".utf8), [0x7B] + quoted + Array(":1,\"a\":2}".utf8)
      ),
      (
        Array("{\"a\":2,\"\\u0037".utf8) + run + Array("\":1}".utf8),
        Array("{\"7".utf8) + run + Array("\":1,\"a\":2}".utf8)
      ),
    ] as [([UInt8], [UInt8])] {
      expectText(
        [0x5B] + input + tail, becomes: [0x5B] + output + tail,
        using: Canonicalizer(
          format: CanonicalFormat(indentation: .compact, endsWithNewline: false)))
    }
  }

  @Test func `long keys that differ in their last byte are two keys`() {
    let run = String(repeating: "k", count: 0x10_0000)
    expectText(
      "{\"\(run)b\":1,\"\(run)a\":2,\"\(run)\":3}",
      becomes: "{\"\(run)\":3,\"\(run)a\":2,\"\(run)b\":1}", using: .jcs)
    expectRefusal(
      "{\"\(run)a\":1,\"\(run)a\":2}", .duplicateKey, at: run.utf8.count + 7)
  }
}
