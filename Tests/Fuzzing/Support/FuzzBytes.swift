/// Draws choices from the front of what the fuzzer gives; the rest stays a text.
///
/// Behind the end every draw is 0, so that each input means something.
struct FuzzBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  /// What has not been drawn.
  var remaining: [UInt8] { Array(rest) }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number below a bound of at most 256.
  mutating func below(_ bound: Int) -> Int { Int(byte()) % bound }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  /// At most `limit` bytes, as many as the next byte says.
  mutating func bytes(atMost limit: Int) -> [UInt8] {
    let taken = rest.prefix(below(limit + 1))
    rest = rest.dropFirst(taken.count)
    return Array(taken)
  }
}
