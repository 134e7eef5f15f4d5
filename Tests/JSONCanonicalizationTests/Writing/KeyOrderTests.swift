import JSONCanonicalization
import Testing

struct KeyOrderTests {
  static func document(_ keys: some Sequence<String>) -> String {
    let members = keys.map { key in
      let escaped = key.replacing("\u{0}", with: "\\u0000").replacing("\u{1}", with: "\\u0001")
      return "\"\(escaped)\":0"
    }
    return "{\(members.joined(separator: ","))}"
  }

  static func sortedByScalars(_ keys: [String]) -> [String] {
    keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func sortedByUTF16(_ keys: [String]) -> [String] {
    keys.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
  }

  /// Checks one order of keys against both sorted orders.
  static func check(_ keys: [String], scalars: String, utf16: String) {
    let input = document(keys)
    var format = CanonicalFormat.compactSource
    expectText(input, becomes: input, using: Canonicalizer(format: format))
    format.keyOrder = .scalar
    expectText(input, becomes: scalars, using: Canonicalizer(format: format))
    format.keyOrder = .utf16
    expectText(input, becomes: utf16, using: Canonicalizer(format: format))
  }

  static func checkAllPermutations(of keys: [String]) {
    let scalars = document(sortedByScalars(keys))
    let utf16 = document(sortedByUTF16(keys))
    // Heap's algorithm, iterative.
    var keys = keys
    var counters = [Int](repeating: 0, count: keys.count)
    check(keys, scalars: scalars, utf16: utf16)
    var index = 1
    while index < keys.count {
      if counters[index] < index {
        keys.swapAt(index.isMultiple(of: 2) ? 0 : counters[index], index)
        check(keys, scalars: scalars, utf16: utf16)
        counters[index] += 1
        index = 1
      } else {
        counters[index] = 0
        index += 1
      }
    }
  }

  @Test(arguments: [0, 1, 6, 7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 32, 33, 64])
  func `every order of keys with a shared prefix is sorted`(length: Int) {
    let prefix = String(repeating: "p", count: length)
    Self.checkAllPermutations(of: ["", "a", "b", "aa", "é", "\u{0}"].map { prefix + $0 })
    Self.checkAllPermutations(of: ["\u{FB33}", "\u{1F600}", "\u{E000}", "z"].map { prefix + $0 })
    Self.checkAllPermutations(
      of: ["\u{0}", "\u{0}\u{0}", "", "\u{0}a", "\u{1}"].map { prefix + $0 })
  }

  @Test(arguments: [7, 8, 9, 15, 16, 17, 24])
  func `every order of keys that are prefixes of each other is sorted`(length: Int) {
    let long = String(repeating: "q", count: length + 3)
    let lengths = [0, 1, length - 1, length, length + 1, length + 3]
    Self.checkAllPermutations(of: lengths.map { String(long.prefix($0)) })
  }

  @Test func `every order of keys around the surrogates is sorted`() {
    Self.checkAllPermutations(of: ["\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"])
    Self.checkAllPermutations(of: ["\u{FB33}", "\u{1F600}", "\u{1F601}", "\u{FB33}\u{1F600}", "a"])
    Self.checkAllPermutations(of: [
      "\u{1F600}\u{FB33}", "\u{1F600}\u{1F600}", "\u{FB33}\u{1F600}", "\u{FB33}\u{FB33}",
    ])
    Self.checkAllPermutations(of: [
      "\u{10000}", "\u{103FF}", "\u{10400}", "\u{1F600}", "\u{100000}", "\u{E000}",
    ])
  }

  @Test func `bytes of one scalar do not split a comparison by UTF-16`() {
    // Each pair shares bytes and differs inside a scalar.
    for (left, right) in [
      ("\u{1F600}", "\u{1F601}"), ("\u{1F600}", "\u{1F640}"), ("\u{FB33}", "\u{FB34}"),
      ("\u{E9}", "\u{EA}"), ("\u{10000}", "\u{FFFF}"), ("\u{EFFF}", "\u{F000}"),
    ] {
      for length in 0..<20 {
        let prefix = String(repeating: "x", count: length)
        Self.checkAllPermutations(of: [prefix + left, prefix + right, prefix + left + "0"])
      }
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 16, 17])
  func `keys that differ in NULs at their end alone are sorted by length`(length: Int) {
    var generator = SeededGenerator(seed: PropertyTests.seed &+ UInt64(length))
    for count in [10, 24, 25, 70] {
      let keys = (0..<count).map {
        String(repeating: "n", count: length) + String(repeating: "\u{0}", count: $0)
      }
      let sorted = Self.document(keys)
      for _ in 0..<3 {
        Self.check(keys.shuffled(using: &generator), scalars: sorted, utf16: sorted)
      }
    }
  }

  @Test(arguments: [1, 8, 9, 16, 17, 40])
  func `members with one key stay in source order, however many there are`(length: Int) {
    var generator = SeededGenerator(seed: PropertyTests.seed &+ UInt64(length))
    let prefix = String(repeating: "d", count: length)
    let keys = ["", "a", "b", "\\u0000", "\\u0000\\u0000", "é"].map { prefix + $0 }
    let order = ["", "\\u0000", "\\u0000\\u0000", "a", "b", "é"].map { prefix + $0 }
    for count in [12, 24, 25, 200] {
      let members = (0..<count).map { (key: generator.pick(keys), value: $0) }
      let sorted = order.flatMap { key in members.filter { Array($0.key.utf8) == Array(key.utf8) } }
      let input = members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
      let output = sorted.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
      for format in [
        CanonicalFormat.jcs, CanonicalFormat(indentation: .compact, endsWithNewline: false),
      ] {
        expectText(
          "{\(input)}", becomes: "{\(output)}", using: .init(format: format, duplicateKeys: .keep),
          "seed \(PropertyTests.seed)")
      }
    }
  }

  @Test func `keys are sorted after unescaping`() {
    expectText(
      #"{"\u0062":1,"a":2,"\u0041":3,"\ud83d\ude00":4,"\ufb33":5}"#,
      becomes: "{\"A\":3,\"a\":2,\"b\":1,\"\u{1F600}\":4,\"\u{FB33}\":5}", using: .jcs)
    expectText(
      #"{"\u0062":1,"a":2,"\\":6,"]":7,"[":8}"#,
      becomes: "{\n  \"[\": 8,\n  \"\\\\\": 6,\n  \"]\": 7,\n  \"a\": 2,\n  \"b\": 1\n}\n")
    // A line feed sorts as U+000A, not as the backslash it is spelled with.
    expectText(
      #"{"a":1,"\n":2,"!":3,"\u0001":4}"#, becomes: #"{"\u0001":4,"\n":2,"!":3,"a":1}"#, using: .jcs
    )
  }

  @Test func `sorting does not know languages, numbers or case`() {
    Self.checkAllPermutations(of: ["a", "B", "á", "Z", "10", "9"])
    Self.checkAllPermutations(of: ["peach", "péché", "pêche", "sin", "Peach"])
  }

  @Test func `members keep their values`() {
    var generator = SeededGenerator(seed: PropertyTests.seed)
    for count in [2, 3, 5, 8, 13, 21, 34, 55, 89, 200] {
      var members = (0..<count).map { "\"\(1_000 + $0)\":[\($0),{\"b\":\($0),\"a\":\"\($0)\"}]" }
      let sorted = (0..<count).map { "\"\(1_000 + $0)\":[\($0),{\"a\":\"\($0)\",\"b\":\($0)}]" }
      for _ in 0..<5 {
        generator.shuffle(&members)
        expectText(
          "{\(members.joined(separator: ","))}", becomes: "{\(sorted.joined(separator: ","))}",
          using: .jcs, "seed \(PropertyTests.seed)")
      }
    }
  }
}
