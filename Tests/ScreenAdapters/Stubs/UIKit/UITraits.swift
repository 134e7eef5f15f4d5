// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

public struct UIContentSizeCategory: Sendable, Hashable {
  let name: String
  public static let large = UIContentSizeCategory(name: "large")
}

@MainActor
public protocol UITraitOverrides: AnyObject {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

final class UITraitOverridesStorage: UITraitOverrides {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory(name: "unspecified")

  nonisolated init() {}
}
