#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Reads what views tell assistive technologies.
  ///
  /// As VoiceOver does: an element hides what is in it, `accessibilityElements` come before subviews,
  /// and beside a modal view there is nothing.
  @available(iOS 17, tvOS 17, *)
  @MainActor
  struct AccessibilityReader {
    /// Where the root view is on the device's screen, whose coordinates elements use.
    private let origin: CGPoint

    /// The objects around the one that is read, from the outermost on.
    private var path: [ObjectIdentifier] = []

    /// The elements of a root view, in a container that says nothing.
    static func tree(of root: UIView) throws -> AccessibilityElement {
      var reader = AccessibilityReader(root)
      return AccessibilityElement(children: try reader.elements(of: root))
    }

    private init(_ root: UIView) {
      origin = UIAccessibility.convertToScreenCoordinates(root.bounds, in: root).origin
    }

    /// The object's element, or those in it where it is none.
    private mutating func elements(of object: NSObject) throws -> [AccessibilityElement] {
      let name = TypeName.withoutPath(of: type(of: object))
      guard !path.contains(ObjectIdentifier(object)) else { throw ScreenFault.cycle(name) }
      guard path.count < TreeDepth.limit else {
        throw ScreenFault.tooDeep("accessibility tree", at: name)
      }
      guard !Self.isHidden(object) else { return [] }
      if object.isAccessibilityElement { return [element(object)] }
      path.append(ObjectIdentifier(object))
      defer { path.removeLast() }
      var elements: [AccessibilityElement] = []
      for child in Self.children(of: object) { elements += try self.elements(of: child) }
      guard let identifier = Self.identifier(of: object) else { return elements }
      return [
        AccessibilityElement(
          identifier: identifier, label: Self.text(object.accessibilityLabel),
          frame: frame(of: object), children: elements)
      ]
    }

    private func element(_ object: NSObject) -> AccessibilityElement {
      var element = AccessibilityElement(
        identifier: Self.identifier(of: object), label: Self.text(object.accessibilityLabel),
        value: Self.text(object.accessibilityValue),
        traits: AccessibilityTraits(object.accessibilityTraits), frame: frame(of: object))
      // VoiceOver stops here and has nothing to say: that is to be seen in the golden.
      if element.isPlainContainer { element.label = "" }
      return element
    }

    private func frame(of object: NSObject) -> CGRect {
      let frame = object.accessibilityFrame
      // Not `offsetBy`, which would turn negative sizes around.
      return CGRect(
        origin: CGPoint(x: frame.origin.x - origin.x, y: frame.origin.y - origin.y),
        size: frame.size)
    }

    private static func isHidden(_ object: NSObject) -> Bool {
      if object.accessibilityElementsHidden { return true }
      guard let view = object as? UIView else { return false }
      // Below that alpha UIKit takes a view for invisible.
      return view.isHidden || view.alpha < 0.01
    }

    private static func children(of object: NSObject) -> [NSObject] {
      if let elements = object.accessibilityElements {
        return elements.compactMap { $0 as? NSObject }
      }
      if let view = object as? UIView, !view.subviews.isEmpty { return subviews(of: view) }
      let count = object.accessibilityElementCount()
      guard count > 0, count != NSNotFound else { return [] }
      return (0..<count).compactMap { object.accessibilityElement(at: $0) as? NSObject }
    }

    private static func subviews(of view: UIView) -> [UIView] {
      let modal = view.subviews.last { $0.accessibilityViewIsModal && !isHidden($0) }
      if let modal { return [modal] }
      guard view is UITableView || view is UICollectionView else { return view.subviews }
      // Cells are reused, and come in the order in which they were needed.
      return view.subviews.enumerated().sorted { first, second in
        let (a, b) = (first.element.frame.origin, second.element.frame.origin)
        return (a.y, a.x, first.offset) < (b.y, b.x, second.offset)
      }.map(\.element)
    }

    /// The identifier, of whatever has one.
    ///
    /// Not through `as? UIAccessibilityIdentification`: SwiftUI's elements have an identifier and do
    /// not conform, and on recent systems that cast traps. Key-value coding alone would raise for
    /// objects without one; so they are asked first.
    private static func identifier(of object: NSObject) -> String? {
      let name = "accessibilityIdentifier"
      guard object.responds(to: NSSelectorFromString(name)) else { return nil }
      return text(object.value(forKey: name) as? String)
    }

    /// The text; nil where it is empty, which UIKit and nil are used for alike.
    private static func text(_ text: String?) -> String? {
      text?.isEmpty == true ? nil : text
    }
  }
#endif
