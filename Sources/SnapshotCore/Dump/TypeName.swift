/// Names of types and cases as a dump shows them.
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

  /// The name of an enum's case that has no values.
  ///
  /// Its `description` may say something else; `dump` names the case.
  static func caseName(of value: Any) -> String {
    var text = ""
    Swift.dump(value, to: &text, maxDepth: 0)
    let line = text.split(separator: "\n").first ?? ""
    // `- Module.Type.name`
    return line.split(separator: ".").last.map(String.init) ?? String(line)
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? {
    ranges(of: text).first
  }
}
