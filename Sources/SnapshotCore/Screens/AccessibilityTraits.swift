/// What kind of element it is, and how it behaves.
///
/// Goldens list traits in the order of their declaration here, whatever the order in the code.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Does something when it is activated.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)

  /// Leads to another place.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)

  /// Divides the screen into sections.
  public static let header = AccessibilityTraits(rawValue: 1 << 2)

  /// Takes what to search for.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 3)

  /// Is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 4)

  /// Is the one that is chosen.
  public static let selected = AccessibilityTraits(rawValue: 1 << 5)

  /// Makes a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)

  /// Is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 7)

  /// Is a text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 8)

  /// Sums up the screen when it appears.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 9)

  /// Does not respond.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 10)

  /// Changes its label or value often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 11)

  /// Starts playing or recording when it is activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 12)

  /// Has a value that can be raised and lowered.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 13)

  /// Is touched directly, past the screen reader.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 14)

  /// Turns the page when its end has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)

  /// Is a bar of tabs.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// Is on or off.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 17)

  /// Can be magnified.
  public static let supportsZoom = AccessibilityTraits(rawValue: 1 << 18)

  /// The names as goldens show them: that of bit 0 first.
  private static let names = [
    "button", "link", "header", "searchField", "image", "selected", "playsSound", "keyboardKey",
    "staticText", "summaryElement", "notEnabled", "updatesFrequently", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "tabBar", "toggleButton",
    "supportsZoom",
  ]

  /// The names of the traits, in their order; bits without a name by number.
  var names: [String] {
    (0..<UInt64.bitWidth).filter { rawValue >> $0 & 1 == 1 }.map { bit in
      bit < Self.names.count ? Self.names[bit] : "bit\(bit)"
    }
  }
}
