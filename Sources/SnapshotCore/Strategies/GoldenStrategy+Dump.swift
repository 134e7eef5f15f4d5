extension GoldenStrategy {
  /// A structural dump of any value, the same in every run: all that makes it different from others.
  ///
  /// Without addresses; sets and dictionaries, which have no order, are in that of their texts.
  ///
  /// ```swift
  /// try expectGolden(of: User(name: "Ada", tags: ["b", "a"]), as: .dump)
  /// // User
  /// //   name: "Ada"
  /// //   tags: Set<String>
  /// //     "a"
  /// //     "b"
  /// ```
  ///
  /// A value of which nothing can be shown (a function alone, a pointer, what is in a lock) fails the
  /// check, as the golden would pass whatever it becomes; see ``GoldenDumpable``.
  ///
  /// - Complexity: O(*n*) in the length of the text, and O(*n* log *n*) for sets and dictionaries.
  public static var dump: GoldenStrategy {
    GoldenStrategy(fileExtension: "txt") { subject in
      try StructuralDump.text(of: subject)
    }
  }
}
