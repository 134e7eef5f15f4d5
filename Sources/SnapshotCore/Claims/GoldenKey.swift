internal import Foundation

/// A golden's path, letter case aside: some file systems do not tell it apart.
struct GoldenKey: Sendable, Hashable {
  private let text: String

  init(_ path: String) {
    // Foundation takes microseconds for what is ASCII, as most paths are.
    text =
      path.utf8.allSatisfy { $0 < 0x80 }
      ? path.lowercased() : path.folding(options: .caseInsensitive, locale: nil).composed
  }
}
