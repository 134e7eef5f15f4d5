#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The size of the window that a screen is shown in, whatever the device that runs the test.
  ///
  /// ```swift
  /// try expectGolden(of: controller, as: .accessibilityTree(preset: .iPadPortrait), named: "iPad")
  /// try expectGolden(
  ///   of: controller, as: .viewHierarchy(preset: DevicePreset(width: 320, height: 568)),
  ///   named: "small")
  /// ```
  ///
  /// The window has no safe area insets and the standard text size, so that a golden is the same on
  /// every device.
  public struct DevicePreset: Sendable, Hashable {
    /// The width in points.
    public var width: Double

    /// The height in points.
    public var height: Double

    /// The horizontal size class of the window.
    public var horizontalSizeClass: UIUserInterfaceSizeClass

    /// The vertical size class of the window.
    public var verticalSizeClass: UIUserInterfaceSizeClass

    /// An iPhone held upright: 393 × 852 points.
    public static let iPhonePortrait = DevicePreset(width: 393, height: 852)

    /// An iPad held upright: 834 × 1194 points.
    public static let iPadPortrait = DevicePreset(width: 834, height: 1194)

    /// Creates a window size in points, with the size classes of a device of that size.
    ///
    /// Both are regular where the shorter side has 600 points or more. Below that it is a phone:
    /// horizontally compact, and vertically compact where it lies on its side.
    ///
    /// A check fails where a side is not a finite number of at least 1 and at most 10,000.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
      let isPad = min(width, height) >= 600
      horizontalSizeClass = isPad ? .regular : .compact
      verticalSizeClass = isPad || height >= width ? .regular : .compact
    }

    /// The size, where a window can have it.
    var size: CGSize {
      get throws {
        let sides = 1.0...10_000
        guard sides.contains(width), sides.contains(height) else {
          throw ScreenFault.impossibleSize(width, height)
        }
        return CGSize(width: width, height: height)
      }
    }
  }
#endif
