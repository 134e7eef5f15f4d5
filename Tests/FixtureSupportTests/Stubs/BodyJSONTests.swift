import Foundation
import Testing

@testable import FixtureSupport

/// How a body that is JSON is shown.
struct BodyJSONTests {
  private static func request(_ body: String) -> ReceivedRequest {
    ReceivedRequest(
      method: "POST", url: URL(string: "https://example.org")!, body: Data(body.utf8))
  }

  private static func shown(_ body: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(request(body)), as: UTF8.self)
  }

  private static func expected(_ body: String) -> String {
    #"{"body":\#(body),"headers":{},"method":"POST","url":"https://example.org"}"#
  }

  @Test(arguments: [
    #"{"b":{"d":1,"c":[true,null]},"a":"x"}"#, #"{ "a" : "x", "b": {"c":[true ,null],"d":1}}"#,
    "\n{\"\\u0062\":{\"c\":[true,null],\"d\":1},\"a\":\"x\"}\r\n",
  ])
  func `order and layout of a body have no part in it`(body: String) throws {
    let sorted = #"{"a":"x","b":{"c":[true,null],"d":1}}"#
    #expect(try Self.shown(body) == Self.expected(sorted))
    #expect("\(Self.request(body))" == "POST https://example.org\n\n\(sorted)")
  }

  @Test(arguments: [
    "[]", "{}", #"[{"a":[[]]},-1,0.5,1e3]"#, #"{"é":"\u0001\n\"\\/😀","e":1}"#,
    "[9007199254740993,18446744073709551615,-9223372036854775808,0.1]",
  ])
  func `the value is that of JSONSerialization`(body: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(body.utf8))
    let text = try #require(BodyJSON(Data(body.utf8))?.text)
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    #expect(
      try JSONSerialization.data(withJSONObject: read, options: options)
        == JSONSerialization.data(withJSONObject: object, options: options))
    let shown = try JSONSerialization.jsonObject(with: Data(Self.shown(body).utf8))
    let value = try #require((shown as? [String: Any])?["body"])
    #expect(
      try JSONSerialization.data(withJSONObject: value, options: options)
        == JSONSerialization.data(withJSONObject: object, options: options))
  }

  @Test(arguments: [
    "1234567890123456789012345678901234567890", "1e400", "-0", "-0.0", "1e-200",
    "0.123456789012345678901234567890123456789",
  ])
  func `a number that no Decimal holds stays to the letter, in a sorted text`(number: String) throws
  {
    #expect(
      try Self.shown(#"{"b": \#(number), "a": 1.50}"#)
        == Self.expected(#""{\"a\":1.50,\"b\":\#(number)}""#))
  }

  @Test(arguments: [
    "{", "[1,]", "{\"a\":1,}", "{\"a\":1,\"a\":2}", "[01]", "[1.]", "[+1]", "[\"\\ud800\"]",
    "[NaN]",
    "a=1&b=2", "\"text\"", "1", "true", "", "[1] x", "[\"a\nb\"]",
    String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
  ])
  func `what is no object or array of JSON is a text`(body: String) throws {
    #expect(BodyJSON(Data(body.utf8)) == nil)
    let shown = try JSONSerialization.jsonObject(with: Data(Self.shown(body).utf8))
    #expect((shown as? [String: Any])?["body"] as? String == body)
  }

  #if os(Linux)
    private static let variable = "BODY_OF_A_PLAIN_ENCODER"

    /// What is shown of a body that a plain encoder has made, and that body.
    private static func parts() throws -> (shown: String, body: String) {
      let keys = Dictionary(uniqueKeysWithValues: (0..<30).map { ("k\($0)", ["b": $0, "a": 1]) })
      let body = String(decoding: try JSONEncoder().encode(keys), as: UTF8.self)
      return try (shown(body) + "\(request(body))", body)
    }

    /// The part of the test below that runs in other processes.
    @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] != nil))
    func `this process writes what it shows to a file`() throws {
      let path = try #require(ProcessInfo.processInfo.environment[Self.variable])
      let parts = try Self.parts()
      try Data(parts.shown.utf8).write(to: URL(fileURLWithPath: path + ".shown"))
      try Data(parts.body.utf8).write(to: URL(fileURLWithPath: path + ".body"))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] == nil))
    func `eight processes show the body of a plain JSONEncoder alike`() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("body-json-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var environment = ProcessInfo.processInfo.environment
      environment["SWIFT_DETERMINISTIC_HASHING"] = nil
      var bodies: Set<String> = []
      let expected = try Self.parts().shown
      for index in 0..<8 {
        let path = folder.appendingPathComponent("\(index)").path
        environment[Self.variable] = path
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [
          "--testing-library", "swift-testing", "--filter", "BodyJSONTests.*shows to a file",
        ]
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try String(contentsOfFile: path + ".shown", encoding: .utf8) == expected)
        bodies.insert(try String(contentsOfFile: path + ".body", encoding: .utf8))
      }
      // Else nothing was proved.
      #expect(bodies.count > 1)
    }
  #endif
}
