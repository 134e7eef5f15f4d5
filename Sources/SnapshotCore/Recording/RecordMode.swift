/// When a check writes its golden in place of comparing with it.
///
/// `true` and `false` are short for ``all`` and ``never``:
///
/// ```swift
/// try expectGolden(of: user, as: .json, record: true)
/// ```
///
/// A check that has written its golden fails, so that nobody takes it for one that has compared.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Always, also where the bytes are equal.
  case all
  /// Where there is no golden.
  case missing
  /// Where the golden is missing, or differs.
  case failed
  /// Never.
  case never
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// `true` is ``all``, and `false` is ``never``.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .never
  }
}
