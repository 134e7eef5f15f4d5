internal import Foundation

/// A property list as the XML that Apple's tools write, with keys in the order of their scalars.
///
/// Foundation's own writer sorts on Apple platforms alone.
struct PropertyListXML {
  private var text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// The text of a property list in any format.
  static func text(of data: Data) throws -> String {
    try unsafe text(of: PropertyListSerialization.propertyList(from: data, format: nil))
  }

  /// The text of a property list's objects.
  static func text(of value: Any) throws -> String {
    var xml = PropertyListXML()
    try xml.write(value, path: "", depth: 0)
    return xml.text + "</plist>\n"
  }

  private mutating func write(_ value: Any, path: String, depth: Int) throws {
    switch value {
    case let value as NSNumber: write(value, depth)
    case let value as String: try line("<string>\(Self.escaped(value, path))</string>", depth)
    case let value as Data: write(value, depth)
    case let value as Date: try write(value, path, depth)
    case let value as [Any]:
      guard !value.isEmpty else { return line("<array/>", depth) }
      line("<array>", depth)
      for (index, element) in value.enumerated() {
        try write(element, path: "\(path)[\(index)]", depth: depth + 1)
      }
      line("</array>", depth)
    case let value as [String: Any]:
      guard !value.isEmpty else { return line("<dict/>", depth) }
      line("<dict>", depth)
      let keys = value.keys.sorted {
        $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
      }
      for key in keys {
        let path = "\(path).\(key)"
        try line("<key>\(Self.escaped(key, path))</key>", depth + 1)
        try write(value[key] as Any, path: path, depth: depth + 1)
      }
      line("</dict>", depth)
    default:
      throw PropertyListFault(
        path: path, reason: "has no value of the type \(String(reflecting: type(of: value)))")
    }
  }

  private mutating func write(_ number: NSNumber, _ depth: Int) {
    if let truth = number.truthValue {
      line(truth ? "<true/>" : "<false/>", depth)
    } else if number.isFloatingPoint {
      line("<real>\(Self.real(number.doubleValue))</real>", depth)
    } else {
      line("<integer>\(number.stringValue)</integer>", depth)
    }
  }

  /// The shortest digits that give the number back.
  private static func real(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-infinity" : "+infinity" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func write(_ data: Data, _ depth: Int) {
    line("<data>", depth)
    let base64 = Array(data.base64EncodedString())
    for start in stride(from: 0, to: base64.count, by: 76) {
      line(String(base64[start..<min(start + 76, base64.count)]), depth)
    }
    line("</data>", depth)
  }

  private mutating func write(_ date: Date, _ path: String, _ depth: Int) throws {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    guard seconds.magnitude < 1e11 else {
      throw PropertyListFault(path: path, reason: "has no date as far away as \(seconds) s")
    }
    let whole = Date(timeIntervalSince1970: seconds)
    // The format has whole seconds; two dates that differ must not look the same.
    let fraction = date.timeIntervalSince(whole)
    line(
      "<date>\(whole.formatted(.iso8601))</date>"
        + (fraction == 0 ? "" : "<!-- +\(fraction) s -->"),
      depth)
  }

  private mutating func line(_ line: String, _ depth: Int) {
    text += String(repeating: "\t", count: depth) + line + "\n"
  }

  /// A text in XML, which cannot hold most control characters.
  private static func escaped(_ text: String, _ path: String) throws -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // A parser of XML makes a line feed of it.
      case "\r": escaped += "&#13;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        let name = String(scalar.value, radix: 16, uppercase: true)
        throw PropertyListFault(path: path, reason: "cannot hold the character U+\(name) as XML")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// A property list cannot hold a value.
struct PropertyListFault: Error, CustomStringConvertible {
  var path: String
  var reason: String
  var description: String { "a property list \(reason), at $\(path)" }
}
