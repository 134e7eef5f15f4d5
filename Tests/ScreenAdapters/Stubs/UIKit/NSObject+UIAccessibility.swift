// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What an object tells assistive technologies.
///
/// Objective-C's categories have properties that subclasses override; extensions here have not. So
/// objects that say something hold this.
@MainActor
public final class AccessibilityState {
  public var isElement = false
  public var label: String?
  public var value: String?
  public var traits = UIAccessibilityTraits.none
  public var frame: CGRect?
  public var elements: [Any]?
  public var elementsHidden = false
  public var isModal = false

  /// The elements of `accessibilityElement(at:)`.
  public var countedElements: [Any] = []

  nonisolated public init() {}
}

@MainActor
public protocol AccessibilityStateHolder: NSObject {
  var accessibilityState: AccessibilityState { get }
}

@MainActor
extension NSObject {
  private var state: AccessibilityState {
    (self as? any AccessibilityStateHolder)?.accessibilityState ?? AccessibilityState()
  }

  public var isAccessibilityElement: Bool {
    get { state.isElement }
    set { state.isElement = newValue }
  }

  public var accessibilityLabel: String? {
    get { state.label }
    set { state.label = newValue }
  }

  public var accessibilityValue: String? {
    get { state.value }
    set { state.value = newValue }
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { state.traits }
    set { state.traits = newValue }
  }

  public var accessibilityFrame: CGRect {
    get {
      if let frame = state.frame { return frame }
      guard let view = self as? UIView else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    }
    set { state.frame = newValue }
  }

  public var accessibilityElements: [Any]? {
    get { state.elements }
    set { state.elements = newValue }
  }

  public var accessibilityElementsHidden: Bool {
    get { state.elementsHidden }
    set { state.elementsHidden = newValue }
  }

  public var accessibilityViewIsModal: Bool {
    get { state.isModal }
    set { state.isModal = newValue }
  }

  public func accessibilityElementCount() -> Int {
    state.countedElements.isEmpty ? NSNotFound : state.countedElements.count
  }

  public func accessibilityElement(at index: Int) -> Any? { state.countedElements[index] }
}
