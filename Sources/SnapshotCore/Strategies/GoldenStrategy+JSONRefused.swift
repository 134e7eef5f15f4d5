internal import JSONCanonicalization

// Without these, the compiler finds many that do not fit and says "ambiguous use". See the other kinds
// of `.json` for why it is the getter that is unavailable.

extension GoldenStrategy {
  /// Make the subject Encodable, or use `dump`, which takes any.
  @_disfavoredOverload
  public static var json: GoldenStrategy {
    @available(
      *, unavailable,
      message: """
        the subject is not Encodable: .json takes what is, sequences of it, and Any (write `value as \
        Any`) that JSON can hold; .dump takes anything
        """
    )
    get { .jsonRefused }
  }
}

extension GoldenStrategy where Subject: Sequence, Subject.Element == Character {
  /// Make a `String` of the characters, and use `canonicalJSON` or `text`.
  @_disfavoredOverload
  public static var json: GoldenStrategy {
    @available(
      *, unavailable,
      message: """
        make a String of the characters; use .canonicalJSON if it holds JSON text, else .text
        """
    )
    get { .jsonRefused }
  }
}

extension GoldenStrategy where Subject == Substring {
  /// Use `canonicalJSON` for a string that holds JSON text, and `text` for any other.
  public static var json: GoldenStrategy {
    @available(
      *, unavailable, message: "use .canonicalJSON for a string that holds JSON text, else .text"
    )
    get { .jsonRefused }
  }
}

extension GoldenStrategy {
  /// What no call compiles to.
  private static var jsonRefused: GoldenStrategy {
    .json(CanonicalJSONEncoder()) { _, _, _ in throw RefusedSubject(type: "\(Subject.self)") }
  }
}

/// A subject that has no JSON.
private struct RefusedSubject: Error, CustomStringConvertible {
  var type: String
  var description: String { "\(type) is not Encodable" }
}
