import Foundation
import JSONCanonicalization
import Testing

/// The settings that carry JSONEncoder's names.
struct StrategyTests {
  static let date = Date(timeIntervalSince1970: 1_700_000_000.25)

  @Test func `dates by each strategy`() throws {
    func text(_ strategy: CanonicalJSONEncoder.DateEncodingStrategy) throws -> String {
      try compactText([Self.date]) { $0.dateEncodingStrategy = strategy }
    }
    #expect(try text(.iso8601) == #"["2023-11-14T22:13:20.25Z"]"#)
    #expect(try text(.deferredToDate) == "[721692800.25]")
    #expect(try text(.secondsSince1970) == "[1700000000.25]")
    #expect(try text(.millisecondsSince1970) == "[1700000000250]")
    #expect(
      try text(
        .custom { date, encoder in
          var container = encoder.container(keyedBy: AnyKey.self)
          try container.encode(encoder.codingPath.texts, forKey: "path")
          try container.encode(date.timeIntervalSince1970, forKey: "t")
        }) == #"[{"path":["Index 0"],"t":1700000000.25}]"#)
    #expect(try text(.custom { _, _ in }) == "[{}]")
    let error = encodingError(of: ["d": Self.date]) {
      $0.dateEncodingStrategy = .custom { _, _ in throw SubjectError() }
    }
    #expect(error?.underlyingError as? SubjectError == SubjectError())
    #expect(error?.codingPath.texts == ["d"])
  }

  @Test func `data by each strategy`() throws {
    let data = Data([0, 1, 254, 255])
    func text(_ strategy: CanonicalJSONEncoder.DataEncodingStrategy) throws -> String {
      try compactText(["d": data]) { $0.dataEncodingStrategy = strategy }
    }
    #expect(try text(.base64) == #"{"d":"AAH+/w=="}"#)
    #expect(try text(.deferredToData) == #"{"d":[0,1,254,255]}"#)
    #expect(
      try text(
        .custom { data, encoder in
          var container = encoder.singleValueContainer()
          try container.encode(data.count)
        }) == #"{"d":4}"#)
    #expect(try text(.custom { _, _ in }) == #"{"d":{}}"#)
    #expect(try compactText(data.dropFirst(2)) == #""/v8=""#)
  }

  @Test(arguments: [CanonicalFormat.compact, .jcs, .foundation])
  func `numbers that are none by each strategy`(format: CanonicalFormat) throws {
    let subject: [String: [Double]] = ["n": [.nan, .infinity, -.infinity, 1]]
    #expect(encodingError(of: subject, format: format)?.code == .invalidValue)
    var compact = format
    compact.indentation = .compact
    compact.endsWithNewline = false
    let change = { (encoder: inout CanonicalJSONEncoder) in
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+\"", negativeInfinity: "-∞", nan: "?")
    }
    #expect(try compactText(subject, format: compact, change) == #"{"n":["?","+\"","-∞",1]}"#)
    let floats: [Float?] = [.nan, .infinity, nil, -.infinity]
    #expect(try compactText(floats, format: compact, change) == #"["?","+\"",null,"-∞"]"#)
    #expect(try compactText(Double.nan, format: compact, change) == #""?""#)
  }

  @Test func `keys by a closure of the whole path`() throws {
    let subject = keyed { container in
      var nested = container.nestedContainer(keyedBy: ShortKey.self, forKey: "outer")
      try nested.encode([["x": 1]], forKey: .underscored)
      try nested.encode(keyed { try $0.encode(1, forKey: "in") }, forKey: .id)
      var list = nested.nestedUnkeyedContainer(forKey: .plainName)
      var object = list.nestedContainer(keyedBy: ShortKey.self)
      try object.encode(1, forKey: .id)
    }
    let text = try compactText(subject) { encoder in
      encoder.keyEncodingStrategy = .custom { path in
        AnyKey(path.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: "."))
      }
    }
    #expect(
      text
        == #"{"outer":{"outer.id":{"outer.id.in":1},"outer.plainName":[{"outer.plainName.0.id":1}],"#
        + #""outer.with_underscore":[{"x":1}]}}"#)
  }

  @Test func `snake case is JSONEncoder's, for hundreds of names`() throws {
    let json = JSONEncoder()
    json.keyEncodingStrategy = .convertToSnakeCase
    json.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var random = SeededGenerator(seed: PropertyTests.seed)
    let pieces = [
      "a", "B", "URL", "_", "__", "one", "Two", "3", "É", "é", "ß", "İ", "x1", "HTTP2", " ", "-",
      "𝒜",
    ]
    var names = Set(["", "_", "__", "myURLProperty", "_leading", "trailing_", "ABC", "aB", "Ab"])
    for _ in 0..<800 {
      names.insert((0..<1 + random.below(5)).map { _ in random.pick(pieces) }.joined())
    }
    for name in names {
      let subject = keyed { container in try container.encode(1, forKey: AnyKey(name)) }
      let expected = String(decoding: try json.encode(subject), as: UTF8.self)
      let text = try compactText(subject) { $0.keyEncodingStrategy = .convertToSnakeCase }
      #expect(Array(text.utf8) == Array(expected.utf8))
    }
  }

  @Test func `settings are taken over from a JSONEncoder`() throws {
    let key = try #require(CodingUserInfoKey(rawValue: "k"))
    let json = JSONEncoder()
    json.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode("custom \(date.timeIntervalSince1970)")
    }
    json.dataEncodingStrategy = .deferredToData
    json.keyEncodingStrategy = .convertToSnakeCase
    json.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "p", negativeInfinity: "n", nan: "?")
    json.userInfo[key] = "seen"
    let encoder = CanonicalJSONEncoder(format: .compact, settingsOf: json)
    let subject = Subject { encoder in
      var container = encoder.container(keyedBy: AnyKey.self)
      try container.encode(Self.date, forKey: "theDate")
      try container.encode(Data([1]), forKey: "theData")
      try container.encode(-Double.infinity, forKey: "theNumber")
      try container.encode(encoder.userInfo[key] as? String, forKey: "theInfo")
    }
    #expect(
      String(decoding: try encoder.encode(subject), as: UTF8.self)
        == #"{"the_data":[1],"the_date":"custom 1700000000.25","the_info":"seen","the_number":"n"}"#
    )
    // The strategy of full Foundation is a closure by the time it is taken over.
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    json.dateEncodingStrategy = .formatted(formatter)
    let formatted = try CanonicalJSONEncoder(format: .compact, settingsOf: json).encode([Self.date])
    #expect(String(decoding: formatted, as: UTF8.self) == #"["2023"]"#)
  }
}
