#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// The window that screens are shown in.
  final class ScreenWindow: UIWindow {
    /// None: a device's notch and home indicator would move everything.
    override var safeAreaInsets: UIEdgeInsets { .zero }
  }
#endif
