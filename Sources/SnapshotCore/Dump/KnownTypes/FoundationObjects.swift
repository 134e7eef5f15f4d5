internal import Foundation

extension ObjectContent {
  /// What is shown of an object of a class of Foundation, under a name that is the same for all
  /// classes that stand behind the public one; nil for classes that are not known.
  static func systemContent(of object: AnyObject) -> DumpContent? {
    if let error = object as? any Error, !(type(of: error) is AnyClass) { return .value(error) }
    switch object {
    case let object as NSNumber: return .text(text(of: object))
    case is NSNull: return .text("null")
    case let object as NSString: return .string(object as String)
    case let object as NSDate: return .value(object as Date)
    case let object as NSData: return .value(Data(referencing: object))
    case let object as NSURL: return .value(object as URL)
    case let object as NSUUID: return .value(object as UUID)
    case let object as NSIndexSet: return .value(IndexSet(object))
    case let object as NSIndexPath: return .value(object as IndexPath)
    case let object as NSCharacterSet: return .value(object as CharacterSet)
    case let object as NSTimeZone: return .value(object as TimeZone)
    case let object as NSLocale: return .value(object as Locale)
    case let object as NSCalendar: return .value(object as Calendar)
    case let object as NSDateComponents: return .value(object as DateComponents)
    case let object as NSDateInterval: return .value(object as DateInterval)
    case let object as NSURLComponents: return .value(object as URLComponents)
    case let object as NSURLQueryItem: return .value(object as URLQueryItem)
    case let object as NSPersonNameComponents: return .value(object as PersonNameComponents)
    case let object as NSNotification: return .value(object as Notification)
    default: return collection(object) ?? structure(object)
    }
  }

  // MARK: - Numbers

  private static let booleanClass: AnyClass = type(of: NSNumber(value: true))

  /// A number as JSON has it: `true`, `12`, `0.5`.
  ///
  /// Numbers that are equal have the same text, whatever they were made from.
  private static func text(of number: NSNumber) -> String {
    if type(of: number) == booleanClass { return number.boolValue ? "true" : "false" }
    if let number = number as? NSDecimalNumber { return number.decimalValue.description }
    switch unsafe UInt8(bitPattern: number.objCType[0]) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): return text(of: number.doubleValue)
    case UInt8(ascii: "Q"), UInt8(ascii: "L"), UInt8(ascii: "I"):
      return number.uint64Value.description
    default: return number.int64Value.description
    }
  }

  private static func text(of number: Double) -> String {
    if number.sign == .minus, number == 0 { return "-0.0" }
    return Int64(exactly: number)?.description ?? UInt64(exactly: number)?.description
      ?? number.description
  }

  // MARK: - Collections

  private static func collection(_ object: AnyObject) -> DumpContent? {
    switch object {
    case let object as NSArray:
      // Named like what JSONSerialization gives on other platforms.
      return .elements((0..<object.count).map { object[$0] }, name: "Array<Any>")
    case let object as NSDictionary:
      let members = object.allKeys.map { (key: $0, value: object.object(forKey: $0) as Any) }
      // By its type: a cast of a value to a class would bridge it, which can trap.
      let hasStrings = members.allSatisfy { $0.key is String || type(of: $0.key) is NSString.Type }
      return .members(
        name: "Dictionary<\(hasStrings ? "String" : "AnyHashable"), Any>", members,
        isOrdered: false)
    case let object as NSCountedSet:
      let members = object.allObjects.map { (key: $0, value: object.count(for: $0) as Any) }
      return .members(name: "NSCountedSet", members, isOrdered: false)
    case let object as NSSet: return .unordered(name: "NSSet", object.allObjects)
    case let object as NSOrderedSet: return .elements(object.array, name: "NSOrderedSet")
    case let object as NSAttributedString: return runs(of: object)
    default: return nil
    }
  }

  // MARK: - Structures

  private static func structure(_ object: AnyObject) -> DumpContent? {
    switch object {
    case let object as NSError:
      return .parts(
        name: "NSError",
        [
          DumpPart("domain", TypeName.withoutContexts(object.domain)),
          DumpPart("code", object.code), DumpPart("userInfo", object.userInfo),
        ])
    case let object as NSRegularExpression:
      return .parts(
        [DumpPart("pattern", object.pattern), DumpPart("options", object.options.rawValue)])
    case let object as NSMeasurement:
      return .parts([DumpPart("value", object.doubleValue), DumpPart("unit", object.unit)])
    case let object as Dimension:
      return .parts(
        [DumpPart("symbol", object.symbol), DumpPart("converter", object.converter)])
    case let object as Unit: return .described(object.symbol)
    case let object as UnitConverterLinear:
      return .parts(
        [DumpPart("coefficient", object.coefficient), DumpPart("constant", object.constant)])
    case let object as NSValue:
      let range = NSValue(range: NSRange())
      guard unsafe strcmp(object.objCType, range.objCType) == 0 else { return nil }
      return .value(object.rangeValue)
    default: return nil
    }
  }
}
