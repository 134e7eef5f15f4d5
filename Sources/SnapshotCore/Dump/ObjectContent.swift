internal import Dispatch
internal import Foundation

/// What a dump shows of an object.
enum ObjectContent {
  static func content(of object: AnyObject) -> DumpContent {
    let type: AnyClass = type(of: object)
    let name = String(reflecting: type)
    if let path = object as? AnyKeyPath { return keyPath(path) }
    // What these are for is to be waited for; they have no value.
    if object is any NSLocking || object is DispatchObject { return .untold }
    if holdsBuffer(type) {
      return .nothing(because: "its elements are behind its header, where no mirror sees them")
    }
    guard let system = systemClass(of: object) else { return MirrorContent.content(of: object) }
    guard system == type else { return subclass(of: system, object) }
    return systemContent(of: object)
      ?? .nothing(because: "\(TypeName.withoutContexts(name)) keeps its state to itself")
  }

  /// An object of a class of the program that inherits from one of the system: its own properties,
  /// and what the system's class holds.
  private static func subclass(of system: AnyClass, _ object: AnyObject) -> DumpContent {
    guard system != NSObject.self else { return MirrorContent.content(of: object) }
    if object is any CustomReflectable, systemContent(of: object) == nil {
      return MirrorContent.content(of: object)
    }
    var levels: [[DumpPart]] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror, level.subjectType != system {
      levels.append(MirrorContent.fields(of: level, isCustom: false))
      mirror = level.superclassMirror
    }
    let parts = levels.reversed().joined()
    return .parts([DumpPart("super", SystemPart(object: object))] + parts)
  }

  /// What an object has from the class of the system that its own inherits from.
  private struct SystemPart: KnownToDump {
    var object: AnyObject
    var dumpContent: DumpContent {
      systemContent(of: object)
        ?? .nothing(
          because: "the class of the system that it inherits from keeps its state to itself")
    }
  }

  /// The first class of the system that an object's class is or inherits from, if it is an NSObject.
  private static func systemClass(of object: AnyObject) -> AnyClass? {
    guard object is NSObject else { return nil }
    var type: AnyClass? = type(of: object)
    while let current = type {
      let name = String(reflecting: current)
      // Classes of Objective-C have no module.
      if name.hasPrefix("Foundation.") || name.hasPrefix("Swift.") || !name.contains(".") {
        return current
      }
      type = _getSuperclass(current)
    }
    return nil
  }

  private static func holdsBuffer(_ type: AnyClass) -> Bool {
    var type: AnyClass? = type
    while let current = type {
      if String(reflecting: current).hasPrefix("Swift.ManagedBuffer<") { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  private static func keyPath(_ path: AnyKeyPath) -> DumpContent {
    guard #available(macOS 13.3, iOS 16.4, tvOS 16.4, watchOS 9.4, *) else {
      return .nothing(because: "this version of the system does not tell its path")
    }
    let text = TypeName.withoutContexts(path.debugDescription)
    guard !MirrorContent.holdsAddress(text) else {
      return .nothing(because: "its path goes through a computed property, which has no name there")
    }
    return .text(text)
  }
}
