public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The table for the whole process.
extension StubURLProtocol {
  /// The registry behind the functions of this class.
  public static var sharedRegistry: StubRegistry { StubProtocolClasses.shared }

  /// A new configuration for sessions that are answered from the table; it may be changed.
  public static var sessionConfiguration: URLSessionConfiguration {
    sharedRegistry.sessionConfiguration
  }

  /// All requests so far, in the order in which they came, with their bodies.
  public static var receivedRequests: [ReceivedRequest] { sharedRegistry.receivedRequests }

  /// Answers requests to a URL, of any method, with a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - url: The URL, as ``RequestMatcher/init(url:)`` compares it.
  public static func setStub(_ response: StubbedResponse, for url: URL) {
    sharedRegistry.setStub(response, for: url)
  }

  /// Decides what happens to requests to a URL, of any method.
  ///
  /// - Parameters:
  ///   - result: What happens.
  ///   - url: The URL, as ``RequestMatcher/init(url:)`` compares it.
  public static func setStub(_ result: StubResult, for url: URL) {
    sharedRegistry.setStub(result, for: url)
  }

  /// Answers requests that a matcher matches with a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - matcher: Which requests.
  public static func setStub(_ response: StubbedResponse, for matcher: RequestMatcher) {
    sharedRegistry.setStub(response, for: matcher)
  }

  /// Decides what happens to requests that a matcher matches.
  ///
  /// - Parameters:
  ///   - result: What happens.
  ///   - matcher: Which requests.
  public static func setStub(_ result: StubResult, for matcher: RequestMatcher) {
    sharedRegistry.setStub(result, for: matcher)
  }

  /// Removes all stubs; what was received stays.
  public static func removeAllStubs() {
    sharedRegistry.removeAllStubs()
  }

  /// Removes all stubs and forgets the received requests, as a test's tear-down should.
  public static func reset() {
    sharedRegistry.reset()
  }
}
