/// A key of any text, as a test's subjects make them up.
struct AnyKey: CodingKey, Hashable, ExpressibleByStringLiteral {
  var stringValue: String
  var intValue: Int?

  init(_ text: String) {
    stringValue = text
  }

  init(stringLiteral text: String) {
    stringValue = text
  }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}
