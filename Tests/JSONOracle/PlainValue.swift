/// A JSON value as the oracle reads it: numbers to the letter, strings as scalars, members in source
/// order.
package indirect enum PlainValue: Sendable {
  /// A number, `true`, `false` or `null`.
  case token([UInt8])
  case string([UInt32])
  case array([PlainValue])
  case object([Member])

  package struct Member: Sendable {
    package var key: [UInt32]
    package var value: PlainValue
  }
}
