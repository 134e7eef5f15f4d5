extension FixtureSections {
  /// One section: an identifier and its items.
  ///
  /// ```swift
  /// let section = FixtureSections<String, Int>.Section(id: "odd", [1, 3, 5])
  /// section.id     // "odd"
  /// section.count  // 3
  /// ```
  public struct Section: Identifiable {
    /// What tells this section from the others, usually its title.
    public let id: SectionID

    private let items: [Item]

    /// Makes a section.
    ///
    /// - Parameters:
    ///   - id: What tells this section from the others.
    ///   - items: Its items, in their order.
    public init(id: SectionID, _ items: [Item]) {
      self.id = id
      self.items = items
    }
  }
}

extension FixtureSections.Section: RandomAccessCollection {
  /// The position of the first item: 0.
  public var startIndex: Int { 0 }

  /// The position behind the last item, which is the number of items.
  public var endIndex: Int { items.count }

  /// The item at a position.
  ///
  /// - Parameter position: A position from ``startIndex`` up to ``endIndex``, which is none.
  public subscript(position: Int) -> Item { items[position] }
}

extension FixtureSections.Section: Sendable where SectionID: Sendable, Item: Sendable {}
extension FixtureSections.Section: Equatable where Item: Equatable {}
extension FixtureSections.Section: Hashable where Item: Hashable {}
