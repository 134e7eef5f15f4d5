internal import AtomicFile

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What is in a folder.
enum Folder {
  enum Kind {
    case regular
    case directory
    case link
    case other
    /// The file system does not say; only the file itself can.
    case unknown
  }

  struct Entry {
    var name: [UInt8]
    var kind: Kind
  }

  /// The entries other than `.` and `..`, in the order of their names' bytes.
  static func entries(of path: Path) throws(FileError) -> [Entry] {
    guard let stream = unsafe path.withCString({ unsafe opendir($0) }) else {
      throw FileError(errno: errno, "cannot open")
    }
    // The stream is open until here and used by this thread alone.
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        guard errno == 0 else { throw FileError(errno: errno, "cannot read") }
        break
      }
      // The name is a C string that ends before the next call; its declared length says nothing
      // about it, so it is read through a pointer to its start.
      let start = unsafe UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
      let name = unsafe Path(cString: start.assumingMemoryBound(to: CChar.self)).bytes
      if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { continue }
      entries.append(Entry(name: name, kind: Kind(type: unsafe entry.pointee.d_type)))
    }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }
}

extension Folder.Kind {
  fileprivate init(type: UInt8) {
    self =
      switch Int(type) {
      case Int(DT_REG): .regular
      case Int(DT_DIR): .directory
      case Int(DT_LNK): .link
      case Int(DT_UNKNOWN): .unknown
      default: .other
      }
  }
}
