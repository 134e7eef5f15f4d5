/// Sections of items, as values: what stands in for Core Data's sectioned fetch results in a test.
///
/// The seam belongs to the app: a view or presenter that is generic over what
/// `SectionedFetchResults` offers takes the store in production and this type in a test.
///
/// ```swift
/// // In the app, without any import of this module:
/// struct SquadPresenter<Sections: RandomAccessCollection>
/// where
///   Sections.Element: RandomAccessCollection & Identifiable,
///   Sections.Element.ID == String, Sections.Element.Element == Player
/// {
///   var sections: Sections
/// }
///
/// // In a test:
/// let sections: FixtureSections = [
///   "Goalkeepers": [Player(name: "Ada")],
///   "Defenders": [],
/// ]
/// let presenter = SquadPresenter(sections: sections)
/// ```
///
/// Sections keep the order they are written in, empty ones too, and may repeat an identifier.
public struct FixtureSections<SectionID: Hashable, Item> {
  private var sections: [Section]

  /// Makes sections from values.
  ///
  /// - Parameter sections: The sections, in their order.
  public init(_ sections: [Section] = []) {
    self.sections = sections
  }

  /// Makes one section for each run of items with the same key, the way a sorted fetch does.
  ///
  /// - Parameters:
  ///   - items: The items, in their order.
  ///   - key: What the items of a section have in common.
  /// - Complexity: O(n).
  public init(_ items: some Sequence<Item>, sectionedBy key: (Item) throws -> SectionID) rethrows {
    var sections: [Section] = []
    var run: [Item] = []
    var id: SectionID?
    for item in items {
      let next = try key(item)
      if let current = id, current != next {
        sections.append(Section(id: current, run))
        run = []
      }
      id = next
      run.append(item)
    }
    if let id { sections.append(Section(id: id, run)) }
    self.sections = sections
  }
}

extension FixtureSections: RandomAccessCollection {
  /// The position of the first section: 0.
  public var startIndex: Int { 0 }

  /// The position behind the last section, which is the number of sections.
  public var endIndex: Int { sections.count }

  /// The section at a position.
  ///
  /// - Parameter position: A position from ``startIndex`` up to ``endIndex``, which is none.
  public subscript(position: Int) -> Section { sections[position] }
}

extension FixtureSections: ExpressibleByArrayLiteral {
  /// Makes sections from a list of them.
  ///
  /// - Parameter elements: The sections, in their order.
  public init(arrayLiteral elements: Section...) {
    self.init(elements)
  }
}

extension FixtureSections: ExpressibleByDictionaryLiteral {
  /// Makes sections from identifiers and items, in the order they are written in.
  ///
  /// - Parameter elements: Each section's identifier and its items.
  public init(dictionaryLiteral elements: (SectionID, [Item])...) {
    self.init(elements.map { Section(id: $0, $1) })
  }
}

extension FixtureSections: Sendable where SectionID: Sendable, Item: Sendable {}
extension FixtureSections: Equatable where Item: Equatable {}
extension FixtureSections: Hashable where Item: Hashable {}
