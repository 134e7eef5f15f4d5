/// What the process tells its caller; of several the greatest wins.
enum ExitStatus: Int32, Comparable {
  /// All well.
  case success = 0
  /// `--check` or `--diff` found a file that is not canonical.
  case different = 1
  /// Usage, input or output: something could not be done.
  case failure = 2

  static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
