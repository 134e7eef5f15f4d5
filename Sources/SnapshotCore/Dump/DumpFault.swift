/// Why a value could not be dumped.
struct DumpFault: Error, CustomStringConvertible {
  var description: String

  static func tooDeep(_ limit: Int, at path: String) -> DumpFault {
    DumpFault(
      description: "the value is nested deeper than \(limit) levels, at \(path): dump a part of it "
        + "with pullback")
  }

  /// A value of which nothing is seen, so that a golden would pass whatever becomes of it.
  static func nothingShown(_ type: String?, at path: String, because reason: String) -> DumpFault {
    let type = type.map { ", which is of type \($0)" } ?? ""
    return DumpFault(
      description: "nothing of \(path) can be shown\(type): \(reason). A golden "
        + "would pass whatever it becomes. Let the type, or the one it is in, conform to "
        + "GoldenDumpable and say its own text; or dump something else with pullback; or use "
        + "another strategy")
  }
}
