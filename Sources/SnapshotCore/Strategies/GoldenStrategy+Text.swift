public import Foundation

extension GoldenStrategy where Subject: CustomStringConvertible {
  /// The subject's description, as it is.
  public static var text: GoldenStrategy {
    GoldenStrategy(fileExtension: "txt", content: .bytes) { subject, _, output in
      try output.write(subject.description)
    }
  }
}

extension GoldenStrategy where Subject: Sequence, Subject.Element: StringProtocol {
  /// One line for each string, with a line feed behind each.
  public static var lines: GoldenStrategy {
    GoldenStrategy(fileExtension: "txt", content: .bytes) { subject, _, output in
      for line in subject {
        try output.write(String(line))
        try output.write("\n")
      }
    }
  }
}

extension GoldenStrategy where Subject == String {
  /// Use `text` for a string.
  public static var lines: GoldenStrategy {
    // A property whose getter is unavailable is found, where an unavailable property is not.
    @available(*, unavailable, message: "use .text for a string; .lines is for several")
    get { .text }
  }
}

extension GoldenStrategy where Subject == Data {
  /// The bytes as they are.
  public static var data: GoldenStrategy { .data(fileExtension: "data") }

  /// The bytes as they are, in a file with an extension of its own.
  public static func data(fileExtension: String) -> GoldenStrategy {
    GoldenStrategy(
      fileExtension: fileExtension,
      streaming: { subject, output in
        try output.write(subject)
      })
  }
}
