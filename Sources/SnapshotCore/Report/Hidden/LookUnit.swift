/// The smallest piece of a line that is compared by its look: a letter with its marks, a gap, or what
/// cannot be seen.
struct LookUnit {
  enum Kind: Equatable {
    case space
    case invisible
    case visible([Unicode.Scalar])
  }

  var kind: Kind
  /// The index of the character that the unit is of, or a part of, as a ligature has two.
  var character: Int
  /// The scalars of that character.
  var scalars: [Unicode.Scalar]

  var isLetter: Bool {
    guard case .visible(let look) = kind, let first = look.first else { return false }
    return first.properties.isAlphabetic
  }

  func isIdentical(to other: LookUnit) -> Bool { kind == other.kind && scalars == other.scalars }

  /// The units of a character.
  static func units(of character: Character, at index: Int) -> [LookUnit] {
    let scalars = Array(character.unicodeScalars)
    func unit(_ kind: Kind) -> LookUnit {
      LookUnit(kind: kind, character: index, scalars: scalars)
    }
    if scalars.allSatisfy(LookAlike.isSpace) { return [unit(.space)] }
    let shape = LookAlike.shape(of: character)
    guard !shape.isEmpty else { return [unit(.invisible)] }
    var looks: [[Unicode.Scalar]] = []
    for scalar in shape {
      if LookAlike.isMark(scalar), let last = looks.indices.last {
        looks[last].append(scalar)
      } else {
        looks.append([scalar])
      }
    }
    return looks.map { unit(.visible($0)) }
  }
}
