/// Why a screen has no text.
struct ScreenFault: Error, CustomStringConvertible {
  var description: String

  static let noElements = ScreenFault(
    description: "the accessibility tree is empty, and an empty golden would pin nothing: nothing "
      + "here is an accessibility element, or all of it is hidden. SwiftUI makes accessibility "
      + "elements only in an app: give the test target a host application")

  static let noTypeName = ScreenFault(
    description: "a view in the view hierarchy has no type name, and would have no line")

  static func tooDeep(_ tree: String, at line: String?) -> ScreenFault {
    ScreenFault(
      description: "the \(tree) is deeper than \(TreeDepth.limit) levels"
        + (line.map { ", at \($0)" } ?? "") + "; does something contain itself?")
  }
}
