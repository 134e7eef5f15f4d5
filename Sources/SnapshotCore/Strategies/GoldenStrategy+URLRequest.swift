#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension GoldenStrategy where Subject == URLRequest {
  /// The request as HTTP writes it: method and URL, header fields sorted by name, an empty line, the
  /// body.
  ///
  /// ```swift
  /// var creation = URLRequest(url: url)
  /// creation.httpMethod = "POST"
  /// creation.httpBody = Data(#"{"name":"Ada"}"#.utf8)
  /// try expectGolden(of: creation, as: .raw)
  /// // POST https://api.example.org/users
  /// //
  /// // {
  /// //   "name": "Ada"
  /// // }
  /// ```
  ///
  /// The query is sorted by names, and a body that is a JSON object or array is canonical. A body that
  /// is no text is shown as Base64; one that is a stream fails the check, because it can be read once.
  public static var raw: GoldenStrategy {
    GoldenStrategy(fileExtension: "txt", content: .bytes) { subject, _, output in
      try output.write(RequestText(subject).raw())
    }
  }

  /// The request as a `curl` command, to be read and to be run in bash or zsh.
  ///
  /// ```swift
  /// var creation = URLRequest(url: url)
  /// creation.httpMethod = "POST"
  /// creation.httpBody = Data(#"{"name":"Ada"}"#.utf8)
  /// try expectGolden(of: creation, as: .curl)
  /// // curl \
  /// //   --request 'POST' \
  /// //   --data-raw '{"name":"Ada"}' \
  /// //   'https://api.example.org/users'
  /// ```
  ///
  /// Header fields and query are sorted by names, and a body that is a JSON object or array is canonical. A
  /// body that is a stream fails the check, because it can be read once. What is secret is replaced
  /// before:
  ///
  /// ```swift
  /// let curl = GoldenStrategy<URLRequest>.curl.pullback { (request: URLRequest) in
  ///   var request = request
  ///   request.setValue("Bearer <token>", forHTTPHeaderField: "Authorization")
  ///   return request
  /// }
  /// ```
  public static var curl: GoldenStrategy {
    GoldenStrategy(fileExtension: "sh", content: .bytes) { subject, _, output in
      try output.write(RequestText(subject).curl())
    }
  }
}
