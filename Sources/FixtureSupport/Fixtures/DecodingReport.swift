internal import Foundation

/// What a decoding error says, with its place in the text: `3:12: at items[2].name: …`.
struct DecodingReport: CustomStringConvertible {
  private let place: String
  private let path: String
  private let reason: String

  init(_ error: any Error, in data: Data) {
    guard let error = error as? DecodingError else {
      (place, path, reason) = ("", "", "\(error)")
      return
    }
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(let type, let found), .valueNotFound(let type, let found):
      (context, reason) = (found, "expected \(type): \(found.debugDescription)")
    case .keyNotFound(let key, let found):
      (context, reason) = (found, "the key \"\(key.stringValue)\" is missing")
    case .dataCorrupted(let found):
      let underlying = found.underlyingError.map { " (\($0))" } ?? ""
      (context, reason) = (found, found.debugDescription + underlying)
    @unknown default:
      (place, path, reason) = ("", "", "\(error)")
      return
    }
    let scan = JSONScan(data)
    let fault: Int? =
      if case .dataCorrupted = error, context.codingPath.isEmpty { scan.firstFault() } else { nil }
    // What is not JSON has a place and no path.
    path = fault == nil ? "at \(Self.text(of: context.codingPath)): " : ""
    let offset = fault ?? scan.offset(of: context.codingPath)
    place = offset.map { "\(scan.position(of: $0)): " } ?? ""
  }

  var description: String { place + path + reason }

  /// A coding path as a person would write it: `items[2].name`.
  private static func text(of path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the root" }
    return path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
