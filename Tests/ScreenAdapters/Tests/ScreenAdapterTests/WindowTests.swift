import CharacterizationSupport
import SwiftUI
import UIKit

@Suite("The window that screens are shown in") @MainActor
struct WindowTests {
  /// Notes what its window is like when it lays itself out.
  final class Probe: UIView {
    struct Note: Equatable {
      var size: CGSize
      var isKey: Bool
      var isAnimated: Bool
      var insets: UIEdgeInsets
      var horizontal: UIUserInterfaceSizeClass
      var vertical: UIUserInterfaceSizeClass
      var textSize: UIContentSizeCategory
    }

    var notes: [Note] = []

    override func layoutSubviews() {
      guard let window else { return }
      notes.append(
        Note(
          size: bounds.size, isKey: window.isKeyWindow, isAnimated: UIView.areAnimationsEnabled,
          insets: safeAreaInsets, horizontal: window.traitOverrides.horizontalSizeClass,
          vertical: window.traitOverrides.verticalSizeClass,
          textSize: window.traitOverrides.preferredContentSizeCategory))
    }
  }

  @Test(
    "It is the key window, as large as the preset says, still, and without insets",
    arguments: [
      (DevicePreset.iPhonePortrait, 393.0, 852.0, UIUserInterfaceSizeClass.compact, .regular),
      (.iPadPortrait, 834, 1194, .regular, .regular),
      (DevicePreset(width: 852, height: 393), 852, 393, .compact, .compact),
      (DevicePreset(width: 1194, height: 834), 1194, 834, .regular, .regular),
      (DevicePreset(width: 1, height: 10_000), 1, 10_000, .compact, .regular),
    ] as [(DevicePreset, Double, Double, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
  func window(
    _ preset: DevicePreset, _ width: Double, _ height: Double,
    _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
  ) throws {
    try Device.withApp { (_, _) throws in
      let probe = Probe()
      _ = try text(of: probe, .viewHierarchy(preset: preset))
      #expect(
        probe.notes == [
          Probe.Note(
            size: CGSize(width: width, height: height), isKey: true, isAnimated: false,
            insets: .zero, horizontal: horizontal, vertical: vertical, textSize: .large)
        ])
    }
  }

  @Test("It goes away, and what was there before is back, also after a failure")
  func tearDown() throws {
    try Device.withApp { (scene, before) throws in
      @MainActor func expectAsBefore() {
        #expect(scene.windows == [before])
        #expect(before.isKeyWindow)
        #expect(UIView.areAnimationsEnabled)
      }
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.translatesAutoresizingMaskIntoConstraints = false
      _ = try text(of: view, .viewHierarchy)
      expectAsBefore()
      _ = try message(of: view, .accessibilityTree)
      expectAsBefore()
      #expect(view.superview == nil)
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(view.autoresizingMask == [])
      #expect(!view.translatesAutoresizingMaskIntoConstraints)

      let controller = CheckoutViewController()
      let first = try text(of: controller, .accessibilityTree)
      expectAsBefore()
      #expect(controller.view.superview == nil)
      #expect(try text(of: controller, .accessibilityTree) == first)

      UIView.setAnimationsEnabled(false)
      _ = try text(of: view, .viewHierarchy)
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
    }
  }

  @Test("A scene in the foreground is taken before others")
  func scenes() throws {
    try Device.withApp { (scene, _) throws in
      let others = (0..<8).map { _ in UIWindowScene() }
      for other in others { other.activationState = .background }
      UIApplication.shared.connectedScenes.formUnion(others)
      final class SceneProbe: UIView {
        weak var scene: UIWindowScene?
        override func layoutSubviews() { scene = window?.windowScene }
      }
      let probe = SceneProbe()
      _ = try text(of: probe, .viewHierarchy)
      #expect(probe.scene === scene)
    }
  }

  @Test("Frames are relative to the root view, wherever the window is on the device's screen")
  func frames() throws {
    try Device.withApp { (scene, _) throws in
      let expected = try text(of: CheckoutViewController(), .accessibilityTree)
      scene.screenOrigin = CGPoint(x: 117.3, y: -40)
      #expect(try text(of: CheckoutViewController(), .accessibilityTree) == expected)
    }
  }

  @Test("What is on a screen already is not taken from there")
  func inUse() throws {
    try Device.withApp { (_, window) throws in
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      #expect(try message(of: child, .viewHierarchy).contains("the view is on a screen already"))
      #expect(child.superview === parent)

      let controller = CheckoutViewController()
      window.rootViewController = controller
      #expect(
        try message(of: controller, .accessibilityTree).contains(
          "the view controller is on a screen already"))
      #expect(controller.view.window === window)
      window.rootViewController = nil

      UIViewController().addChild(controller)
      let container = UIViewController()
      container.addChild(controller)
      #expect(try message(of: controller, .viewHierarchy).contains("on a screen already"))
      #expect(
        try message(of: UIWindow(), .viewHierarchy).contains("pass its root view controller"))
    }
  }

  @Test(
    "A size that no window has is a failure",
    arguments: [0, -1, 0.5, 10_001, .nan, .infinity, -.infinity])
  func sizes(_ side: Double) throws {
    for preset in [
      DevicePreset(width: side, height: 852), DevicePreset(width: 393, height: side),
    ] {
      #expect(
        try message(of: UIView(), .viewHierarchy(preset: preset)).contains("no window has "))
      #expect(
        try message(of: UIViewController(), .accessibilityTree(preset: preset)).contains("\(side)"))
    }
  }

  @Test("A window that got another size is a failure")
  func resized() throws {
    try Device.withApp { (scene, _) throws in
      scene.forcedWindowSize = CGSize(width: 1024, height: 768)
      let failure = try message(of: CheckoutViewController(), .accessibilityTree)
      #expect(
        failure.contains(
          "made the window 1024.0 × 768.0 points large, not 393.0 × 852.0"))
      #expect(scene.windows.count == 1)
    }
  }

  @Test("Off the main actor, every strategy is a failure that says what to do")
  func notMainActor() async throws {
    let view = UIView()
    let controller = UIViewController()
    try await Task.detached { () throws in
      for strategy in [
        GoldenStrategy<UIView>.accessibilityTree, .viewHierarchy,
        .accessibilityTree(preset: .iPadPortrait), .viewHierarchy(preset: .iPadPortrait),
      ] {
        #expect(try message(of: view, strategy).contains("mark the test @MainActor"))
      }
      for strategy in [
        GoldenStrategy<UIViewController>.accessibilityTree, .viewHierarchy,
        .accessibilityTree(preset: .iPadPortrait), .viewHierarchy(preset: .iPadPortrait),
      ] {
        #expect(try message(of: controller, strategy).contains("mark the test @MainActor"))
      }
      for strategy in [
        GoldenStrategy<Text>.accessibilityTree, .viewHierarchy,
        .accessibilityTree(preset: .iPadPortrait), .viewHierarchy(preset: .iPadPortrait),
      ] {
        #expect(try message(of: Text("a"), strategy).contains("mark the test @MainActor"))
      }
    }.value
    #expect(view.superview == nil)
  }
}
