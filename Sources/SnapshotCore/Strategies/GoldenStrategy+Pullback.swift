extension GoldenStrategy {
  /// This strategy for another subject, from which its own can be made.
  ///
  /// ```swift
  /// let names = GoldenStrategy<[String]>.lines.pullback { (users: [User]) in users.map(\.name) }
  /// ```
  ///
  /// A closure that is written on the main actor is called there; a check elsewhere fails, and says so.
  public func pullback<NewSubject>(
    @_inheritActorContext _ transform:
      @escaping @Sendable @isolated(any) (NewSubject) throws -> Subject
  ) -> GoldenStrategy<NewSubject> {
    let transform = ActorBound(transform)
    return pulledBack { try transform.function()($0) }
  }

  /// This strategy for another subject, of which its own is a part.
  ///
  /// ```swift
  /// let name = GoldenStrategy<String>.text.pullback(\User.name)
  /// ```
  public func pullback<NewSubject>(
    _ keyPath: any KeyPath<NewSubject, Subject> & Sendable
  ) -> GoldenStrategy<NewSubject> {
    pulledBack { $0[keyPath: keyPath] }
  }

  private func pulledBack<NewSubject>(
    _ transform: @escaping @Sendable (NewSubject) throws -> Subject
  ) -> GoldenStrategy<NewSubject> {
    let writer = writer
    return GoldenStrategy<NewSubject>(
      fileExtension: fileExtension, content: content, redactions: redactions
    ) { subject, marker, output in
      try writer(transform(subject), marker, &output)
    }
  }
}
