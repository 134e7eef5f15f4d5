// swift-format-ignore-file

public struct URL: Hashable, Sendable, Codable, CustomStringConvertible {
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public enum DirectoryHint: Sendable {
    case isDirectory
    case notDirectory
    case checkFileSystem
    case inferFromPath
  }

  public init?(string: String) { fatalError() }
  public init?(string: String, relativeTo base: URL?) { fatalError() }
  public init(fileURLWithPath path: String) { fatalError() }
  public init(fileURLWithPath path: String, isDirectory: Bool) { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(
    filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil
  ) { fatalError() }

  public var absoluteString: String { fatalError() }
  public var absoluteURL: URL { fatalError() }
  public var baseURL: URL? { fatalError() }
  public var description: String { fatalError() }
  public var fragment: String? { fatalError() }
  public var hasDirectoryPath: Bool { fatalError() }
  public var host: String? { fatalError() }
  public var isFileURL: Bool { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public var path: String { fatalError() }
  public var pathComponents: [String] { fatalError() }
  public var pathExtension: String { fatalError() }
  public var port: Int? { fatalError() }
  public var query: String? { fatalError() }
  public var relativePath: String { fatalError() }
  public var relativeString: String { fatalError() }
  public var scheme: String? { fatalError() }
  public var standardizedFileURL: URL { fatalError() }

  public func appendingPathComponent(_ name: String) -> URL { fatalError() }
  public func appendingPathComponent(_ name: String, isDirectory: Bool) -> URL { fatalError() }
  public func appendingPathExtension(_ name: String) -> URL { fatalError() }
  public func deletingLastPathComponent() -> URL { fatalError() }
  public func deletingPathExtension() -> URL { fatalError() }
  public func resolvingSymlinksInPath() -> URL { fatalError() }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func host(percentEncoded: Bool = true) -> String? { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func path(percentEncoded: Bool = true) -> String { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func query(percentEncoded: Bool = true) -> String? { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func appending<S: StringProtocol>(
    path: S, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { fatalError() }

  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

public struct URLQueryItem: Hashable, Sendable {
  public init(name: String, value: String?) { fatalError() }
  public var name: String { fatalError() }
  public var value: String? { fatalError() }
}

public struct URLComponents: Hashable, Sendable {
  public init() { fatalError() }
  public init?(string: String) { fatalError() }
  public init?(url: URL, resolvingAgainstBaseURL: Bool) { fatalError() }
  public var queryItems: [URLQueryItem]?
  public var percentEncodedQuery: String?
  public var path: String
  public var port: Int?
  public var scheme: String?
  public var percentEncodedFragment: String?
  public var percentEncodedHost: String?
  public var percentEncodedPassword: String?
  public var percentEncodedPath: String
  public var percentEncodedUser: String?
  public var string: String? { fatalError() }
  public var url: URL? { fatalError() }
}

public struct URLRequest: Hashable, Sendable {
  public init(url: URL) { fatalError() }
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var httpBodyStream: InputStream? {
    get { fatalError() }
    set {}
  }
  public var allHTTPHeaderFields: [String: String]?
  public var timeoutInterval: TimeInterval
  public func value(forHTTPHeaderField name: String) -> String? { fatalError() }
  public mutating func setValue(_ value: String?, forHTTPHeaderField name: String) { fatalError() }
}

public struct URLError: Error, Hashable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public static var badServerResponse: Code { fatalError() }
    public static var cancelled: Code { fatalError() }
    public static var httpTooManyRedirects: Code { fatalError() }
    public static var notConnectedToInternet: Code { fatalError() }
    public static var resourceUnavailable: Code { fatalError() }
    public static var timedOut: Code { fatalError() }
    public static var unsupportedURL: Code { fatalError() }
  }

  public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
  public var code: Code { fatalError() }
  public var failingURL: URL? { fatalError() }
  public var localizedDescription: String { fatalError() }
  public static func == (left: URLError, right: URLError) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public static var timedOut: Code { fatalError() }
  public static var notConnectedToInternet: Code { fatalError() }
}
