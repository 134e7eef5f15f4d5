#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The three descriptors that a process is started with.
enum StandardDescriptors {
  /// Opens those that the process was started without.
  ///
  /// The next file to be opened would get the free number, and diagnostics would be written into
  /// somebody's document. `/dev/null` is opened the wrong way round: using it fails as using a
  /// closed descriptor does.
  static func completeMissing() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      // The lowest free number is taken, which is this one: the ones below are open by now. Without
      // /dev/null there is nothing to be done.
      _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
