internal import AtomicFile
internal import Backports

/// The paths in the file of `--files-from`.
enum FileList {
  /// Splits a list; empty entries are left out, bytes are taken as they are.
  ///
  /// - Returns: The paths, or nil where a path holds a NUL, which means that NULs divide the list.
  static func paths(in bytes: [UInt8], isNulSeparated: Bool) -> [Path]? {
    let separator = isNulSeparated ? 0 : UInt8(ascii: "\n")
    var paths: [Path] = []
    for entry in bytes.split(separator: separator) {
      guard let path = Path(entry) else { return nil }
      paths.append(path)
    }
    return paths
  }

  /// Everything there is to read.
  static func bytes(of descriptor: Descriptor) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var window = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var span = window.mutableSpan
      let count = try descriptor.read(into: &span)
      if count == 0 { return bytes }
      bytes += window[..<count]
    }
  }
}
