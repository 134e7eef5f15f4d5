/// A part of a user interface that knows what it tells assistive technologies.
///
/// Conform the widgets of any toolkit, and their screens have goldens:
///
/// ```swift
/// struct Widget: AccessibilityElementConvertible {
///   var name, title: String?
///   var isVisible = true
///   var widgets: [Widget] = []
///
///   var accessibilityElement: AccessibilityElement {
///     AccessibilityElement(
///       identifier: name, label: title, isHidden: !isVisible,
///       children: widgets.map(\.accessibilityElement))
///   }
/// }
/// try expectGolden(of: window, as: .accessibilityTree)
/// ```
///
/// A toolkit of the main actor conforms with `@MainActor AccessibilityElementConvertible`.
public protocol AccessibilityElementConvertible {
  /// The element with everything in it.
  var accessibilityElement: AccessibilityElement { get }
}
