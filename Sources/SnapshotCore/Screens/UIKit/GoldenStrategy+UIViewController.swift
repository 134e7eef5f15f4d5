#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  @available(iOS 17, tvOS 17, *)
  extension GoldenStrategy where Subject: UIViewController {
    /// What a view controller's screen tells assistive technologies, in a window of an upright iPhone's size.
    ///
    /// ```swift
    /// @Test @MainActor func settings() throws {
    ///   try expectGolden(of: SettingsViewController(), as: .accessibilityTree)
    /// }
    /// ```
    public static var accessibilityTree: GoldenStrategy {
      .accessibilityTree(preset: .iPhonePortrait)
    }

    /// What a view controller's screen tells assistive technologies, in a window of a size.
    ///
    /// The controller is the root of the window, which becomes the key window and goes away after the check.
    /// Identifiers, labels, values, traits and frames are listed as VoiceOver finds them; containers
    /// where they carry an identifier. Frames are relative to the controller's view.
    ///
    /// A check fails off the main actor, where the controller is on a screen already, and where there is no element.
    public static func accessibilityTree(preset: DevicePreset) -> GoldenStrategy {
      GoldenStrategy(
        fileExtension: "txt",
        mainActor: { controller in
          try ScreenHost(preset: preset).show(controller) {
            try AccessibilityReader.tree(of: $0).treeData()
          }
        })
    }

    /// The views that a view controller's screen is made of, in a window of an upright iPhone's size.
    public static var viewHierarchy: GoldenStrategy { .viewHierarchy(preset: .iPhonePortrait) }

    /// The views that a view controller's screen is made of, in a window of a size.
    ///
    /// The controller is the root of the window, which becomes the key window and goes away after the check. Frames
    /// are relative to the view. UIKit's own controls are made of views that change from system to
    /// system.
    ///
    /// A check fails off the main actor, and where the controller is on a screen already.
    public static func viewHierarchy(preset: DevicePreset) -> GoldenStrategy {
      GoldenStrategy(
        fileExtension: "txt",
        mainActor: { controller in
          try ScreenHost(preset: preset).show(controller) { try ViewReader.tree(of: $0).treeData() }
        })
    }
  }
#endif
