#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where programs are.
enum Executables {
  /// The folder of this executable, where the build puts the command and the helpers too.
  static let directory: String = {
    let path = CommandLine.arguments[0]
    guard let slash = path.lastIndex(of: "/") else {
      return find(path).map { String($0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.endIndex)) } ?? "."
    }
    return String(path[..<slash])
  }()

  /// One that is built with this package.
  static func path(of name: String) -> String { "\(directory)/\(name)" }

  /// A program of the system, by its name or its path; nothing where neither the path nor one of the
  /// folders in `PATH` has it.
  static func find(_ name: String) -> String? {
    guard !name.contains("/") else { return unsafe access(name, X_OK) == 0 ? name : nil }
    let folders = environment("PATH") ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first {
      unsafe access($0, X_OK) == 0
    }
  }
}
