internal import AtomicFile
internal import JSONCanonicalization

extension FileTask {
  /// Whether a file is a golden that stays as it is, as `--keep-goldens` asks.
  ///
  /// A golden's format is the decision of its test. It shows in the text itself: a golden that is
  /// canonical in the format that its layout tells of was recorded that way.
  func isKept(_ item: Plan.Item) throws(FileError) -> Bool {
    guard options.keepsGoldens, case .file(let path) = item, Self.isGolden(path) else {
      return false
    }
    let input = try Input(path)
    // A pipe can be read once only.
    guard input.status.kind == .regular else { return false }
    let layout = try TextLayout(of: input)
    for format in layout.formats {
      var canonicalizer = options.canonicalizer
      canonicalizer.format = format
      if try Self.isCanonical(path, canonicalizer) { return true }
    }
    return false
  }

  private struct Differs: Error {}

  private static func isCanonical(
    _ path: Path, _ canonicalizer: Canonicalizer
  ) throws(FileError) -> Bool {
    let input = try Input(path)
    // What differs is not read to its end.
    var text = ComparingOutput<DiscardingOutput>(
      ExpectedText(fileDescriptor: input.descriptor.number)
    ) { _, _ in throw Differs() }
    do {
      try canonicalizer.canonicalize(fileDescriptor: input.descriptor.number, into: &text)
      return try text.firstDifference() == nil
    } catch {
      // Invalid or unreadable: what is done with the file next says so.
      return false
    }
  }

  /// Whether a file lies in a folder of goldens, as it is named or by its place.
  private static func isGolden(_ path: Path) -> Bool {
    [path, path.resolved].contains { path in
      path.bytes.split(separator: UInt8(ascii: "/")).dropLast().contains {
        $0.elementsEqual("__Golden__".utf8)
      }
    }
  }
}
