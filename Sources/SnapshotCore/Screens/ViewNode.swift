public import Foundation

/// What one view of a screen is, and what it shows.
///
/// ```swift
/// let label = ViewNode(
///   typeName: "Label", frame: CGRect(x: 16, y: 60, width: 80, height: 20), text: "Total")
/// try expectGolden(of: label, as: .viewHierarchy)
/// // Label frame=(16, 60, 80, 20) text="Total"
/// ```
public struct ViewNode: Sendable {
  /// The name of the view's type.
  public var typeName: String

  /// Where the view is, in points from the upper left corner of the screen's root view.
  public var frame: CGRect?

  /// The text that the view itself shows; nil where it shows none.
  public var text: String?

  /// Whether the view is hidden, and with it everything in it.
  public var isHidden: Bool

  /// How opaque the view is, from 0 to 1; shown where it is not 1, in hundredths.
  public var alpha: Double

  var storage: NodeChildren<ViewNode>?

  /// Creates a view.
  public init(
    typeName: String,
    frame: CGRect? = nil,
    text: String? = nil,
    isHidden: Bool = false,
    alpha: Double = 1,
    children: [ViewNode] = []
  ) {
    self.typeName = typeName
    self.frame = frame
    self.text = text
    self.isHidden = isHidden
    self.alpha = alpha
    self.children = children
  }

  /// The views in this one, the hindmost first.
  public var children: [ViewNode] {
    get { storage?.nodes ?? [] }
    set { storage = NodeChildren(newValue) }
  }
}

extension ViewNode: TreeNode {}

extension ViewNode: ViewNodeConvertible {
  /// The view itself.
  public var viewNode: ViewNode { self }
}
