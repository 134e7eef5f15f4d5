import CharacterizationSupport
import Foundation

@Suite struct LargeTests {
  struct Record: Encodable {
    var id: Int
    var name = "a name of some length"
    var tags = ["one", "two", "three"]
    var score = 0.5
  }

  @Test func large() throws {
    let count = Int(ProcessInfo.processInfo.environment["RECORDS"] ?? "") ?? 1
    let records = (0..<count).lazy.map { Record(id: $0) }
    try expectGolden(of: records, as: .json)
    #if os(Linux)
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
      let kilobytes = try #require(peak.split(separator: " ").compactMap { Int($0) }.first)
      #expect(kilobytes < 100_000)
    #endif
  }
}
