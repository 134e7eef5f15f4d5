#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  extension ScreenFault {
    static func impossibleSize(_ width: Double, _ height: Double) -> ScreenFault {
      ScreenFault(
        description: "no window has \(width) × \(height) points: a side has 1 to 10,000 of them")
    }

    static func resized(_ size: CGSize, asked: CGSize) -> ScreenFault {
      ScreenFault(
        description: "UIKit made the window \(size.width) × \(size.height) points large, not "
          + "\(asked.width) × \(asked.height)")
    }

    static func inUse(_ what: String) -> ScreenFault {
      ScreenFault(
        description:
          "the \(what) is on a screen already, and showing it in a window of its own would "
          + "take it from there: pass a new one, or the outermost one that it is in")
    }

    static let window = ScreenFault(
      description: "a window is shown by itself: pass its root view controller")

    static func cycle(_ typeName: String) -> ScreenFault {
      ScreenFault(
        description: "an element of type \(typeName) is among its own accessibility elements")
    }
  }
#endif
