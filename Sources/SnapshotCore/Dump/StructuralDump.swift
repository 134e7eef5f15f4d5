internal import Foundation
internal import JSONCanonicalization

/// A text for any value that is the same from run to run: no addresses, and an order for what has
/// none.
struct StructuralDump {
  private var lines: [String] = []
  /// The objects that the value is in, from the outermost on.
  private var objects: [ObjectIdentifier] = []
  private var depth = 0

  private static let deepest = 256

  /// The dump of a value.
  static func text(of value: Any) throws -> String {
    var dump = StructuralDump()
    try dump.append(value, label: nil, indent: 0)
    return dump.lines.joined(separator: "\n") + "\n"
  }

  private mutating func append(_ value: Any, label: String?, indent: Int) throws {
    guard depth < Self.deepest else {
      throw DumpFault(description: "the value is nested deeper than \(Self.deepest) levels")
    }
    depth += 1
    defer { depth -= 1 }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let child = mirror.children.first else { return line("nil", label, indent) }
      return try append(child.value, label: label, indent: indent)
    }
    if let scalar = try ScalarDump.text(of: value, mirror) { return line(scalar, label, indent) }
    guard mirror.displayStyle == .class else {
      return try appendChildren(of: value, mirror, label: label, indent: indent)
    }
    let object = ObjectIdentifier(value as AnyObject)
    if let place = objects.lastIndex(of: object) {
      let distance = objects.count - place
      return line(
        "\(TypeName.text(of: mirror.subjectType)) (the same object, \(distance) up)", label, indent)
    }
    objects.append(object)
    try appendChildren(of: value, mirror, label: label, indent: indent)
    objects.removeLast()
  }

  private mutating func appendChildren(
    of value: Any, _ mirror: Mirror, label: String?, indent: Int
  ) throws {
    let name = TypeName.text(of: mirror.subjectType)
    switch mirror.displayStyle {
    case .collection:
      line(mirror.children.isEmpty ? "\(name) (empty)" : name, label, indent)
      for child in mirror.children { try append(child.value, label: nil, indent: indent + 1) }
    case .set:
      line(mirror.children.isEmpty ? "\(name) (empty)" : name, label, indent)
      var elements = try mirror.children.map { try part($0.value, label: nil, indent + 1) }
      elements.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      lines += elements
    case .dictionary:
      line(mirror.children.isEmpty ? "\(name) (empty)" : name, label, indent)
      lines += try members(of: mirror, indent: indent + 1)
    case .enum:
      try appendCase(of: value, mirror, name, label: label, indent: indent)
    case .tuple:
      line(mirror.children.isEmpty ? "()" : "tuple", label, indent)
      for child in mirror.children {
        let isNamed = child.label?.hasPrefix(".") == false
        try append(child.value, label: isNamed ? child.label : nil, indent: indent + 1)
      }
    default:
      let children = Self.children(of: mirror)
      line(name, label, indent)
      for child in children { try append(child.value, label: child.label, indent: indent + 1) }
    }
  }

  /// An enum's case, with its values.
  private mutating func appendCase(
    of value: Any, _ mirror: Mirror, _ name: String, label: String?, indent: Int
  ) throws {
    guard let child = mirror.children.first, let caseName = child.label else {
      // Without values, a case is known by its description alone, which may be the enum's own.
      let text = String(describing: value)
      let isOwn = value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      return line(isOwn ? "\(name) \(text.debugDescription)" : "\(name).\(text)", label, indent)
    }
    line("\(name).\(caseName)", label, indent)
    let payload = Mirror(reflecting: child.value)
    if payload.displayStyle == .tuple {
      for value in payload.children {
        let isNamed = value.label?.hasPrefix(".") == false
        try append(value.value, label: isNamed ? value.label : nil, indent: indent + 1)
      }
    } else {
      try append(child.value, label: nil, indent: indent + 1)
    }
  }

  /// A dictionary's members in the order of their keys' dumps.
  private func members(of mirror: Mirror, indent: Int) throws -> [String] {
    var members: [(key: String, text: String)] = []
    for child in mirror.children {
      let pair = Array(Mirror(reflecting: child.value).children)
      let key = try part(pair[0].value, label: nil, 0)
      if key.contains("\n") {
        let margin = String(repeating: "  ", count: indent)
        let text =
          try "\(margin)key:\n" + part(pair[0].value, label: nil, indent + 1)
          + "\n\(margin)value:\n" + part(pair[1].value, label: nil, indent + 1)
        members.append((key, text))
      } else {
        members.append((key, try part(pair[1].value, label: key, indent)))
      }
    }
    members.sort {
      $0.key == $1.key
        ? $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
        : $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
    return members.map(\.text)
  }

  /// The dump of a value inside this one, on its own.
  private func part(_ value: Any, label: String?, _ indent: Int) throws -> String {
    var part = self
    part.lines = []
    try part.append(value, label: label, indent: indent)
    return part.lines.joined(separator: "\n")
  }

  private mutating func line(_ text: String, _ label: String?, _ indent: Int) {
    let margin = String(repeating: "  ", count: indent)
    lines.append(margin + (label.map { "\($0): " } ?? "") + text)
  }

  /// The stored properties, those of superclasses first.
  private static func children(of mirror: Mirror) -> [Mirror.Child] {
    var levels = [Array(mirror.children)]
    var parent = mirror.superclassMirror
    while let level = parent {
      levels.append(Array(level.children))
      parent = level.superclassMirror
    }
    // What the Observation framework adds holds the state of the process.
    return levels.reversed().flatMap { $0 }.filter { $0.label != "_$observationRegistrar" }
  }
}

/// Why a value could not be dumped.
struct DumpFault: Error, CustomStringConvertible {
  var description: String
}
