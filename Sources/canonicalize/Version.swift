/// The version of the package, which `--version` prints.
enum Version {
  static let current = "0.1.0"
}
