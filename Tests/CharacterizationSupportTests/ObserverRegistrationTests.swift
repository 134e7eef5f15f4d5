import Testing
import Threading

@testable import CharacterizationSupport

/// On Darwin XCTest raises an exception where an observer comes off the main thread.
@Suite struct ObserverRegistrationTests {
  private final class Record: Sendable {
    let events = Monitor<[String]>([])
    func note(_ event: String) { events.withLock { $0.append(event) } }
  }

  @Test func `Where it is allowed, an observer is registered at once, and once`() {
    let record = Record()
    let registration = ObserverRegistration(
      isAllowedHere: { true }, later: { _ in record.note("later") })
    registration.register { record.note("registered") }
    #expect(record.events.withLock { $0 } == ["registered"])
  }

  @Test func `Elsewhere nobody waits: it is registered when its turn has come`() {
    let record = Record()
    let queue = Monitor<[@Sendable () -> Void]>([])
    let registration = ObserverRegistration(
      isAllowedHere: { false }, later: { work in queue.withLock { $0.append(work) } })
    registration.register { record.note("registered") }
    record.note("returned")
    #expect(record.events.withLock { $0 } == ["returned"])
    for work in queue.withLock({ $0 }) { work() }
    #expect(record.events.withLock { $0 } == ["returned", "registered"])
  }
}
