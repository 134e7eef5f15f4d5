internal import AtomicFile
internal import Foundation
internal import JSONCanonicalization

/// An actual text whose file cannot be written, as where sources are read-only: it goes to a temporary
/// file without a name, so that the failure can show it.
struct UnwrittenText: CanonicalOutput, ~Copyable {
  private let file: OwnedDescriptor
  private let fault: FileError

  /// - Parameter fault: Why the file of the actual text cannot be written.
  /// - Throws: That error, where there is no room for temporary files either.
  init(_ fault: FileError) throws(FileError) {
    let name = "\(NSTemporaryDirectory())/golden-actual-\(UUID().uuidString)"
    guard let path = Path(name.utf8), let file = try? OwnedDescriptor(appending: path) else {
      throw fault
    }
    GoldenStore.remove(name)
    self.file = file
    self.fault = fault
  }

  mutating func write(_ bytes: Span<UInt8>) throws {
    try file.descriptor.write(bytes)
  }

  /// The text, and why it is in no file.
  func finish() throws(FileError) -> Unwritten {
    Unwritten(text: try GoldenStore.bytes(file.descriptor), fault: fault)
  }
}

/// An actual text that is in no file.
struct Unwritten: Sendable, Hashable {
  var text: Data
  var fault: FileError
}
