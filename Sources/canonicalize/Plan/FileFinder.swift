internal import AtomicFile

/// Finds the files below a folder that the options ask for.
///
/// Files come in the order of their names' bytes, folder by folder. Hidden folders (`.build` is
/// one) and links to folders are skipped, so there are no loops; links to files in the folder count as
/// files. Links that lead out of it do not, so that nothing else is rewritten, nor do links to nothing
/// and whatever is no file.
struct FileFinder {
  var includes: [GlobPattern]
  var excludes: [GlobPattern]

  enum Finding {
    case file(Path)
    /// A folder, or a file's status, that could not be read.
    case failed(Path, FileError)
  }

  /// All files below `root`.
  func files(below root: Path) -> [Finding] {
    var findings: [Finding] = []
    let resolvedRoot = root.resolved
    // What is still to be looked at, the next at the end; no recursion that a tree's depth
    // controls.
    var pending = [Place(path: root, names: [], kind: .directory)]
    while let place = pending.popLast() {
      guard place.kind == .directory else {
        findings.append(.file(place.path))
        continue
      }
      do {
        for entry in try Folder.entries(of: place.path).reversed() {
          let path = place.path.appending(entry.name)
          let names = place.names + [entry.name]
          do {
            guard let kind = try kind(entry, path, names) else { continue }
            if kind == .link, !path.resolved.isInside(resolvedRoot) { continue }
            pending.append(Place(path: path, names: names, kind: kind))
          } catch {
            pending.append(Place(path: path, names: names, kind: .regular))
          }
        }
      } catch {
        findings.append(.failed(place.path, error))
      }
    }
    return findings
  }

  private struct Place {
    var path: Path
    /// The names from the root down to it.
    var names: [[UInt8]]
    var kind: FileStatus.Kind
  }

  /// What to do with an entry: read a folder, take a file or the file behind a link, or nothing.
  private func kind(
    _ entry: Folder.Entry, _ path: Path, _ names: [[UInt8]]
  ) throws(FileError) -> FileStatus.Kind? {
    switch entry.kind {
    case .regular: return wantsFile(names) ? .regular : nil
    case .directory: return wantsFolder(entry.name, names) ? .directory : nil
    case .other: return nil
    case .link:
      return try isLinkToFile(path, names) ? .link : nil
    case .unknown:
      let status = try FileStatus(of: path, followingLinks: false)
      switch status.kind {
      case .directory: return wantsFolder(entry.name, names) ? .directory : nil
      case .regular: return wantsFile(names) ? .regular : nil
      case .link: return try isLinkToFile(path, names) ? .link : nil
      case .other: return nil
      }
    }
  }

  private func isLinkToFile(_ path: Path, _ names: [[UInt8]]) throws(FileError) -> Bool {
    guard wantsFile(names) else { return false }
    do {
      return try FileStatus(of: path).kind == .regular
    } catch {
      // A link to nothing: editors mark a file as being edited with such links.
      guard error.code == .brokenLink || error.code == .system(FileError.noSuchFile) else {
        throw error
      }
      return false
    }
  }

  private func wantsFile(_ names: [[UInt8]]) -> Bool {
    guard let name = names.last, !TemporaryFiles.isTemporaryName(name) else { return false }
    return includes.contains { !$0.isForFolders && $0.matches(names) }
      && !excludes.contains { !$0.isForFolders && $0.matches(names) }
  }

  private func wantsFolder(_ name: [UInt8], _ names: [[UInt8]]) -> Bool {
    name.first != UInt8(ascii: ".") && !excludes.contains { $0.matches(names) }
  }
}
