/// Values of one type.
struct Specimen {
  var name: String
  /// Values of which each is different from all others.
  var different: [Any]
  /// Values that are all equal to the first of the different ones, made in other ways.
  var alike: [Any]

  init(_ name: String, _ different: [Any], alike: [Any] = []) {
    self.name = name
    self.different = different
    self.alike = alike
  }

  static var all: [Specimen] {
    let older = scalars + wrappers + collections + foundation + objects + own
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return older }
    return older + newer
  }
}
