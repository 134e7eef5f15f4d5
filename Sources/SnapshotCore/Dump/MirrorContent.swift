internal import Foundation

/// What a dump shows of a value of which only a mirror is known.
enum MirrorContent {
  static func content(of value: Any) -> DumpContent {
    let type = type(of: value)
    if isPointer(value, type) {
      return .nothing(because: "it says where something is in memory, which differs in each run")
    }
    if let vector = value as? any SIMD { return .text(vector.description) }
    let mirror = Mirror(reflecting: value)
    let isCustom = value is any CustomReflectable
    if mirror.displayStyle == .enum, !isCustom { return enumCase(of: value, mirror) }
    guard !mirror.children.isEmpty || mirror.superclassMirror != nil else {
      return withoutChildren(value, mirror, isCustom: isCustom)
    }
    return content(of: value, mirror, isCustom: isCustom)
  }

  private static func content(of value: Any, _ mirror: Mirror, isCustom: Bool) -> DumpContent {
    switch mirror.displayStyle {
    case .dictionary:
      guard let pairs = pairs(of: mirror) else { fallthrough }
      // Only Dictionary itself is known to have no order.
      return .members(pairs, isOrdered: true)
    case .tuple:
      return .parts(name: "tuple", payload(mirror.children))
    case .collection, .set:
      return .parts(mirror.children.map { DumpPart($0.label, $0.value) })
    default:
      let parts = fields(of: mirror, of: type(of: value), isCustom: isCustom)
      guard parts.isEmpty else { return .parts(parts) }
      return withoutChildren(value, mirror, isCustom: isCustom)
    }
  }

  // MARK: - Kinds

  private static func enumCase(of value: Any, _ mirror: Mirror) -> DumpContent {
    if let child = mirror.children.first, let name = child.label {
      let values = Mirror(reflecting: child.value)
      let isList = values.displayStyle == .tuple
      return .enumCase(name, isList ? payload(values.children) : [DumpPart(nil, child.value)])
    }
    if let name = EnumCase.name(of: value) { return .enumCase(name, []) }
    // An enum of C.
    if let raw = value as? any RawRepresentable {
      return .parts([DumpPart("rawValue", raw.rawValue)])
    }
    return withoutChildren(value, mirror, isCustom: true)
  }

  private static func payload(_ children: Mirror.Children) -> [DumpPart] {
    children.map { DumpPart($0.label?.hasPrefix(".") == false ? $0.label : nil, $0.value) }
  }

  private static func pairs(of mirror: Mirror) -> [(key: Any, value: Any)]? {
    var pairs: [(key: Any, value: Any)] = []
    for child in mirror.children {
      let pair = Mirror(reflecting: child.value)
      guard pair.displayStyle == .tuple, pair.children.count == 2, child.label == nil,
        let key = pair.children.first, let value = pair.children.dropFirst().first
      else { return nil }
      pairs.append((key.value, value.value))
    }
    return pairs
  }

  /// The stored properties, those of superclasses first.
  private static func fields(
    of mirror: Mirror, of type: Any.Type, isCustom: Bool
  ) -> [DumpPart] {
    var levels: [[DumpPart]] = []
    var level: Mirror? = mirror
    while let current = level {
      levels.append(fields(of: current, isCustom: isCustom && levels.isEmpty))
      level = current.superclassMirror
    }
    return Array(levels.reversed().joined())
  }

  /// The stored properties of a structure, or of one class.
  static func fields(of mirror: Mirror, isCustom: Bool) -> [DumpPart] {
    guard !isCustom else { return mirror.children.map { DumpPart($0.label, $0.value) } }
    // What the Observation framework adds holds the state of the process; it renames the others.
    let isObserved = mirror.children.contains { $0.label == "_$observationRegistrar" }
    return mirror.children.compactMap { child -> DumpPart? in
      guard var label = child.label else { return DumpPart(nil, child.value) }
      if label == "_$observationRegistrar" || label == "$defaultActor" { return nil }
      if label.hasPrefix("$__lazy_storage_$_") { label.removeFirst("$__lazy_storage_$_".count) }
      if isObserved, label.hasPrefix("_") { label.removeFirst() }
      return DumpPart(label, hidden(child.value) ?? child.value)
    }
  }

  /// A field of which a mirror gives a stand-in.
  private static func hidden(_ value: Any) -> HiddenField? {
    let type = type(of: value)
    if type == Void.self {
      return HiddenField(reason: "a mirror shows no value that cannot be copied, and none of Void")
    }
    let name = String(reflecting: type)
    guard name.hasPrefix("Builtin.") || name.hasPrefix("<<<") else { return nil }
    return HiddenField(reason: "it is a value of the compiler's own")
  }

  // MARK: - Without children

  private static func withoutChildren(
    _ value: Any, _ mirror: Mirror, isCustom: Bool
  ) -> DumpContent {
    let type = type(of: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: return .parts([])
    case .tuple where !isCustom: return .text("()")
    case nil where !isCustom:
      if let type = value as? any Any.Type { return .text("\(TypeName.text(of: type)).self") }
      // No type with a name has one that begins like this.
      let name = TypeName.text(of: type)
      if name.hasPrefix("(") || name.hasPrefix("@") { return .untold }
    default: break
    }
    if let text = description(of: value) { return .described(text) }
    if isCustom {
      if let name = EnumCase.name(of: value) { return .enumCase(name, []) }
      return .nothing(because: "its mirror is empty, and it has no description of its own")
    }
    if type is AnyClass { return .singleValue }
    if size(of: type) == 0 { return .singleValue }
    return .nothing(because: "it has no parts and no description of its own")
  }

  /// The description that a type gives its values, unless it is nothing but their place in memory.
  static func description(of value: Any) -> String? {
    let texts = [
      (value as? any CustomDebugStringConvertible)?.debugDescription,
      (value as? any CustomStringConvertible)?.description,
    ]
    for case let text? in texts where !text.isEmpty && !holdsAddress(text) {
      return TypeName.withoutContexts(text)
    }
    return nil
  }

  /// Whether there is a number in a text that can be an address: one of more digits than 32 bits have
  /// (a colour, say).
  static func holdsAddress(_ text: String) -> Bool {
    text.contains(#/0x[0-9a-fA-F]{9,16}/#)
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  private static func isPointer(_ value: Any, _ type: Any.Type) -> Bool {
    // What is asked for is the type alone.
    let isPlace =
      unsafe value is any _Pointer || value is OpaquePointer || value is ObjectIdentifier
    if isPlace { return true }
    let name = String(reflecting: type)
    return name.hasPrefix("Swift.Unsafe") && name.contains("BufferPointer")
  }
}
