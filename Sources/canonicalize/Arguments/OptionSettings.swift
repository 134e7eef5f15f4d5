internal import AtomicFile
internal import JSONCanonicalization

/// The options as they are read, one after the other, and the checks that need all of them.
struct OptionSettings {
  var options = Options()

  private var modes: [OptionName] = []
  // Properties change the format wherever they stand on the command line, so they wait for its
  // name.
  private var format = CanonicalFormat.golden
  private var indentation: CanonicalFormat.Indentation?
  private var keyOrder: CanonicalFormat.KeyOrder?
  private var numbers: CanonicalFormat.NumberStyle?

  /// Takes one option.
  mutating func apply(_ option: OptionName, _ argument: [UInt8]) throws(UsageError) {
    switch option {
    case .write, .check, .diff:
      if !modes.contains(option) { modes.append(option) }
    case .output: options.output = try path(option, argument)
    case .format:
      format = try choice(
        option, argument,
        [("golden", .golden), ("foundation", .foundation), ("jcs", .jcs)])
    case .indent: indentation = try indentation(argument)
    case .compact: indentation = .compact
    case .keyOrder:
      keyOrder = try choice(
        option, argument, [("scalar", .scalar), ("utf16", .utf16), ("source", .source)])
    case .numbers:
      numbers = try choice(
        option, argument, [("verbatim", .verbatim), ("ecmascript", .ecmascript)])
    case .duplicateKeys:
      options.canonicalizer.duplicateKeys = try choice(
        option, argument,
        [("error", .error), ("first", .first), ("last", .last), ("keep", .keep)])
    case .lines: options.canonicalizer.framing = .lines
    case .allowComments: options.canonicalizer.allowsComments = true
    case .maximumDepth:
      options.canonicalizer.maximumDepth = try number(option, argument, 0...1_000_000)
    case .recursive: options.isRecursive = true
    case .include: options.includes.append(try pattern(option, argument))
    case .exclude: options.excludes.append(try pattern(option, argument))
    case .keepGoldens: options.keepsGoldens = true
    case .filesFrom: options.filesFrom = try path(option, argument)
    case .null: options.isNulSeparated = true
    case .standardInputName: options.standardInputName = try path(option, argument).bytes
    case .jobs: options.jobs = try number(option, argument, 1...1024)
    case .progress:
      options.progress = try choice(
        option, argument, Options.ProgressDisplay.allCases.map { ($0.rawValue, $0) })
    case .quiet: options.isQuiet = true
    case .help, .version: break
    }
  }

  /// The options, if they go together.
  consuming func checked() throws(UsageError) -> Options {
    if let indentation { format.indentation = indentation }
    if let keyOrder { format.keyOrder = keyOrder }
    if let numbers { format.numbers = numbers }
    options.canonicalizer.format = format
    if modes.count > 1 {
      throw UsageError(message: "\(modes[0].text) and \(modes[1].text) exclude each other")
    }
    if let mode = modes.first, options.output != nil {
      throw UsageError(
        message: "\(mode.text) and --output exclude each other: --output takes the text of one file"
      )
    }
    options.mode =
      switch modes.first {
      case .write: .write
      case .check: .check
      case .diff: .diff
      default: .print
      }
    if options.keepsGoldens, options.mode == .print {
      throw UsageError(
        message: "\(OptionName.keepGoldens.text) needs --write, --check or --diff")
    }
    return options
  }
}

extension OptionSettings {
  private func choice<Value>(
    _ option: OptionName, _ argument: [UInt8], _ values: [(name: String, value: Value)]
  ) throws(UsageError) -> Value {
    for (name, value) in values where argument.elementsEqual(name.utf8) { return value }
    let names = values.map(\.name)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    throw unexpected(option, argument, list)
  }

  private func number(
    _ option: OptionName, _ argument: [UInt8], _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    // Int's initializer takes a sign, which no option here does.
    let digits = argument.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits, let value = Int(String(decoding: argument, as: UTF8.self)),
      range.contains(value)
    else {
      throw unexpected(
        option, argument, "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  private func indentation(
    _ argument: [UInt8]
  ) throws(UsageError) -> CanonicalFormat.Indentation {
    if argument.elementsEqual("tab".utf8) { return .tab }
    do {
      return .spaces(try number(.indent, argument, 0...64))
    } catch {
      throw unexpected(.indent, argument, "a number from 0 to 64 or tab")
    }
  }

  private func path(_ option: OptionName, _ argument: [UInt8]) throws(UsageError) -> Path {
    guard !argument.isEmpty, let path = Path(argument) else {
      throw unexpected(option, argument, "a name")
    }
    return path
  }

  private func pattern(
    _ option: OptionName, _ argument: [UInt8]
  ) throws(UsageError) -> GlobPattern {
    guard let pattern = GlobPattern(argument) else {
      throw unexpected(option, argument, "a pattern such as *.json or data/**/*.json")
    }
    return pattern
  }

  private func unexpected(
    _ option: OptionName, _ argument: [UInt8], _ expectation: String
  ) -> UsageError {
    UsageError(
      message: "\(option.text): expected \(expectation), found \"\(Escaping.text(argument))\"")
  }
}
