// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIWindow: UIView {
  public weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }

  public let traitOverrides: any UITraitOverrides = UITraitOverridesStorage()
  public private(set) var isKeyWindow = false

  public var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      addSubview(view)
      fit()
    }
  }

  open override var isHidden: Bool {
    didSet { if isHidden { isKeyWindow = false } }
  }

  nonisolated public override init() { super.init() }

  public init(windowScene: UIWindowScene) {
    super.init()
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  public func makeKey() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
  }

  public func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    if let size = windowScene?.forcedWindowSize { frame.size = size }
    fit()
    rootViewController?.windowDidShow(self)
  }

  open override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  }

  private func fit() { rootViewController?.view.frame = bounds }
}

@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  public var activationState = ActivationState.foregroundActive
}

open class UIWindowScene: UIScene {
  public internal(set) var windows: [UIWindow] = []

  /// Where the scene is on the device's screen.
  public var screenOrigin = CGPoint.zero

  /// The only size that its windows can have.
  public var forcedWindowSize: CGSize?

  public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
}

@MainActor
open class UIApplication: UIResponder {
  /// The app; nil in a test without a host app.
  public static var installed: UIApplication?

  // As UIKit has it: without an app the first use crashes.
  public static var shared: UIApplication { installed! }

  public var connectedScenes: Set<UIScene> = []
}
