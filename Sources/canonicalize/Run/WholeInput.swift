internal import AtomicFile

/// An input that is held in memory, where both texts are needed at once or the input cannot be read
/// twice.
enum WholeInput {
  /// Reads everything.
  ///
  /// - Throws: `FileError`, also where a regular file changed while it was read.
  static func bytes(of input: borrowing Input) throws(FileError) -> [UInt8] {
    let bytes = try FileList.bytes(of: input.descriptor)
    if input.status.kind == .regular {
      let status = try FileStatus(of: input.descriptor)
      guard status.version == input.status.version else {
        throw FileError(code: .changed, message: "the input changed while it was read")
      }
    }
    return bytes
  }
}
