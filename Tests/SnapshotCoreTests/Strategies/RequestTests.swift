import AtomicFile
import FileTestSupport
import Foundation
import Testing

@testable import SnapshotCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Requests")
struct RequestTests {
  private func text(_ request: URLRequest, _ strategy: GoldenStrategy<URLRequest>) throws -> String
  {
    let scene = try Scene()
    let failure = scene.check(request, as: strategy)
    if let failure, failure.kind != .recordedMissing { throw failure }
    let name = try #require(scene.names.first)
    return try #require(scene.text(name))
  }

  private func request(
    _ url: String, _ method: String = "GET", _ headers: [String: String] = [:],
    _ body: String? = nil
  ) -> URLRequest {
    var request = URLRequest(url: URL(string: url)!)
    request.httpMethod = method
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    request.httpBody = body.map { Data($0.utf8) }
    return request
  }

  @Test("raw is what HTTP writes, with fields and query sorted and a JSON body canonical")
  func raw() throws {
    #expect(try text(request("https://e.org"), .raw) == "GET https://e.org\n")
    #expect(
      try text(
        request(
          "https://e.org/a%20b?z=1&a=2%2B&z=0&b", "POST",
          ["X-B": "2", "Accept": "*/*", "X-A": "1"],
          #"{"b":1.50,"a":[]}"#), .raw)
          == """
          POST https://e.org/a%20b?a=2%2B&b&z=1&z=0
          Accept: */*
          X-A: 1
          X-B: 2

          {
            "a": [],
            "b": 1.50
          }

          """)
    #expect(
      try text(request("https://e.org/?", "PUT", [:], "a=1&b=é"), .raw)
        == "PUT https://e.org/?\n\na=1&b=é\n")
    #expect(try text(request("https://e.org", "PUT", [:], "{no"), .raw).hasSuffix("\n\n{no\n"))
    var binary = request("https://e.org", "PUT")
    binary.httpBody = Data([0xFF, 0x00])
    #expect(try text(binary, .raw) == "PUT https://e.org\n\n(Base64) /wA=\n")
  }

  @Test("curl reads well")
  func curl() throws {
    #expect(try text(request("https://e.org"), .curl) == "curl \\\n  'https://e.org'\n")
    #expect(
      try text(request("https://e.org", "HEAD"), .curl)
        == "curl \\\n  --head \\\n  'https://e.org'\n")
    #expect(
      try text(
        request(
          "https://e.org/?b=1&a=2", "POST", ["Content-Type": "application/json", "Accept": ""],
          #"{"name": "O'Brien", "age": 3}"#), .curl)
          == #"""
          curl \
            --request 'POST' \
            --header 'Accept;' \
            --header 'Content-Type: application/json' \
            --data-raw '{"age":3,"name":"O'\''Brien"}' \
            'https://e.org/?a=2&b=1'

          """#)
  }

  @Test("What cannot be pinned says why")
  func impossible() throws {
    var stream = request("https://e.org", "POST")
    stream.httpBodyStream = InputStream(data: Data("a".utf8))
    for strategy in [GoldenStrategy<URLRequest>.raw, .curl] {
      let failure = try #require(Scene().check(stream, as: strategy))
      #expect(failure.kind == .encoding && failure.message.contains("a stream"))
    }
  }

  @Test("Secrets are replaced by a pullback")
  func secrets() throws {
    let strategy = GoldenStrategy<URLRequest>.curl.pullback { (request: URLRequest) in
      var request = request
      request.setValue("Bearer <token>", forHTTPHeaderField: "Authorization")
      return request
    }
    let golden = try text(
      request("https://e.org", "GET", ["Authorization": "Bearer abc"]), strategy)
    #expect(golden.contains("'Authorization: Bearer <token>'") && !golden.contains("abc"))
  }

  /// The arguments that bash gives a command.
  private func arguments(of command: String) throws -> [Data] {
    let sandbox = try Sandbox()
    let script = "curl() { printf '%s\\0' \"$@\"; }\n" + command
    try sandbox.write("script.sh", script)
    let result = try ChildProcess(
      ["/usr/bin/env", "bash", "script.sh"].map { Path($0.utf8)! }, in: sandbox,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LC_ALL": "C"]
    ).finish()
    #expect(result.status == 0, "\(result.error)")
    return Data(result.output.utf8).split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { Data($0) }
  }

  @Test("bash gives each argument back as it was, whatever characters it holds")
  func quoting() throws {
    let ascii = String(String.UnicodeScalarView((1...127).map { Unicode.Scalar(UInt8($0)) }))
    let texts = [
      ascii, String(ascii.reversed()), "'", "''", "'a'", "\\", "\\'", "\\n", "$HOME `id` $(id) !!",
      "@file",
      "\r\n", "\t", "é \u{202F}\u{1F600}", "\u{7F}1", "\u{1}23", "-d", " ", "\n\n", "%s%d",
    ]
    for body in texts {
      let command = try text(
        request("https://[::1]/?q=1&'=%27", "PO'ST", ["X-Quote": #"a'b"c\d$e"#], "x" + body),
        .curl)
      let expected = [
        "--request", "PO'ST", "--header", #"X-Quote: a'b"c\d$e"#, "--data-raw", "x" + body,
        "--globoff",
      ]
      let found = try arguments(of: command).map { String(decoding: $0, as: UTF8.self) }
      #expect(Array(found.dropLast().map { Array($0.utf8) }) == expected.map { Array($0.utf8) })
      #expect(found.last?.hasPrefix("https://[::1]/?") == true)
    }
  }

  @Test("A body of any bytes reaches curl")
  func binaryBody() throws {
    var binary = request("https://e.org", "PUT")
    binary.httpBody = Data((0...255).map { UInt8($0) })
    let command = try text(binary, .curl)
    let sandbox = try Sandbox()
    try sandbox.write(
      "script.sh", "curl() { cat \"${4#@}\" | od -An -v -tu1; }\n" + command)
    let result = try ChildProcess(
      ["/usr/bin/env", "bash", "script.sh"].map { Path($0.utf8)! }, in: sandbox,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    ).finish()
    let bytes = result.output.split { $0 == " " || $0 == "\n" }.compactMap { UInt8($0) }
    #expect(bytes == (0...255).map { UInt8($0) }, "\(result.error)")
  }
}
