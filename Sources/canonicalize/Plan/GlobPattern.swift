/// A pattern for paths: the language of `fnmatch` within a name, and `**` for any number of
/// folders.
///
/// A pattern with a slash is matched against the whole path below the folder that was searched, one
/// without a slash against the last name of it. `*`, `?` and `[...]` never match a slash. A slash
/// at the end restricts the pattern to folders.
struct GlobPattern: Hashable, Sendable {
  private let components: [Component]
  private let isAnchored: Bool
  /// Whether only folders match.
  let isForFolders: Bool

  private enum Component: Hashable {
    /// `**`: any number of names, also none.
    case anyFolders
    case name(NamePattern)
  }

  /// Reads a pattern; nil for one that is empty or holds a NUL, which no path matches.
  init?(_ bytes: [UInt8]) {
    let slash = UInt8(ascii: "/")
    guard !bytes.contains(0) else { return nil }
    let parts = bytes.split(separator: slash)
    guard !parts.isEmpty else { return nil }
    isForFolders = bytes.last == slash
    isAnchored = parts.count > 1 || bytes.first == slash
    components = parts.map { part in
      part.elementsEqual("**".utf8) ? .anyFolders : .name(NamePattern(part))
    }
  }

  /// Whether a path matches, given as its names from the folder that is searched downwards.
  func matches(_ path: [[UInt8]]) -> Bool {
    let names = isAnchored ? path[...] : path.suffix(1)
    return Wildcards.match(components, names) { component in
      component == .anyFolders
    } matches: { component, name in
      if case .name(let pattern) = component { pattern.matches(name) } else { false }
    }
  }
}
