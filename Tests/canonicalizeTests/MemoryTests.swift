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

  /// Where white space stands.
  ///
  /// The texts themselves would be printed as the arguments of the test.
  enum Place: CaseIterable {
    case beforeElement, afterElement, atStart, atEnd

    func text(_ space: String) -> String {
      switch self {
      case .beforeElement: "[1, \(space)2]"
      case .afterElement: "[1 \(space),2]"
      case .atStart: "\(space)[1,2]"
      case .atEnd: "[1,2]\(space)"
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `Nor is white space, wherever it stands`(_ place: Place) throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", place.text(String(repeating: " \n", count: 20_000_000)))
    let result = try Command.run(["--compact", "a.json"], in: sandbox)
    expect(result, output: "[1,2]\n")
    #expect(result.peakMemory < 24 << 20)
  }

  @Test func `Nor are long JSON Lines`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.jsonl", String(repeating: "[ \"0123456789abcdef\" ]\n", count: 1_000_000))
    let result = try Command.run(["-w", "--lines", "a.jsonl"], in: sandbox)
    expect(result)
    #expect(result.peakMemory < 24 << 20)
  }

  /// Each piece that a thread works on becomes tens of megabytes.
  @Test(arguments: [1, 2, 4, 8])
  func `Nor is text that indentation makes long, whatever the number of threads`(
    _ threads: Int
  ) throws {
    let sandbox = try Sandbox()
    let element =
      String(repeating: "[", count: 100) + "1" + String(repeating: ",1", count: 3_000)
      + String(repeating: "]", count: 100)
    let elements = Array(repeating: element, count: 100)
    try sandbox.write("a.json", "[" + elements.joined(separator: ",") + "]")
    let options: [Path] = ["--indent", "4", "-j", Path(Array("\(threads)".utf8))!]
    let result = try Command.start(
      options + ["a.json"], in: sandbox, output: .writing("/dev/null")
    ).finish()
    expect(result)
    #expect(result.peakMemory < 24 << 20 + threads * 6 << 20)
  }
}
