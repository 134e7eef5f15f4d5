import AtomicFile
import FileTestSupport
import Testing

@Suite(.enabled(if: !Sanitizer.isOn, "sanitizers take memory of their own")) struct `Memory` {
  /// An array that is far longer than what the command may hold.
  private func longArray(_ separator: String) -> String {
    "[\(separator)" + String(repeating: "  \"0123456789abcdef\",\(separator)", count: 1_500_000)
      + "  0\(separator)]\(separator)"
  }

  @Test(arguments: [["-w"], ["-c"], ["-o", "out.json"]] as [[Path]])
  func `A long array is never held as a whole`(_ mode: [Path]) throws {
    let sandbox = try Sandbox()
    for text in [longArray(" "), longArray("\n")] {
      try sandbox.write("a.json", text)
      let result = try Command.run(mode + ["a.json"], in: sandbox)
      #expect(result.status == (mode == ["-c"] && !text.contains("\n") ? 1 : 0))
      #expect(result.peakMemory < 24 << 20)
    }
  }

  @Test(arguments: ["[1, \(space)2]", "[1 \(space),2]", "\(space)[1,2]", "[1,2]\(space)"])
  func `Nor is white space, wherever it stands`(_ text: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", text)
    let result = try Command.run(["--compact", "a.json"], in: sandbox)
    expect(result, output: "[1,2]\n")
    #expect(result.peakMemory < 24 << 20)
  }

  private static let space = String(repeating: " \n", count: 20_000_000)

  @Test func `Nor are long JSON Lines`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.jsonl", String(repeating: "[ \"0123456789abcdef\" ]\n", count: 1_000_000))
    let result = try Command.run(["-w", "--lines", "a.jsonl"], in: sandbox)
    expect(result)
    #expect(result.peakMemory < 24 << 20)
  }
}
