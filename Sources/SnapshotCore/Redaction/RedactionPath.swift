/// A JSON path: `$.users[*].id`, `$.list[3]["first name"]`, `$..id`.
struct RedactionPath: Sendable, Hashable {
  /// One step from a value to those it holds.
  enum Step: Sendable, Hashable {
    case key(String)
    case index(Int)
    /// `[*]` and `.*`: every element and every member.
    case any
    /// `..`: the value itself and all values in it, at any depth.
    case descendants
  }

  let steps: [Step]

  /// Reads a path.
  ///
  /// - Throws: What is wrong with it.
  init(_ text: String) throws(RedactionFault) {
    guard text.first == "$" else {
      let rooted = (text.first == "." || text.first == "[" ? "$" : "$.") + text
      let isPath = (try? RedactionPath(rooted)) != nil
      throw RedactionFault(
        description: "it does not start with $" + (isPath ? "; did you mean \(rooted)?" : ""))
    }
    var rest = text.dropFirst()
    var steps: [Step] = []
    while let first = rest.first {
      if rest.hasPrefix("..") {
        steps.append(.descendants)
        rest = rest.dropFirst(2)
        if rest.first != "[" { steps.append(try Self.name(&rest)) }
      } else if first == "." {
        rest = rest.dropFirst()
        steps.append(try Self.name(&rest))
      } else if first == "[" {
        steps.append(try Self.bracket(&rest))
      } else {
        throw RedactionFault(description: "\"\(rest)\" is no step")
      }
    }
    guard steps.last != nil else {
      throw RedactionFault(description: "it names the whole golden")
    }
    self.steps = steps
  }

  private static func name(_ rest: inout Substring) throws(RedactionFault) -> Step {
    let name = rest.prefix { $0 != "." && $0 != "[" }
    guard !name.isEmpty else { throw RedactionFault(description: "a name is missing behind a dot") }
    rest = rest[name.endIndex...]
    return name == "*" ? .any : .key(String(name))
  }

  private static func bracket(_ rest: inout Substring) throws(RedactionFault) -> Step {
    rest = rest.dropFirst()
    let step: Step
    if let quote = rest.first, quote == "\"" || quote == "'" {
      var key = ""
      rest = rest.dropFirst()
      while let character = rest.popFirst(), character != quote {
        key.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
      }
      step = .key(key)
    } else if rest.first == "*" {
      rest = rest.dropFirst()
      step = .any
    } else {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let index = Int(digits) else {
        throw RedactionFault(description: "brackets hold a number, * or a key in quotes")
      }
      rest = rest[digits.endIndex...]
      step = .index(index)
    }
    guard rest.popFirst() == "]" else { throw RedactionFault(description: "a ] is missing") }
    return step
  }
}

extension RedactionPath {
  /// The places in a path that have been reached at a value: indices into ``steps``.
  typealias Reached = [Int]

  /// What is reached at the root.
  var start: Reached { closure([0]) }

  /// What is reached at a child of a value.
  func advance(_ reached: Reached, key: String?, index: Int?) -> Reached {
    var next: Reached = []
    for place in reached where place < steps.count {
      switch steps[place] {
      case .descendants: next.append(place)
      case .any: next.append(place + 1)
      case .key(let name):
        // Keys are bytes: composed and decomposed characters stay apart.
        if let key, key.utf8.elementsEqual(name.utf8) { next.append(place + 1) }
      case .index(let number): if index == number { next.append(place + 1) }
      }
    }
    return closure(next)
  }

  /// Whether a value with these places is meant.
  func isMatch(_ reached: Reached) -> Bool { reached.contains(steps.count) }

  /// `..` may also stand for nothing.
  private func closure(_ places: Reached) -> Reached {
    var result: Reached = []
    for place in places {
      if !result.contains(place) { result.append(place) }
      guard place < steps.count, steps[place] == .descendants else { continue }
      if !result.contains(place + 1) { result.append(place + 1) }
    }
    return result
  }
}
