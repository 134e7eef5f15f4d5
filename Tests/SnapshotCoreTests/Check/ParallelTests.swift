import Foundation
import Testing

@testable import SnapshotCore

@Suite("Many checks at once")
struct ParallelTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["LONG_TESTS"] == "1" ? 50 : 3

  private func text(_ number: Int, _ round: Int) -> String {
    String(repeating: "\(number) in round \(round)\n", count: 500 + number * 40)
  }

  @Test("64 tests record and check in one folder, and no golden is lost, torn or mixed")
  func oneFolder() async throws {
    let scene = try Scene()
    for round in 0..<Self.rounds {
      let recorded = try await failures(scene.nextProcess(["CHARACTERIZATION_RECORD": "1"]), round)
      #expect(recorded.allSatisfy { $0?.kind == .recorded })
      let checked = try await failures(scene.nextProcess(), round)
      #expect(checked.allSatisfy { $0 == nil })
      for number in 0..<64 { #expect(scene.text("t\(number).txt") == text(number, round)) }
      #expect(scene.names.count == 64)
    }
  }

  @Test("One check that many threads make at once records one golden")
  func oneGolden() async throws {
    for _ in 0..<Self.rounds {
      let scene = try Scene()
      let failures = await withTaskGroup(of: GoldenFailure?.self) { group in
        for number in 0..<16 {
          group.addTask { scene.check(text: "number \(number % 2)\n") }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(failures.filter { $0?.kind == .recordedMissing }.count == 1)
      #expect(failures.filter { $0 == nil }.count == 7)
      #expect(failures.filter { $0?.kind == .collision }.count == 8)
      let text = try #require(scene.text("user.txt"))
      #expect(text == "number 0\n" || text == "number 1\n")
    }
  }

  private func failures(_ scene: Scene, _ round: Int) async throws -> [GoldenFailure?] {
    await withTaskGroup(of: GoldenFailure?.self) { group in
      for number in 0..<64 {
        let text = text(number, round)
        group.addTask { scene.check(text: text, testName: "t\(number)()", line: number + 1) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}
