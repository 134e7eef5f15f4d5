/// The tokenizers that there are; which one is used never shows.
package enum TokenizerKind: Sendable, Hashable, CaseIterable {
  #if canImport(CYajl)
    /// libyajl.
    case yajl
  #endif
  /// ``PlainTokenizer``.
  case plain

  /// The fastest one.
  package static var standard: TokenizerKind {
    #if canImport(CYajl)
      .yajl
    #else
      .plain
    #endif
  }
}
