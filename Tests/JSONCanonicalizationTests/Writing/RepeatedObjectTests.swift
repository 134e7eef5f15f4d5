import JSONCanonicalization
import Testing

/// Objects whose keys are alike: whatever is remembered of one object must not leak into the next.
struct RepeatedObjectTests {
  /// Writes objects given as keys; a value is its place in the text, so that no two are the same.
  static func check(
    _ objects: [[String]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var value = 0
    var inputs: [String] = []
    var outputs: [String] = []
    for keys in objects {
      var members: [(key: String, value: Int)] = []
      for key in keys {
        members.append((key, value))
        value += 1
      }
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      inputs.append("{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}")
      outputs.append("{" + sorted.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}")
    }
    expectText(
      "[\(inputs.joined(separator: ","))]", becomes: "[\(outputs.joined(separator: ","))]",
      using: .jcs, sourceLocation: sourceLocation)
    expectText(
      inputs.joined(separator: "\n"), becomes: outputs.joined(separator: "\n") + "\n",
      using: .lines, sourceLocation: sourceLocation)
  }

  @Test func `many objects with the same keys in the same order`() {
    Self.check(Array(repeating: ["id", "name", "email", "active", "zip"], count: 500))
    Self.check(Array(repeating: ["a", "b", "c"], count: 500))
    Self.check(Array(repeating: (0..<40).reversed().map { "key\(100 + $0)" }, count: 50))
  }

  @Test func `the same keys in another order`() {
    var generator = SeededGenerator(seed: PropertyTests.seed)
    var keys = ["delta", "alpha", "echo", "bravo", "charlie"]
    var objects: [[String]] = []
    for _ in 0..<500 {
      objects.append(keys)
      if generator.below(3) == 0 { generator.shuffle(&keys) }
    }
    Self.check(objects)
  }

  @Test(arguments: [0, 1, 3, 4, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 100])
  func `keys of the same lengths and first bytes with other tails`(length: Int) {
    let prefix = String(repeating: "s", count: length)
    Self.check([
      [prefix + "b", prefix + "a"], [prefix + "b", prefix + "a"], [prefix + "a", prefix + "b"],
      [prefix + "b", prefix + "c"], [prefix + "c", prefix + "a"], [prefix + "b", prefix + "a"],
      [prefix + "b", prefix + "b0"], [prefix + "b", prefix + "A"], [prefix + "b"], [],
      [prefix + "b", prefix + "a", prefix + "c"], [prefix + "b", prefix + "a"],
    ])
    // The difference in the middle, with the same ends.
    let tail = String(repeating: "t", count: length)
    Self.check([
      [prefix + "b" + tail, prefix + "a" + tail], [prefix + "b" + tail, prefix + "c" + tail],
      [prefix + "a" + tail, prefix + "b" + tail], [prefix + "b" + tail, prefix + "a" + tail],
    ])
  }

  @Test(arguments: [0, 1, 6, 7, 8, 9, 14, 15, 16, 17, 18, 24, 40, 200])
  func `an object that is nearly the one that is expected`(length: Int) {
    let prefix = String(repeating: "e", count: length)
    let tail = String(repeating: "f", count: length)
    func keys(_ letters: String...) -> [String] { letters.map { prefix + $0 + tail } }
    let base = keys("c", "a", "b")
    for near in [
      keys("c", "a", "d"), keys("b", "a", "c"), keys("a", "b", "c"), keys("c", "b", "a"),
      keys("c", "a"), keys("c", "a", "b", "d"), keys("c", "a", "b", "0"), keys("c"), [],
      keys("c", "a", "bb"), keys("c", "a", ""), keys("c", "A", "b"), ["c", "a", "b"],
      [prefix + "c", prefix + "a", prefix + "b0"], keys("c", "a", "é"),
    ] {
      // The rhythm is learnt, broken, learnt anew.
      Self.check(
        [base, base, base, base, near, base, base, near, base, near, near, near, base, near, base])
    }
  }

  @Test func `objects inside objects follow each other in a rhythm that is broken`() {
    var inputs: [String] = []
    var outputs: [String] = []
    for round in 0..<300 {
      let tag = round % 50 == 49 ? "tag" : "tga"
      let inner = round % 7 == 6 ? #""y":1,"x":2"# : #""y":1,"z":2"#
      let sortedInner = round % 7 == 6 ? #""x":2,"y":1"# : #""y":1,"z":2"#
      inputs.append(
        #"{"user":{"name":\#(round),"id":{\#(inner)}},"\#(tag)":{},"at":{"lon":1,"lat":2}}"#)
      outputs.append(
        #"{"at":{"lat":2,"lon":1},"\#(tag)":{},"user":{"id":{\#(sortedInner)},"name":\#(round)}}"#)
    }
    expectText(
      "[\(inputs.joined(separator: ","))]", becomes: "[\(outputs.joined(separator: ","))]",
      using: .jcs)
    expectText(
      inputs.joined(separator: "\n"), becomes: outputs.joined(separator: "\n") + "\n",
      using: .lines)
  }

  @Test func `more, fewer and no members`() {
    let keys = ["one", "two", "three", "four", "five"]
    var objects: [[String]] = []
    for count in [5, 5, 4, 5, 3, 0, 5, 1, 2, 5, 4, 4, 5] {
      objects.append(Array(keys.prefix(count)))
      objects.append(Array(keys.suffix(count)))
    }
    Self.check(objects)
  }

  @Test func `a key that stands twice in one of many like objects`() throws {
    for count in [2, 3, 10, 100] {
      let good = #"{"id":1,"name":2,"mail":3}"#
      let bad = #"{"id":1,"name":2,"name":3}"#
      let before = Array(repeating: good, count: count).joined(separator: ",") + ","
      let error = try #require(
        expectRefusal("[\(before)\(bad),\(good)]", .duplicateKey, at: before.utf8.count + 18))
      #expect(error.relatedLocation?.offset == before.utf8.count + 9)
      // And twice in all of them.
      let all = Array(repeating: bad, count: count).joined(separator: ",")
      let kept = Array(repeating: #"{"id":1,"name":3}"#, count: count).joined(separator: ",")
      expectText("[\(all)]", becomes: "[\(kept)]", using: .init(format: .jcs, duplicateKeys: .last))
      let first = Array(repeating: #"{"id":1,"name":2}"#, count: count).joined(separator: ",")
      expectText(
        "[\(all)]", becomes: "[\(first)]", using: .init(format: .jcs, duplicateKeys: .first))
      let both = Array(repeating: #"{"id":1,"name":2,"name":3}"#, count: count)
        .joined(separator: ",")
      expectText("[\(all)]", becomes: "[\(both)]", using: .init(format: .jcs, duplicateKeys: .keep))
      // Between them, like objects without a repetition keep all members.
      expectText(
        "[\(bad),\(good),\(bad),\(good)]",
        becomes:
          #"[{"id":1,"name":3},{"id":1,"mail":3,"name":2},{"id":1,"name":3},{"id":1,"mail":3,"name":2}]"#,
        using: .init(format: .jcs, duplicateKeys: .last))
    }
  }

  @Test func `keys that are spelled with escapes in some objects`() {
    expectText(
      #"[{"b":1,"a":2},{"\u0062":3,"a":4},{"b":5,"\u0061":6},{"\u0061":7,"b":8},{"b":9,"a":0}]"#,
      becomes: #"[{"a":2,"b":1},{"a":4,"b":3},{"a":6,"b":5},{"a":7,"b":8},{"a":0,"b":9}]"#,
      using: .jcs)
    expectRefusal(
      #"[{"b":1,"a":2},{"b":1,"a":2},{"b":1,"\u0062":2}]"#, .duplicateKey, at: 36)
  }

  @Test func `like objects inside like objects`() {
    let inner = #"{"b":{"b":{"b":1,"a":2},"a":3},"a":{"a":4}}"#
    let sorted = #"{"a":{"a":4},"b":{"a":3,"b":{"a":2,"b":1}}}"#
    let count = 200
    expectText(
      "[" + Array(repeating: inner, count: count).joined(separator: ",") + "]",
      becomes: "[" + Array(repeating: sorted, count: count).joined(separator: ",") + "]",
      using: .jcs)
  }

  @Test func `random objects over few keys`() {
    var generator = SeededGenerator(seed: PropertyTests.seed)
    let pool = [
      "", "a", "b", "ab", "ba", "aaaaaaaa", "aaaaaaab", "aaaaaaaaa", "aaaaaaaab",
      "aaaaaaaaaaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaaaaaaaaaab",
    ]
    for _ in 0..<40 {
      var shapes = (0..<4).map { _ in
        var keys = pool
        generator.shuffle(&keys)
        return Array(keys.prefix(generator.below(6)))
      }
      shapes.append([])
      Self.check((0..<60).map { _ in generator.pick(shapes) })
    }
  }
}
