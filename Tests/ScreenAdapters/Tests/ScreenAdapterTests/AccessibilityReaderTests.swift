import CharacterizationSupport
import UIKit

@Suite("Accessibility elements are found as VoiceOver finds them") @MainActor
struct AccessibilityReaderTests {
  private func label(_ text: String, _ y: Double = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.frame = CGRect(x: 0, y: y, width: 10, height: 10)
    return label
  }

  private func view(_ subviews: UIView...) -> UIView {
    let view = UIView()
    for subview in subviews { view.addSubview(subview) }
    return view
  }

  /// The labels of the lines, in order.
  private func labels(_ view: UIView) throws -> [String] {
    try text(of: view, .accessibilityTree).split(separator: "\n").map { line in
      line.firstMatch(of: /label="(.*?)"/).map { String($0.1) } ?? String(line)
    }
  }

  @Test("An element hides what is in it")
  func elements() throws {
    let cell = view(label("a"), label("b"))
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "a, b"
    #expect(try labels(view(cell, label("c"))) == ["a, b", "c"])
  }

  @Test("Hidden views, transparent ones and those that say so are left out with what they contain")
  func hidden() throws {
    let hidden = view(label("hidden"))
    hidden.isHidden = true
    let transparent = view(label("transparent"))
    transparent.alpha = 0.009
    let silent = view(label("silent"))
    silent.accessibilityElementsHidden = true
    let faint = view(label("faint"))
    faint.alpha = 0.01
    for view in [hidden, transparent, silent, faint] { view.accessibilityIdentifier = "id" }
    #expect(
      try text(of: view(hidden, transparent, silent, faint), .accessibilityTree) == """
        identifier="id" frame=(0, 0, 0, 0)
        \tlabel="faint" traits=[staticText] frame=(0, 0, 10, 10)

        """)
  }

  @Test("Elements that a view names come in its order, and instead of its subviews")
  func explicitOrder() throws {
    let (a, b, c) = (label("a"), label("b"), label("c"))
    let parent = view(a, b, c)
    parent.accessibilityElements = [c, a]
    #expect(try labels(view(parent, label("d"))) == ["c", "a", "d"])
    parent.accessibilityElements = []
    #expect(try labels(view(parent, label("d"))) == ["d"])
  }

  /// An object that is no view, and has no identifier.
  final class Plain: NSObject, AccessibilityStateHolder {
    let accessibilityState = AccessibilityState()
  }

  @Test("Elements that are no views are listed, with identifiers where they have some")
  func objects() throws {
    let plain = Plain()
    plain.isAccessibilityElement = true
    plain.accessibilityLabel = "plain"
    plain.accessibilityFrame = CGRect(x: 1, y: 2, width: -3, height: 4)
    let element = UIAccessibilityElement(accessibilityContainer: plain)
    element.accessibilityLabel = "element"
    element.accessibilityIdentifier = "id"
    element.accessibilityFrame = CGRect(
      x: Double.nan, y: .infinity, width: 1, height: 1)
    let group = Plain()
    group.accessibilityElements = [plain, element]
    let chart = UIView()
    chart.accessibilityState.countedElements = [group]
    #expect(
      try text(of: view(chart), .accessibilityTree) == """
        label="plain" frame=(1, 2, -3, 4)
        identifier="id" label="element" frame=(nan, inf, 1, 1)

        """)
  }

  @Test("Beside a modal view there is nothing")
  func modal() throws {
    let sheet = view(label("sheet"))
    sheet.accessibilityViewIsModal = true
    #expect(try labels(view(label("a"), sheet, label("b"))) == ["sheet"])
    sheet.isHidden = true
    #expect(try labels(view(label("a"), sheet, label("b"))) == ["a", "b"])
  }

  @Test(
    "Cells come in the order in which they are seen",
    arguments: [UITableView.self, UICollectionView.self] as [UIScrollView.Type])
  func cells(_ type: UIScrollView.Type) throws {
    let list: UIScrollView = type == UITableView.self ? UITableView() : UICollectionView()
    for (text, y) in [("third", 88.0), ("first", 0), ("second", 44), ("second, too", 44)] {
      list.addSubview(label(text, y))
    }
    #expect(try labels(view(list)) == ["first", "second", "second, too", "third"])
  }

  @Test("An element that says nothing is seen in the golden")
  func unlabelled() throws {
    let silent = UIImageView()
    silent.isAccessibilityElement = true
    silent.accessibilityLabel = ""
    silent.accessibilityValue = ""
    silent.accessibilityIdentifier = ""
    #expect(try text(of: view(silent), .accessibilityTree) == "label=\"\" frame=(0, 0, 0, 0)\n")
    silent.accessibilityTraits = .image
    #expect(
      try text(of: view(silent), .accessibilityTree) == "traits=[image] frame=(0, 0, 0, 0)\n")
  }

  @Test("Traits are UIKit's documented ones, and no others")
  func traits() throws {
    let image = UIImageView()
    image.isAccessibilityElement = true
    image.accessibilityTraits = UIAccessibilityTraits(rawValue: .max)
    #expect(
      try text(of: image, .accessibilityTree).hasPrefix(
        "traits=[button, link, header, searchField, image, selected, playsSound, keyboardKey, "
          + "staticText, summaryElement, notEnabled, updatesFrequently, startsMediaSession, "
          + "adjustable, allowsDirectInteraction, causesPageTurn, tabBar, toggleButton, "
          + "supportsZoom] frame="))
    image.accessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 60)
    #expect(try text(of: image, .accessibilityTree).hasPrefix("label=\"\" frame="))
  }

  @Test("An element among its own elements is a failure")
  func cycles() throws {
    let outer = Plain()
    let inner = Plain()
    outer.accessibilityElements = [inner]
    inner.accessibilityElements = [outer]
    let root = UIView()
    root.accessibilityElements = [outer, outer]
    #expect(
      try message(of: root, .accessibilityTree).contains(
        "an element of type Plain is among its own accessibility elements"))
  }

  @Test("512 levels of views are read, and more are a failure")
  func depth() throws {
    func nested(_ levels: Int) -> UIView {
      let root = UIView()
      var innermost = root
      for _ in 1..<levels {
        let view = UIView()
        innermost.addSubview(view)
        innermost = view
      }
      innermost.isAccessibilityElement = true
      innermost.accessibilityLabel = "innermost"
      return root
    }
    #expect(try labels(nested(512)) == ["innermost"])
    #expect(try text(of: nested(512), .viewHierarchy).split(separator: "\n").count == 512)
    for levels in [513, 2000] {
      #expect(
        try message(of: nested(levels), .accessibilityTree).contains(
          "the accessibility tree is deeper than 512 levels"))
      #expect(
        try message(of: nested(levels), .viewHierarchy).contains(
          "the view hierarchy is deeper than 512 levels, at UIView"))
    }
  }
}
