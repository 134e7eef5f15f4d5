/// The arguments of a plugin: `--target`, and what goes on to the command.
struct PluginArguments {
  static let help = """
    Without a path: every *.json below the package's test targets, goldens included, but for
    hidden folders and *.actual.* files. A directory means every *.json below it. Paths
    are relative to the package. A golden that is canonical in another format stays as it
    is: its test decides on its format.

      --target NAME    the files below this target instead; repeatable
      --help           print this text

    All else goes on to the command: 'swift run canonicalize --help' lists its options.
    """

  /// The names after `--target`.
  private(set) var targets: [String] = []

  /// What goes on to the command, in order.
  private(set) var passedOn: [String] = []

  private(set) var asksForHelp = false
  private(set) var asksForDiff = false

  /// Whether the command is told what to work on.
  private(set) var namesFiles = false

  /// Long options of the command whose value may be the next argument.
  private static let longWithValue = [
    "--output", "--format", "--indent", "--key-order", "--numbers", "--duplicate-keys",
    "--max-depth", "--include", "--exclude", "--files-from", "--stdin-name", "--jobs", "--progress",
  ]

  /// Reads arguments as the command does: `--option=value`, bundled short options, `--`.
  ///
  /// - Throws: `PluginFault` where `--target` has no value.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        namesFiles = namesFiles || !rest.isEmpty
        passedOn += [argument] + rest
        return
      }
      if argument == "--target" || argument.hasPrefix("--target=") {
        let value = argument == "--target" ? rest.popFirst() : String(argument.dropFirst(9))
        guard let value else { throw PluginFault("--target needs a name") }
        targets.append(value)
        continue
      }
      passedOn.append(argument)
      if takesNext(argument), let value = rest.popFirst() { passedOn.append(value) }
    }
  }

  /// Takes note of an argument, and says whether the one behind it is its value.
  private mutating func takesNext(_ argument: String) -> Bool {
    if argument.hasPrefix("--") {
      let name = argument.prefix { $0 != "=" }
      asksForHelp = asksForHelp || argument == "--help"
      asksForDiff = asksForDiff || argument == "--diff"
      namesFiles = namesFiles || name == "--files-from"
      // An option may be cut short, as long as it means one.
      return name == argument && Self.longWithValue.contains { $0.hasPrefix(name) }
    }
    guard argument.hasPrefix("-"), argument != "-" else {
      namesFiles = true
      return false
    }
    for (index, option) in argument.dropFirst().enumerated() {
      if option == "d" { asksForDiff = true }
      // The value is the rest of the argument, or the next one where there is no rest.
      if option == "o" || option == "j" { return index == argument.count - 2 }
    }
    return false
  }
}
