#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The path of a file: bytes without a NUL, not necessarily valid UTF-8.
///
/// File systems on Linux take any bytes for a name. A `String` would replace those that are not
/// UTF-8, and the file could no longer be opened.
package struct Path: Hashable, Sendable {
  /// The bytes, without the terminating NUL.
  package let bytes: [UInt8]

  /// Creates a path; nil for bytes that no file can have as its path, which is only those with a
  /// NUL.
  package init?(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    guard !self.bytes.contains(0) else { return nil }
  }

  /// Creates a path from its bytes in C's form.
  package init(cString: UnsafePointer<CChar>) {
    // A C string ends at its first NUL, so there is none inside.
    var bytes: [UInt8] = []
    var next = unsafe cString
    while unsafe next.pointee != 0 {
      unsafe bytes.append(UInt8(bitPattern: next.pointee))
      unsafe next += 1
    }
    self.bytes = bytes
  }

  /// The path of the entry `name` in the folder that this path names.
  package func appending(_ name: some Collection<UInt8>) -> Path {
    precondition(!name.contains(0), "a file's name holds no NUL")
    let needsSlash = bytes.last.map { $0 != UInt8(ascii: "/") } ?? false
    return Path(unchecked: bytes + (needsSlash ? [UInt8(ascii: "/")] : []) + Array(name))
  }

  /// The name behind the last slash.
  package var lastComponent: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// The folder that holds the file: `.` for a bare name.
  package var directory: Path {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else {
      return Path(unchecked: [UInt8(ascii: ".")])
    }
    return Path(unchecked: Array(bytes[...slash]))
  }

  /// Calls `body` with the path in C's form.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    // The array lives until the closure returns, and ends in a NUL.
    return unsafe terminated.withUnsafeBufferPointer { buffer in
      unsafe body(buffer.baseAddress!)
    }
  }

  private init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension Path: ExpressibleByStringLiteral {
  /// Creates a path from a literal in source code.
  package init(stringLiteral value: String) {
    precondition(!value.utf8.contains(0), "a path holds no NUL")
    self.init(unchecked: Array(value.utf8))
  }
}

extension Path {
  /// Whether a path lies below a folder; both are resolved.
  package func isInside(_ folder: Path) -> Bool {
    let slash = UInt8(ascii: "/")
    let start = folder.bytes.last == slash ? folder.bytes : folder.bytes + [slash]
    return bytes.starts(with: start)
  }

  /// The path without symbolic links and detours; the path itself where it leads nowhere.
  package var resolved: Path {
    unsafe withCString { name in
      // The result is a C string from malloc, ours to free.
      guard let resolved = unsafe realpath(name, nil) else { return self }
      defer { unsafe free(resolved) }
      return unsafe Path(cString: resolved)
    }
  }
}
