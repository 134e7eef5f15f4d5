/// What happens where an object holds one key more than once, compared after unescaping.
public enum DuplicateKeyPolicy: Sendable, Hashable {
  /// The document is refused; the error names the key and both places.
  case error
  /// The first member with the key is kept, the others are dropped.
  case first
  /// The last member with the key is kept, the others are dropped.
  case last
  /// All are kept; members with one key stay in source order.
  case keep
}
