internal import LineDiff

/// The unified diff of a file and its canonical text.
enum DiffReport {
  /// Prints the diff under the names `a/path` and `b/path`.
  static func write(
    old: Span<UInt8>, new: Span<UInt8>, path: [UInt8], to output: inout TaskOutput
  ) {
    let format = UnifiedDiff(oldName: name("a/", path), newName: name("b/", path))
    format.write(LineDiff(old: old, new: new), old: old, new: new) { piece in
      output.write(piece, to: .output)
    }
  }

  /// A name for a header.
  ///
  /// A path from the root or with `./` in front is shortened to what `patch -p1` and `git apply`
  /// take.
  private static func name(_ prefix: String, _ path: [UInt8]) -> [UInt8] {
    var path = path[...]
    while true {
      if path.starts(with: "./".utf8) {
        path = path.dropFirst(2)
      } else if path.first == UInt8(ascii: "/") {
        path = path.dropFirst()
      } else {
        return Array(prefix.utf8) + path
      }
    }
  }
}
