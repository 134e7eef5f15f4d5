internal import Foundation
internal import JSONCanonicalization

// Values of Foundation that are shown in one line, or by some of their properties.

extension Date: KnownToDump {
  private static let encoder: CanonicalJSONEncoder = {
    var format = CanonicalFormat.golden
    format.indentation = .compact
    format.endsWithNewline = false
    return CanonicalJSONEncoder(format: format)
  }()

  var dumpContent: DumpContent {
    // Years of more or fewer than four digits, and what is no moment, have no text in ISO 8601.
    guard let bytes = try? Self.encoder.encode(self) else {
      return .text("Date(timeIntervalSinceReferenceDate: \(timeIntervalSinceReferenceDate))")
    }
    return .text(String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self))
  }
}

extension Data: KnownToDump {
  var dumpContent: DumpContent { .text("Data (\(count) bytes) \(base64EncodedString())") }
}

extension UUID: KnownToDump {
  var dumpContent: DumpContent { .text(uuidString) }
}

extension Decimal: KnownToDump {}

extension URL: KnownToDump {
  var dumpContent: DumpContent {
    let text = TreeEscape.escaped(relativeString)
    guard let baseURL else { return .text(text) }
    return .text("\(text) relative to \(TreeEscape.escaped(baseURL.absoluteString))")
  }
}

extension URLComponents: KnownToDump {
  var dumpContent: DumpContent {
    if let string { return .described(string) }
    return .parts(
      [
        DumpPart("scheme", scheme as Any), DumpPart("user", percentEncodedUser as Any),
        DumpPart("password", percentEncodedPassword as Any),
        DumpPart("host", percentEncodedHost as Any), DumpPart("port", port as Any),
        DumpPart("path", percentEncodedPath), DumpPart("query", percentEncodedQuery as Any),
        DumpPart("fragment", percentEncodedFragment as Any),
      ])
  }
}

extension TimeZone: KnownToDump {
  // The rest of its mirror is that of today.
  var dumpContent: DumpContent {
    if self == .autoupdatingCurrent { return .text("TimeZone.autoupdatingCurrent") }
    // The name of one that is an offset leaves the seconds out.
    guard identifier.hasPrefix("GMT") else { return .text("TimeZone \(identifier)") }
    return .text("TimeZone \(identifier) (\(secondsFromGMT()) seconds)")
  }
}

extension Locale: KnownToDump {
  var dumpContent: DumpContent {
    if self == .autoupdatingCurrent { return .text("Locale.autoupdatingCurrent") }
    return .text("Locale \(identifier.isEmpty ? "\"\"" : identifier)")
  }
}

extension Calendar: KnownToDump {
  var dumpContent: DumpContent {
    if self == .autoupdatingCurrent { return .text("Calendar.autoupdatingCurrent") }
    // One without a locale has an empty one on some platforms.
    let locale = locale.flatMap { $0.identifier.isEmpty ? nil : $0 }
    return .parts(
      [
        DumpPart("identifier", identifier), DumpPart("locale", locale as Any),
        DumpPart("timeZone", timeZone), DumpPart("firstWeekday", firstWeekday),
        DumpPart("minimumDaysInFirstWeek", minimumDaysInFirstWeek),
      ])
  }
}

extension DateComponents: KnownToDump {
  var dumpContent: DumpContent {
    var numberInYear: Int?
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) { numberInYear = dayOfYear }
    let parts: [(String, Any?)] = [
      ("calendar", calendar), ("timeZone", timeZone), ("era", era), ("year", year),
      ("month", month), ("isLeapMonth", isLeapMonth), ("day", day), ("dayOfYear", numberInYear),
      ("hour", hour), ("minute", minute), ("second", second), ("nanosecond", nanosecond),
      ("weekday", weekday), ("weekdayOrdinal", weekdayOrdinal), ("quarter", quarter),
      ("weekOfMonth", weekOfMonth), ("weekOfYear", weekOfYear),
      ("yearForWeekOfYear", yearForWeekOfYear),
    ]
    return .parts(parts.compactMap { label, value in value.map { DumpPart(label, $0) } })
  }
}

extension PersonNameComponents: KnownToDump {
  var dumpContent: DumpContent {
    let parts: [(String, Any?)] = [
      ("namePrefix", namePrefix), ("givenName", givenName), ("middleName", middleName),
      ("familyName", familyName), ("nameSuffix", nameSuffix), ("nickname", nickname),
      ("phoneticRepresentation", phoneticRepresentation),
    ]
    return .parts(parts.compactMap { label, value in value.map { DumpPart(label, $0) } })
  }
}

extension Notification: KnownToDump {
  var dumpContent: DumpContent {
    .parts(
      [
        DumpPart("name", name.rawValue), DumpPart("object", object as Any),
        DumpPart("userInfo", userInfo as Any),
      ])
  }
}

extension Measurement: KnownToDump {
  var dumpContent: DumpContent { .parts([DumpPart("value", value), DumpPart("unit", unit)]) }
}

extension IndexSet: KnownToDump {
  var dumpContent: DumpContent { .elements(rangeView) }
}

extension CocoaError: KnownToDump {
  var dumpContent: DumpContent { .value(self as NSError) }
}

extension POSIXError: KnownToDump {
  var dumpContent: DumpContent { .value(self as NSError) }
}
