import FixtureSupport
import Foundation
import Testing

@Suite struct `A request matcher` {
  struct Row: Sendable, CustomTestStringConvertible {
    let matcher: RequestMatcher
    let request: ReceivedRequest
    let isMatch: Bool
    var testDescription: String { "\(matcher): \(request)" }

    init(
      _ matcher: RequestMatcher, _ method: String = "GET", _ url: String = "https://a.org/p?x=1",
      headers: [String: String] = [:], body: String? = nil, is isMatch: Bool
    ) {
      self.matcher = matcher
      request = ReceivedRequest(
        method: method, url: URL(string: url)!, headers: headers, body: body.map { Data($0.utf8) })
      self.isMatch = isMatch
    }
  }

  @Test(arguments: [
    Row(.any, is: true),
    Row(RequestMatcher(method: "GET"), is: true), Row(RequestMatcher(method: "POST"), is: false),
    Row(RequestMatcher(host: "A.ORG"), is: true), Row(RequestMatcher(host: "b.org"), is: false),
    Row(RequestMatcher(path: "/p"), is: true), Row(RequestMatcher(path: "/"), is: false),
    Row(RequestMatcher(path: "/日 記"), "GET", "https://a.org/%E6%97%A5%20%E8%A8%98", is: true),
    Row(RequestMatcher(path: ""), "GET", "https://a.org", is: true),
    Row(RequestMatcher(path: "/"), "GET", "https://a.org", is: true),
    Row(RequestMatcher(path: "/p"), "GET", "https://a.org/p/", is: false),
    Row(RequestMatcher(query: ["x": "1"]), is: true),
    Row(RequestMatcher(query: ["x": "2"]), is: false),
    Row(RequestMatcher(query: [:]), is: false),
    Row(RequestMatcher(query: [:]), "GET", "https://a.org/", is: true),
    Row(RequestMatcher(query: ["b": "2", "a": "1"]), "GET", "https://a.org/?a=1&b=2", is: true),
    Row(RequestMatcher(query: ["a": "1"]), "GET", "https://a.org/?a=1&b=2", is: false),
    Row(RequestMatcher(query: ["a": "1", "a": "2"]), "GET", "https://a.org/?a=2&a=1", is: true),
    Row(RequestMatcher(query: ["a": "1", "a": "1"]), "GET", "https://a.org/?a=1", is: false),
    Row(RequestMatcher(query: ["a": nil]), "GET", "https://a.org/?a", is: true),
    Row(RequestMatcher(query: ["a": ""]), "GET", "https://a.org/?a=", is: true),
    Row(RequestMatcher(query: ["a": "b c"]), "GET", "https://a.org/?a=b%20c", is: true),
    Row(RequestMatcher(headers: ["accept": "x"]), headers: ["Accept": "x", "B": "y"], is: true),
    Row(RequestMatcher(headers: ["accept": "x"]), headers: ["Accept": "X"], is: false),
    Row(RequestMatcher(headers: ["accept": "x"]), is: false),
    Row(RequestMatcher(body: .text("日")), body: "日", is: true),
    Row(RequestMatcher(body: .text("a")), body: "b", is: false),
    Row(RequestMatcher(body: .data(Data())), is: true),
    Row(
      RequestMatcher(body: .json(#"{"a": 1, "b": [true]}"#)), body: #"{"b":[true],"a":1.0}"#,
      is: true),
    Row(RequestMatcher(body: .json(#"{"a": 1}"#)), body: #"{"a": true}"#, is: false),
    Row(RequestMatcher(body: .json(#"{"a": null}"#)), body: #"{"a": null}"#, is: true),
    Row(RequestMatcher(body: .json("[1, 2]")), body: "[2, 1]", is: false),
    Row(RequestMatcher(body: .json("[1]")), body: "no JSON", is: false),
    Row(RequestMatcher(body: .json("no JSON")), body: "no JSON", is: false),
    Row(RequestMatcher(body: .json("9007199254740993")), body: "9007199254740992", is: false),
    Row(RequestMatcher(body: .satisfying("long") { $0.count > 2 }), body: "abc", is: true),
    Row(RequestMatcher(body: .satisfying("long") { $0.count > 2 }), is: false),
    Row(
      RequestMatcher(method: "PUT", host: "a.org", path: "/p", query: ["x": "1"]), "PUT", is: true),
    Row(RequestMatcher(method: "PUT", host: "a.org", path: "/p", query: ["x": "1"]), is: false),
  ])
  func `compares what it has and nothing else`(row: Row) {
    #expect(row.matcher.matches(row.request) == row.isMatch)
  }

  @Test(arguments: [
    ("https://a.org/p?x=1&y=2", "https://A.org:443/p?y=2&x=1#part", true),
    ("http://a.org", "http://a.org:80/", true),
    ("https://a.org/p", "http://a.org/p", false),
    ("https://a.org/p", "https://a.org:8443/p", false),
    ("https://a.org/p", "https://a.org/p?x=1", false),
    ("https://a.org/p?x=1", "https://a.org/p", false),
    ("https://a.org/p", "https://a.org/P", false),
    ("https://a.org/%70", "https://a.org/p", true),
    ("diary:entry", "diary:entry", true),
  ])
  func `of a URL compares all of it but the order of its query`(
    one: String, other: String, isMatch: Bool
  ) throws {
    let request = ReceivedRequest(method: "PATCH", url: try #require(URL(string: other)))
    #expect(RequestMatcher(url: try #require(URL(string: one))).matches(request) == isMatch)
  }

  @Test(arguments: [
    (RequestMatcher.any, "* *"),
    (RequestMatcher(method: "PUT", path: "/p"), "PUT /p"),
    (RequestMatcher(host: "a.org"), "* a.org"),
    (RequestMatcher(url: URL(string: "http://a.org:81?x=1&b")!), "* http://a.org:81/?b&x=1"),
    (
      RequestMatcher(path: "/p", headers: ["B": "2", "A": "1"], body: .json("{}")),
      "* /p, A: 1, B: 2, body: {}"
    ),
  ])
  func `describes itself as a request line`(matcher: RequestMatcher, text: String) {
    #expect("\(matcher)" == text)
  }

  @Test func `that was set last answers, and an equal one is replaced`() async throws {
    let stub = StubSession()
    stub.registry.setStub(StubbedResponse(text: "any"), for: .any)
    stub.registry.setStub(StubbedResponse(text: "users"), for: stub.url)
    #expect(try await stub.text() == "users")
    stub.registry.setStub(StubbedResponse(text: "any again"), for: .any)
    #expect(try await stub.text() == "any again")
    let isNever = RequestMatcher(body: .satisfying("never") { _ in false })
    #expect(isNever != isNever)
    #expect(RequestMatcher(body: .json("{}")) != RequestMatcher(body: .text("{}")))
  }
}
