extension GoldenStrategy {
  /// A table of what a function returns for every case of its input, as CSV.
  ///
  /// ```swift
  /// enum Size: CaseIterable {
  ///   case small, large
  ///   var price: Int { self == .small ? 3 : 5 }
  /// }
  /// try expectGolden(of: { (size: Size) in size.price }, as: .table())
  /// // Size,Int
  /// // small,3
  /// // large,5
  /// ```
  ///
  /// Inputs and outputs are shown as they describe themselves, and an error as `throws` with its
  /// description. CSV is that of RFC 4180, with line feeds. Say `table(into:)`
  /// for outputs whose description depends on the process, as that of a set does.
  public static func table<Input: CaseIterable, Output>() -> GoldenStrategy
  where Subject == (Input) throws -> Output {
    .table(Input.allCases.map { $0 }) { try Described.text(of: $0) }
  }

  /// A table of what a function returns for every case of its input, in the text of a strategy.
  ///
  /// ```swift
  /// try expectGolden(of: { (size: Size) in [size.price] }, as: .table(into: .json))
  /// ```
  public static func table<Input: CaseIterable, Output>(
    into strategy: GoldenStrategy<Output>
  ) -> GoldenStrategy where Subject == (Input) throws -> Output {
    .table(Input.allCases.map { $0 }) { try strategy.cell(of: $0) }
  }

  /// A table of what a property is for every case of an enumeration, as CSV.
  ///
  /// ```swift
  /// try expectGolden(of: \Size.price, as: .table())
  /// ```
  public static func table<Input: CaseIterable, Output>() -> GoldenStrategy
  where Subject == KeyPath<Input, Output> {
    GoldenStrategy<(Input) throws -> Output>.table().along()
  }

  /// A table of what a property is for every case of an enumeration, in the text of a strategy.
  public static func table<Input: CaseIterable, Output>(
    into strategy: GoldenStrategy<Output>
  ) -> GoldenStrategy where Subject == KeyPath<Input, Output> {
    GoldenStrategy<(Input) throws -> Output>.table(into: strategy).along()
  }

  /// A table of what a function returns for some inputs, as CSV.
  ///
  /// ```swift
  /// try expectGolden(of: { (n: Int) in n.isMultiple(of: 2) }, as: .table(of: 1...4))
  /// ```
  public static func table<Input, Output>(
    of inputs: some Sequence<Input>
  ) -> GoldenStrategy where Subject == (Input) throws -> Output {
    .table(Array(inputs)) { try Described.text(of: $0) }
  }

  /// A table of what a function returns for some inputs, in the text of a strategy.
  public static func table<Input, Output>(
    of inputs: some Sequence<Input>, into strategy: GoldenStrategy<Output>
  ) -> GoldenStrategy where Subject == (Input) throws -> Output {
    .table(Array(inputs)) { try strategy.cell(of: $0) }
  }

  /// A table of what a function returns for every pair of cases of its two inputs, as CSV.
  public static func table<First: CaseIterable, Second: CaseIterable, Output>() -> GoldenStrategy
  where Subject == (First, Second) throws -> Output {
    .table { try Described.text(of: $0) }
  }

  /// A table of what a function returns for every pair of cases of its two inputs, in the text of a
  /// strategy.
  public static func table<First: CaseIterable, Second: CaseIterable, Output>(
    into strategy: GoldenStrategy<Output>
  ) -> GoldenStrategy where Subject == (First, Second) throws -> Output {
    .table { try strategy.cell(of: $0) }
  }

  private static func table<Input, Output>(
    _ inputs: [Input], _ cell: @escaping (Output) throws -> String
  ) -> GoldenStrategy where Subject == (Input) throws -> Output {
    GoldenStrategy(fileExtension: "csv", content: .bytes) { function, _, output in
      try output.write(CSV.row(["\(Input.self)", "\(Output.self)"]))
      for input in inputs {
        let result = try CSV.cell(of: { try function(input) }, cell)
        try output.write(CSV.row([Described.text(of: input), result]))
      }
    }
  }

  private static func table<First: CaseIterable, Second: CaseIterable, Output>(
    _ cell: @escaping (Output) throws -> String
  ) -> GoldenStrategy where Subject == (First, Second) throws -> Output {
    GoldenStrategy(fileExtension: "csv", content: .bytes) { function, _, output in
      try output.write(CSV.row(["\(First.self)", "\(Second.self)", "\(Output.self)"]))
      for first in First.allCases {
        for second in Second.allCases {
          let result = try CSV.cell(of: { try function(first, second) }, cell)
          try output.write(
            CSV.row([Described.text(of: first), Described.text(of: second), result]))
        }
      }
    }
  }

  /// The strategy of a function, for the key path to what the function returns.
  private func along<Input, Output>() -> GoldenStrategy<KeyPath<Input, Output>>
  where Subject == (Input) throws -> Output {
    GoldenStrategy<KeyPath<Input, Output>>(fileExtension: fileExtension, content: content) {
      keyPath, marker, output in
      try writer({ $0[keyPath: keyPath] }, marker, &output)
    }
  }

  /// The text of a subject without the line feed at its end.
  private func cell(of subject: Subject) throws -> String {
    let collector = ByteCollector()
    var output = GoldenOutput { collector.append($0) }
    try write(subject, into: &output)
    let text = String(decoding: collector.bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
