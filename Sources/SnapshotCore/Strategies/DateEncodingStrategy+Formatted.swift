public import Foundation
public import JSONCanonicalization

extension CanonicalJSONEncoder.DateEncodingStrategy {
  /// As the text that a formatter makes of them, like JSONEncoder's strategy of this name.
  public static func formatted(_ formatter: DateFormatter) -> Self {
    .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(formatter.string(from: date))
    }
  }
}
