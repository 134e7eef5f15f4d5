import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Generated inputs, kept between runs outside the sources.
struct InputCache {
  /// Goes up with every change to what the generators write.
  private static let generation = 1
  private static let seed: UInt64 = 1

  var directory: String

  static var defaultDirectory: String {
    let caches = environment("XDG_CACHE_HOME") ?? (environment("HOME") ?? "/tmp") + "/.cache"
    return caches + "/swift-characterization-kit/benchmarks"
  }

  /// The path of an input, which is generated where it is not there yet.
  func path(of kind: InputKind, size: ByteSize) throws -> String {
    let path = "\(directory)/\(kind.rawValue)-\(size.bytes)-v\(Self.generation).json"
    guard unsafe access(path, R_OK) != 0 else { return path }
    try createDirectory(directory)
    let unfinished = "\(path).\(getpid())"
    printError("generating \(path)")
    try kind.generate(.bytes(size), seed: Self.seed, to: unfinished)
    guard unsafe rename(unfinished, path) == 0 else { throw Failure.system(path) }
    return path
  }

  /// Writes an input to a file of the caller's.
  static func generate(_ kind: InputKind, _ length: InputKind.Length, to path: String) throws {
    try kind.generate(length, seed: seed, to: path)
  }
}
