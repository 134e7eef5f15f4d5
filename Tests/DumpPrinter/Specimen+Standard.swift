extension Specimen {
  static var scalars: [Specimen] {
    [
      Specimen("Bool", [true, false]),
      Specimen("Int", [1, 2, -1, Int.max, Int.min]),
      Specimen("Int8", [Int8(1), Int8(-1)]),
      Specimen("Int16", [Int16(1), Int16(-1)]),
      Specimen("Int32", [Int32(1), Int32(-1)]),
      Specimen("Int64", [Int64(1), Int64(-1)]),
      Specimen("UInt", [UInt(1), UInt.max]),
      Specimen("UInt8", [UInt8(1), UInt8.max]),
      Specimen("UInt16", [UInt16(1), UInt16.max]),
      Specimen("UInt32", [UInt32(1), UInt32.max]),
      Specimen("UInt64", [UInt64(1), UInt64.max, UInt64.max - 1]),
      Specimen(
        "Double",
        [0.0, -0.0, 1.0, (1.0).nextUp, .nan, -.nan, .infinity, -.infinity, 1e300] as [Double]),
      Specimen("Float", [0, -0.0, 1, (1 as Float).nextUp, .nan, .infinity] as [Float]),
      Specimen(
        "String",
        [
          "a\nb", "a\\nb", "a", "", "a\n", "a\n\n", "\n", "\na", "a\r\nb", "a\tb", "a\n b", "a\nb ",
          "a\nb\u{20}\n", "\"\"\"\na", "\\\"\"\"\na", "\"\"\"", "nil", "\"", "a\n\"\"\"\nb",
          "a\u{200B}", "a\u{A0}", "a ", "\u{0}", "\u{7F}", "a\n\\u{20}", "a\n\u{20}", "\u{301}",
          "b: 1",
        ], alike: [["a", "b"].joined(separator: "\n")]),
      Specimen("Substring", ["ab".dropFirst(), "ab".dropLast()], alike: ["cb".dropFirst()]),
      Specimen("Character", ["a", "b", "\r\n", "\n", "é", "🇩🇪"] as [Character]),
      Specimen("Unicode.Scalar", ["a", "b", "\n"] as [Unicode.Scalar]),
      Specimen("StaticString", ["a", "b"] as [StaticString]),
      Specimen(
        "String.Index",
        ["abc".startIndex, "abc".firstIndex(of: "b")!, "😀".utf16.index(after: "😀".startIndex)],
        alike: [
          "xyz".startIndex, "abc".utf8.startIndex, "abc".index(before: "abc".firstIndex(of: "b")!),
        ]),
      Specimen(
        "Duration",
        [
          Duration.seconds(1), .seconds(-1), .milliseconds(1500), .nanoseconds(1),
          Duration(secondsComponent: 1, attosecondsComponent: 1),
          Duration(secondsComponent: 1 << 60, attosecondsComponent: 1),
          Duration(secondsComponent: 1 << 60, attosecondsComponent: 2),
          Duration(secondsComponent: 0, attosecondsComponent: -1), .zero,
        ], alike: [.milliseconds(1000)] as [Duration]),
      Specimen(
        "Metatype",
        [
          Int.self, String.self, [Int].self, Outer.Kind.self, Other.Kind.self, Kind.self,
          (() -> Void).self,
        ] as [Any.Type]),
      Specimen("Void", [()]),
      Specimen("Never?", [Never?.none as Any]),
    ] + others
  }

  private static var others: [Specimen] {
    [
      Specimen("Key path", [\Point.x, \Point.y, \Line.from.x], alike: [\Point.x]),
      Specimen(
        "SIMD4", [SIMD4(1, 2, 3, 4), SIMD4(1, 2, 4, 3)],
        alike: [SIMD4([1, 2, 3, 4])] as [SIMD4<Int>]),
      Specimen("SIMD2<Double>", [SIMD2(1, 2), SIMD2(1, (2.0).nextUp)] as [SIMD2<Double>]),
      Specimen("SIMDMask", [SIMD2(1, 2) .> SIMD2(1, 1), SIMD2(1, 2) .> SIMD2(0, 1)]),
      Specimen("ContinuousClock", [[ContinuousClock()], []] as [[ContinuousClock]]),
      Specimen("TaskPriority", [TaskPriority.high, .low], alike: [TaskPriority.userInitiated]),
    ]
  }

  static var wrappers: [Specimen] {
    let nested: Int??? = .some(.some(nil))
    return [
      Specimen(
        "Int???",
        [nested as Any, Int???.none as Any, Int???.some(nil) as Any, Int???.some(1) as Any],
        alike: [Optional(Optional(Int?.none)) as Any]),
      Specimen("Int?", [Int?.none as Any, 1 as Int? as Any]),
      Specimen("Any?", [Any?.none as Any, 1 as Any? as Any, "nil" as Any? as Any]),
      Specimen(
        "Any? of an optional",
        [Any?.none as Any, Any?.some(Int?.none as Any) as Any, Any?.some(nested as Any) as Any],
        alike: [nil as Any? as Any]),
      Specimen("AnyHashable", [AnyHashable(1), AnyHashable("1"), AnyHashable([1])], alike: [1]),
      Specimen(
        "Result", [Result<Int, Fault>.success(1), .success(2), .failure(.a), .failure(.b(1))]),
      Specimen("Result<Void, Fault>", [Result<Void, Fault>.success(()), .failure(.a)]),
      Specimen("Range", [1..<2, 1..<3, 0..<2, 1..<1]),
      Specimen("ClosedRange", [1...2, 1...3, 0...2]),
      Specimen("Range<String>", ["a"..<"b", "a"..<"c", "a\nb"..<"c"]),
      Specimen("PartialRangeFrom", [1..., 2...]),
      Specimen("PartialRangeThrough", [...1, ...2]),
      Specimen("PartialRangeUpTo", [..<1, ..<2]),
      Specimen("Kinds of ranges", [1..<2, 1...2, 1..., ...1, ..<1] as [Any]),
      Specimen("Error", [Fault.a, Fault.b(1), Fault.b(2)] as [any Error]),
      Specimen("Any of equal parts", [Outer.Model(x: 1), Other.Model(x: 1), Model(x: 1)] as [Any]),
      Specimen("Text and no text", ["1", 1, 1.5, Int?.none as Any] as [Any]),
    ]
  }

  static var collections: [Specimen] {
    var grown = Set<Int>(minimumCapacity: 10_000)
    for number in (0..<100).reversed() { grown.insert(number) }
    var table = [String: Int](minimumCapacity: 10_000)
    for number in (0..<100).reversed() { table["\(number)"] = number }
    let pairs = (0..<100).map { ("\($0)", $0) }
    return [
      Specimen("Array", [[1, 2], [2, 1], [], [1]]),
      Specimen("Nested arrays", [[[1], [2]], [[1, 2]], [[], [1, 2]], [[1, 2], []]]),
      Specimen("ContiguousArray", [ContiguousArray([1, 2]), ContiguousArray([2, 1])]),
      Specimen("ArraySlice", [[1, 2, 3][1...], [1, 2, 3][..<2]], alike: [[2, 3][...]]),
      Specimen(
        "Slice", [Slice(base: [1, 2], bounds: 0..<1), Slice(base: [1, 2], bounds: 1..<2)]),
      Specimen("Repeated", [repeatElement(1, count: 2), repeatElement(1, count: 3)]),
      Specimen("Zip", [zip([1], [2]), zip([1], [3])]),
      Specimen("CollectionOfOne", [CollectionOfOne(1), CollectionOfOne(2)]),
      Specimen(
        "KeyValuePairs", [["a": 1, "b": 2], ["b": 2, "a": 1]] as [KeyValuePairs<String, Int>]),
      Specimen("Reversed", [[1, 2].reversed() as ReversedCollection, [2, 1].reversed()]),
      Specimen("Enumerated", [[1].enumerated(), [2].enumerated()]),
      Specimen("Flattened", [[[1], [2]].joined(), [[1, 3]].joined()]),
      Specimen("Joined", [[[1], [2]].joined(separator: [0]), [[1], [2]].joined(separator: [1])]),
      Specimen("Lazy", [[1].lazy, [2].lazy]),
      Specimen("Lazy map", [[1].lazy.map { $0 + 1 }, [1].lazy.map { $0 + 2 }]),
      Specimen("Lazy filter", [[1, 2].lazy.filter { $0 > 1 }, [1, 2].lazy.filter { $0 < 2 }]),
      Specimen("AnyCollection", [AnyCollection([1]), AnyCollection([2])]),
      Specimen("AnySequence", [AnySequence([1]), AnySequence([2])]),
      Specimen("StrideTo", [stride(from: 1, to: 5, by: 2), stride(from: 1, to: 5, by: 3)]),
      Specimen(
        "StrideThrough", [stride(from: 1, through: 5, by: 2), stride(from: 1, through: 5, by: 3)]),
      Specimen("Iterator", [[1, 2].makeIterator(), [1, 3].makeIterator()]),
      Specimen("UTF8View", ["a".utf8, "b".utf8]),
      Specimen("UnicodeScalarView", ["é".unicodeScalars, "e\u{301}".unicodeScalars]),
      Specimen(
        "CollectionDifference", [[1, 2].difference(from: [1]), [1, 3].difference(from: [1])]),
      Specimen(
        "Set", [Set(0..<100), Set(0..<99), [] as Set<Int>],
        alike: [grown, Set((0..<100).reversed())]),
      Specimen(
        "Dictionary",
        [Dictionary(uniqueKeysWithValues: pairs), ["a": 1], ["a": 2], [:] as [String: Int]],
        alike: [table]),
      Specimen(
        "Dictionary.Keys", [Dictionary(uniqueKeysWithValues: pairs).keys, ["a": 1].keys],
        alike: [table.keys]),
      Specimen(
        "Dictionary.Values", [Dictionary(uniqueKeysWithValues: pairs).values, ["a": 1].values],
        alike: [table.values]),
      Specimen(
        "Dictionary of structures",
        [[Point(x: 1, y: 2): 1, Point(x: 2, y: 1): 2], [Point(x: 1, y: 2): 2]],
        alike: [[Point(x: 2, y: 1): 2, Point(x: 1, y: 2): 1]]),
      Specimen("Dictionary of lines", [["a\nb": 1], ["a\\nb": 1], ["a": 1]]),
      Specimen("Set of sets", [[[1, 2], [3]], [[1], [2, 3]]] as [Set<Set<Int>>]),
    ]
  }
}
