internal import Foundation
internal import JSONCanonicalization

/// Values that a dump shows in one line.
enum ScalarDump {
  /// The text of a value that has no parts, or whose parts say less than it does; nil for others.
  static func text(of value: Any, _ mirror: Mirror) throws -> String? {
    switch value {
    case let string as String: return quoted(string)
    case let string as Substring: return quoted(String(string))
    case let character as Character: return quoted(String(character))
    case let scalar as Unicode.Scalar: return quoted(String(scalar))
    case let date as Date: return encoded(date) ?? date.description
    case let data as Data: return "Data (\(data.count) bytes) \(data.base64EncodedString())"
    case let url as URL: return quoted(url.absoluteString)
    case let id as UUID: return id.uuidString
    case let number as Decimal: return number.description
    case let type as Any.Type: return TypeName.text(of: type)
    case is any _Pointer, is OpaquePointer, is ObjectIdentifier, is UnsafeRawBufferPointer,
      is UnsafeMutableRawBufferPointer:
      return TypeName.text(of: mirror.subjectType)
    default: break
    }
    let name = TypeName.text(of: mirror.subjectType)
    // Elements are at an address that somebody else may have given back.
    if name.hasPrefix("UnsafeBufferPointer<") || name.hasPrefix("UnsafeMutableBufferPointer<") {
      return name
    }
    guard mirror.children.isEmpty, mirror.superclassMirror == nil else { return nil }
    switch mirror.displayStyle {
    case nil:
      return value is any CustomStringConvertible || value is any CustomDebugStringConvertible
        ? withoutAddresses(String(describing: value)) : name
    case .struct:
      guard let described = value as? any CustomStringConvertible else { return nil }
      return "\(name) \(quoted(withoutAddresses(described.description)))"
    default:
      return nil
    }
  }

  private static func quoted(_ text: String) -> String {
    text.debugDescription
  }

  private static func encoded(_ date: Date) -> String? {
    var format = CanonicalFormat.golden
    format.indentation = .compact
    format.endsWithNewline = false
    guard let text = try? CanonicalJSONEncoder(format: format).encode(date) else { return nil }
    return String(decoding: text, as: UTF8.self).trimmingCharacters(in: ["\""])
  }

  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/0x[0-9a-fA-F]{6,16}\b/#, with: "0x…")
  }
}
