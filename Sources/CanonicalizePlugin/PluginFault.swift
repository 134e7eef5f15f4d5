/// Why a plugin has not done its work.
struct PluginFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The command has failed, and has said why.
  init(status: Int32) {
    self.init("canonicalize ended with status \(status), for the reasons above")
  }
}
