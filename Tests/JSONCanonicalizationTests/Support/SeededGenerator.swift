import Foundation

/// SplitMix64: the same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a bound; the bias does not matter here, and speed in debug builds does.
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 33) % bound
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  mutating func shuffle<Element>(_ elements: inout [Element]) {
    var last = elements.count - 1
    while last > 0 {
      elements.swapAt(last, below(last + 1))
      last -= 1
    }
  }
}

/// How much the property tests do.
enum PropertyTests {
  /// Where random inputs start: `PROPERTY_SEED`, or one fixed number.
  static let seed = number("PROPERTY_SEED") ?? 20_240_601

  /// How many times the usual number of cases is run: `PROPERTY_FACTOR`, or once; ten times if `LONG_TESTS` is set.
  static let factor = Int(number("PROPERTY_FACTOR") ?? (number("LONG_TESTS") == nil ? 1 : 10))

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
