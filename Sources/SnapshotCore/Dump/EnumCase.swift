/// The cases of enums.
enum EnumCase {
  /// The name of a value's case, or nil for what is no enum, or one of C.
  ///
  /// A mirror has it for a case with values alone; and a description may be the enum's own, and the
  /// same for two cases.
  static func name(of value: Any) -> String? {
    func name<Value>(of value: Value) -> String? {
      // The runtime's text stays as long as the type does.
      guard let name = unsafe caseName(value) else { return nil }
      return unsafe String(cString: name)
    }
    return _openExistential(value, do: name)
  }
}

/// What the standard library prints cases with; it has no public function for it.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
