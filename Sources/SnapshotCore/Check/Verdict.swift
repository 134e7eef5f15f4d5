/// How a check ended.
public enum Verdict: Sendable {
  /// The bytes are equal.
  case passed
  /// Anything else.
  case failed(GoldenFailure)

  /// The failure; nil where the check has passed.
  public var failure: GoldenFailure? {
    switch self {
    case .passed: nil
    case .failed(let failure): failure
    }
  }
}
