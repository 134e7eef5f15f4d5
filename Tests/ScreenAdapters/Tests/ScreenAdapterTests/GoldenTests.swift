import CharacterizationSupport
import SwiftUI
import UIKit

@Suite("Goldens of UIKit's and SwiftUI's screens") @MainActor
struct GoldenTests {
  @Test("A view controller's accessibility tree, on an iPhone and on an iPad")
  func accessibilityTree() throws {
    try Device.withApp { (_, _) throws in
      try expectGolden(of: CheckoutViewController(), as: .accessibilityTree, named: "iPhone")
      try expectGolden(
        of: CheckoutViewController(), as: .accessibilityTree(preset: .iPadPortrait), named: "iPad")
    }
  }

  @Test("A view controller's view hierarchy, on an iPhone and in a small window")
  func viewHierarchy() throws {
    try Device.withApp { (_, _) throws in
      try expectGolden(of: CheckoutViewController(), as: .viewHierarchy, named: "iPhone")
      try expectGolden(
        of: CheckoutViewController(),
        as: .viewHierarchy(preset: DevicePreset(width: 320, height: 568)), named: "small")
    }
  }

  private struct Greeting: View {
    var name: String

    var body: some View {
      Text("Hello").accessibilityIdentifier("greeting")
      Text("\"\(name)\"\nforged label=\"x\"")
    }
  }

  @Test("A SwiftUI view's trees, in an app")
  func swiftUI() throws {
    try Device.withApp { (_, _) throws in
      try expectGolden(of: Greeting(name: "Ada"), as: .accessibilityTree, named: "elements")
      try expectGolden(of: Greeting(name: "Ada"), as: .viewHierarchy, named: "views")
    }
  }

  @Test("A SwiftUI view without an app has no elements, which is a failure that explains itself")
  func noApp() throws {
    #expect(
      try message(of: Greeting(name: "Ada"), .accessibilityTree).contains(
        "SwiftUI makes accessibility elements only in an app: give the test target a host"))
    // Views and labels of UIKit are there all the same.
    #expect(
      try text(of: CheckoutViewController(), .accessibilityTree).hasPrefix(
        "identifier=\"checkout\" frame=(0, 0, 393, 852)\n"))
  }

  @Test("A view alone has the same trees as the controller whose view it is")
  func view() throws {
    try Device.withApp { (_, _) throws in
      for preset in [DevicePreset.iPhonePortrait, .iPadPortrait] {
        let elements = try text(of: CheckoutView(), .accessibilityTree(preset: preset))
        let views = try text(of: CheckoutView(), .viewHierarchy(preset: preset))
        let controller = CheckoutViewController()
        #expect(try text(of: controller, .accessibilityTree(preset: preset)) == elements)
        #expect(try text(of: controller, .viewHierarchy(preset: preset)) == views)
      }
    }
  }
}
