import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Specimen {
  static var objects: [Specimen] {
    numbers + structures + requests
  }

  private static func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private static var numbers: [Specimen] {
    [
      Specimen(
        "NSNumber",
        [
          NSNumber(value: 1), NSNumber(value: 1.5), NSNumber(value: -0.0), NSNumber(value: true),
          NSNumber(value: UInt64.max), NSNumber(value: UInt64.max - 1), NSNumber(value: Int64.min),
          NSNumber(value: Float(0.1)), NSNumber(value: 0.1), NSNumber(value: Double.nan),
          NSNumber(value: Double.infinity), NSNumber(value: 1e300), NSNumber(value: false),
        ],
        alike: [
          NSNumber(value: 1.0), NSNumber(value: Int8(1)), NSNumber(value: UInt64(1)),
          NSDecimalNumber(value: 1),
        ]),
      Specimen("NSDecimalNumber", ["1.25", "1.26", "NaN"].map { NSDecimalNumber(string: $0) }),
      Specimen(
        "JSON of Foundation", documents,
        alike: [
          ["a": NSNumber(value: true), "b": [1, NSNull()] as [Any]] as [String: Any]
        ]),
      Specimen("NSNull", [NSNull(), NSString("null")]),
      Specimen(
        "NSString", [NSString("a"), NSString("b")], alike: [NSMutableString(string: "a"), "a"]),
      Specimen(
        "NSData", [NSData(data: Data([1])), NSData()], alike: [NSMutableData(data: Data([1]))]),
      Specimen("NSDate", [NSDate(timeIntervalSince1970: 1), NSDate(timeIntervalSince1970: 1e15)]),
      Specimen("NSURL", [NSURL(string: "http://a")!, NSURL(string: "http://b")!]),
      Specimen(
        "NSUUID", [1, 2].map { NSUUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)")! }),
    ]
  }

  private static var documents: [Any] {
    let texts = [
      #"{"a": true, "b": [1, null]}"#, #"{"a": 1, "b": [1, null]}"#,
      #"{"a": "true", "b": [1, null]}"#,
      #"{"a": true, "b": [null, 1]}"#, #"{"a": true, "b": []}"#, #"{"a": true, "b": {}}"#, "{}",
      "[]",
      "18446744073709551615", "18446744073709551614", "0.1", "-5", #""1""#, "1", "null", "false",
    ]
    return texts.compactMap { try? json($0) }
  }

  private static var structures: [Specimen] {
    [
      Specimen(
        "NSArray", [NSArray(array: [1, 2]), NSArray(array: [2, 1]), NSArray()],
        alike: [
          NSMutableArray(array: [1, 2])
        ]),
      Specimen(
        "NSDictionary",
        [NSDictionary(dictionary: ["a": 1, "b": 2]), NSDictionary(dictionary: ["a": 2, "b": 1])],
        alike: [NSMutableDictionary(dictionary: ["b": 2, "a": 1])]),
      Specimen(
        "NSSet", [NSSet(array: [1, 2]), NSSet(array: [1, 3])], alike: [NSMutableSet(array: [2, 1])]),
      Specimen("NSCountedSet", [NSCountedSet(array: [1, 1]), NSCountedSet(array: [1])]),
      Specimen("NSOrderedSet", [NSOrderedSet(array: [1, 2]), NSOrderedSet(array: [2, 1])]),
      Specimen(
        "NSAttributedString",
        [
          NSAttributedString(string: "a"),
          NSAttributedString(string: "a", attributes: [.init("k"): 1]),
          NSAttributedString(string: "a", attributes: [.init("k"): 2]),
        ], alike: [NSMutableAttributedString(string: "a")]),
      Specimen("NSIndexSet", [NSIndexSet(index: 1), NSIndexSet(index: 2)]),
      Specimen("NSIndexPath", [NSIndexPath(index: 1), NSIndexPath(index: 2)]),
      Specimen("NSCharacterSet", ["a", "b"].map { NSCharacterSet(charactersIn: $0) }),
      Specimen(
        "NSTimeZone",
        [NSTimeZone(name: "Europe/Berlin")!, NSTimeZone(name: "America/New_York")!]),
      Specimen("NSLocale", [NSLocale(localeIdentifier: "de"), NSLocale(localeIdentifier: "fr")]),
      Specimen(
        "NSRegularExpression",
        ["a", "b"].map { regex($0) } + [regex("a", .caseInsensitive)], alike: [regex("a")]),
      Specimen(
        "NSError",
        [
          NSError(domain: "d", code: 1), NSError(domain: "d", code: 2),
          NSError(domain: "e", code: 1),
          NSError(domain: "d", code: 1, userInfo: ["a": 1]),
          NSError(domain: "d", code: 1, userInfo: ["a": 2]),
        ]),
      Specimen("Bridged error", [Fault.a as NSError, Fault.b(1) as NSError]),
      Specimen("NSValue", [1, 2].map { NSValue(range: NSRange(location: $0, length: 1)) }),
      Specimen(
        "NSMeasurement", [1, 2].map { NSMeasurement(doubleValue: $0, unit: UnitLength.meters) }),
      Specimen("Dimension", [UnitLength.meters, UnitLength.feet], alike: [UnitLength.meters]),
      Specimen("Unit", [Unit(symbol: "a"), Unit(symbol: "b")]),
      Specimen(
        "NSDateInterval",
        [1, 2].map { NSDateInterval(start: Date(timeIntervalSince1970: 0), duration: $0) }),
      Specimen(
        "NSNotification", ["a", "b"].map { NSNotification(name: .init($0), object: nil) }),
      Specimen("NSURLComponents", ["http://a", "http://b"].map { NSURLComponents(string: $0)! }),
      Specimen("NSURLQueryItem", ["a", "b"].map { NSURLQueryItem(name: "a", value: $0) }),
    ]
  }

  private static func regex(
    _ pattern: String, _ options: NSRegularExpression.Options = []
  ) -> Any {
    (try? NSRegularExpression(pattern: pattern, options: options)) ?? pattern
  }

  private static var requests: [Specimen] {
    let plain = URLRequest(url: URL(string: "http://a")!)
    var post = plain
    post.httpMethod = "POST"
    var body = plain
    body.httpBody = Data([1])
    var headers = plain
    headers.setValue("1", forHTTPHeaderField: "X")
    var patient = plain
    patient.timeoutInterval = 1
    var cached = plain
    cached.cachePolicy = .reloadIgnoringLocalCacheData
    return [
      Specimen(
        "URLRequest",
        [plain, post, body, headers, patient, cached, URLRequest(url: URL(string: "http://b")!)],
        alike: [URLRequest(url: URL(string: "http://a")!)]),
      Specimen("URLError", [URLError(.badURL), URLError(.timedOut)]),
      Specimen("URLError.Code", [URLError.Code.badURL, .timedOut]),
    ]
  }
}
