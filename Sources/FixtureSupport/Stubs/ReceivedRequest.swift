internal import Backports
public import Foundation

/// A request as it reached the stub, with its body.
///
/// ```swift
/// let request = registry.receivedRequests[0]
/// request.method                          // "POST"
/// request.value(forHeader: "accept")      // "application/json"
/// String(describing: request)
/// // POST https://api.example.org/users
/// // Accept: application/json
/// //
/// // {"name":"Ada"}
/// ```
///
/// It is `Encodable` and has a readable description, so that requests can be pinned by goldens. In both,
/// the keys of a body that is a JSON object or array are sorted, because a plain JSONEncoder writes them in
/// another order in each process. A body that is not UTF-8 is encoded as `bodyBase64`.
public struct ReceivedRequest: Sendable, Hashable {
  /// The HTTP method, such as `GET`.
  public var method: String

  /// The URL.
  public var url: URL

  /// The header fields, those of the session's configuration included.
  public var headers: [String: String]

  /// The body; nil if there was none.
  ///
  /// It is read from the body stream where the request has one, and from the upload where the task
  /// is one. Only a stream that a session's delegate opens stays unseen on Linux.
  public var body: Data?

  /// Makes a request, to try a matcher or a closure with.
  ///
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - url: The URL.
  ///   - headers: The header fields.
  ///   - body: The body.
  public init(
    method: String = "GET", url: URL, headers: [String: String] = [:], body: Data? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// The body as a text; nil if there was none or it is not UTF-8.
  public var text: String? {
    body.flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Returns a header field's value.
  ///
  /// - Parameter name: The field's name, in upper or lower case.
  /// - Returns: The value, or nil if there is no such field.
  public func value(forHeader name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.key.lowercased() == name }?.value
  }

  /// The request that follows a redirect.
  func redirected(to target: URL, status: Int) -> ReceivedRequest {
    var next = self
    next.url = URL(string: target.relativeString, relativeTo: url)?.absoluteURL ?? target
    let losesBody =
      switch status {
      case 303: method != "HEAD"
      case 301, 302: method == "POST"
      default: false
      }
    if losesBody {
      next.method = "GET"
      next.body = nil
      next.headers = headers.filter { !$0.key.lowercased().hasPrefix("content-") }
    }
    return next
  }
}

extension ReceivedRequest: CustomStringConvertible {
  /// The request as HTTP writes it, with its header fields sorted by name, and without white space
  /// between the tokens of a body that is a JSON object or array, with the keys sorted.
  public var description: String {
    var text = "\(method) \(url.absoluteString)"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
      text += "\n\(name): \(value)"
    }
    if let body, !body.isEmpty {
      text += "\n\n" + (BodyJSON(body)?.text ?? self.text ?? "(\(body.count) bytes)")
    }
    return text
  }
}

extension ReceivedRequest: Encodable {
  private enum CodingKeys: CodingKey {
    case method, url, headers, body, bodyBase64
  }

  /// Writes method, URL, headers and body.
  ///
  /// A body that is a JSON object or array is written as that value, so that its keys have no order and
  /// redactions reach into it: `$[*].body.token`. Where a number in it is too long for a `Decimal`, it is
  /// written as a text, with its keys sorted.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(method, forKey: .method)
    try container.encode(url.absoluteString, forKey: .url)
    try container.encode(headers, forKey: .headers)
    if let json = body.flatMap({ BodyJSON($0) }) {
      if json.isExact {
        try container.encode(json, forKey: .body)
      } else {
        try container.encode(json.text, forKey: .body)
      }
    } else if let text {
      try container.encode(text, forKey: .body)
    } else if let body {
      try container.encode(body.base64EncodedString(), forKey: .bodyBase64)
    }
  }
}
