/// A text for any value that is the same from run to run, and tells it apart from all others of its
/// type: no addresses, and an order for what has none.
package struct StructuralDump {
  private var lines: [String] = []
  /// The objects that the value is in, from the outermost on.
  private var objects: [ObjectIdentifier] = []
  /// The way to the value from the outermost one.
  private var path: [Step] = []
  /// Whether something has been shown that another value would not have shown.
  private var tells = false
  private var names: [ObjectIdentifier: String] = [:]

  private static let deepest = 256

  private enum Step {
    case part(String)
    case element(Int)
  }

  /// The dump of a value.
  package static func text(of value: Any) throws -> String {
    var dump = StructuralDump()
    try dump.append(value, label: nil, indent: 0)
    guard dump.tells else {
      throw DumpFault.nothingShown(
        TypeName.text(of: type(of: value)), at: "the value",
        because: "it has no parts that can be told apart")
    }
    return dump.lines.joined(separator: "\n") + "\n"
  }

  // MARK: - Values

  private mutating func append(_ value: Any, label: String?, indent: Int) throws {
    guard path.count < Self.deepest else {
      throw DumpFault.tooDeep(Self.deepest, at: pathText(upTo: 8))
    }
    let type = type(of: value)
    guard type is AnyClass else {
      return try append(content(of: value), of: type, label: label, indent: indent)
    }
    let object = value as AnyObject
    let identity = ObjectIdentifier(object)
    if let place = objects.lastIndex(of: identity) {
      let distance = objects.count - place
      return tell("\(name(of: type)) (the same object, \(distance) up)", label, indent)
    }
    objects.append(identity)
    defer { objects.removeLast() }
    try append(content(of: value), of: type, label: label, indent: indent)
  }

  private func content(of value: Any) -> DumpContent {
    // An optional is looked at before what is in it, through which a cast sees.
    if let known = value as? any KnownToDump, Swift.type(of: known) == Swift.type(of: value) {
      if let own = value as? any GoldenDumpable, Swift.type(of: own) == Swift.type(of: value) {
        return .described(own.goldenDump)
      }
      return known.dumpContent
    }
    if let own = value as? any GoldenDumpable { return .described(own.goldenDump) }
    return Swift.type(of: value) is AnyClass
      ? ObjectContent.content(of: value as AnyObject) : MirrorContent.content(of: value)
  }

  private mutating func append(
    _ content: DumpContent, of type: Any.Type, label: String?, indent: Int
  ) throws {
    switch content {
    case .text(let text): tell(text, label, indent)
    case .string(let text): append(text, behind: nil, label, indent)
    case .described(let text): append(text, behind: name(of: type), label, indent)
    case .value(let value):
      // One step, so that what is in itself comes to an end.
      path.append(.part(""))
      try append(value, label: label, indent: indent)
      path.removeLast()
    case .singleValue:
      if !path.isEmpty { tells = true }
      line(name(of: type), label, indent)
    case .untold: line(name(of: type), label, indent)
    case .parts(let name, let parts):
      header(name ?? self.name(of: type), isEmpty: parts.isEmpty, label, indent)
      try append(parts, indent: indent + 1)
    case .unordered(let name, let elements):
      header(name ?? self.name(of: type), isEmpty: elements.isEmpty, label, indent)
      lines += try texts(of: elements, indent: indent + 1)
    case .members(let name, let members, let isOrdered):
      header(name ?? self.name(of: type), isEmpty: members.isEmpty, label, indent)
      lines += try texts(of: members, isOrdered: isOrdered, indent: indent + 1)
    case .enumCase(let caseName, let values):
      tell("\(name(of: type)).\(caseName)", label, indent)
      try append(values, indent: indent + 1)
    case .range(let lower, let sign, let upper):
      try appendRange(lower, sign, upper, of: type, label: label, indent: indent)
    case .none(let depth):
      let closing = String(repeating: ")", count: depth)
      tell(String(repeating: "Optional(", count: depth) + "nil" + closing, label, indent)
    case .nothing(let reason):
      let name = type == HiddenField.self ? nil : name(of: type)
      throw DumpFault.nothingShown(name, at: pathText(), because: reason)
    }
  }

  // MARK: - Parts

  private mutating func append(_ parts: [DumpPart], indent: Int) throws {
    for (index, part) in parts.enumerated() {
      path.append(part.label.map { .part($0) } ?? .element(index))
      try append(part.value, label: part.label.map(Self.label), indent: indent)
      path.removeLast()
    }
  }

  private mutating func appendRange(
    _ lower: Any?, _ sign: String, _ upper: Any?, of type: Any.Type, label: String?, indent: Int
  ) throws {
    let first = try lower.map { try part($0, label: nil, 0, at: .part("lowerBound")) } ?? ""
    let last = try upper.map { try part($0, label: nil, 0, at: .part("upperBound")) } ?? ""
    guard (first + last).utf8.contains(UInt8(ascii: "\n")) else {
      return tell(first + sign + last, label, indent)
    }
    line(name(of: type), label, indent)
    if let lower { try append([DumpPart("lowerBound", lower)], indent: indent + 1) }
    if let upper { try append([DumpPart("upperBound", upper)], indent: indent + 1) }
  }

  /// The texts of elements that have no order, in that of the texts.
  private mutating func texts(of elements: [Any], indent: Int) throws -> [String] {
    var texts: [String] = []
    for (index, element) in elements.enumerated() {
      texts.append(try part(element, label: nil, indent, at: .element(index)))
    }
    texts.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return texts
  }

  /// The texts of members; of those that have no order, in that of the texts of their keys.
  private mutating func texts(
    of members: [(key: Any, value: Any)], isOrdered: Bool, indent: Int
  ) throws -> [String] {
    var texts: [(key: String, text: String)] = []
    for (index, member) in members.enumerated() {
      let key = try part(member.key, label: nil, 0, at: .element(index))
      if key.utf8.contains(UInt8(ascii: "\n")) {
        let margin = Self.margin(indent)
        let text =
          try "\(margin)key:\n" + part(member.key, label: nil, indent + 1, at: .element(index))
          + "\n\(margin)value:\n" + part(member.value, label: nil, indent + 1, at: .element(index))
        texts.append((key, text))
      } else {
        texts.append((key, try part(member.value, label: key, indent, at: .part("[\(key)]"))))
      }
    }
    if !isOrdered {
      texts.sort {
        $0.key == $1.key
          ? $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
          : $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
      }
    }
    return texts.map(\.text)
  }

  /// The dump of a value inside this one, on its own.
  private mutating func part(
    _ value: Any, label: String?, _ indent: Int, at step: Step
  ) throws -> String {
    var outer: [String] = []
    swap(&outer, &lines)
    path.append(step)
    try append(value, label: label, indent: indent)
    path.removeLast()
    swap(&outer, &lines)
    return outer.joined(separator: "\n")
  }

  // MARK: - Lines

  private mutating func header(_ name: String, isEmpty: Bool, _ label: String?, _ indent: Int) {
    if isEmpty { return tell("\(name) (empty)", label, indent) }
    line(name, label, indent)
  }

  /// A string behind a type's name; one of several lines as a block.
  private mutating func append(
    _ text: String, behind name: String?, _ label: String?, _ indent: Int
  ) {
    let start = name.map { "\($0) " } ?? ""
    guard let block = DumpString.block(text) else {
      return tell(start + DumpString.quoted(text), label, indent)
    }
    tell(start + block[0], label, indent)
    for text in block.dropFirst() {
      lines.append(text.isEmpty ? "" : Self.margin(indent + 1) + text)
    }
  }

  /// A line that another value would not have shown.
  private mutating func tell(_ text: String, _ label: String?, _ indent: Int) {
    tells = true
    line(text, label, indent)
  }

  private mutating func line(_ text: String, _ label: String?, _ indent: Int) {
    lines.append(Self.margin(indent) + (label.map { "\($0): " } ?? "") + text)
  }

  private mutating func name(of type: Any.Type) -> String {
    let identity = ObjectIdentifier(type)
    if let name = names[identity] { return name }
    let name = TypeName.text(of: type)
    names[identity] = name
    return name
  }

  private static func margin(_ indent: Int) -> String {
    String(repeating: "  ", count: indent)
  }

  /// A label as it is, if it can be one of a property.
  private static func label(_ label: String) -> String {
    let isPlain = label.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
        true
      default: false
      }
    }
    return isPlain && !label.isEmpty ? label : DumpString.quoted(label)
  }

  /// The way to the value that is being looked at: `the value's sections[2].title`.
  private func pathText(upTo count: Int = .max) -> String {
    var text = ""
    for step in path.prefix(count) {
      switch step {
      case .part(""): break
      case .part(let name) where name.hasPrefix("["): text += name
      case .part(let name): text += text.isEmpty ? name : ".\(name)"
      case .element(let index): text += "[\(index)]"
      }
    }
    return text.isEmpty ? "the value" : text + (path.count > count ? "…" : "")
  }
}
