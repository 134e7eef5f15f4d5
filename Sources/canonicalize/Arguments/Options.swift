internal import AtomicFile
internal import JSONCanonicalization

/// What the command line asks for.
struct Options {
  /// What happens to the canonical text.
  enum Mode {
    /// It goes to standard output or to `output`.
    case print
    /// It takes the place of the file.
    case write
    /// The paths of files that are not canonical are printed.
    case check
    /// What would change is printed.
    case diff
  }

  enum ProgressDisplay: String, CaseIterable {
    case auto
    case always
    case never
  }

  var mode = Mode.print
  var output: Path?
  var canonicalizer = Canonicalizer()
  var isRecursive = false
  var includes: [GlobPattern] = []
  var excludes: [GlobPattern] = []
  /// Whether goldens that are canonical in another format stay as they are.
  var keepsGoldens = false
  var filesFrom: Path?
  var isNulSeparated = false
  var standardInputName = Array("<stdin>".utf8)
  var jobs = Processors.count
  var progress = ProgressDisplay.auto
  var isQuiet = false
  /// The paths on the command line; `-` stands for standard input.
  var operands: [Path] = []

  /// The path that stands for standard input, and after `--output` for standard output.
  static let dash: Path = "-"
}
