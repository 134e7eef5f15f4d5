/// Where sources are at run time, for a test that was compiled somewhere else: in a container, or by
/// a remote build.
struct PathMap: Sendable, Hashable {
  /// `<from>=<to>`.
  private let text: String

  /// Creates a map; nil where the text is not `<from>=<to>`.
  init?(_ text: String) {
    let sign = text.utf8.firstIndex(of: UInt8(ascii: "="))
    guard let sign, sign != text.startIndex, text.utf8.index(after: sign) != text.endIndex
    else { return nil }
    self.text = text
  }

  /// The path with `<from>` at its start replaced; the path itself where it starts otherwise.
  ///
  /// Paths may hold `=` too: of all ways to read the map, the one with the longest `<from>` counts.
  func callAsFunction(_ path: String) -> String {
    let (map, bytes) = (Array(text.utf8), Array(path.utf8))
    for sign in map.indices.reversed() where map[sign] == UInt8(ascii: "=") {
      let source = Self.withoutEndSlash(map[..<sign])
      let target = Self.withoutEndSlash(map[(sign + 1)...])
      guard !source.isEmpty, bytes.starts(with: source) else { continue }
      let rest = bytes.dropFirst(source.count)
      guard rest.isEmpty || rest.first == PathSteps.slash else { continue }
      return String(decoding: target + rest, as: UTF8.self)
    }
    return path
  }

  private static func withoutEndSlash(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    path.count > 1 && path.last == PathSteps.slash ? path.dropLast() : path
  }
}
