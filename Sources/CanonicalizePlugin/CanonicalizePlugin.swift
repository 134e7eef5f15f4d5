import PackagePlugin

/// `swift package canonicalize`: rewrites a package's JSON fixtures and goldens in their canonical
/// form.
@main
struct CanonicalizePlugin: CommandPlugin {
  static let help = """
    Usage: swift package --allow-writing-to-package-directory canonicalize
             [--target NAME ...] [options of canonicalize] [path ...]

    Rewrites JSON files in their canonical form.

    """

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let arguments = try PluginArguments(arguments)
    if arguments.asksForHelp {
      print(Self.help + PluginArguments.help)
      return
    }
    let run = try CommandRun(context, arguments)
    let status = try run.run("--write")
    if status != 0 { throw PluginFault(status: status) }
  }
}
