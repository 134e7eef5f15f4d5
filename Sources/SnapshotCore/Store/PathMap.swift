/// Where sources are at run time, for a test that was compiled somewhere else: in a container, or by
/// a remote build.
struct PathMap: Sendable, Hashable {
  /// `<from>=<to>`.
  private let text: String

  /// Creates a map; nil where the text is not `<from>=<to>`.
  init?(_ text: String) {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex,
      text.index(after: sign) != text.endIndex
    else { return nil }
    self.text = text
  }

  /// The path with `<from>` at its start replaced; the path itself where it starts otherwise.
  ///
  /// Paths may hold `=` too: of all ways to read the map, the one with the longest `<from>` counts.
  func callAsFunction(_ path: String) -> String {
    for sign in text.indices.reversed() where text[sign] == "=" {
      let source = Self.withoutEndSlash(text[..<sign])
      let target = Self.withoutEndSlash(text[text.index(after: sign)...])
      guard !source.isEmpty, path.hasPrefix(source) else { continue }
      let rest = path.dropFirst(source.count)
      guard rest.isEmpty || rest.first == "/" else { continue }
      return String(target + rest)
    }
    return path
  }

  private static func withoutEndSlash(_ path: Substring) -> Substring {
    path.count > 1 && path.last == "/" ? path.dropLast() : path
  }
}
