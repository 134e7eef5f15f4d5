import CharacterizationSupport
import Foundation

@testable import SnapshotCore

@Suite("Deep trees of a screen")
struct DeepTreeTests {
  /// An element around an element, and so on.
  private func element(
    levels: Int,
    _ wrap: (AccessibilityElement) -> AccessibilityElement = {
      AccessibilityElement(label: "a", children: [$0])
    }
  ) -> AccessibilityElement {
    var element = AccessibilityElement(label: "innermost")
    for _ in 1..<levels { element = wrap(element) }
    return element
  }

  private func node(levels: Int) -> ViewNode {
    var node = ViewNode(typeName: "Innermost")
    for _ in 1..<levels { node = ViewNode(typeName: "V", children: [node]) }
    return node
  }

  @Test("512 levels are written, each with one more tab")
  func deepest() throws {
    let lines = try ScreenText.of(element(levels: 512)).split(separator: "\n")
    #expect(lines.count == 512)
    for (index, line) in lines.enumerated() {
      #expect(line.prefix { $0 == "\t" }.count == index)
    }
    #expect(lines.last?.hasSuffix("innermost\"") == true)
    #expect(try ScreenText.of(node(levels: 512)).split(separator: "\n").count == 512)
  }

  // 300,000 levels are also more than the stack has room for as the trees are given up.
  @Test("A deeper tree is a failure that says so", arguments: [513, 300_000])
  func tooDeep(_ levels: Int) throws {
    let scene = try Scene()
    let trees = try #require(scene.check(element(levels: levels), as: .accessibilityTree))
    #expect(trees.kind == .encoding)
    #expect(trees.message.contains("the accessibility tree is deeper than 512 levels"))
    let views = try #require(
      scene.check(node(levels: levels), as: .viewHierarchy, named: "v", line: 2))
    #expect(views.kind == .encoding)
    #expect(views.message.contains("the view hierarchy is deeper than 512 levels, at "))
    #expect(scene.files.isEmpty)
  }

  @Test("Containers that are not listed count as levels")
  func containers() throws {
    let tree = element(levels: 513) { AccessibilityElement(children: [$0]) }
    let failure = try #require(Scene().check(tree, as: .accessibilityTree))
    #expect(failure.message.contains("deeper than 512 levels"))
    #expect(
      try ScreenText.of(element(levels: 512) { AccessibilityElement(children: [$0]) })
        == "label=\"innermost\"\n")
  }

  @Test("Giving up one of two trees that share a part leaves the other whole")
  func shared() throws {
    let part = element(levels: 100)
    var owner: AccessibilityElement? = AccessibilityElement(label: "b", children: [part, part])
    let other = AccessibilityElement(label: "c", children: [part])
    let before = try ScreenText.of(other)
    owner = nil
    #expect(owner == nil)
    #expect(try ScreenText.of(other) == before)
    #expect(try ScreenText.of(part).split(separator: "\n").count == 100)
  }

  @Test("A change to a copy's children leaves the original as it was")
  func copies() throws {
    let original = element(levels: 3)
    var copy = original
    copy.children[0].children[0].label = "changed"
    copy.children.append(AccessibilityElement(label: "more"))
    #expect(try ScreenText.of(original) == "label=\"a\"\n\tlabel=\"a\"\n\t\tlabel=\"innermost\"\n")
    #expect(
      try ScreenText.of(copy)
        == "label=\"a\"\n\tlabel=\"a\"\n\t\tlabel=\"changed\"\n\tlabel=\"more\"\n")
  }
}
