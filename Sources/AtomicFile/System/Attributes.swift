#if canImport(CXattr)
  internal import CXattr
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// The extended attributes of a file.
  struct Attributes {
    /// The values by name; nil for a value that may not be read.
    private(set) var values: [[UInt8]: [UInt8]?] = [:]

    /// The `errno` where not even the names could be read.
    private(set) var failure: Int32?

    private let file: File

    private enum File {
      case path(Path)
      case descriptor(Descriptor)
    }

    /// Reads the attributes of the file behind a path, which need not be readable itself.
    init(of path: Path) {
      file = .path(path)
      load()
    }

    /// Reads the attributes of an open file.
    init(of descriptor: Descriptor) {
      file = .descriptor(descriptor)
      load()
    }

    /// Sets one attribute of an open file, and returns the `errno` of a failure.
    func set(_ name: [UInt8], to value: [UInt8]) -> Int32? {
      guard case .descriptor(let descriptor) = file else { return EBADF }
      let result = unsafe Self.withName(name) { name in
        // The system reads `count` bytes of the value; for none the pointer may be nil.
        unsafe value.withUnsafeBytes { bytes in
          unsafe fsetxattr(descriptor.number, name, bytes.baseAddress, bytes.count, 0)
        }
      }
      return result == 0 ? nil : errno
    }

    /// Removes one attribute of an open file, if that is allowed.
    func remove(_ name: [UInt8]) {
      guard case .descriptor(let descriptor) = file else { return }
      // What cannot be removed (a security label) is the system's own choice for the folder.
      _ = unsafe Self.withName(name) { name in unsafe fremovexattr(descriptor.number, name) }
    }

    private mutating func load() {
      switch unsafe Self.read({ unsafe list(into: $0, $1) }) {
      case .success(let names):
        for name in names.split(separator: 0) {
          let name = Array(name)
          switch unsafe Self.read({ unsafe get(name, into: $0, $1) }) {
          case .success(let value): values[name] = .some(value)
          case .failure(ENODATA): break  // removed between the two calls
          case .failure: values[name] = .some(nil)
          }
        }
      case .failure(ENOTSUP), .failure(ENOSYS): break  // the file system has no attributes
      case .failure(let code): failure = code
      }
    }

    private enum Reading {
      case success([UInt8])
      case failure(Int32)
    }

    /// Asks for a length, then for that many bytes; again where the value grew in between.
    private static func read(
      _ call: (UnsafeMutableRawPointer?, Int) -> Int
    ) -> Reading {
      while true {
        let length = call(nil, 0)
        guard length >= 0 else { return .failure(errno) }
        guard length > 0 else { return .success([]) }
        var bytes = [UInt8](repeating: 0, count: length)
        let result = unsafe bytes.withUnsafeMutableBytes { buffer in
          unsafe call(buffer.baseAddress, buffer.count)
        }
        if result >= 0 { return .success(Array(bytes[..<result])) }
        guard errno == ERANGE else { return .failure(errno) }
      }
    }

    private func list(into buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
      let names = unsafe buffer?.assumingMemoryBound(to: CChar.self)
      return switch file {
      case .path(let path): unsafe path.withCString { unsafe listxattr($0, names, count) }
      case .descriptor(let file): unsafe flistxattr(file.number, names, count)
      }
    }

    private func get(
      _ name: [UInt8], into buffer: UnsafeMutableRawPointer?, _ count: Int
    ) -> Int {
      unsafe Self.withName(name) { name in
        switch file {
        case .path(let path): unsafe path.withCString { unsafe getxattr($0, name, buffer, count) }
        case .descriptor(let file): unsafe fgetxattr(file.number, name, buffer, count)
        }
      }
    }

    private static func withName<Result>(
      _ name: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
    ) -> Result {
      // Names come out of a list that NULs divide, so they hold none.
      let terminated = name.map { CChar(bitPattern: $0) } + [0]
      return unsafe terminated.withUnsafeBufferPointer { unsafe body($0.baseAddress!) }
    }
  }
#endif
