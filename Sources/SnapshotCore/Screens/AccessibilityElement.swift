public import Foundation

/// What assistive technologies are told of one part of a screen.
///
/// ```swift
/// let save = AccessibilityElement(
///   identifier: "save", label: "Save", traits: [.button, .notEnabled],
///   frame: CGRect(x: 16, y: 60, width: 80, height: 44))
/// try expectGolden(of: save, as: .accessibilityTree)
/// // identifier="save" label="Save" traits=[button, notEnabled] frame=(16, 60, 80, 44)
/// ```
///
/// An element without identifier, label, value and traits is a plain container: a golden lists its
/// children in its place. Nil is no value; an empty string is one, and is shown.
public struct AccessibilityElement: Sendable {
  /// The name that tests know the element by, which nobody is told.
  public var identifier: String?

  /// What the element is called.
  public var label: String?

  /// What the element says or is set to.
  public var value: String?

  /// What kind of element it is, and how it behaves.
  public var traits: AccessibilityTraits

  /// Where the element is, in points from the upper left corner of the screen's root view.
  public var frame: CGRect?

  /// Whether the element is hidden, and with it everything in it.
  public var isHidden: Bool

  var storage: NodeChildren<AccessibilityElement>?

  /// Creates an element.
  public init(
    identifier: String? = nil,
    label: String? = nil,
    value: String? = nil,
    traits: AccessibilityTraits = [],
    frame: CGRect? = nil,
    isHidden: Bool = false,
    children: [AccessibilityElement] = []
  ) {
    self.identifier = identifier
    self.label = label
    self.value = value
    self.traits = traits
    self.frame = frame
    self.isHidden = isHidden
    self.children = children
  }

  /// The elements in this one, in the order in which they are read.
  public var children: [AccessibilityElement] {
    get { storage?.nodes ?? [] }
    set { storage = NodeChildren(newValue) }
  }

  /// Whether the element says nothing of its own.
  var isPlainContainer: Bool {
    identifier == nil && label == nil && value == nil && traits.isEmpty
  }
}

extension AccessibilityElement: TreeNode {}

extension AccessibilityElement: AccessibilityElementConvertible {
  /// The element itself.
  public var accessibilityElement: AccessibilityElement { self }
}
