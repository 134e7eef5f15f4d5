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

  private static let borders = [
    ("00000000-0000-0000-0000-0000FFFFFFFF", "00000000-0000-0000-0000-000100000000"),
    ("00000000-0000-0000-0000-FFFFFFFFFFFF", "00000000-0000-0000-0001-000000000000"),
    ("00000000-0000-0000-FFFF-FFFFFFFFFFFF", "00000000-0000-0001-0000-000000000000"),
    ("FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", "00000000-0000-0000-0000-000000000000"),
  ]

  @Test(arguments: borders)
  func `goes on into the group before`(first: String, next: String) throws {
    let uuid = FixedUUID(startingAt: try #require(UUID(uuidString: first)))
    #expect(uuid().uuidString == first)
    #expect(uuid().uuidString == next)
    uuid.reset()
    #expect(uuid().uuidString == first)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: borders)
  func `starts at a number as at its UUID`(first: String, next: String) throws {
    let digits = first.replacingOccurrences(of: "-", with: "")
    let uuid = FixedUUID(startingAt: try #require(UInt128(digits, radix: 16)))
    #expect(uuid().uuidString == first)
    #expect(uuid().uuidString == next)
  }

  @Test func `does not repeat around 2^48`() throws {
    let first = try #require(UUID(uuidString: "00000000-0000-0000-0000-FFFFFFFFEC77"))
    let uuid = FixedUUID(startingAt: first)
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
