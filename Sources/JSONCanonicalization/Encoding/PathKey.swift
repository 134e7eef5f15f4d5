/// A coding key for a place that has none of the subject's own.
struct PathKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }

  /// The key that stands for one of a dictionary.
  init(representing key: any CodingKeyRepresentable) {
    let key = key.codingKey
    self = key.intValue.map(PathKey.init(intValue:)) ?? PathKey(stringValue: key.stringValue)
  }

  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  static let `super` = PathKey(stringValue: "super")
}
