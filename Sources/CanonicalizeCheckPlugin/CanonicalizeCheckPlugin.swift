import PackagePlugin

/// `swift package canonicalize-check`: prints the paths of a package's JSON fixtures and goldens
/// that are not in their canonical form.
@main
struct CanonicalizeCheckPlugin: CommandPlugin {
  static let help = """
    Usage: swift package canonicalize-check
             [--target NAME ...] [--diff] [options of canonicalize] [path ...]

    Prints the paths of JSON files that are not in their canonical form, or with --diff what
    is to be changed. Fails if there is one.

    """

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let arguments = try PluginArguments(arguments)
    if arguments.asksForHelp {
      print(Self.help + PluginArguments.help)
      return
    }
    let run = try CommandRun(context, arguments)
    switch try run.run(arguments.asksForDiff ? nil : "--check") {
    case 0: break
    case 1: throw PluginFault("not canonical; 'swift package canonicalize' rewrites what is above")
    case let status: throw PluginFault(status: status)
    }
  }
}
