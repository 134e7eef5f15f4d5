/// Comma-separated values as RFC 4180 has them, but with line feeds, as all goldens have.
enum CSV {
  /// A line of fields.
  static func row(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\n"
  }

  /// A field, in quotes where it holds what means something in CSV.
  private static func quoted(_ field: String) -> String {
    let isPlain = field.utf8.allSatisfy {
      ![UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n")].contains($0)
    }
    if isPlain { return field }
    // By scalars: a carriage return and a line feed are one Character.
    return field.unicodeScalars.reduce(into: "\"") { text, scalar in
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    } + "\""
  }

  /// The field for what a function returns, or throws.
  static func cell<Output>(
    of function: () throws -> Output, _ text: (Output) throws -> String
  ) throws -> String {
    let result = Result { try function() }
    switch result {
    case .success(let output): return try text(output)
    case .failure(let error): return "throws \(error)"
    }
  }
}

/// A value as it describes itself.
enum Described {
  static func text<Value>(of value: Value) throws -> String {
    if value is any UnorderedDescription { throw Unordered(type: "\(Value.self)") }
    return String(describing: value)
  }

  /// A description would be in another order in each process.
  struct Unordered: Error, CustomStringConvertible {
    var type: String
    var description: String {
      "the description of a \(type) has another order in each process: say .table(into: .json), or "
        + "into: .dump"
    }
  }
}

private protocol UnorderedDescription {}
extension Set: UnorderedDescription {}
extension Dictionary: UnorderedDescription {}
