// swift-format-ignore-file

public struct FileAttributeKey: Hashable, Sendable {
  public static var size: FileAttributeKey { fatalError() }
  public static var posixPermissions: FileAttributeKey { fatalError() }
}

open class FileManager: NSObject {
  open class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
    open func nextObject() -> Any? { fatalError() }
    open func skipDescendants() { fatalError() }
    public func next() -> Any? { fatalError() }
  }

  open class var `default`: FileManager { fatalError() }
  open var currentDirectoryPath: String { fatalError() }
  open var temporaryDirectory: URL { fatalError() }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
  open func contents(atPath path: String) -> Data? { fatalError() }
  open func copyItem(atPath from: String, toPath to: String) throws { fatalError() }
  open func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws { fatalError() }
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws { fatalError() }
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { fatalError() }
  open func fileExists(atPath path: String) -> Bool { fatalError() }
  open func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool { fatalError() }
  open func isReadableFile(atPath path: String) -> Bool { fatalError() }
  open func isWritableFile(atPath path: String) -> Bool { fatalError() }
  open func removeItem(atPath path: String) throws { fatalError() }
  open func removeItem(at url: URL) throws { fatalError() }
}

open class FileHandle: NSObject, @unchecked Sendable {
  public convenience init(forReadingFrom url: URL) throws { fatalError() }
  public convenience init?(forReadingAtPath path: String) { fatalError() }
  open class var standardError: FileHandle { fatalError() }
  open class var standardOutput: FileHandle { fatalError() }
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  open func close() throws { fatalError() }
  @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *)
  open func readToEnd() throws -> Data? { fatalError() }
  open func write(_ data: Data) { fatalError() }
}

open class Stream: NSObject {
  open func open() { fatalError() }
  open func close() { fatalError() }
  open var streamError: (any Error)? { fatalError() }
}

open class InputStream: Stream {
  public init(data: Data) { fatalError() }
  open func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int { fatalError() }
  open var hasBytesAvailable: Bool { fatalError() }
}

public func NSTemporaryDirectory() -> String { fatalError() }
