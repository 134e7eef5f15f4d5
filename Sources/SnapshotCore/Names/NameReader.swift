internal import Foundation
internal import JSONCanonicalization

/// Finds the texts of values for names; see ``NameText``.
struct NameReader {
  let testFilePath: String
  let describe: (Any) -> String?

  /// The text of a value; `isExact` becomes false where other values may have it too.
  func text(of value: Any, isExact: inout Bool) throws(NameText.Fault) -> String {
    if let own = (value as? any GoldenNameable)?.goldenName {
      isExact = false
      return own
    }
    switch value {
    case let text as String: return path(text) ?? text
    case let text as Substring: return path(String(text)) ?? String(text)
    case let character as Character: return String(character)
    case let scalar as Unicode.Scalar: return String(scalar)
    case let flag as Bool: return flag.description
    case let number as any BinaryInteger: return number.description
    case let number as any BinaryFloatingPoint & LosslessStringConvertible:
      return number.description
    case let id as UUID: return id.uuidString
    case let url as URL:
      guard url.isFileURL else { return url.absoluteString }
      // Two files of one name may stand in different folders.
      isExact = false
      return path(url.path(percentEncoded: false)) ?? url.lastPathComponent
    case let data as Data: return data.base64EncodedString()
    default: return try composed(value, isExact: &isExact)
    }
  }

  private func composed(_ value: Any, isExact: inout Bool) throws(NameText.Fault) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first else { return "nil" }
      // The text of a value that is called nil.
      isExact = false
      return try text(of: wrapped.value, isExact: &isExact)
    }
    if let description = describe(value) {
      isExact = false
      return description
    }
    if let raw = (value as? any RawRepresentable).map({ $0.rawValue as Any }) {
      guard mirror.displayStyle == .enum else { return try text(of: raw, isExact: &isExact) }
      // A number may be the case's position, and what is not safe would be a hash.
      if let raw = raw as? String, NameRule.part(of: raw) == raw { return raw }
    }
    switch mirror.displayStyle {
    case .enum:
      if let name = try caseText(value, mirror, isExact: &isExact) { return name }
    case .tuple:
      isExact = false
      return try joined(mirror.children, by: ".", isExact: &isExact)
    case .collection where value is any RandomAccessCollection:
      isExact = false
      if mirror.children.isEmpty { return "empty" }
      return try joined(mirror.children, by: "-", isExact: &isExact)
    default: break
    }
    isExact = false
    return try described(value, mirror)
  }

  /// The name of a case with its values; nil where the enum has a description of its own.
  private func caseText(
    _ value: Any, _ mirror: Mirror, isExact: inout Bool
  ) throws(NameText.Fault) -> String? {
    if let child = mirror.children.first {
      guard let label = child.label else { return nil }
      isExact = false
      let values = Mirror(reflecting: child.value)
      if values.displayStyle == .tuple {
        return try label + "." + joined(values.children, by: ".", isExact: &isExact)
      }
      return try label + "." + text(of: child.value, isExact: &isExact)
    }
    guard !(value is any CustomStringConvertible), !(value is any CustomDebugStringConvertible)
    else { return nil }
    return String(describing: value)
  }

  private func described(_ value: Any, _ mirror: Mirror) throws(NameText.Fault) -> String {
    if value is any SetAlgebra || mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    {
      // Their descriptions have another order in each process.
      if let text = encoded(value) { return text }
      throw fault(value, "it has no order")
    }
    if let described = value as? any CustomStringConvertible {
      let text = described.description
      guard text.firstMatch(of: #/0x[0-9a-fA-F]{6,16}\b/#) == nil else {
        throw fault(value, "its description holds an address")
      }
      return text
    }
    if let text = encoded(value) { return text }
    guard mirror.displayStyle == .struct, !mirror.children.isEmpty else {
      throw fault(value, "it has neither a description nor stored properties that are values")
    }
    var isExact = false
    return try joined(mirror.children, by: ".", isExact: &isExact)
  }

  private func joined(
    _ children: Mirror.Children, by separator: String, isExact: inout Bool
  ) throws(NameText.Fault) -> String {
    var texts: [String] = []
    for child in children { texts.append(try text(of: child.value, isExact: &isExact)) }
    return texts.joined(separator: separator)
  }

  private func encoded(_ value: Any) -> String? {
    guard let value = value as? any Encodable else { return nil }
    var format = CanonicalFormat.golden
    format.indentation = .compact
    format.endsWithNewline = false
    return (try? CanonicalJSONEncoder(format: format).encode(value)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// A path without what is the machine's; nil where it is none, or not of this package.
  private func path(_ text: String) -> String? {
    PathSteps.isAbsolute(text) ? RepositoryPath.relative(text, toFolderOf: testFilePath) : nil
  }

  private func fault(_ value: Any, _ reason: String) -> NameText.Fault {
    NameText.Fault(
      description:
        "\(TypeName.text(of: type(of: value))) has no text for a golden's name, as \(reason).")
  }
}
