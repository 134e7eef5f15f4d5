internal import Foundation

/// The folder that fixtures are looked for in, and the lookup.
struct FixtureFolder {
  /// The bundle's resources.
  private let root: URL
  /// The root, or a folder of it.
  private let start: URL

  init(of bundle: Bundle, subdirectory: String?) throws(FixtureError) {
    root = bundle.resourceURL ?? bundle.bundleURL
    if let subdirectory {
      start = try Self.url(of: subdirectory, in: root, what: "subdirectory")
    } else {
      start = root
    }
  }

  func url(named name: String) throws(FixtureError) -> URL {
    let exact = try Self.url(of: name, in: start, what: "fixture")
    var candidates = [exact]
    if Self.hasNoExtension(exact.lastPathComponent) {
      candidates.append(exact.appendingPathExtension("json"))
    }
    for candidate in candidates where isFile(candidate) {
      guard isInside(candidate) else {
        throw FixtureError(
          .invalidName,
          "fixture \"\(name)\" is a link out of the bundle's folder \(root.path)")
      }
      return candidate
    }
    throw missing(name, candidates)
  }

  /// A URL for a path, or an error if the path could lead out of the folder.
  private static func url(
    of path: String, in folder: URL, what: String
  ) throws(FixtureError) -> URL {
    // By bytes, as the system does: as a `Character`, a slash with a mark behind it is no slash.
    let slash = UInt8(ascii: "/")
    let parts = path.utf8.split(separator: slash).compactMap { String($0) }
    let reason: String? =
      if parts.isEmpty {
        "is empty"
      } else if path.utf8.first == slash {
        "is an absolute path"
      } else if parts.contains("..") {
        "leads out of its folder"
      } else if path.utf8.contains(0) {
        "has a null character"
      } else {
        nil
      }
    if let reason {
      throw FixtureError(
        .invalidName, "\(what) \"\(path)\" \(reason); names are relative to \(folder.path)")
    }
    return parts.reduce(folder) { $0.appendingPathComponent($1) }
  }

  /// Whether `.json` may be added: no dot, or only one in front or before a version.
  private static func hasNoExtension(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return true }
    let suffix = name[name.index(after: dot)...]
    let digits = suffix.drop { $0 == "v" || $0 == "V" }
    return suffix.count - digits.count <= 1 && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private func isFile(_ url: URL) -> Bool {
    var isFolder = ObjCBool(false)
    let exists = unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }

  private func isInside(_ url: URL) -> Bool {
    let folder = root.resolvingSymlinksInPath().pathComponents
    return url.resolvingSymlinksInPath().pathComponents.starts(with: folder)
  }

  private func missing(_ name: String, _ candidates: [URL]) -> FixtureError {
    var message = "there is no fixture \"\(name)\"\nlooked for:"
    for candidate in candidates {
      message += "\n  \(candidate.path)"
    }
    let names = nearestNames(to: candidates[0])
    if names.isEmpty {
      message += "\nthe bundle has no files"
    } else {
      message += "\nnearest names there:"
      for name in names {
        message += "\n  \(name)"
      }
    }
    return FixtureError(.missingFixture, message)
  }

  /// The paths in the bundle that look most like the one asked for, at most five of them.
  ///
  /// All folders are searched: a rule that flattens folders is a common reason for a missing file.
  private func nearestNames(to wanted: URL) -> [String] {
    let wantedName = wanted.deletingPathExtension().lastPathComponent.lowercased()
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    let ranked = (paths ?? []).prefix(5_000)
      .filter { isFile(root.appendingPathComponent($0)) }
      .map { path in
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return (distance: EditDistance.between(name.lowercased(), wantedName), path: path)
      }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
    return ranked.prefix(5).map(\.path)
  }
}
