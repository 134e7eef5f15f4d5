internal import Backports
internal import Foundation
internal import JSONCanonicalization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// What of a request is pinned, in an order that does not depend on how the request was made.
struct RequestText {
  private let method: String
  private let url: String
  private let headers: [(name: String, value: String)]
  private let body: Data

  init(_ request: URLRequest) throws {
    guard let url = request.url else { throw RequestFault.noURL }
    guard request.httpBodyStream == nil else { throw RequestFault.stream }
    method = request.httpMethod ?? "GET"
    self.url = Self.sortingQuery(of: url)
    headers = (request.allHTTPHeaderFields ?? [:])
      .map { (name: $0.key, value: $0.value) }
      .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    body = request.httpBody ?? Data()
  }

  /// The URL with the items of its query sorted by their names, percent-encoded as they are.
  private static func sortingQuery(of url: URL) -> String {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let query = components.percentEncodedQuery, !query.isEmpty
    else { return url.absoluteString }
    let items = query.split(separator: "&", omittingEmptySubsequences: false)
    let names = items.map { $0.prefix { $0 != "=" } }
    // Items of one name keep their order, which may have a meaning.
    let order = items.indices.sorted { (names[$0], $0) < (names[$1], $1) }
    components.percentEncodedQuery = order.map { items[$0] }.joined(separator: "&")
    return components.string ?? url.absoluteString
  }

  /// The request as HTTP writes it.
  func raw() -> String {
    var lines = ["\(method) \(url)"]
    // A line feed in a value must not pass for the end of the field.
    lines += headers.map { Self.oneLine("\($0.name): \($0.value)") }
    if !body.isEmpty {
      lines += ["", json(.golden) ?? text ?? "(Base64) \(body.base64EncodedString())"]
    }
    return lines.joined(separator: "\n").appending(lines.last?.hasSuffix("\n") == true ? "" : "\n")
  }

  private static func oneLine(_ field: String) -> String {
    field.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }

  /// The request as a command.
  func curl() -> String {
    var words = ["curl"]
    switch method {
    case "GET" where body.isEmpty: break
    case "HEAD" where body.isEmpty: words.append("--head")
    default: words.append("--request \(ShellWord.quoted(method))")
    }
    for (name, value) in headers {
      // A field without a value is left out by curl, unless it ends in a semicolon.
      words.append("--header " + ShellWord.quoted(value.isEmpty ? "\(name);" : "\(name): \(value)"))
    }
    if !body.isEmpty {
      var compact = CanonicalFormat.golden
      compact.indentation = .compact
      compact.endsWithNewline = false
      if let text = json(compact) ?? text, !text.unicodeScalars.contains("\0") {
        words.append("--data-raw \(ShellWord.quoted(text))")
      } else {
        words.append("--data-binary @<(base64 -d <<< '\(body.base64EncodedString())')")
      }
    }
    // curl takes brackets in a URL for several URLs.
    if url.contains(where: { "[]{}".contains($0) }) { words.append("--globoff") }
    words.append((url.hasPrefix("-") ? "--url " : "") + ShellWord.quoted(url))
    return words.joined(separator: " \\\n  ") + "\n"
  }

  private var text: String? { String(validating: body, as: UTF8.self) }

  /// The canonical body, where it is a JSON object or array.
  private func json(_ format: CanonicalFormat) -> String? {
    let first = body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    guard let json = try? Canonicalizer(format: format).canonicalize(body) else { return nil }
    return String(decoding: json, as: UTF8.self)
  }
}

/// Why a request cannot be pinned.
enum RequestFault: Error, CustomStringConvertible {
  case noURL
  case stream

  var description: String {
    switch self {
    case .noURL: "the request has no URL"
    case .stream:
      "the request's body is a stream, which can be read once: give the request an httpBody, or pin "
        + "what a stub has received"
    }
  }
}
