/// The steps of paths, told apart by bytes as the system does.
///
/// As `Character`s, a slash with a mark behind it is no slash, and `../` would hide in a step's name.
enum PathSteps {
  /// The slash.
  static let slash = UInt8(ascii: "/")

  /// The names in a path.
  static func steps(of path: String) -> [String] {
    path.utf8.split(separator: slash).compactMap { String($0) }
  }

  /// Whether a path starts at the root.
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }
}
