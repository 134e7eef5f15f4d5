public import Foundation

/// Which requests a stub answers.
///
/// ```swift
/// RequestMatcher(method: "POST", path: "/users")
/// RequestMatcher(host: "api.example.org", query: ["page": "2", "sort": "name"])
/// RequestMatcher(headers: ["Authorization": "Bearer 1"], body: .json(#"{"name": "Ada"}"#))
/// RequestMatcher(url: URL(string: "https://api.example.org/users?page=2")!)
/// RequestMatcher.any
/// ```
///
/// What is not given is not looked at.
public struct RequestMatcher: Sendable, Equatable {
  private var scheme: String?
  private var host: String?
  private var port: Int?
  private var checksPort = false
  private var path: String?
  private var query: [URLQueryItem]?
  private var method: String?
  private var headers: [String: String] = [:]
  private var body: Body?

  /// Makes a matcher of parts of a request.
  ///
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - host: The host, in upper or lower case.
  ///   - path: The path without its percent escapes; an empty one is the same as `/`.
  ///   - query: The query's items, all of them, in any order; an item without `=` has no value.
  ///   - headers: Header fields that are there with these values; the request may have others.
  ///   - body: What the body is.
  public init(
    method: String? = nil, host: String? = nil, path: String? = nil,
    query: KeyValuePairs<String, String?>? = nil, headers: [String: String] = [:],
    body: Body? = nil
  ) {
    self.method = method
    self.host = host?.lowercased()
    self.path = path.map { $0.isEmpty ? "/" : $0 }
    self.query = query.map { Self.sorted($0.map { URLQueryItem(name: $0.key, value: $0.value) }) }
    self.headers = headers
    self.body = body
  }

  /// Makes a matcher of a URL: its scheme, host, port, path and query, whose order does not matter.
  ///
  /// - Parameter url: The URL; its fragment is never sent, and ignored.
  public init(url: URL) {
    self.init(ReceivedRequest(url: url))
    if query == nil { query = [] }
  }

  private init(_ request: ReceivedRequest) {
    let url = request.url.absoluteURL
    scheme = url.scheme?.lowercased()
    host = url.host()?.lowercased() ?? ""
    port = Self.port(of: url)
    checksPort = true
    path = Self.path(of: url)
    query = Self.query(of: url)
  }

  /// Matches every request.
  public static let any = RequestMatcher()

  /// Returns whether a request is one of those meant.
  ///
  /// - Parameter request: The request.
  /// - Returns: Whether all that is given is as the request has it.
  public func matches(_ request: ReceivedRequest) -> Bool {
    mismatches(request).isEmpty
  }
}

extension RequestMatcher {
  /// What a request does not have as it should, each as a part of a sentence.
  func mismatches(_ request: ReceivedRequest) -> [String] {
    let found = RequestMatcher(request)
    var mismatches: [String] = []
    func compare<Value: Equatable>(
      _ what: String, _ expected: Value?, _ actual: Value?, _ text: (Value) -> String
    ) {
      guard let expected, expected != actual else { return }
      let other = actual.map(text).flatMap { $0.isEmpty ? nil : $0 } ?? "missing"
      mismatches.append("\(what) is \(other), not \(text(expected))")
    }
    compare("method", method, request.method) { $0 }
    compare("scheme", scheme, found.scheme) { $0 }
    compare("host", host, found.host) { $0 }
    if checksPort, port != found.port {
      let ports = [found.port, port].map { $0.map(String.init) ?? "missing" }
      mismatches.append("port is \(ports[0]), not \(ports[1])")
    }
    compare("path", path, found.path) { $0 }
    compare("query", query, found.query ?? [], Self.text)
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
      compare("header \(name)", value, request.value(forHeader: name)) { $0 }
    }
    if let body, !body.matches(request.body) {
      mismatches.append("body is not \(body)")
    }
    return mismatches
  }

  private static func port(of url: URL) -> Int? {
    switch (url.port, url.scheme?.lowercased()) {
    case (nil, "https"): 443
    case (nil, "http"): 80
    case (let port, _): port
    }
  }

  private static func path(of url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.isEmpty ? "/" : path
  }

  private static func query(of url: URL) -> [URLQueryItem]? {
    URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems.map(sorted)
  }

  private static func sorted(_ items: [URLQueryItem]) -> [URLQueryItem] {
    items.sorted { ($0.name, $0.value ?? "") < ($1.name, $1.value ?? "") }
  }

  private static func text(of items: [URLQueryItem]) -> String {
    if items.isEmpty { return "empty" }
    return items.map { item in item.name + (item.value.map { "=\($0)" } ?? "") }
      .joined(separator: "&")
  }
}

extension RequestMatcher: CustomStringConvertible {
  /// The matcher as a request line, with what else it asks for behind it.
  public var description: String {
    var text = "\(method ?? "*") "
    if let scheme { text += "\(scheme)://" }
    if host != nil || path == nil { text += host ?? "*" }
    if let port, let scheme, port != (scheme == "https" ? 443 : 80) { text += ":\(port)" }
    text += path ?? ""
    if let query, !query.isEmpty { text += "?" + Self.text(of: query) }
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
      text += ", \(name): \(value)"
    }
    if let body { text += ", body: \(body)" }
    return text
  }
}
