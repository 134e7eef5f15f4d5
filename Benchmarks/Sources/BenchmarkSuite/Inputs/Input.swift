import Measurement

/// A document that is measured: a generated one, or a file of somebody's.
struct Input {
  /// The kind, or the file's name.
  var subject: String
  var size: ByteSize
  /// The file, which is generated where it is not there yet.
  var path: () throws -> String
}
