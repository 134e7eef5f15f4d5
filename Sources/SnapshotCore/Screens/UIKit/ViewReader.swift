#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Reads which views there are.
  @MainActor
  struct ViewReader {
    private let root: UIView

    /// A root view with everything in it.
    static func tree(of root: UIView) throws -> ViewNode {
      try ViewReader(root: root).node(root, level: 1)
    }

    private func node(_ view: UIView, level: Int) throws -> ViewNode {
      let name = Self.typeName(of: view)
      guard level <= TreeDepth.limit else { throw ScreenFault.tooDeep("view hierarchy", at: name) }
      return ViewNode(
        typeName: name, frame: view.convert(view.bounds, to: root), text: Self.text(of: view),
        isHidden: view.isHidden, alpha: Double(view.alpha),
        children: try view.subviews.map { try node($0, level: level + 1) })
    }

    private static func typeName(of view: UIView) -> String {
      let name = TypeName.withoutPath(of: type(of: view))
      // A view that somebody observes by key path has a class made for that.
      let observed = "NSKVONotifying_"
      return name.hasPrefix(observed) ? String(name.dropFirst(observed.count)) : name
    }

    /// The text that the view itself shows; buttons show theirs in a label.
    private static func text(of view: UIView) -> String? {
      let text =
        switch view {
        case let label as UILabel: label.text
        case let field as UITextField: text(of: field)
        case let textView as UITextView: textView.text
        default: nil as String?
        }
      return text?.isEmpty == true ? nil : text
    }

    private static func text(of field: UITextField) -> String? {
      guard let text = field.text, !text.isEmpty else { return field.placeholder }
      return field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
  }
#endif
