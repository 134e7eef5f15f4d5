/// Matching with wildcards that stand for any number of elements.
enum Wildcards {
  /// Whether the pattern matches all of the elements.
  ///
  /// Where an element does not match, the last wildcard takes one more; earlier ones need not, as
  /// whatever they could give up the last one can take. So the time is at most the product of both
  /// lengths.
  static func match<Token, Element>(
    _ pattern: [Token],
    _ elements: ArraySlice<Element>,
    isWildcard: (Token) -> Bool,
    matches: (Token, Element) -> Bool
  ) -> Bool {
    var token = 0
    var element = elements.startIndex
    var retry: (token: Int, element: Int)?
    while element < elements.endIndex {
      if token < pattern.count, isWildcard(pattern[token]) {
        token += 1
        retry = (token, element)
      } else if token < pattern.count, matches(pattern[token], elements[element]) {
        token += 1
        element += 1
      } else if let (wildcardEnd, taken) = retry {
        token = wildcardEnd
        element = taken + 1
        retry = (wildcardEnd, element)
      } else {
        return false
      }
    }
    return pattern[token...].allSatisfy(isWildcard)
  }
}
