internal import AtomicFile
internal import Backports
internal import JSONCanonicalization

extension FileTask {
  /// Prints what `--write` would change.
  ///
  /// Both texts are held in memory: a diff needs them.
  func diff(_ input: borrowing Input, _ output: inout TaskOutput) throws -> ExitStatus {
    let old = try WholeInput.bytes(of: input)
    var new: [UInt8] = []
    let summary = try options.canonicalizer.canonicalize(old.span, into: &new)
    noteComments(summary, input, &output)
    if old == new { return .success }
    DiffReport.write(old: old.span, new: new.span, path: input.name, to: &output)
    return .different
  }
}
