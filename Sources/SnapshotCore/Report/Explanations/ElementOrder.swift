/// Whether a JSON array has the same elements in another order, as one has that was made from a set,
/// or an object the same members.
enum ElementOrder {
  /// How many bytes are read at most; containers in containers are read again with each.
  private static let byteLimit = 1 << 26

  /// What is said about the innermost container around the first difference of which that is true.
  ///
  /// - Parameters:
  ///   - golden: The golden: canonical JSON, or what someone has made of it.
  ///   - actual: The text that differs from it.
  ///   - start: Where the value with the difference starts, in both.
  ///   - offset: How many bytes at the start are equal.
  /// - Returns: A line; nil where it is true of none.
  /// - Complexity: O(n) for n bytes in front of the difference and in the containers around it, which
  ///   are read as far as a limit goes.
  static func explanation(
    golden: Span<UInt8>, actual: Span<UInt8>, from start: Int, offset: Int
  ) -> String? {
    var scanner = JSONPathScanner(from: start)
    scanner.scan(golden, to: offset)
    var bytesLeft = byteLimit
    for (depth, start) in scanner.containerStarts.enumerated().reversed() {
      guard let one = elements(golden, from: start, &bytesLeft),
        let other = elements(actual, from: start, &bytesLeft)
      else {
        if bytesLeft <= 0 { return nil }
        continue
      }
      guard one.hash.isPermutation(of: other.hash) else { continue }
      let isRest = ByteEquality.isEqual(
        golden.extracting(one.end..<golden.count), actual.extracting(other.end..<actual.count))
      let path = scanner.path(golden, depth: depth)
      return golden[start] == UInt8(ascii: "[")
        ? array(path, one.hash.count, isRest) : object(path, isRest)
    }
    return nil
  }

  private static func array(_ path: String, _ count: Int, _ isAll: Bool) -> String {
    "\(isAll ? "Only the order of an array differs: " : "")\(path) has the same \(count) elements in "
      + "another order. A Set has one order where a container encodes it, and another in each process "
      + "where its own encode(to:) is called, as some property wrappers do: encode it by a container, "
      + "or sort it first."
  }

  private static func object(_ path: String, _ isAll: Bool) -> String {
    "\(isAll ? "Only the order of keys differs: " : "")\(path) has the same members in another order, "
      + "so the golden is in another form than this check's."
  }

  /// The elements or members of the container that starts at `start`, and where it ends.
  private static func elements(
    _ text: Span<UInt8>, from start: Int, _ bytesLeft: inout Int
  ) -> (hash: UnorderedHash, end: Int)? {
    var hash = UnorderedHash()
    var depth = 0
    var element = start + 1
    var index = start
    defer { bytesLeft -= index - start }
    let end = min(text.count, start + max(0, bytesLeft))
    while index < end {
      switch text[index] {
      case UInt8(ascii: "\""):
        guard let behind = stringEnd(text, index, end) else {
          index = end
          return nil
        }
        index = behind
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        guard depth == 0 else { break }
        add(text, element..<index, to: &hash)
        return (hash, index + 1)
      case UInt8(ascii: ",") where depth == 1:
        add(text, element..<index, to: &hash)
        element = index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func add(_ text: Span<UInt8>, _ range: Range<Int>, to hash: inout UnorderedHash) {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, JSONTokens.isSpace(text[start]) { start += 1 }
    while start < end, JSONTokens.isSpace(text[end - 1]) { end -= 1 }
    hash.add(text.extracting(start..<end))
  }

  /// The index behind a string, which a golden that someone has edited may not end.
  private static func stringEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var index = start + 1
    while index < end {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""): return index + 1
      default: index += 1
      }
    }
    return nil
  }
}
