/// Names of types as a dump shows them.
enum TypeName {
  /// The name with the types it is nested in and without modules; those differ between platforms
  /// (`Foundation` and `FoundationEssentials`).
  static func text(of type: Any.Type) -> String {
    withoutModules(withoutContexts(String(reflecting: type)))
  }

  /// The name alone, as a screen shows it: without the types that it is nested in.
  static func withoutPath(of type: Any.Type) -> String {
    withoutContexts(String(describing: type))
  }

  /// A text without the addresses that stand for the scopes of local and private types.
  static func withoutContexts(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) || text.utf8.contains(UInt8(ascii: ":")) else {
      return text
    }
    return text.replacing(#/\(unknown context at \$[0-9a-f]+\)\.?/#, with: "")
      .replacing(#/\(extension in [^)]*\):/#, with: "")
  }

  private static func withoutModules(_ name: String) -> String {
    let bytes = Array(name.utf8)
    var result: [UInt8] = []
    var start = 0
    while start < bytes.count {
      guard isPartOfName(bytes[start]) else {
        result.append(bytes[start])
        start += 1
        continue
      }
      var end = start
      while end < bytes.count, isPartOfName(bytes[end]) { end += 1 }
      // A path of names begins with its module, unless it goes on behind a generic type.
      let isModule =
        end < bytes.count && bytes[end] == UInt8(ascii: ".")
        && (start == 0 || bytes[start - 1] != UInt8(ascii: "."))
      if isModule {
        start = end + 1
        // The rest of the path.
        while start < bytes.count, isPartOfName(bytes[start]) || bytes[start] == UInt8(ascii: ".") {
          result.append(bytes[start])
          start += 1
        }
      } else {
        result += bytes[start..<end]
        start = end
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
