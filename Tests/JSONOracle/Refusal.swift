/// Why the oracle refuses a text.
package struct Refusal: Error, Equatable {
  package enum Reason: Sendable {
    /// The text holds no value.
    case empty
    /// The bytes are not UTF-8.
    case encoding
    /// The text is not JSON, or more than one value.
    case syntax
    /// An escape is half of a surrogate pair.
    case surrogate
    /// Containers are nested deeper than the limit.
    case depth
    /// An object holds a key twice.
    case duplicate
    /// A number has no finite double.
    case range
  }

  package var reason: Reason
}
