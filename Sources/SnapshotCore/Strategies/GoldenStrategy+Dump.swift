extension GoldenStrategy {
  /// A structural dump of any value, which is the same from run to run: without addresses, with sets
  /// and dictionaries in canonical order.
  ///
  /// ```swift
  /// try expectGolden(of: User(name: "Ada", tags: ["b", "a"]), as: .dump)
  /// // User
  /// //   name: "Ada"
  /// //   tags: Set<String>
  /// //     "a"
  /// //     "b"
  /// ```
  public static var dump: GoldenStrategy {
    GoldenStrategy(fileExtension: "txt") { subject in
      try StructuralDump.text(of: subject)
    }
  }
}
