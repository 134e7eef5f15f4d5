#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why a file could not be opened, read, written or replaced.
package struct FileError: Error, Hashable, Sendable {
  /// The kind of fault.
  package enum Code: Hashable, Sendable {
    /// A system call failed with this `errno`.
    case system(Int32)
    /// The file was changed or replaced by someone else.
    case changed
    /// The path is a symbolic link to a file that does not exist.
    case brokenLink
    /// The path names a folder, a device, a pipe or a socket.
    case notRegularFile
  }

  /// The kind of fault.
  package var code: Code

  /// What was tried and what went wrong, in lower case and without the path.
  package var message: String

  /// Creates an error.
  package init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  /// Creates an error from the `errno` of a failed call.
  ///
  /// - Parameters:
  ///   - code: The `errno`.
  ///   - action: What was tried, for the message: `cannot open`.
  package init(errno code: Int32, _ action: String) {
    self.code = .system(code)
    // strerror gives a static text for every number the system has; only unknown numbers share a
    // buffer.
    let reason = unsafe String(cString: strerror(code))
    self.message = "\(action): \(reason)"
  }

  /// The error of a link whose target is missing.
  package static let brokenLink = FileError(
    code: .brokenLink, message: "is a symbolic link to a file that does not exist")

  /// The `errno` of a path that leads nowhere.
  package static var noSuchFile: Int32 { ENOENT }

  /// Whether a path leads to nothing at all.
  package var isNothingThere: Bool { code == .system(ENOENT) || code == .system(ENOTDIR) }

  /// Whether the reader of a pipe or socket has gone.
  package var isClosedPipe: Bool { code == .system(EPIPE) }
}

extension FileError: CustomStringConvertible {
  /// The message.
  package var description: String { message }
}
