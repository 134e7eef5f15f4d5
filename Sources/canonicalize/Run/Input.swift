internal import AtomicFile

/// An open input.
struct Input: ~Copyable {
  /// What diagnostics call it.
  let name: [UInt8]
  /// The file behind it; nil for standard input.
  let path: Path?
  let status: FileStatus
  let descriptor: Descriptor
  private let file: OwnedDescriptor?

  /// Opens a file.
  init(_ path: Path) throws(FileError) {
    let file = try OwnedDescriptor(reading: path)
    let status = try FileStatus(of: file.descriptor)
    guard status.kind != .directory else {
      throw FileError(code: .notRegularFile, message: "is a directory")
    }
    name = path.bytes
    self.path = path
    self.status = status
    descriptor = file.descriptor
    self.file = consume file
  }

  /// Takes standard input.
  init(standardInputAs name: [UInt8]) throws(FileError) {
    self.name = name
    path = nil
    descriptor = .standardInput
    status = try FileStatus(of: descriptor)
    file = nil
  }
}
