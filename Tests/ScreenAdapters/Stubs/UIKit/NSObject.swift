// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported public import Foundation

// What Foundation does not have where there is no Objective-C.

public struct Selector: Sendable, Hashable {
  let name: String
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name: name) }

extension NSObject {
  public static func responds(to selector: Selector!) -> Bool {
    self == UIApplication.self && selector.name == "sharedApplication"
  }

  public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    precondition(responds(to: selector), "unrecognized selector \(selector.name)")
    let application = MainActor.assumeIsolated { UIApplication.installed }
    return unsafe application.map { unsafe Unmanaged.passUnretained($0) }
  }

  public func responds(to selector: Selector!) -> Bool {
    selector.name == "accessibilityIdentifier" && self is any AccessibilityIdentified
  }

  public func value(forKey key: String) -> Any? {
    guard key == "accessibilityIdentifier", let object = self as? any AccessibilityIdentified else {
      fatalError("NSUnknownKeyException: \(type(of: self)) has no \(key)")
    }
    return MainActor.assumeIsolated { object.accessibilityIdentifier }
  }
}

/// Has an identifier, by selector.
///
/// UIKit's own `UIAccessibilityIdentification` is not here: a cast to it would not compile.
@MainActor
public protocol AccessibilityIdentified: Sendable {
  var accessibilityIdentifier: String? { get }
}
