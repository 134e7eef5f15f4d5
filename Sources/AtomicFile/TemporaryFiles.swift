internal import Threading

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The temporary files that exist right now, so that a process which has to end can take them
/// along.
///
/// Creating, renaming and removing one happens under the lock together with its entry in the list:
/// whoever holds the lock sees exactly the files that are there. A signal is therefore not handled
/// in a handler, where neither a lock nor memory may be touched, but by a thread that waits for it
/// (`SignalWatch` in the command).
package enum TemporaryFiles {
  private static let existing = Monitor<Set<Path>>([])

  private static let prefix = Array(".canonical-".utf8)
  private static let suffix = Array(".tmp".utf8)

  /// Whether a file has a name of the kind that this module gives; such files belong to a
  /// replacement that is going on, or to one that a crash interrupted.
  package static func isTemporaryName(_ name: some Collection<UInt8>) -> Bool {
    name.starts(with: prefix) && name.reversed().starts(with: suffix.reversed())
  }

  /// Removes every temporary file and ends the process; no other thread can create one any more.
  ///
  /// - Parameter end: Ends the process.
  package static func removeAll(thenEnd end: () -> Never) -> Never {
    existing.withLock { paths in
      for path in paths {
        // The process is ending: there is nobody left to tell about a file that cannot be removed.
        _ = unsafe path.withCString { name in unsafe unlink(name) }
      }
      end()
    }
  }

  /// Creates an empty file with a name of its own, with `permissions` less the process's umask.
  static func create(
    in directory: Path, permissions: UInt32
  ) throws(FileError) -> (path: Path, number: Int32) {
    // A name that is taken is some other process's: after so many of them something else is wrong.
    var attempts = 100
    while true {
      let digits = String(UInt64.random(in: 0...(.max)), radix: 36)
      let path = directory.appending(prefix + Array(digits.utf8) + suffix)
      let (number, code) = existing.withLock { paths in
        let number = unsafe path.withCString { name in
          unsafe open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(permissions))
        }
        if number >= 0 { paths.insert(path) }
        return (number, errno)
      }
      guard number < 0 else { return (path, number) }
      attempts -= 1
      guard code == EINTR || code == EEXIST, attempts > 0 else {
        throw FileError(errno: code, "cannot create a temporary file beside it")
      }
    }
  }

  /// Moves a temporary file to where it belongs.
  static func rename(_ path: Path, to target: Path) throws(FileError) {
    let code = existing.withLock { paths -> Int32 in
      let result = unsafe path.withCString { from in
        unsafe target.withCString { to in
          #if canImport(Glibc)
            unsafe Glibc.rename(from, to)
          #elseif canImport(Musl)
            unsafe Musl.rename(from, to)
          #else
            unsafe Darwin.rename(from, to)
          #endif
        }
      }
      guard result == 0 else { return errno }
      paths.remove(path)
      return 0
    }
    guard code == 0 else { throw FileError(errno: code, "cannot replace") }
  }

  /// Removes a temporary file that is not needed.
  static func remove(_ path: Path) {
    existing.withLock { paths in
      // Called on the way out of another fault, which is the one to report.
      _ = unsafe path.withCString { name in unsafe unlink(name) }
      paths.remove(path)
    }
  }
}
