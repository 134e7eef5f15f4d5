/// Pairs of texts that are hard on a line diff.
enum TextShape: String, CaseIterable {
  case nothingInCommon = "nothing in common"
  case allEqual = "all lines equal"
  case reversed
  case shuffled
  /// Few different lines, each very often, in random order on both sides.
  case repetitive

  /// Makes two texts of about `count` lines.
  func texts(count: Int) -> (old: [UInt8], new: [UInt8]) {
    var random = SplitMix64(seed: 11)
    let numbers = Array(0..<count)
    switch self {
    case .nothingInCommon:
      return (Self.text(numbers), Self.text(numbers.map { $0 + count }))
    case .allEqual:
      // Of other lengths, or the common prefix would be all of it.
      return (
        Self.text([-1] + Array(repeating: 0, count: count)),
        Self.text([-2] + Array(repeating: 0, count: count * 9 / 10) + [-3])
      )
    case .reversed:
      return (Self.text(numbers), Self.text(numbers.reversed()))
    case .shuffled:
      return (Self.text(numbers), Self.text(numbers.shuffled(using: &random)))
    case .repetitive:
      return (
        Self.text(numbers.map { _ in random.below(50) }),
        Self.text(numbers.map { _ in random.below(50) })
      )
    }
  }

  private static func text(_ numbers: [Int]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(numbers.count * 24)
    for number in numbers {
      text += Array("    \"line\": \(number),\n".utf8)
    }
    return text
  }
}
