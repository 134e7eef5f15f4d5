#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  @available(iOS 17, tvOS 17, *)
  extension AccessibilityTraits {
    /// The traits that UIKit documents; it has others for its own use, which change from system to
    /// system.
    @MainActor init(_ traits: UIAccessibilityTraits) {
      let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
        (.button, .button), (.link, .link), (.header, .header), (.searchField, .searchField),
        (.image, .image), (.selected, .selected), (.playsSound, .playsSound),
        (.keyboardKey, .keyboardKey), (.staticText, .staticText),
        (.summaryElement, .summaryElement), (.notEnabled, .notEnabled),
        (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMediaSession),
        (.adjustable, .adjustable), (.allowsDirectInteraction, .allowsDirectInteraction),
        (.causesPageTurn, .causesPageTurn), (.tabBar, .tabBar), (.toggleButton, .toggleButton),
        (.supportsZoom, .supportsZoom),
      ]
      self = []
      for (theirs, ours) in pairs where traits.contains(theirs) { insert(ours) }
    }
  }
#endif
