package import AtomicFile

extension Path {
  /// The path as text, for paths of tests' own.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
