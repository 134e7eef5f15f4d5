internal import Backports
public import Foundation

extension RequestMatcher {
  /// What a request's body is.
  ///
  /// ```swift
  /// RequestMatcher(body: .text("a=1&b=2"))
  /// RequestMatcher(body: .json(#"{"name": "Ada", "age": 36}"#))  // in any order and layout
  /// RequestMatcher(body: .satisfying("longer than 1 MB") { $0.count > 1_000_000 })
  /// ```
  public struct Body: Sendable {
    /// What is matched.
    public let description: String

    /// What two bodies are compared by; nil if they are never equal.
    private let identity: Data?
    private let isMatch: @Sendable (Data) -> Bool

    private init(
      _ description: String, identity: Data?, isMatch: @escaping @Sendable (Data) -> Bool
    ) {
      self.description = description
      self.identity = identity
      self.isMatch = isMatch
    }

    /// These bytes.
    ///
    /// - Parameter data: The bytes; none also match a request without a body.
    /// - Returns: What matches them.
    public static func data(_ data: Data) -> Body {
      let text = String(validating: data, as: UTF8.self)
      return Body(text ?? "\(data.count) bytes", identity: data) { $0 == data }
    }

    /// This text, in UTF-8.
    ///
    /// - Parameter text: The text.
    /// - Returns: What matches it.
    public static func text(_ text: String) -> Body {
      data(Data(text.utf8))
    }

    /// The same JSON value, whatever its layout and the order of its keys.
    ///
    /// Numbers are compared by their values, in decimal.
    ///
    /// - Parameter text: The value as JSON; what is not JSON matches nothing.
    /// - Returns: What matches it.
    public static func json(_ text: String) -> Body {
      let data = Data(text.utf8)
      let expected = try? JSONDecoder().decode(JSONValue.self, from: data)
      return Body(text, identity: Data("json:".utf8) + data) { other in
        guard let expected else { return false }
        return expected == (try? JSONDecoder().decode(JSONValue.self, from: other))
      }
    }

    /// Any body that a closure accepts.
    ///
    /// - Parameters:
    ///   - description: What the closure accepts, for the report of an unmatched request.
    ///   - isMatch: Whether a body is accepted; a request without one is asked for with no bytes.
    /// - Returns: What matches those.
    public static func satisfying(
      _ description: String, _ isMatch: @escaping @Sendable (Data) -> Bool
    ) -> Body {
      Body(description, identity: nil, isMatch: isMatch)
    }

    func matches(_ body: Data?) -> Bool {
      isMatch(body ?? Data())
    }
  }
}

extension RequestMatcher.Body: Equatable {
  /// Returns whether two matchers match the same; closures are never taken to be equal.
  ///
  /// - Parameters:
  ///   - left: One matcher.
  ///   - right: Another.
  /// - Returns: Whether they surely match the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.identity != nil && left.identity == right.identity
  }
}

extension RequestMatcher.Body: CustomStringConvertible {}
