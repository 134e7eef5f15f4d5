import FixtureSupport
import Foundation
import Testing

@Suite struct `A fixed clock` {
  private let start = Date(timeIntervalSince1970: 1_000)

  @Test func `stands still until it is moved`() {
    let clock = FixedClock(now: start)
    #expect(clock() == start)
    #expect(clock() == start)
    clock.advance(by: 60)
    #expect(clock() == start + 60)
    clock.advance(by: .milliseconds(-500))
    #expect(clock() == start + 59.5)
    clock.now = start
    #expect(clock.now == start)
  }

  @Test func `is a function from nothing to a date`() {
    let clock = FixedClock(now: start)
    let now: @Sendable () -> Date = clock.callAsFunction
    clock.advance(by: 1)
    #expect(now() == start + 1)
  }

  @Test func `loses no step of several threads`() async {
    let clock = FixedClock(now: start)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 { clock.advance(by: 1) }
        }
      }
    }
    #expect(clock() == start + 8_000)
  }
}
