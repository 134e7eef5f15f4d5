import Dispatch
import FixtureSupport
import Foundation
import Testing

@Suite struct `A fixed UUID source` {
  @Test func `counts up from zero and starts again`() {
    let uuid = FixedUUID()
    #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000001")
    for _ in 2..<255 { _ = uuid() }
    #expect(uuid().uuidString == "00000000-0000-0000-0000-0000000000FF")
    #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000100")
    uuid.reset()
    #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000000")
  }

  @Test(arguments: [
    (
      UInt128(1) << 32 - 1, "00000000-0000-0000-0000-0000FFFFFFFF",
      "00000000-0000-0000-0000-000100000000"
    ),
    (
      UInt128(1) << 48 - 1, "00000000-0000-0000-0000-FFFFFFFFFFFF",
      "00000000-0000-0000-0001-000000000000"
    ),
    (
      UInt128(1) << 64 - 1, "00000000-0000-0000-FFFF-FFFFFFFFFFFF",
      "00000000-0000-0001-0000-000000000000"
    ),
    (
      UInt128.max, "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
      "00000000-0000-0000-0000-000000000000"
    ),
  ])
  func `goes on into the group before`(first: UInt128, expected: String, next: String) {
    let uuid = FixedUUID(startingAt: first)
    #expect(uuid().uuidString == expected)
    #expect(uuid().uuidString == next)
    uuid.reset()
    #expect(uuid().uuidString == expected)
  }

  @Test func `does not repeat around 2^48`() {
    let uuid = FixedUUID(startingAt: 1 << 48 - 5_000)
    let drawn = (0..<10_000).map { _ in uuid() }
    #expect(Set(drawn).count == 10_000)
  }

  @Test func `can be constant`() throws {
    #expect(FixedUUID.constant().uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(FixedUUID.constant() == FixedUUID.constant())
    let one = try #require(UUID(uuidString: "01234567-89AB-CDEF-0123-456789ABCDEF"))
    let uuid = FixedUUID.constant(one)
    #expect(uuid() == one)
    #expect(uuid() == one)
  }

  @Test func `gives 8 threads 100,000 UUIDs and none of them twice`() {
    let uuid = FixedUUID()
    let all = Shared<Set<UUID>>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let drawn = (0..<12_500).map { _ in uuid() }
      all.withLock { $0.formUnion(drawn) }
    }
    #expect(all.withLock { $0.count } == 100_000)
    #expect(uuid().uuidString == "00000000-0000-0000-0000-0000000186A0")
  }
}
