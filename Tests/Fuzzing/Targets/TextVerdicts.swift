import Foundation

@testable import JSONCanonicalization

/// What the engine says of each text, for another program to compare: written where `FUZZ_VERDICTS`
/// names a file.
///
/// ```
/// | bytes of the text | the text | 1 or 0: accepted | bytes of the canonical text | that text |
/// ```
final class TextVerdicts {
  @safe nonisolated(unsafe) static let file: TextVerdicts? = {
    guard let path = ProcessInfo.processInfo.environment["FUZZ_VERDICTS"] else { return nil }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else {
      violation("FUZZ_VERDICTS names a file that can be written", path)
    }
    return TextVerdicts(handle)
  }()

  private let handle: FileHandle

  private init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// Adds a text and its verdict with the default settings, but for keys that stand twice, of which
  /// Python keeps the last.
  func append(_ text: [UInt8]) {
    let outcome = Way.memory.outcome(of: text, Canonicalizer(duplicateKeys: .last))
    var record = Data()
    record.append(number(text.count))
    record.append(contentsOf: text)
    record.append(outcome?.summary == nil ? 0 : 1)
    record.append(number(outcome?.text.count ?? 0))
    record.append(contentsOf: outcome?.text ?? [])
    handle.write(record)
  }

  private func number(_ value: Int) -> Data {
    Data((0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }
}
