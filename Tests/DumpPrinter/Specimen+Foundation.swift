import Foundation

extension Specimen {
  static var foundation: [Specimen] {
    values + times + texts
  }

  private static var values: [Specimen] {
    let bytes = Data([0, 1, 2])
    return [
      Specimen("Data", [Data([1, 2]), Data([2, 1]), Data()], alike: [bytes[1...]]),
      Specimen(
        "UUID",
        [1, 2].map { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)")! as UUID }),
      Specimen(
        "Decimal",
        [
          Decimal(1), Decimal(string: "1.00000000000000000000000000000000001")!, Decimal.nan, 0, -1,
        ],
        alike: [Decimal(string: "1.00")!]),
      Specimen(
        "URL",
        [
          URL(string: "http://a/b")!, URL(string: "b", relativeTo: URL(string: "http://a/")!)!,
          URL(string: "b", relativeTo: URL(string: "http://c/")!)!, URL(string: "b")!,
          URL(string: "http://a/b#")!, URL(fileURLWithPath: "/a b"),
        ], alike: [URL(string: "http://a/b")!]),
      Specimen(
        "URLComponents",
        [
          URLComponents(string: "http://a/b?c=d+e")!, URLComponents(string: "http://a/b?c=d%2Be")!,
          URLComponents(string: "http://a/b?")!, URLComponents(string: "http://a/b")!,
          invalid("//a"),
          invalid("//b"),
        ]),
      Specimen(
        "URLQueryItem",
        [
          URLQueryItem(name: "a", value: nil), URLQueryItem(name: "a", value: ""),
          URLQueryItem(name: "a", value: "nil"),
        ]),
      Specimen(
        "IndexSet", [IndexSet([1, 2, 5]), IndexSet([1, 2, 6]), IndexSet()],
        alike: [
          IndexSet([5, 2, 1])
        ]),
      Specimen(
        "IndexPath", [IndexPath(indexes: [1, 2]), IndexPath(indexes: [2, 1]), IndexPath()]),
      Specimen("NSRange", [NSRange(location: 1, length: 2), NSRange(location: 2, length: 1)]),
      Specimen(
        "Measurement",
        [
          Measurement(value: 1, unit: UnitLength.meters), Measurement(value: 1, unit: .kilometers),
          Measurement(value: 2, unit: .meters),
          Measurement(
            value: 1, unit: UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 2))),
        ], alike: [Measurement(value: 1, unit: UnitLength.meters)]),
      Specimen(
        "Notification",
        [
          Notification(name: .init("a")), Notification(name: .init("b")),
          Notification(name: .init("a"), object: "a"),
          Notification(name: .init("a"), userInfo: [:]),
          Notification(name: .init("a"), userInfo: ["a": 1]),
        ]),
      Specimen("Notification.Name", [Notification.Name("a"), Notification.Name("b")]),
      Specimen("CocoaError", [CocoaError(.fileNoSuchFile), CocoaError(.fileReadUnknown)]),
      Specimen("POSIXError", [POSIXError(.EIO), POSIXError(.EPERM)]),
      Specimen("POSIXErrorCode", [POSIXErrorCode.EIO, .EPERM]),
      Specimen("ComparisonResult", [ComparisonResult.orderedSame, .orderedAscending]),
      Specimen(
        "DecodingError",
        [
          DecodingError.valueNotFound(Int.self, .init(codingPath: [], debugDescription: "x")),
          DecodingError.valueNotFound(Int.self, .init(codingPath: [], debugDescription: "y")),
          DecodingError.typeMismatch(Int.self, .init(codingPath: [], debugDescription: "x")),
        ]),
      Specimen(
        "CharacterSet", characterSets,
        alike: [
          CharacterSet(charactersIn: "cba"), CharacterSet(charactersIn: "a"..."c"),
          CharacterSet(charactersIn: "abc").inverted.inverted,
        ]),
    ]
  }

  private static func invalid(_ path: String) -> URLComponents {
    var components = URLComponents()
    components.path = path
    return components
  }

  private static var characterSets: [CharacterSet] {
    [
      CharacterSet(charactersIn: "abc"), CharacterSet(charactersIn: "xyz"), CharacterSet(),
      CharacterSet(charactersIn: "abc").inverted, CharacterSet(charactersIn: "😀"),
      CharacterSet(charactersIn: "😁"), CharacterSet(charactersIn: "acegikmoqsuwy"),
      CharacterSet(charactersIn: "acegikmoqsuwz"), .letters, .letters.inverted, .alphanumerics,
      .whitespaces, .whitespacesAndNewlines, .newlines, .decimalDigits, .urlQueryAllowed,
      .urlPathAllowed,
    ]
  }

  private static var times: [Specimen] {
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000.125)
    let time = now.timeIntervalSinceReferenceDate
    let berlin = TimeZone(identifier: "Europe/Berlin")!
    return [
      Specimen(
        "Date",
        [
          now, Date(timeIntervalSinceReferenceDate: time.nextUp), now + 1,
          Date(timeIntervalSince1970: 1e15), Date(timeIntervalSince1970: 2e15),
          Date(timeIntervalSince1970: -1e15), Date(timeIntervalSince1970: 1e300),
          Date(timeIntervalSinceReferenceDate: .nan),
          Date(timeIntervalSinceReferenceDate: .infinity),
          Date(timeIntervalSinceReferenceDate: -.infinity), .distantPast, .distantFuture,
          Date(timeIntervalSinceReferenceDate: 0),
          Date(timeIntervalSinceReferenceDate: .leastNonzeroMagnitude),
          Date(timeIntervalSinceReferenceDate: -1e-9),
        ], alike: [Date(timeIntervalSince1970: now.timeIntervalSince1970)]),
      Specimen(
        "TimeZone",
        [
          berlin, TimeZone(identifier: "America/New_York")!, TimeZone(secondsFromGMT: 3600)!,
          TimeZone(secondsFromGMT: 3601)!, TimeZone(secondsFromGMT: 0)!, .autoupdatingCurrent,
        ], alike: [TimeZone(identifier: "Europe/Berlin")!]),
      Specimen("Calendar", calendars, alike: [calendar(zone: berlin)]),
      Specimen("Calendar.Identifier", [Calendar.Identifier.gregorian, .buddhist]),
      Specimen("Calendar.Component", [Calendar.Component.day, .month]),
      Specimen(
        "Locale",
        [
          Locale(identifier: "de_DE"), Locale(identifier: "de_AT"), Locale(identifier: ""),
          Locale(identifier: "de_DE@calendar=buddhist"), .autoupdatingCurrent,
        ], alike: [Locale(identifier: "de_DE")]),
      Specimen(
        "Locale.Language",
        [Locale.Language(identifier: "de"), Locale.Language(identifier: "fr")]),
      Specimen("Locale.Region", [Locale.Region("DE"), Locale.Region("FR")]),
      Specimen(
        "DateComponents",
        [
          DateComponents(year: 1), DateComponents(month: 1), DateComponents(),
          DateComponents(calendar: calendar(zone: berlin)), DateComponents(timeZone: berlin),
          DateComponents(nanosecond: 1), DateComponents(weekOfYear: 1),
        ], alike: [DateComponents(year: 1)]),
      Specimen(
        "DateInterval",
        [
          DateInterval(start: now, duration: 1), DateInterval(start: now, duration: (1.0).nextUp),
          DateInterval(start: now + 1, duration: 1),
        ], alike: [DateInterval(start: now, end: now + 1)]),
    ]
  }

  private static var calendars: [Calendar] {
    let berlin = TimeZone(identifier: "Europe/Berlin")!
    var monday = calendar(zone: berlin)
    monday.firstWeekday = 2
    var four = calendar(zone: berlin)
    four.minimumDaysInFirstWeek = 4
    var german = calendar(zone: berlin)
    german.locale = Locale(identifier: "de_DE")
    return [
      calendar(zone: berlin), calendar(.buddhist, zone: berlin),
      calendar(zone: TimeZone(identifier: "America/New_York")!), monday, four, german,
      .autoupdatingCurrent,
    ]
  }

  private static func calendar(
    _ identifier: Calendar.Identifier = .gregorian, zone: TimeZone
  ) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = zone
    calendar.firstWeekday = 1
    calendar.minimumDaysInFirstWeek = 1
    return calendar
  }

  private static var texts: [Specimen] {
    var linked = AttributedString("ab")
    linked.link = URL(string: "http://x")
    var other = linked
    other.link = URL(string: "http://y")
    var part = AttributedString("a")
    part.link = URL(string: "http://x")
    part += AttributedString("b")
    var built = AttributedString("a")
    built.link = URL(string: "http://x")
    var end = AttributedString("b")
    end.link = URL(string: "http://x")
    built += end
    var container = AttributeContainer()
    container.link = URL(string: "http://x")
    var named = PersonNameComponents()
    named.givenName = "A"
    var family = PersonNameComponents()
    family.familyName = "A"
    var phonetic = named
    phonetic.phoneticRepresentation = named
    return [
      Specimen(
        "AttributedString",
        [
          linked, other, part, AttributedString("ab"), AttributedString(), AttributedString("a\nb"),
        ],
        alike: [built]),
      Specimen("AttributeContainer", [container, AttributeContainer()]),
      Specimen("PersonNameComponents", [named, family, phonetic, PersonNameComponents()]),
    ]
  }
}
