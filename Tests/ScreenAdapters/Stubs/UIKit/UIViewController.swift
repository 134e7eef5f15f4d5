// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UIViewController: UIResponder {
  public private(set) weak var parent: UIViewController?
  public private(set) var viewIfLoaded: UIView?

  nonisolated public override init() { super.init() }

  public var view: UIView! {
    get {
      if viewIfLoaded == nil { loadView() }
      return viewIfLoaded
    }
    set { viewIfLoaded = newValue }
  }

  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 430, height: 932))
    viewDidLoad()
  }

  open func viewDidLoad() {}

  public func addChild(_ controller: UIViewController) { controller.parent = self }

  /// What happens as the window comes to the screen.
  open func windowDidShow(_ window: UIWindow) {}
}
