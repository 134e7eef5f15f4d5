import AtomicFile
import FileTestSupport
import Foundation
import Testing

/// Inputs that are large in one way: memory has a bound, and time grows as they do.
@Suite(.serialized, .enabled(if: !Sanitizer.isOn, "sanitizers take time and memory of their own"))
struct `Resources` {
  /// An input of any size.
  struct Shape: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [Path] = []
    var start: String
    /// What is repeated, by its number.
    var unit: @Sendable (Int) -> String
    var end: String
    /// How many units make a run of some hundredths of a second.
    var count: Int
    /// How many units the long test has; 0 where it has none.
    var longCount = 0
    var status: Int32 = 0
    /// The most bytes of memory for a byte of input, beside what the command takes for itself.
    var memory = 4.0
  }

  static let shapes = [
    Shape(
      testDescription: "one string", start: "\"", unit: { _ in "sixteen letters " }, end: "\"",
      count: 500_000, longCount: 64_000_000, memory: 2.5),
    Shape(
      testDescription: "one string of escapes", start: "[\"", unit: { _ in "\\u00e9\\n" },
      end: "\"]", count: 200_000),
    Shape(
      testDescription: "one string of backslashes", start: "[\"", unit: { _ in #"\\\\\\\\"# },
      end: "\"]", count: 200_000),
    Shape(
      testDescription: "one number", start: "[", unit: { _ in "1234567890" }, end: "]",
      count: 500_000, longCount: 10_000_000),
    Shape(
      testDescription: "one number that becomes a double", arguments: ["--format=jcs"],
      start: "[0.", unit: { _ in "1234567890" }, end: "]", count: 500_000, longCount: 10_000_000),
    Shape(
      testDescription: "one number without a double", arguments: ["--format=jcs"], start: "[",
      unit: { _ in "1234567890" }, end: "]", count: 500_000, status: 2),
    Shape(
      testDescription: "empty arrays", start: "[", unit: { _ in "[]," }, end: "0]",
      count: 300_000, longCount: 10_000_000, memory: 0),
    Shape(
      testDescription: "empty arrays in an object", start: "{\"a\":[", unit: { _ in "[]," },
      end: "0]}", count: 300_000, longCount: 10_000_000, memory: 8),
    Shape(
      testDescription: "keys in order", start: "{", unit: { "\"key\(1_000_000_000 + $0)\":0," },
      end: "\"\":0}", count: 40_000, longCount: 10_000_000, memory: 6),
    Shape(
      testDescription: "keys in no order", start: "{",
      unit: { "\"\(UInt32(truncatingIfNeeded: $0 &* 2_654_435_761))\":0," }, end: "\"\":0}",
      count: 40_000, longCount: 10_000_000, memory: 8),
    Shape(
      testDescription: "one key again and again", arguments: ["--duplicate-keys=last"], start: "{",
      unit: { _ in "\"key\":0," }, end: "\"key\":1}", count: 100_000, memory: 8),
    Shape(
      testDescription: "deep arrays", arguments: ["--compact", "--max-depth=1000000"],
      start: "", unit: { $0 % 2 == 0 ? "[1," : "{\"a\":[" }, end: "", count: 30_000, status: 2,
      memory: 40),
    Shape(
      testDescription: "arrays deeper than the limit", start: "", unit: { _ in "[" }, end: "",
      count: 1_000_000, status: 2, memory: 0),
    Shape(
      testDescription: "much indentation", arguments: ["--indent=8", "-o", "/dev/null"], start: "[",
      unit: { _ in String(repeating: "[", count: 500) + String(repeating: "]", count: 500) + "," },
      end: "0]", count: 15, memory: 0),
    Shape(
      testDescription: "comments", arguments: ["--allow-comments", "-q"], start: "[",
      unit: { _ in "/* */ // x\n" }, end: "0]", count: 200_000),
    Shape(
      testDescription: "lines", arguments: ["--lines"], start: "", unit: { _ in "{}\n" }, end: "",
      count: 200_000, longCount: 10_000_000, memory: 0),
    Shape(
      testDescription: "a difference in each line", arguments: ["-d"], start: "[",
      unit: { "\n \($0)," }, end: "0]", count: 30_000, status: 1, memory: 30),
  ]

  private static let isLong = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1"

  /// Runs the command on an input of so many units.
  private func run(_ shape: Shape, _ count: Int) throws -> ChildProcess.Result {
    let sandbox = try Sandbox()
    var text = shape.start
    try sandbox.write("a.json", "")
    for number in 0..<count {
      text += shape.unit(number)
      if text.utf8.count > 1 << 20 {
        try sandbox.append("a.json", text)
        text = ""
      }
    }
    try sandbox.append("a.json", text + shape.end)
    let size = try sandbox.status("a.json").size
    let command = try Command.start(
      shape.arguments + ["a.json"], in: sandbox, output: .writing("/dev/null"))
    let result = try command.finish(seconds: 300)
    #expect(result.ending == .exited(shape.status), "\(result.error)")
    #expect(
      result.peakMemory < 40 << 20 + Int(shape.memory * Double(size)),
      "\(result.peakMemory) bytes of memory for \(size)")
    return result
  }

  @Test(arguments: shapes)
  func `Four times the input takes about four times as long`(_ shape: Shape) throws {
    var ratios: [Double] = []
    // Processors are shared: only a ratio that stays too high means something. With the square of
    // the size it would be 16.
    for _ in 0..<4 {
      let short = try run(shape, shape.count).processorSeconds
      let long = try run(shape, 4 * shape.count).processorSeconds
      // What starting takes is in both.
      if long < 0.1 || long < 9 * short { return }
      ratios.append(long / short)
    }
    Issue.record("four times the input took \(ratios) times as long")
  }

  @Test(.enabled(if: isLong, "needs gigabytes; LONG_TESTS=1"), arguments: shapes)
  func `The largest inputs keep to their bounds`(_ shape: Shape) throws {
    guard shape.longCount > 0 else { return }
    let short = try run(shape, shape.longCount / 16).processorSeconds
    let long = try run(shape, shape.longCount).processorSeconds
    #expect(long < 40 * short + 1, "\(long) s, and \(short) s for a sixteenth")
  }
}
