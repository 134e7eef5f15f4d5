/// What a dump shows of one value.
enum DumpContent {
  /// A text in one line that tells the value apart from all others of its type.
  case text(String)
  /// A text of the program, which is quoted.
  case string(String)
  /// A type's text of its own behind the type's name.
  case described(String)
  /// What is shown of another value that says the same.
  case value(Any)
  /// The type's name alone: it has this one value.
  case singleValue
  /// The type's name alone: what it does, or is in the process, cannot be shown.
  case untold
  /// Parts in their order, below a name; the type's where there is none.
  case parts(name: String? = nil, [DumpPart])
  /// Elements without an order.
  case unordered(name: String? = nil, [Any])
  /// Pairs of a key and a value, without an order or in theirs.
  case members(name: String? = nil, [(key: Any, value: Any)], isOrdered: Bool)
  /// A case of an enum, with its values.
  case enumCase(String, [DumpPart])
  /// Two bounds, either of which can be missing, around an operator.
  case range(Any?, String, Any?)
  /// An optional without a value, inside as many others.
  case none(depth: Int)
  /// Nothing, which is a fault.
  case nothing(because: String)
}

/// A part of a value.
struct DumpPart {
  var label: String?
  var value: Any

  init(_ label: String?, _ value: Any) {
    self.label = label
    self.value = value
  }
}

/// A type of the standard library or of Foundation whose mirror shows nothing, too much, or what
/// changes with the process, the machine or the platform.
protocol KnownToDump {
  var dumpContent: DumpContent { get }
}

/// A field that a mirror lists without its value.
struct HiddenField: KnownToDump {
  var reason: String
  var dumpContent: DumpContent { .nothing(because: reason) }
}
