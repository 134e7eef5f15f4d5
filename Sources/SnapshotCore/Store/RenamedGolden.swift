internal import AtomicFile
internal import Foundation

/// Goldens that a renamed test has left behind.
enum RenamedGolden {
  /// Shorter texts are often the same by chance.
  private static let shortest = 16
  /// In larger folders nothing is looked for, so that many new goldens take no time.
  private static let largestFolder = 1000

  /// The name of a golden beside a new one that has the same text and that `isClaimed` knows of no
  /// check for; nil where there is none.
  static func find(
    beside location: GoldenLocation, _ new: GoldenName, isClaimed: (_ path: String) -> Bool
  ) -> String? {
    let folder = String(
      decoding: location.golden.utf8.dropLast(new.golden.utf8.count), as: UTF8.self)
    guard let text = try? GoldenStore.bytes(location.golden), text.count >= shortest,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder),
      names.count <= largestFolder
    else { return nil }
    return names.sorted().first { name in
      let path = folder + name
      guard name != new.golden, !name.contains(".actual."),
        name.hasSuffix("." + new.fileExtension), !isClaimed(path),
        let known = try? GoldenStore.path(path), let status = try? FileStatus(of: known),
        status.kind == .regular, status.size == text.count
      else { return false }
      return (try? GoldenStore.bytes(path)) == text
    }
  }
}
