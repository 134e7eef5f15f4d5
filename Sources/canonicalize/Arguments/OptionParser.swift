internal import AtomicFile
internal import CGetopt

/// What the process was started for.
enum Invocation {
  case run(Options)
  case help
  case version
}

/// Reads the process's arguments as GNU programs do, by the C library's `getopt_long`.
@safe struct OptionParser {
  // Invariant: points to `count` C strings and a null pointer, as long as the value lives.
  private let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int32

  /// Reads the process's arguments; to be called once, as `getopt_long` keeps its place in a global.
  static func parse() throws(UsageError) -> Invocation {
    let parser = unsafe OptionParser(CommandLine.unsafeArgv, count: CommandLine.argc)
    return try parser.parse()
  }

  /// Creates a parser for arguments, which may change their order and live as long as it does.
  init(_ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int32) {
    unsafe self.arguments = arguments
    self.count = count
  }

  /// Reads the arguments.
  func parse() throws(UsageError) -> Invocation {
    var settings = OptionSettings()
    while let (code, argument) = next() {
      guard let option = OptionName(code: code) else { throw fault(code) }
      switch option {
      case .help: return .help
      case .version: return .version
      default: try settings.apply(option, argument ?? [])
      }
    }
    // What is left behind the options are the operands: getopt_long has moved them there.
    for index in Int(cgetopt_index())..<Int(count) {
      // The arguments are C strings, and `index` is below their count.
      let operand = unsafe Path(cString: arguments[index]!)
      settings.options.operands.append(operand)
    }
    return .run(try settings.checked())
  }

  /// The next option and its argument; nil behind the last one.
  private func next() -> (code: Int32, argument: [UInt8]?)? {
    var table = unsafe OptionName.allCases.map { name in
      // A static string has a pointer to a C string wherever it is longer than one character.
      unsafe option(
        name: unsafe UnsafeRawPointer(name.long.utf8Start).assumingMemoryBound(to: CChar.self),
        has_arg: name.takesArgument ? required_argument : no_argument,
        flag: nil,
        val: name.rawValue)
    }
    unsafe table.append(option())
    // The table ends in an empty entry and the short options in a NUL.
    let code = unsafe Self.shortOptions.withUnsafeBufferPointer { short in
      unsafe table.withUnsafeBufferPointer { long in
        unsafe getopt_long(
          count, arguments, short.baseAddress!, long.baseAddress!, nil)
      }
    }
    guard code != -1 else { return nil }
    guard let argument = unsafe cgetopt_argument() else { return (code, nil) }
    return (code, unsafe Path(cString: argument).bytes)
  }

  /// The short options, an argument marked by a colon.
  ///
  /// The colon at the start makes `getopt_long` tell faults to its caller instead of printing them:
  /// its own messages show control characters as they are.
  private static let shortOptions: [CChar] = {
    var text = ":"
    for option in OptionName.allCases {
      guard let short = option.short else { continue }
      text.unicodeScalars.append(short)
      if option.takesArgument { text += ":" }
    }
    return text.utf8.map { CChar(bitPattern: $0) } + [0]
  }()

  private func fault(_ code: Int32) -> UsageError {
    let option = cgetopt_option()
    let known = OptionName(code: option)
    if code == CInt(UInt8(ascii: ":")) {
      return UsageError(message: "\(known?.text ?? "an option") needs a value")
    }
    if let known {
      return UsageError(message: "\(known.text) takes no value")
    }
    if option != 0, let short = UInt8(exactly: option & 0xFF) {
      return UsageError(message: "unknown option -\(Escaping.text([short]))")
    }
    // A long option: the last argument that was looked at.
    let index = max(Int(cgetopt_index()) - 1, 0)
    // The index of an argument that getopt_long has just read.
    let argument = unsafe Path(cString: arguments[index]!).bytes
    let name = argument.drop { $0 == UInt8(ascii: "-") }.prefix { $0 != UInt8(ascii: "=") }
    let candidates = OptionName.allCases.filter { "\($0.long)".utf8.starts(with: name) }
    let shown = Escaping.text(name)
    guard candidates.count > 1 else { return UsageError(message: "unknown option --\(shown)") }
    let names = candidates.map(\.text).joined(separator: ", ")
    return UsageError(message: "option --\(shown) is ambiguous: \(names)")
  }
}

extension OptionName {
  /// The option behind what `getopt_long` gives back, which is a character for the short form.
  fileprivate init?(code: Int32) {
    if let option = OptionName(rawValue: code) {
      self = option
      return
    }
    let short = OptionName.allCases.first { option in
      option.short.map { Int32($0.value) == code } ?? false
    }
    guard let short else { return nil }
    self = short
  }
}
