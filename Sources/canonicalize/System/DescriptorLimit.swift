#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How many files may be worked on at once without running out of descriptors.
enum DescriptorLimit {
  /// The standard ones, the file list, a folder that is being read.
  private static let reserved = 10
  /// The input, the same once more to compare with, the temporary file, its folder.
  private static let perFile = 4

  /// The number of files; at least 1.
  static var files: Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let result = unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #else
      let result = unsafe getrlimit(RLIMIT_NOFILE, &limit)
    #endif
    guard result == 0, limit.rlim_cur < 1 << 20 else { return .max }
    return max(1, (Int(limit.rlim_cur) - reserved) / perFile)
  }
}
