public import JSONCanonicalization

extension GoldenStrategy where Subject: Sequence, Subject.Element: Encodable {
  /// One line of compact canonical JSON for each element.
  public static var jsonLines: GoldenStrategy { .jsonLines(encoder: CanonicalJSONEncoder()) }

  /// One line of compact canonical JSON for each element, with an encoder's settings.
  public static func jsonLines(encoder: CanonicalJSONEncoder) -> GoldenStrategy {
    GoldenStrategy(fileExtension: "jsonl", content: .jsonLines) { subject, marker, output in
      var encoder = encoder
      encoder.format.indentation = .compact
      encoder.format.endsWithNewline = true
      encoder.unorderedMarker = marker
      for element in subject {
        try encoder.encode(element, into: &output)
      }
    }
  }
}
