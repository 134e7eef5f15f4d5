import Foundation
import SnapshotCore

/// A widget of a toolkit that knows nothing of goldens but the two conformances below.
final class Widget {
  enum Kind: String {
    case window = "Window"
    case stack = "Stack"
    case label = "Label"
    case button = "Button"
    case field = "TextField"
    case slider = "Slider"
    case toggle = "Switch"
    case picture = "Picture"
    case link = "Link"
    case tabs = "TabBar"
    case search = "SearchField"
    case spinner = "Spinner"
  }

  let kind: Kind
  let name: String?
  let title: String?
  let state: String?
  let traits: AccessibilityTraits
  let frame: CGRect
  var isVisible = true
  var opacity = 1.0
  let widgets: [Widget]

  init(
    _ kind: Kind, _ title: String? = nil, name: String? = nil, state: String? = nil,
    traits: AccessibilityTraits = [], at frame: (Double, Double, Double, Double) = (0, 0, 0, 0),
    _ widgets: [Widget] = []
  ) {
    self.kind = kind
    self.title = title
    self.name = name
    self.state = state
    self.traits = traits
    self.frame = CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
    self.widgets = widgets
  }

  func hidden() -> Widget {
    isVisible = false
    return self
  }

  func opacity(_ opacity: Double) -> Widget {
    self.opacity = opacity
    return self
  }
}

extension Widget: AccessibilityElementConvertible {
  var accessibilityElement: AccessibilityElement {
    AccessibilityElement(
      identifier: name, label: title, value: state, traits: traits, frame: frame,
      isHidden: !isVisible, children: widgets.map(\.accessibilityElement))
  }
}

extension Widget: ViewNodeConvertible {
  var viewNode: ViewNode {
    ViewNode(
      typeName: kind.rawValue, frame: frame, text: kind == .picture ? nil : title,
      isHidden: !isVisible, alpha: opacity, children: widgets.map(\.viewNode))
  }
}

extension Widget {
  /// A screen with ten kinds of elements, hidden branches, and texts from right to left and in
  /// several lines.
  static var checkout: Widget {
    Widget(
      .window, name: "checkout", at: (0, 0, 393, 852),
      [
        Widget(.label, "Checkout", traits: [.header, .staticText], at: (16, 59.4, 361, 40.5)),
        Widget(
          .stack, at: (16, 110, 361, 300),
          [
            Widget(.search, state: "tea", traits: [.searchField], at: (0, 110, 361, 36)),
            Widget(
              .label, "First line\nsecond \"line\"", traits: [.staticText], at: (16, 150, 361, 41)),
            Widget(.label, "سلة التسوق (٣)", traits: [.staticText], at: (16, 200, 361, 20)),
            Widget(.label, "עגלת קניות", name: "סל", traits: [.staticText], at: (16, 220, 361, 20)),
            Widget(.field, "Name", name: "name", state: "Ada", at: (16, 250, 361, 34)),
            Widget(
              .slider, "Tip", state: "15\u{A0}%", traits: [.adjustable], at: (16, 290, 361, 34)),
            Widget(
              .toggle, "Gift", state: "1", traits: [.toggleButton, .button], at: (16, 330, 361, 31)),
          ]),
        Widget(
          .stack, name: "totals", at: (16, 420, 361, 80),
          [
            Widget(.picture, "A cup of tea 🫖", traits: [.image], at: (16, 420, 80, 80)),
            Widget(.link, "Terms", traits: [.link], at: (110, 420, 100, 20)).opacity(0.3),
            Widget(
              .button, "Pay", name: "pay", traits: [.notEnabled, .button], at: (110, 450, 100, 44)
            )
            .opacity(0.504),
          ]),
        Widget(
          .stack, "Saved cards", name: "cards", at: (16, 510, 361, 200),
          [Widget(.button, "Visa", name: "visa", traits: [.button], at: (16, 510, 361, 44))]
        ).hidden(),
        Widget(.spinner, "In progress", traits: [.updatesFrequently], at: (186.5, 400, 20, 20))
          .hidden(),
        Widget(
          .tabs, traits: [.tabBar], at: (0, 769, 393, 83),
          [
            Widget(.button, "Shop", traits: [.button, .selected], at: (0, 769, 196.5, 49)),
            Widget(.button, "Account", traits: [.button], at: (196.5, 769, 196.5, 49)),
          ]),
      ])
  }
}
