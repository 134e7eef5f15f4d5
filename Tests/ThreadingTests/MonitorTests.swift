import Testing
import Threading

struct MonitorTests {
  @Test func `changes from many threads are all there`() {
    let count = Monitor(0)
    let threads = Threads()
    for _ in 0..<8 {
      threads.start {
        for _ in 0..<1_000 { count.withLock { $0 += 1 } }
      }
    }
    threads.join()
    #expect(count.withLock { $0 } == 8_000)
  }

  @Test func `who waits is woken by the change that was waited for`() {
    let turn = Monitor(0)
    let order = Monitor<[Int]>([])
    let threads = Threads()
    // Started in the wrong order on purpose.
    for number in (0..<20).reversed() {
      threads.start {
        turn.wait(until: { $0 == number }, then: { _ in })
        order.withLock { $0.append(number) }
        turn.withLock { $0 += 1 }
      }
    }
    threads.join()
    #expect(order.withLock { $0 } == Array(0..<20))
  }

  @Test func `a wait changes the value under the same lock`() {
    let tokens = Monitor(3)
    let taken = Monitor(0)
    let threads = Threads()
    for _ in 0..<3 {
      threads.start {
        tokens.wait(until: { $0 > 0 }, then: { $0 -= 1 })
        taken.withLock { $0 += 1 }
      }
    }
    threads.join()
    #expect(tokens.withLock { $0 } == 0)
    #expect(taken.withLock { $0 } == 3)
  }

  @Test func `a wait for what never comes ends`() {
    let value = Monitor(1)
    #expect(!value.wait(until: { $0 == 2 }, milliseconds: 10))
    #expect(value.wait(until: { $0 == 1 }, milliseconds: 0))
  }

  struct Refusal: Error, Equatable {}

  @Test func `an error leaves the lock open`() {
    let value = Monitor(1)
    #expect(throws: Refusal.self) {
      try value.withLock { value throws(Refusal) in
        value = 2
        throw Refusal()
      }
    }
    #expect(value.withLock { $0 } == 2)
  }

  @Test func `no threads are joined at once`() {
    Threads().join()
  }
}
