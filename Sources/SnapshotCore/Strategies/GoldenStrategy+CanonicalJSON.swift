public import Foundation
public import JSONCanonicalization

extension GoldenStrategy where Subject == Data {
  /// The canonical text of data that holds JSON text.
  public static var canonicalJSON: GoldenStrategy { .canonicalJSON(Canonicalizer()) }

  /// The canonical text of data that holds JSON text, with a canonicalizer's settings.
  public static func canonicalJSON(_ canonicalizer: Canonicalizer) -> GoldenStrategy {
    GoldenStrategy(fileExtension: "json", content: GoldenContent(canonicalizer)) {
      subject, _, output in
      try canonicalizer.canonicalize(subject, into: &output)
    }
  }
}

extension GoldenStrategy where Subject: StringProtocol {
  /// The canonical text of a string that holds JSON text.
  ///
  /// ```swift
  /// try expectGolden(of: #"{"b": 1, "a": 2}"#, as: .canonicalJSON)
  /// ```
  public static var canonicalJSON: GoldenStrategy { .canonicalJSON(Canonicalizer()) }

  /// The canonical text of a string that holds JSON text, with a canonicalizer's settings.
  public static func canonicalJSON(_ canonicalizer: Canonicalizer) -> GoldenStrategy {
    GoldenStrategy(fileExtension: "json", content: GoldenContent(canonicalizer)) {
      subject, _, output in
      try canonicalizer.canonicalize(String(subject), into: &output)
    }
  }
}

extension GoldenContent {
  fileprivate init(_ canonicalizer: Canonicalizer) {
    self =
      canonicalizer.framing == .lines ? .jsonLines : .json(canonicalizer.format)
  }
}
