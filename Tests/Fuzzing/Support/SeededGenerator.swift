/// Takes the place of the tests' generator: what it draws is what the fuzzer gives, read from the place
/// that the seed stands for, so that every `encode(to:)` with one seed makes the same calls.
struct SeededGenerator: RandomNumberGenerator {
  /// The input that is being tried; one thread alone runs.
  @safe nonisolated(unsafe) static var input: [UInt8] = []

  private var place: Int

  init(seed: UInt64) {
    place = Int(truncatingIfNeeded: seed & 0xFFFF)
  }

  private mutating func byte() -> UInt8 {
    defer { place += 1 }
    return place < Self.input.count ? Self.input[place] : 0
  }

  mutating func next() -> UInt64 {
    (0..<8).reduce(0) { number, _ in number << 8 | UInt64(byte()) }
  }

  /// A number below a bound, from as few bytes as will do.
  mutating func below(_ bound: Int) -> Int {
    var number = Int(byte())
    if bound > 256 { number = number << 8 | Int(byte()) }
    if bound > 65_536 { number = number << 16 | Int(byte()) << 8 | Int(byte()) }
    return number % bound
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard byte() & 1 == 1 else { return }
    var last = elements.count - 1
    while last > 0 {
      elements.swapAt(last, below(last + 1))
      last -= 1
    }
  }
}
