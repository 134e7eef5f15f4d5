#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Shows a screen in a key window of a fixed size, for as long as it is read.
  @available(iOS 17, tvOS 17, *)
  @MainActor
  struct ScreenHost {
    let preset: DevicePreset

    /// Shows a view, as large as the window.
    func show<Result>(_ view: UIView, _ read: (UIView) throws -> Result) throws -> Result {
      guard !(view is UIWindow) else { throw ScreenFault.window }
      guard view.superview == nil else { throw ScreenFault.inUse("view") }
      let frame = view.frame
      let mask = view.autoresizingMask
      let isTranslated = view.translatesAutoresizingMaskIntoConstraints
      defer {
        view.removeFromSuperview()
        view.frame = frame
        view.autoresizingMask = mask
        view.translatesAutoresizingMaskIntoConstraints = isTranslated
      }
      // In a container, since a view that is some controller's already cannot become another's.
      let container = UIViewController()
      container.view.frame = CGRect(origin: .zero, size: try preset.size)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = container.view.bounds
      container.view.addSubview(view)
      return try show(container) { _ in try read(view) }
    }

    /// Shows a view controller's view.
    func show<Result>(
      _ controller: UIViewController, _ read: (UIView) throws -> Result
    ) throws -> Result {
      let size = try preset.size
      guard controller.parent == nil, controller.viewIfLoaded?.superview == nil else {
        throw ScreenFault.inUse("view controller")
      }
      let isAnimated = UIView.areAnimationsEnabled
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(isAnimated) }
      let scene = Self.scene
      let previous = scene?.keyWindow
      let window = scene.map { ScreenWindow(windowScene: $0) } ?? ScreenWindow()
      defer {
        window.isHidden = true
        window.rootViewController = nil
        window.windowScene = nil
        previous?.makeKey()
      }
      window.frame = CGRect(origin: .zero, size: size)
      window.traitOverrides.horizontalSizeClass = preset.horizontalSizeClass
      window.traitOverrides.verticalSizeClass = preset.verticalSizeClass
      window.traitOverrides.preferredContentSizeCategory = .large
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      // What views put off to the end of the turn happens now: SwiftUI makes its accessibility
      // elements then.
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      window.layoutIfNeeded()
      guard window.bounds.size == size else {
        throw ScreenFault.resized(window.bounds.size, asked: size)
      }
      return try read(controller.view)
    }

    /// The app's scene in the foreground, or any; nil in a test without a host app.
    private static var scene: UIWindowScene? {
      // Without an app `UIApplication.shared` is nil in spite of its type, and the first use of it
      // crashes: so the class is asked by selector.
      let selector = NSSelectorFromString("sharedApplication")
      guard
        UIApplication.responds(to: selector),
        let result = unsafe UIApplication.perform(selector),
        let application = unsafe result.takeUnretainedValue() as? UIApplication
      else { return nil }
      let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    }
  }
#endif
