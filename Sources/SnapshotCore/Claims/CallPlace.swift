/// The place in the sources where a check stands.
public struct CallPlace: Sendable, Hashable, CustomStringConvertible {
  /// The path of the source file.
  public var filePath: String

  /// The line, counted from 1.
  public var line: Int

  /// The column, counted from 1.
  public var column: Int

  /// Creates a place.
  public init(filePath: String, line: Int, column: Int) {
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// File, line and column, as compilers write them.
  public var description: String { "\(filePath):\(line):\(column)" }
}
