/// The options by name; the raw value is the number that `getopt_long` gives back for the long
/// form.
enum OptionName: Int32, CaseIterable {
  // Above every character that a short option can be.
  case write = 256
  case check
  case diff
  case output
  case format
  case indent
  case compact
  case keyOrder
  case numbers
  case duplicateKeys
  case lines
  case allowComments
  case maximumDepth
  case recursive
  case include
  case exclude
  case keepGoldens
  case filesFrom
  case null
  case standardInputName
  case jobs
  case progress
  case quiet
  case help
  case version

  /// The long form without its dashes.
  ///
  /// `getopt_long` wants pointers that stay valid, which a static string's is.
  var long: StaticString {
    switch self {
    case .write: "write"
    case .check: "check"
    case .diff: "diff"
    case .output: "output"
    case .format: "format"
    case .indent: "indent"
    case .compact: "compact"
    case .keyOrder: "key-order"
    case .numbers: "numbers"
    case .duplicateKeys: "duplicate-keys"
    case .lines: "lines"
    case .allowComments: "allow-comments"
    case .maximumDepth: "max-depth"
    case .recursive: "recursive"
    case .include: "include"
    case .exclude: "exclude"
    case .keepGoldens: "keep-goldens"
    case .filesFrom: "files-from"
    case .null: "null"
    case .standardInputName: "stdin-name"
    case .jobs: "jobs"
    case .progress: "progress"
    case .quiet: "quiet"
    case .help: "help"
    case .version: "version"
    }
  }

  /// The short form, where there is one.
  var short: Unicode.Scalar? {
    switch self {
    case .write: "w"
    case .check: "c"
    case .diff: "d"
    case .output: "o"
    case .recursive: "r"
    case .null: "0"
    case .jobs: "j"
    case .quiet: "q"
    default: nil
    }
  }

  var takesArgument: Bool {
    switch self {
    case .output, .format, .indent, .keyOrder, .numbers, .duplicateKeys, .maximumDepth, .include,
      .exclude, .filesFrom, .standardInputName, .jobs, .progress:
      true
    case .write, .check, .diff, .compact, .lines, .allowComments, .recursive, .keepGoldens, .null,
      .quiet, .help, .version:
      false
    }
  }

  /// The long form as users write it.
  var text: String { "--\(long)" }
}
