// swift-format-ignore-file

open class URLResponse: NSObject, @unchecked Sendable {
  public init(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) { fatalError() }
  open var url: URL? { fatalError() }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) { fatalError() }
  open var statusCode: Int { fatalError() }
  open var allHeaderFields: [AnyHashable: Any] { fatalError() }
  open func value(forHTTPHeaderField name: String) -> String? { fatalError() }
}

open class CachedURLResponse: NSObject, @unchecked Sendable {}

open class URLCache: NSObject, @unchecked Sendable {
  public enum StoragePolicy: UInt, Sendable {
    case allowed
    case allowedInMemoryOnly
    case notAllowed
  }
}

open class URLCredentialStorage: NSObject, @unchecked Sendable {}
open class HTTPCookieStorage: NSObject, @unchecked Sendable {}

open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {}

public protocol URLProtocolClient: NSObjectProtocol {
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
  func urlProtocol(
    _ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
}

open class URLProtocol: NSObject {
  public init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) { fatalError() }
  public convenience init(
    task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) { fatalError() }
  open var client: (any URLProtocolClient)? { fatalError() }
  open var request: URLRequest { fatalError() }
  open var cachedResponse: CachedURLResponse? { fatalError() }
  open var task: URLSessionTask? { fatalError() }
  open class func canInit(with request: URLRequest) -> Bool { fatalError() }
  open class func canInit(with task: URLSessionTask) -> Bool { fatalError() }
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { fatalError() }
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool {
    fatalError()
  }
  open func startLoading() { fatalError() }
  open func stopLoading() { fatalError() }
  open class func registerClass(_ protocolClass: AnyClass) -> Bool { fatalError() }
  open class func unregisterClass(_ protocolClass: AnyClass) { fatalError() }
}

open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case running
    case suspended
    case canceling
    case completed
  }

  open var taskIdentifier: Int { fatalError() }
  open var originalRequest: URLRequest? { fatalError() }
  open var currentRequest: URLRequest? { fatalError() }
  open var state: State { fatalError() }
  open func cancel() { fatalError() }
  open func resume() { fatalError() }
  open func suspend() { fatalError() }
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var `default`: URLSessionConfiguration { fatalError() }
  open class var ephemeral: URLSessionConfiguration { fatalError() }
  open var httpAdditionalHeaders: [AnyHashable: Any]? {
    get { fatalError() }
    set {}
  }
  open var httpCookieStorage: HTTPCookieStorage? {
    get { fatalError() }
    set {}
  }
  open var protocolClasses: [AnyClass]? {
    get { fatalError() }
    set {}
  }
  open var timeoutIntervalForRequest: TimeInterval {
    get { fatalError() }
    set {}
  }
  open var urlCache: URLCache? {
    get { fatalError() }
    set {}
  }
  open var urlCredentialStorage: URLCredentialStorage? {
    get { fatalError() }
    set {}
  }
}

public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}

open class URLSession: NSObject, @unchecked Sendable {
  public init(configuration: URLSessionConfiguration) { fatalError() }
  open class var shared: URLSession { fatalError() }
  open var configuration: URLSessionConfiguration { fatalError() }
  open func dataTask(with request: URLRequest) -> URLSessionDataTask { fatalError() }
  open func finishTasksAndInvalidate() { fatalError() }
  open func invalidateAndCancel() { fatalError() }
}
