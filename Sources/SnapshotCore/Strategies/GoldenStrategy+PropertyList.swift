public import Foundation

extension GoldenStrategy where Subject: Encodable {
  /// The subject as an XML property list, with sorted keys.
  ///
  /// ```swift
  /// try expectGolden(of: user, as: .plist)
  /// ```
  ///
  /// The elements of sets, and of dictionaries that Codable turns into arrays, come in the order of
  /// their canonical JSON.
  public static var plist: GoldenStrategy {
    GoldenStrategy(fileExtension: "plist", content: .bytes) { subject, _, output in
      let encoder = PropertyListEncoder()
      // Binary, because it keeps the fractions of dates.
      encoder.outputFormat = .binary
      try output.write(PropertyListXML.text(of: encoder.encode(Ordered(subject))))
    }
  }
}

extension GoldenStrategy where Subject == Data {
  /// A property list in any of its formats, as XML with sorted keys.
  public static var plist: GoldenStrategy {
    GoldenStrategy(fileExtension: "plist", content: .bytes) { subject, _, output in
      try output.write(PropertyListXML.text(of: subject))
    }
  }
}

extension GoldenStrategy where Subject == Any {
  /// A property list of Foundation's objects, as XML with sorted keys.
  @_disfavoredOverload
  public static var plist: GoldenStrategy {
    GoldenStrategy(fileExtension: "plist", content: .bytes) { subject, _, output in
      try output.write(PropertyListXML.text(of: subject))
    }
  }
}

extension GoldenStrategy where Subject == [String: Any] {
  /// A property list of Foundation's objects, as XML with sorted keys.
  @_disfavoredOverload
  public static var plist: GoldenStrategy {
    GoldenStrategy(fileExtension: "plist", content: .bytes) { subject, _, output in
      try output.write(PropertyListXML.text(of: subject as Any))
    }
  }
}
