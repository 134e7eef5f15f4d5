/// Names of types as a dump shows them.
enum TypeName {
  /// The name without modules; local types have no address in it.
  static func text(of type: Any.Type) -> String {
    var name = String(describing: type)
    while let start = name.range(of: "(unknown context at $") {
      guard let end = name[start.upperBound...].firstIndex(of: ")") else { break }
      var stop = name.index(after: end)
      if stop < name.endIndex, name[stop] == "." { stop = name.index(after: stop) }
      name.removeSubrange(start.lowerBound..<stop)
    }
    return name
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? {
    ranges(of: text).first
  }
}
