/// A part of a user interface that knows the views it is made of.
///
/// Conform the widgets of any toolkit, and their screens have goldens:
///
/// ```swift
/// struct Widget: ViewNodeConvertible {
///   var frame: CGRect?
///   var title: String?
///   var isVisible = true
///   var widgets: [Widget] = []
///
///   var viewNode: ViewNode {
///     ViewNode(
///       typeName: "\(Self.self)", frame: frame, text: title, isHidden: !isVisible,
///       children: widgets.map(\.viewNode))
///   }
/// }
/// try expectGolden(of: window, as: .viewHierarchy)
/// ```
///
/// A toolkit of the main actor conforms with `@MainActor ViewNodeConvertible`.
public protocol ViewNodeConvertible {
  /// The view with everything in it.
  var viewNode: ViewNode { get }
}
