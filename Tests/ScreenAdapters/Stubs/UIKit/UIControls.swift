// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// Only what tells them apart: their frames are those that tests give them.

open class UILabel: UIView {
  public var text: String? {
    didSet { accessibilityLabel = text }
  }

  nonisolated public override init() {
    super.init()
    MainActor.assumeIsolated {
      isAccessibilityElement = true
      accessibilityTraits = .staticText
    }
  }
}

open class UITextField: UIView {
  public var text: String?
  public var placeholder: String?
  public var isSecureTextEntry = false
}

open class UITextView: UIView {
  // Optional as UIKit has it.
  public var text: String!
}

open class UIScrollView: UIView {}
open class UITableView: UIScrollView {}
open class UICollectionView: UIScrollView {}
open class UIImageView: UIView {}
open class UISwitch: UIView {}
open class UISlider: UIView {}

open class UIButton: UIView {
  public let titleLabel: UILabel? = UILabel()

  nonisolated public override init() {
    super.init()
    MainActor.assumeIsolated {
      isAccessibilityElement = true
      accessibilityTraits = .button
      if let titleLabel { addSubview(titleLabel) }
    }
  }

  public func setTitle(_ title: String) {
    titleLabel?.text = title
    accessibilityLabel = title
  }

  open override func layoutSubviews() { titleLabel?.frame = bounds }
}
