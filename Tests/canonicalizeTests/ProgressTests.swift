import AtomicFile
import FileTestSupport
import Testing

@testable import canonicalize

@Suite struct `Progress` {
  @Test func `There is no bar where standard error is no terminal`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[\n  1\n]\n")
    for option in ["--progress=auto", "--progress=never", "-q"] as [Path] {
      expect(try Command.run(["-c", option, "a.json"], in: sandbox))
    }
  }

  @Test func `Asked for, the bar ends at all files and bytes`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[\n  1\n]\n")
    try sandbox.write("b.json", "[2]")
    let result = try Command.run(["-c", "--progress=always", "a.json", "b.json"], in: sandbox)
    #expect(result.ending == .exited(1))
    #expect(result.output == "b.json\n")
    let last = result.error.split(separator: "\r").last ?? ""
    #expect(last.hasPrefix("[########################] 2/2 files, 11 B of 11 B, "))
    #expect(last.hasSuffix("/s\u{1B}[K\n"))
  }

  @Test func `Files that cannot be read count as done`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[2]")
    let result = try Command.run(["-c", "--progress=always", "gone", "a.json"], in: sandbox)
    #expect(result.error.contains("2/2 files, 3 B of 3 B"))
    #expect(result.error.contains("gone: error: cannot open: No such file or directory\n"))
  }

  static let bars: [(Int, Int, Double, String)] = [
    (0, 2000, 0, "[------------------------] 0/7 files, 0 B of 2.0 kB"),
    (1000, 2000, 2, "[############------------] 0/7 files, 1.0 kB of 2.0 kB, 500 B/s"),
    (
      999_999, 2_500_000_000, 1,
      "[------------------------] 0/7 files, 999.9 kB of 2.5 GB, 999.9 kB/s"
    ),
    // A file that has grown since it was counted.
    (3000, 2000, 1, "[########################] 0/7 files, 3.0 kB of 2.0 kB, 3.0 kB/s"),
    (0, 0, 1, "0/7 files, 0 B, 0 B/s"),
  ]

  @Test(arguments: bars)
  func `The bar shows files, bytes and rate`(
    _ bytes: Int, _ total: Int, _ seconds: Double, _ text: String
  ) {
    #expect(
      ProgressBar.text(files: 0, of: 7, bytes: bytes, of: total, seconds: seconds) == text)
  }
}
