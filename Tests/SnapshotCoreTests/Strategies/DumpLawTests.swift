import AtomicFile
import FileTestSupport
import Foundation
import Testing

/// Different values have different dumps, and equal ones the same, in every process; what is dumped
/// is in the program `dump-printer`.
@Suite("The law of dumps")
struct DumpLawTests {
  private struct Printed: Decodable, Equatable {
    var name: String
    var different: [String]
    var alike: [String]
  }

  @Test func `tells values apart, and shows equal ones alike`() throws {
    let printed = try Self.run([])
    #expect(printed.count > 100)
    for specimen in printed {
      #expect(
        Set(specimen.different).count == specimen.different.count, "\(specimen.name): two are alike"
      )
      for text in specimen.alike { #expect(text == specimen.different[0], "\(specimen.name)") }
      for text in specimen.different + specimen.alike {
        #expect(!text.hasPrefix("fault"), "\(specimen.name): \(text)")
        #expect(!text.contains("0x") && !text.contains("unknown context"), "\(text)")
      }
    }
  }

  @Test(
    arguments: [
      ["TZ=UTC"], ["TZ=Asia/Tokyo", "LANG=de_DE.UTF-8", "LC_ALL=de_DE.UTF-8"],
      ["TZ=America/New_York", "LANG=ar_EG.UTF-8"],
      ["TZ=Europe/Berlin", "SWIFT_DETERMINISTIC_HASHING=1"],
    ], ["", "hash"])
  func `is the same in every process`(variables: [String], argument: String) throws {
    #expect(try Self.run(variables, argument) == Self.run([]))
  }

  #if os(Linux)
    @Test(
      .enabled(if: FailingCall.compiler != nil, "there is no C compiler to fake a clock with"),
      .enabled(if: !Sanitizer.isOn, "a sanitizer wants to be loaded first"))
    func `is the same in summer and in winter`() throws {
      let sandbox = try Sandbox()
      let library = try #require(try FailingCall.library("shifted_clock", in: sandbox))
      let today = try Self.run([])
      for days in [91, 182, 273] {
        let variables = [
          "TZ=Europe/Berlin", "CLOCK_DAYS=\(days)", "LD_PRELOAD=\(library.text)",
        ]
        #expect(try Self.run(variables) == today)
      }
    }
  #endif

  /// What the program prints with these variables.
  private static func run(_ variables: [String], _ argument: String = "") throws -> [Printed] {
    let sandbox = try Sandbox()
    let command =
      ["env"] + variables.map { Path($0.utf8)! } + [GoldenRecorder.sibling("dump-printer")]
      + (argument.isEmpty ? [] : [Path(argument.utf8)!])
    let result = try ChildProcess(command, in: sandbox).finish()
    try #require(result.status == 0, "\(result.ending): \(result.error)")
    return try JSONDecoder().decode([Printed].self, from: Data(result.outputBytes))
  }
}
