import UIKit

/// A screen with ten kinds of elements, hidden branches, and texts from right to left and in
/// several lines.
///
/// Its rows are as wide as the window.
final class CheckoutViewController: UIViewController {
  override func loadView() {
    view = CheckoutView()
    viewDidLoad()
  }
}

final class CheckoutView: UIView {
  private let list = UIScrollView()
  private let totals = UIView()
  private let cards = UIView()
  private let tabs = UIView()

  override init() {
    super.init()
    MainActor.assumeIsolated { fill() }
  }

  private func fill() {
    accessibilityIdentifier = "checkout"
    for view in [list, totals, cards, tabs] { addSubview(view) }

    let title = label("Checkout")
    title.accessibilityTraits = [.staticText, .header]
    list.addSubview(title)
    list.addSubview(label("First line\nsecond \"line\""))
    list.addSubview(label("سلة التسوق (٣)"))
    let hebrew = label("עגלת קניות")
    hebrew.accessibilityIdentifier = "סל"
    list.addSubview(hebrew)
    let field = UITextField()
    field.text = "Ada"
    element(field, "Name", "Ada", [])
    field.accessibilityIdentifier = "name"
    list.addSubview(field)
    let search = UITextField()
    search.placeholder = "Search"
    element(search, "Search", nil, .searchField)
    list.addSubview(search)
    let slider = UISlider()
    element(slider, "Tip", "15\u{A0}%", .adjustable)
    list.addSubview(slider)
    let toggle = UISwitch()
    element(toggle, "Gift", "1", [.toggleButton, .button])
    list.addSubview(toggle)
    let note = UITextView()
    note.text = "Leave it\tat the door"
    element(note, "Note", note.text, [])
    list.addSubview(note)

    totals.accessibilityIdentifier = "totals"
    let picture = UIImageView()
    element(picture, "A cup of tea 🫖", nil, .image)
    totals.addSubview(picture)
    let link = label("Terms")
    link.accessibilityTraits = .link
    link.alpha = 0.3
    totals.addSubview(link)
    let pay = UIButton()
    pay.setTitle("Pay")
    pay.accessibilityTraits = [.notEnabled, .button]
    pay.accessibilityIdentifier = "pay"
    totals.addSubview(pay)

    cards.accessibilityIdentifier = "cards"
    cards.isHidden = true
    let visa = UIButton()
    visa.setTitle("Visa")
    cards.addSubview(visa)

    let shop = UIButton()
    shop.setTitle("Shop")
    shop.accessibilityTraits = [.selected, .button]
    let account = UIButton()
    account.setTitle("Account")
    tabs.addSubview(shop)
    tabs.addSubview(account)
    let faded = label("Not to be seen")
    faded.alpha = 0
    tabs.addSubview(faded)
  }

  override func layoutSubviews() {
    let width = bounds.size.width
    list.frame = CGRect(x: 16, y: 59.5, width: width - 32, height: 400)
    row(of: list)
    totals.frame = CGRect(x: 16, y: 480, width: width - 32, height: 80)
    column(of: totals)
    cards.frame = CGRect(x: 16, y: 580, width: width - 32, height: 44)
    column(of: cards)
    tabs.frame = CGRect(x: 0, y: bounds.size.height - 83, width: width, height: 83)
    column(of: tabs)
  }

  private func row(of view: UIView) {
    for (index, child) in view.subviews.enumerated() {
      let y = 44.3 * Double(index)
      child.frame = CGRect(x: 0, y: y, width: view.bounds.size.width, height: 40)
    }
  }

  private func column(of view: UIView) {
    let width = view.bounds.size.width / CGFloat(view.subviews.count)
    for (index, child) in view.subviews.enumerated() {
      child.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: 44)
    }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func element(
    _ view: UIView, _ label: String, _ value: String?, _ traits: UIAccessibilityTraits
  ) {
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityValue = value
    view.accessibilityTraits = traits
  }
}
