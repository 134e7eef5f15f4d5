import Foundation
import JSONCanonicalization
import Testing

@testable import SnapshotCore

@Suite("JSON of Any")
struct AnyJSONTests {
  /// The golden that a check records.
  private func text<Subject>(_ subject: Subject, _ strategy: GoldenStrategy<Subject>) throws
    -> String
  {
    let scene = try Scene()
    let failure = scene.check(subject, as: strategy)
    if let failure, failure.kind != .recordedMissing { throw failure }
    return try #require(scene.text("user.json"))
  }

  static let documents = [
    #"{"a": true, "b": false, "c": null, "d": 1, "e": 0, "f": 1.5, "g": "x"}"#,
    #"[1, 0, true, false, -1, 1.0, 0.1, 1e10, -0.0, 127, 255, 65536]"#,
    #"[9007199254740993, 9223372036854775807, -9223372036854775808, 18446744073709551615]"#,
    #"{"z": {"y": [{"x": [[]]}, {}]}, "a": "é\u0000\n\"\\/"}"#,
    #"{}"#, #"[]"#, #"[[[true]]]"#,
  ]

  @Test("What JSONSerialization reads is what JSONSerialization writes", arguments: documents)
  func serialization(_ document: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(document.utf8))
    let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    let oracle = try Canonicalizer().canonicalize(String(decoding: data, as: UTF8.self))
    #expect(try text(object, .json) == oracle)
    #expect(try text(object as Any?, .json) == oracle)
    #expect(try text(AnyJSON(object), .json) == oracle)
    if let object = object as? [String: Any] {
      #expect(try text(object, .json) == oracle)
      #expect(try text([object], .json) == text([object] as Any, .json))
    }
    if let array = object as? [Any] { #expect(try text(array, .json) == oracle) }
  }

  @Test("A fragment is what it is", arguments: ["true", "false", "null", "1", "0", "1.5", #""a""#])
  func fragments(_ document: String) throws {
    let value = try JSONSerialization.jsonObject(
      with: Data(document.utf8), options: .fragmentsAllowed)
    #expect(try text(value, .json) == document + "\n")
  }

  @Test("Swift's values in Any are what they are outside it")
  func swiftValues() throws {
    #expect(try text(1 as Any, .json) == "1\n")
    #expect(try text(true as Any, .json) == "true\n")
    #expect(try text("x" as Any, .json) == "\"x\"\n")
    #expect(try text(Int?.none as Any, .json) == "null\n")
    #expect(try text(Any?.none, .json) == "null\n")
    let nested: Int??? = .some(.some(nil))
    #expect(try text(nested as Any, .json) == "null\n")
    #expect(try text(Int??.some(3) as Any, .json) == "3\n")
    #expect(try text(["b": 1, "a": NSNull()], .json) == "{\n  \"a\": null,\n  \"b\": 1\n}\n")
    let mixed: [String: Any] = [
      "url": URL(string: "https://e.org")!, "n": [1, "x", Int?.none as Any],
    ]
    #expect(
      try text(AnyJSON(mixed), .json(format: .jcs))
        == #"{"n":[1,"x",null],"url":"https://e.org"}"#)
    #expect(try text(AnyJSON(AnyHashable("a")), .json) == "\"a\"\n")
    #expect(try text(AnyJSON([AnyHashable("a"): 1 as Any]), .json(format: .jcs)) == #"{"a":1}"#)
    #expect(try text(AnyJSON(Set(["b", "a"])), .json(format: .jcs)) == #"["a","b"]"#)
    #expect(try text([1, NSNull()], .json) == "[\n  1,\n  null\n]\n")
  }

  @Test("Numbers of NSNumber keep their kind")
  func numbers() throws {
    let numbers: [Any] = [
      NSNumber(value: true), NSNumber(value: 1), NSNumber(value: UInt64.max),
      NSNumber(value: Int64.min), NSNumber(value: 0.1), NSNumber(value: Float(0.1)),
      NSNumber(value: Int8(1)), NSNumber(value: UInt8(255)),
      NSDecimalNumber(string: "12345678901234567890.5"),
    ]
    #expect(
      try text(AnyJSON(numbers), .json(format: .compact))
        == "[true,1,18446744073709551615,-9223372036854775808,0.1,0.1,1,255,12345678901234567890.5]"
    )
  }

  final class Plain {}

  @Test("What JSON cannot hold fails with its path")
  func impossible() throws {
    let cases: [([String: Any], path: String, what: String)] = [
      (["a": [1, Plain()]], "$.a[1]", "Plain"),
      (["a": ["b": (1, 2)]], "$.a.b", "(Swift.Int, Swift.Int)"),
      (["a": [1: "x"] as [AnyHashable: Any]], "$.a", "the key 1"),
      (["a": Double.nan], "$.a", "the number nan"),
      (["a": NSNumber(value: Double.infinity)], "$.a", "the number inf"),
    ]
    for (subject, path, what) in cases {
      let failure = try #require(Scene().check(subject, as: .json))
      #expect(failure.kind == .encoding)
      #expect(
        failure.message.contains("at \(path)")
          && failure.message.localizedCaseInsensitiveContains(what), "\(failure.message)")
    }
  }
}

extension CanonicalFormat {
  fileprivate static var compact: CanonicalFormat {
    var format = CanonicalFormat.golden
    format.indentation = .compact
    format.endsWithNewline = false
    return format
  }
}
