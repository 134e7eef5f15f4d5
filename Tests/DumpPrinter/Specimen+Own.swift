import Foundation
import SnapshotCore

struct Point: Hashable { var x = 1, y = 2 }
struct Line { var from = Point(), to = Point() }
struct Model { var x = 1 }
enum Kind {}
enum Outer {
  enum Kind {}
  struct Model { var x = 1 }
}
enum Other {
  enum Kind {}
  struct Model { var x = 1 }
}
enum Fault: Error {
  case a
  case b(Int)
}

private enum Plain { case a, b }
private enum Raw: Int {
  case a = 1
  case b
}
private indirect enum Tree {
  case leaf
  case node(Tree, Int)
  case named(left: Tree)
}
private enum SameText: CustomStringConvertible {
  case a, b
  case c(Int)
  var description: String { "the same" }
}
private struct Described: CustomStringConvertible {
  var hidden: Int
  var description: String { "the same" }
}
private struct Options: OptionSet { var rawValue: Int }
private struct Money: GoldenDumpable {
  var cents: Int
  var goldenDump: String { "\(cents / 100).\(cents % 100)" }
}
private class Base { var a = 1 }
private final class Derived: Base {
  var b: Int
  weak var parent: Base?
  init(_ b: Int) { self.b = b }
}
private actor Counter {
  var count: Int
  init(_ count: Int) { self.count = count }
}
@propertyWrapper private struct Wrapped {
  var wrappedValue: Int
  var projectedValue: Int { 1 }
}
private struct WithWrapper {
  @Wrapped var count: Int
  lazy var later = 1
}
private struct WithClosure {
  var count: Int
  var action: () -> Int
}
private struct Ordered: CustomReflectable {
  var keys: [String]
  var style: Mirror.DisplayStyle
  var customMirror: Mirror {
    Mirror(
      self, unlabeledChildren: keys.map { (key: $0, value: 1) as (key: String, value: Int) },
      displayStyle: style)
  }
}
private struct Leaf: CustomReflectable, CustomLeafReflectable {
  var shown: Int
  var customMirror: Mirror { Mirror(self, children: ["shown": shown, "two words": 1]) }
}
private struct Labels: CustomReflectable {
  var labels: [String]
  var style: Mirror.DisplayStyle
  var customMirror: Mirror {
    Mirror(self, children: labels.map { ($0, 1 as Any) }, displayStyle: style)
  }
}
private class Object: NSObject {
  var a: Int
  init(_ a: Int) { self.a = a }
}
private final class OwnError: NSError, @unchecked Sendable {
  let extra: Int
  init(_ extra: Int, code: Int = 1) {
    self.extra = extra
    super.init(domain: "d", code: code, userInfo: [:])
  }
  required init?(coder: NSCoder) { nil }
}
/// Keeps the objects that are held weakly or not at all.
private nonisolated(unsafe) let kept = [Derived(1), Derived(2)]

extension Specimen {
  static var own: [Specimen] {
    let parented = Derived(1)
    parented.parent = unsafe kept[0]
    var computed = WithWrapper(count: 1)
    _ = computed.later
    return [
      Specimen("Plain enum", [Plain.a, Plain.b]),
      Specimen("Raw enum", [Raw.a, Raw.b]),
      Specimen("Enum with one text", [SameText.a, .b, .c(1), .c(2)]),
      Specimen(
        "Tree",
        [
          Tree.leaf, .node(.leaf, 1), .node(.leaf, 2), .named(left: .leaf),
          .named(left: .named(left: .leaf)),
        ]),
      Specimen("Struct with one text", [Described(hidden: 1), Described(hidden: 2)]),
      Specimen("OptionSet", [Options(rawValue: 1), Options(rawValue: 3)]),
      Specimen("GoldenDumpable", [Money(cents: 1), Money(cents: 10)]),
      Specimen("GoldenDumpable?", [Money(cents: 1) as Money? as Any, Money?.none as Any]),
      Specimen("Class", [Derived(1), Derived(2), parented], alike: [Derived(1)]),
      Specimen("Actor", [Counter(1), Counter(2)], alike: [Counter(1)]),
      Specimen("Property wrapper", [WithWrapper(count: 1), WithWrapper(count: 2), computed]),
      Specimen(
        "Struct with a closure", [WithClosure(count: 1) { 1 }, WithClosure(count: 2) { 1 }]),
      Specimen("Tuple", [(1, a: 2), (2, a: 1)] as [Any], alike: [(1, a: 2)] as [Any]),
      Specimen(
        "Ordered dictionary",
        [["a", "b"], ["b", "a"], []].map { Ordered(keys: $0, style: .dictionary) }),
      Specimen("Ordered set", [["a", "b"], ["b", "a"]].map { Ordered(keys: $0, style: .set) }),
      Specimen("Custom leaf", [Leaf(shown: 1), Leaf(shown: 2)]),
      Specimen(
        "Labels",
        [["a"], ["b"], ["a: 1\nb"], ["a", "b"]].map { Labels(labels: $0, style: .dictionary) }),
      Specimen("Labels of a set", [["a"], ["b"]].map { Labels(labels: $0, style: .set) }),
      Specimen(
        "Labels of an optional", [["a"], ["a", "b"]].map { Labels(labels: $0, style: .optional) }),
      Specimen(
        "Labels of an enum", [["a", "b"], ["a", "c"]].map { Labels(labels: $0, style: .enum) }),
      Specimen(
        "Labels of a tuple", [["a", "b"], ["a", "c"]].map { Labels(labels: $0, style: .tuple) }),
      Specimen("Object", [Object(1), Object(2)], alike: [Object(1)]),
      Specimen("Error of a class", [OwnError(1), OwnError(2), OwnError(1, code: 2)]),
      Specimen("Unmanaged", unsafe kept.map { unsafe Unmanaged.passUnretained($0) }),
    ]
  }
}
