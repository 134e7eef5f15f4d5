import CharacterizationSupport
import Foundation

@testable import SnapshotCore

@Suite("Screens as text")
struct ScreenTests {
  /// The golden's text that a subject has.
  private func text<Subject>(
    of subject: Subject, _ strategy: GoldenStrategy<Subject>
  ) throws -> String {
    let scene = try Scene()
    let failure = try #require(scene.check(subject, as: strategy))
    guard failure.kind == .recordedMissing else { throw failure }
    return try #require(scene.text("user.txt"))
  }

  @Test("A screen's accessibility tree has what is visible, and says something")
  func accessibilityTree() throws {
    try expectGolden(of: Widget.checkout, as: .accessibilityTree)
  }

  @Test("A screen's view hierarchy has every view, with hidden ones marked")
  func viewHierarchy() throws {
    try expectGolden(of: Widget.checkout, as: .viewHierarchy)
  }

  @Test("Fields have a fixed order, and those without a value are left out")
  func fields() throws {
    let element = AccessibilityElement(
      identifier: "i", label: "l", value: "v", traits: [.selected, .button],
      frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      try text(of: element, .accessibilityTree)
        == #"identifier="i" label="l" value="v" traits=[button, selected] frame=(1, 2, 3, 4)"#
        + "\n")
    #expect(
      try text(of: AccessibilityElement(value: "v"), .accessibilityTree) == "value=\"v\"\n")
    // Nil is no value; an empty label is a fault of the screen's, and is to be seen.
    #expect(try text(of: AccessibilityElement(label: ""), .accessibilityTree) == "label=\"\"\n")
    let node = ViewNode(
      typeName: "T", frame: CGRect(x: 1, y: 2, width: 3, height: 4), text: "t", isHidden: true,
      alpha: 0.5)
    #expect(
      try text(of: node, .viewHierarchy) == #"T frame=(1, 2, 3, 4) text="t" hidden alpha=0.5"#
        + "\n")
    #expect(try text(of: ViewNode(typeName: "T"), .viewHierarchy) == "T\n")
  }

  @Test("Every trait has a name of its own, and bits without one a number")
  func traits() throws {
    let all = AccessibilityTraits(rawValue: .max)
    #expect(Set(all.names).count == 64)
    #expect(all.names.first == "button")
    #expect(AccessibilityTraits.supportsZoom.names == ["supportsZoom"])
    #expect(AccessibilityTraits(rawValue: 1 << 18) == .supportsZoom)
    #expect(AccessibilityTraits(rawValue: 1 << 63 | 1).names == ["button", "bit63"])
  }

  @Test("Containers are listed where they carry an identifier, else their children are")
  func containers() throws {
    let leaf = AccessibilityElement(label: "a")
    let plain = AccessibilityElement(frame: .zero, children: [leaf, leaf])
    let named = AccessibilityElement(identifier: "list", children: [plain, leaf])
    #expect(
      try text(of: AccessibilityElement(children: [named, plain]), .accessibilityTree) == """
        identifier="list"
        \tlabel="a"
        \tlabel="a"
        \tlabel="a"
        label="a"
        label="a"

        """)
  }

  @Test(
    "An empty accessibility tree is a failure that explains itself",
    arguments: [
      AccessibilityElement(),
      AccessibilityElement(
        frame: .zero, children: [AccessibilityElement(), AccessibilityElement()]),
      AccessibilityElement(label: "a", isHidden: true),
      AccessibilityElement(
        isHidden: true, children: [AccessibilityElement(identifier: "a", label: "b")]),
      AccessibilityElement(children: [AccessibilityElement(label: "a", isHidden: true)]),
    ])
  func empty(_ element: AccessibilityElement) throws {
    let scene = try Scene()
    let failure = try #require(scene.check(element, as: .accessibilityTree))
    #expect(failure.kind == .encoding)
    #expect(failure.message.contains("the accessibility tree is empty"))
    #expect(failure.message.contains("give the test target a host application"))
    #expect(scene.files.isEmpty)
  }

  @Test("A view without a type name is a failure")
  func noTypeName() throws {
    let scene = try Scene()
    let node = ViewNode(typeName: "A", children: [ViewNode(typeName: "")])
    let failure = try #require(scene.check(node, as: .viewHierarchy))
    #expect(failure.kind == .encoding)
    #expect(failure.message.contains("has no type name"))
    #expect(scene.files.isEmpty)
  }

  @MainActor
  struct Isolated: @MainActor AccessibilityElementConvertible, @MainActor ViewNodeConvertible {
    var title = "a"
    var accessibilityElement: AccessibilityElement { AccessibilityElement(label: title) }
    var viewNode: ViewNode { ViewNode(typeName: "I", text: title) }
  }

  @Test("A toolkit of the main actor conforms there") @MainActor
  func mainActor() throws {
    #expect(try text(of: Isolated(), .accessibilityTree) == "label=\"a\"\n")
    #expect(try text(of: Isolated(), .viewHierarchy) == "I text=\"a\"\n")
  }

  @Test("A pulled back screen, and a redacted one")
  func pullback() throws {
    let strategy = GoldenStrategy<Widget>.accessibilityTree
      .redacting(matching: /\d+:\d+/, with: "<time>")
      .pullback { (title: String) in Widget(.label, title) }
    #expect(try text(of: "at 9:41", strategy) == "label=\"at <time>\" frame=(0, 0, 0, 0)\n")
  }
}
