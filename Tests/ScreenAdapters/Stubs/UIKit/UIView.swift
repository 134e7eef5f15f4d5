// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIResponder: NSObject {
  nonisolated public override init() { super.init() }
}

public struct UIEdgeInsets: Sendable, Hashable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

@MainActor
open class UIView: UIResponder, AccessibilityStateHolder, AccessibilityIdentified {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  nonisolated public let accessibilityState = AccessibilityState()
  public var accessibilityIdentifier: String?
  public var alpha: CGFloat = 1
  open var isHidden = false
  public var autoresizingMask: AutoresizingMask = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  private var needsLayout = true

  public var frame = CGRect.zero {
    didSet {
      guard frame.size != oldValue.size else { return }
      needsLayout = true
      let (dx, dy) = (
        frame.size.width - oldValue.size.width, frame.size.height - oldValue.size.height
      )
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
        if view.autoresizingMask.contains(.flexibleWidth) { view.frame.size.width += dx }
        if view.autoresizingMask.contains(.flexibleHeight) { view.frame.size.height += dy }
      }
    }
  }

  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  nonisolated public override init() { super.init() }

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public var window: UIWindow? { outermost as? UIWindow }

  open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }

  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    needsLayout = true
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func layoutSubviews() {}

  public func layoutIfNeeded() {
    if needsLayout { layoutSubviews() }
    needsLayout = false
    for view in subviews { view.layoutIfNeeded() }
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    var rect = rect
    var current: UIView = self
    while current !== view, let parent = current.superview {
      rect.origin.x += current.frame.origin.x
      rect.origin.y += current.frame.origin.y
      current = parent
    }
    precondition(current === view, "the views have nothing in common")
    return rect
  }

  var outermost: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  public private(set) static var areAnimationsEnabled = true

  public static func setAnimationsEnabled(_ isEnabled: Bool) { areAnimationsEnabled = isEnabled }
}
