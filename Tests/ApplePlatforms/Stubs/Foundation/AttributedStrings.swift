// swift-format-ignore-file

open class NSAttributedString: NSObject {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
  }

  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
  }

  open var length: Int { fatalError() }
  open var string: String { fatalError() }
  open func attributedSubstring(from range: NSRange) -> NSAttributedString { fatalError() }
  open func enumerateAttributes(
    in range: NSRange, options: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct AttributeContainer: Hashable, @unchecked Sendable {
  public init() { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct AttributedString: Hashable, @unchecked Sendable {
  public struct Index: Comparable, Sendable {
    public static func < (left: Index, right: Index) -> Bool { fatalError() }
  }

  public struct Runs: Sequence, Sendable {
    public struct Run: Sendable {
      public var range: Range<AttributedString.Index> { fatalError() }
      public var attributes: AttributeContainer { fatalError() }
    }

    public struct Iterator: IteratorProtocol {
      public mutating func next() -> Run? { fatalError() }
    }

    public func makeIterator() -> Iterator { fatalError() }
  }

  public struct CharacterView: Sequence, Sendable {
    public struct Iterator: IteratorProtocol {
      public mutating func next() -> Character? { fatalError() }
    }

    public func makeIterator() -> Iterator { fatalError() }
    public subscript(range: Range<AttributedString.Index>) -> [Character] { fatalError() }
  }

  public var runs: Runs { fatalError() }
  public var characters: CharacterView { fatalError() }
}
