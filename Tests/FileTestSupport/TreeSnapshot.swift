package import AtomicFile

/// All files below a folder: their paths and what they hold.
package struct TreeSnapshot: Equatable, Sendable {
  package enum Entry: Equatable, Sendable {
    case folder
    case file([UInt8])
    /// A link, device, pipe or socket.
    case other
  }

  package private(set) var entries: [String: Entry] = [:]

  /// Looks at a folder of a sandbox; links are not followed.
  package init(_ sandbox: Sandbox, _ folder: Path = "") throws {
    try add(folder, of: sandbox)
  }

  private mutating func add(_ folder: Path, of sandbox: Sandbox) throws {
    for name in try sandbox.names(in: folder) {
      let path = folder.bytes.isEmpty ? Path(name.utf8)! : folder.appending(Array(name.utf8))
      let text = String(decoding: path.bytes, as: UTF8.self)
      switch try sandbox.status(path).kind {
      case .directory:
        entries[text] = .folder
        try add(path, of: sandbox)
      case .regular: entries[text] = .file(try sandbox.bytes(path))
      case .link, .other: entries[text] = .other
      }
    }
  }

  /// What is wrong with a tree that was on its way from one state to another: nil where every file is
  /// as it was or as it is to be, and there are no others.
  package func fault(from old: TreeSnapshot, to new: TreeSnapshot) -> String? {
    for path in Set(entries.keys).union(old.entries.keys).union(new.entries.keys).sorted() {
      let entry = entries[path]
      if entry != old.entries[path], entry != new.entries[path] {
        return entry == nil ? "\(path) is gone" : "\(path) is neither old nor new"
      }
    }
    return nil
  }
}
