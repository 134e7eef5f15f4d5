import FixtureSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(2))) struct `A stubbed response` {
  private let chunks = [Data("one ".utf8), Data("two ".utf8), Data("three".utf8)]

  @Test func `arrives with status, headers, body and URL`() async throws {
    let stub = StubSession()
    stub.registry.setStub(
      StubbedResponse(
        status: 201, headers: ["Content-Type": "text/plain", "X-Count": "3"], text: "日記"),
      for: stub.url)
    let (data, response) = try await stub.session.data(from: stub.url)
    let answer = try #require(response as? HTTPURLResponse)
    #expect(String(decoding: data, as: UTF8.self) == "日記")
    #expect(answer.statusCode == 201)
    #expect(answer.value(forHTTPHeaderField: "x-count") == "3")
    #expect(answer.mimeType == "text/plain")
    #expect(answer.url == stub.url)
  }

  @Test func `may be a fixture`() async throws {
    let stub = StubSession()
    stub.registry.setStub(
      try StubbedResponse(
        fixtureNamed: "sample-user", in: .module, subdirectory: "Fixtures", status: 203),
      for: stub.url)
    let (data, response) = try await stub.session.data(from: stub.url)
    #expect(try JSONDecoder().decode(SampleUser.self, from: data).id == 7)
    #expect((response as? HTTPURLResponse)?.statusCode == 203)
    #expect(response.mimeType == "application/json")
    let text = try StubbedResponse(
      fixtureNamed: "notes.txt", in: .module, subdirectory: "Fixtures", headers: ["A": "b"])
    #expect(text.headers == ["A": "b"])
    let typed = try StubbedResponse(
      fixtureNamed: "sample-user", in: .module, subdirectory: "Fixtures",
      headers: ["content-type": "application/vnd.user+json"])
    #expect(typed.headers == ["content-type": "application/vnd.user+json"])
    #expect(throws: FixtureError.self) {
      try StubbedResponse(fixtureNamed: "none", in: .module)
    }
  }

  @Test(arguments: [0, 1, 3]) func `of several chunks is whole for data(for:)`(
    count: Int
  ) async throws {
    let stub = StubSession()
    stub.registry.setStub(StubbedResponse(chunks: Array(chunks[..<count])), for: stub.url)
    #expect(try await stub.text() == ["", "one ", "", "one two three"][count])
  }

  @Test func `of several chunks is whole for a completion handler`() async {
    let stub = StubSession()
    stub.registry.setStub(StubbedResponse(chunks: chunks), for: stub.url)
    let completion = await stub.session.completion(of: stub.request())
    #expect(completion.text == "one two three")
    #expect(completion.status == 200)
    #expect(completion.error == nil)
  }

  @Test func `of several chunks reaches a delegate chunk by chunk`() async {
    let delegate = EventDelegate()
    let stub = StubSession(delegate: delegate)
    stub.registry.setStub(StubbedResponse(chunks: chunks), for: stub.url)
    let events = await delegate.events(of: stub.session.dataTask(with: stub.url))
    #expect(events == ["response 200", "data one ", "data two ", "data three", "complete"])
  }

  @Test func `of several chunks is whole for a completion handler beside a delegate`() async {
    let delegate = EventDelegate()
    let stub = StubSession(delegate: delegate)
    stub.registry.setStub(StubbedResponse(chunks: chunks), for: stub.url)
    let completion = await stub.session.completion(of: stub.request())
    #expect(completion.text == "one two three")
    #expect(delegate.eventsSoFar.isEmpty)
  }

  @Test(arguments: ["Basic realm=\"x\"", "Bearer", "Digest realm=\"x\""])
  func `with status 401 and a challenge arrives as it is`(challenge: String) async throws {
    let delegate = EventDelegate()
    let stub = StubSession(delegate: delegate)
    stub.registry.setStub(
      StubbedResponse(
        status: 401, headers: ["www-Authenticate": challenge, "X-Reason": "expired"],
        text: "who?"), for: stub.url)
    let (data, response) = try await stub.session.data(from: stub.url)
    let answer = try #require(response as? HTTPURLResponse)
    #expect(answer.statusCode == 401)
    #expect(String(decoding: data, as: UTF8.self) == "who?")
    #expect(answer.value(forHTTPHeaderField: "X-Reason") == "expired")
    #if !canImport(FoundationNetworking)
      #expect(answer.value(forHTTPHeaderField: "WWW-Authenticate") == challenge)
    #endif
    #expect(await stub.session.completion(of: stub.request()).status == 401)
    let events = await delegate.events(of: stub.session.dataTask(with: stub.url))
    #expect(events == ["response 401", "data who?", "complete"])
    #expect(stub.registry.receivedRequests.count == 3)
  }

  @Test func `arrives through a configuration with a cache of its own`() async throws {
    let stub = StubSession { configuration in
      configuration.urlCache = URLCache(
        memoryCapacity: 1_000_000, diskCapacity: 0, diskPath: nil)
      configuration.requestCachePolicy = .returnCacheDataElseLoad
    }
    stub.registry.setStub(
      .sequence([.response(StubbedResponse(text: "1")), .response(StubbedResponse(text: "2"))]),
      for: stub.url)
    #expect(try await stub.text() == "1")
    #expect(try await stub.text() == "2")
  }
}

@Suite(.timeLimit(.minutes(2))) struct `A stubbed failure` {
  private struct Refusal: Error, Equatable {
    let reason: String
  }

  @Test func `arrives as it is`() async {
    let stub = StubSession()
    stub.registry.setStub(.error(URLError(.notConnectedToInternet)), for: stub.url)
    await #expect(throws: URLError(.notConnectedToInternet)) {
      try await stub.text()
    }
    let completion = await stub.session.completion(of: stub.request())
    #expect((completion.error as? URLError)?.code == .notConnectedToInternet)
    #expect(completion.data == nil && completion.response == nil)
  }

  #if canImport(FoundationNetworking)
    @Test func `may be an error of the app's own`() async {
      let stub = StubSession()
      stub.registry.setStub(.error(Refusal(reason: "no")), for: stub.url)
      await #expect(throws: Refusal(reason: "no")) { try await stub.text() }
    }
  #endif

  @Test func `reaches a delegate once, without a response`() async throws {
    let delegate = EventDelegate()
    let stub = StubSession(delegate: delegate)
    stub.registry.setStub(.error(URLError(.badServerResponse)), for: stub.url)
    let events = await delegate.events(of: stub.session.dataTask(with: stub.url))
    #expect(events.count == 1)
    #expect(events[0].hasPrefix("error"))
    // What comes after the end of a task must find nothing to do.
    stub.registry.setStub(StubbedResponse(text: "again"), for: stub.url)
    #expect(try await stub.text() == "again")
    #expect(delegate.eventsSoFar.count == 1)
  }
}
