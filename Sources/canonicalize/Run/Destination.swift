internal import AtomicFile

/// Where the text of a single input goes.
enum Destination {
  /// An open descriptor.
  case descriptor(Descriptor, name: [UInt8])
  /// A device or a named pipe, which is written to as it is: a file in its place would be no use to
  /// anybody.
  case special(Path)
  /// A file, which is replaced or created.
  case file(Path)

  /// Finds out what the argument of `--output` stands for.
  init(_ output: Path?) {
    guard let output, output != Options.dash else {
      self = .descriptor(.standardOutput, name: Array("<stdout>".utf8))
      return
    }
    if let descriptor = Self.descriptor(output) {
      self = .descriptor(descriptor, name: output.bytes)
      return
    }
    do {
      let kind = try FileStatus(of: output).kind
      self = kind == .other ? .special(output) : .file(output)
    } catch {
      // There is nothing yet, or nothing that can be reached: creating the file tells.
      self = .file(output)
    }
  }

  /// The descriptor that a path is another name for.
  ///
  /// Opened by its path, a file that a shell appends to (`>>`) would be written from its start.
  private static func descriptor(_ path: Path) -> Descriptor? {
    let text = String(decoding: path.bytes, as: UTF8.self)
    switch text {
    case "/dev/stdout": return .standardOutput
    case "/dev/stderr": return .standardError
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where text.hasPrefix(folder) {
      return Int32(text.dropFirst(folder.count)).map { Descriptor(number: $0) }
    }
    return nil
  }
}
