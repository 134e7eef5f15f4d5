// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  open override func loadView() { view = _UIHostingView<Content>() }

  // As SwiftUI does: elements only in an app, and not before the turn of the run loop ends.
  open override func windowDidShow(_ window: UIWindow) {
    guard window.windowScene != nil, let view else { return }
    let nodes = AccessibilityNode.nodes(of: rootView)
    RunLoop.current.perform {
      MainActor.assumeIsolated {
        for (index, node) in nodes.enumerated() {
          let frame = CGRect(x: 16, y: 20 + 30 * index, width: 361, height: 20)
          node.accessibilityFrame = UIAccessibility.convertToScreenCoordinates(frame, in: view)
        }
        view.accessibilityElements = nodes
      }
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
open class _UIHostingView<Content: View>: UIView {
  nonisolated override init() { super.init() }
}

/// SwiftUI's element, which is none of UIKit's.
@MainActor
final class AccessibilityNode: NSObject, AccessibilityStateHolder, AccessibilityIdentified {
  nonisolated let accessibilityState = AccessibilityState()
  var accessibilityIdentifier: String?

  init(label: String, traits: UIAccessibilityTraits) {
    super.init()
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = traits
  }

  static func nodes<Content: View>(of view: Content) -> [AccessibilityNode] {
    if let view = view as? any PrimitiveView { return view.nodes }
    return nodes(of: view.body)
  }
}
