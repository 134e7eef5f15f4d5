/// A random number generator with the same numbers for the same seed, on every platform.
///
/// ```swift
/// var generator = SeededGenerator(seed: 1_234_567)
/// generator.next()  // 6457827717110365317
/// generator.next()  // 3203168211198807973
/// [1, 2, 3, 4].shuffled(using: &generator)
/// ```
///
/// The algorithm is SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number
/// Generators", 2014), the same as Java's `SplittableRandom`: a counter that goes on by
/// 0x9E3779B97F4A7C15, whose value is mixed by two multiplications. It is no source of secrets.
///
/// The numbers of ``next()`` are promised. How `shuffled(using:)` or `Int.random(in:using:)` use
/// them is up to the standard library.
public struct SeededGenerator: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  /// Makes a generator.
  ///
  /// - Parameter seed: Where its numbers start; any value is as good as any other.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  ///
  /// - Returns: 64 bits, each of them 0 as often as 1; the numbers repeat after 2^64 of them.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
