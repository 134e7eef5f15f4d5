// swift-format-ignore-file

// Values that `as` turns into objects and back.

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSString, result: inout String?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSString?) -> String {
    fatalError()
  }
}

extension Date: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDate { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSDate, result: inout Date?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSDate, result: inout Date?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSDate?) -> Date {
    fatalError()
  }
}

extension Data: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSData { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSData, result: inout Data?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSData, result: inout Data?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSData?) -> Data {
    fatalError()
  }
}

extension URL: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURL { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSURL, result: inout URL?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSURL, result: inout URL?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSURL?) -> URL {
    fatalError()
  }
}

extension UUID: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSUUID { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSUUID, result: inout UUID?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSUUID, result: inout UUID?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSUUID?) -> UUID {
    fatalError()
  }
}

extension IndexSet: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSIndexSet, result: inout IndexSet?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSIndexSet, result: inout IndexSet?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSIndexSet?) -> IndexSet {
    fatalError()
  }
}

extension IndexPath: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSIndexPath, result: inout IndexPath?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSIndexPath, result: inout IndexPath?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSIndexPath?) -> IndexPath {
    fatalError()
  }
}

extension CharacterSet: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSCharacterSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSCharacterSet, result: inout CharacterSet?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSCharacterSet, result: inout CharacterSet?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSCharacterSet?) -> CharacterSet {
    fatalError()
  }
}

extension TimeZone: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSTimeZone { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSTimeZone, result: inout TimeZone?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSTimeZone, result: inout TimeZone?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSTimeZone?) -> TimeZone {
    fatalError()
  }
}

extension Locale: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSLocale { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSLocale, result: inout Locale?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSLocale, result: inout Locale?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSLocale?) -> Locale {
    fatalError()
  }
}

extension Calendar: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSCalendar { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSCalendar, result: inout Calendar?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSCalendar, result: inout Calendar?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSCalendar?) -> Calendar {
    fatalError()
  }
}

extension DateComponents: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDateComponents { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSDateComponents, result: inout DateComponents?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSDateComponents, result: inout DateComponents?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSDateComponents?) -> DateComponents {
    fatalError()
  }
}

extension DateInterval: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDateInterval { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSDateInterval, result: inout DateInterval?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSDateInterval, result: inout DateInterval?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSDateInterval?) -> DateInterval {
    fatalError()
  }
}

extension URLComponents: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURLComponents { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSURLComponents, result: inout URLComponents?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSURLComponents, result: inout URLComponents?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSURLComponents?) -> URLComponents {
    fatalError()
  }
}

extension URLQueryItem: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURLQueryItem { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSURLQueryItem, result: inout URLQueryItem?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSURLQueryItem, result: inout URLQueryItem?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSURLQueryItem?) -> URLQueryItem {
    fatalError()
  }
}

extension PersonNameComponents: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSPersonNameComponents { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSPersonNameComponents, result: inout PersonNameComponents?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSPersonNameComponents, result: inout PersonNameComponents?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSPersonNameComponents?) -> PersonNameComponents {
    fatalError()
  }
}

extension Notification: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: NSNotification, result: inout Notification?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSNotification, result: inout Notification?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSNotification?) -> Notification {
    fatalError()
  }
}
