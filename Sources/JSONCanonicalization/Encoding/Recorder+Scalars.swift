extension Recorder {
  @inline(__always)
  func record(_ value: Bool) {
    unsafe state.pointee.builder.appendScalar(value ? Tape.true : Tape.false)
  }

  @inline(__always)
  func recordNil() {
    unsafe state.pointee.builder.appendScalar(Tape.null)
  }

  // MARK: - Strings

  /// Records a string's text, in quotes where nothing in it needs an escape.
  @inline(__always)
  func record(_ value: String) {
    let isDone: Void? = unsafe value.utf8.withContiguousStorageIfAvailable { text in
      unsafe record(text)
    }
    if isDone == nil {
      var copy = value
      copy.withUTF8 { unsafe record($0) }
    }
  }

  @inline(__always)
  func record(_ text: UnsafeBufferPointer<UInt8>) {
    let target = unsafe state.pointee.builder.tape.reserveArena(text.count &+ 2)
    let start = unsafe state.pointee.builder.tape.arenaCount
    unsafe target[0] = UInt8(ascii: "\"")
    if unsafe StringEscape.copyIfClean(text, to: target + 1) {
      unsafe target[text.count &+ 1] = UInt8(ascii: "\"")
      unsafe state.pointee.builder.tape.commitArena(text.count &+ 2)
      unsafe state.pointee.builder.appendScalar(
        kind: Token.Kind.verbatim | Token.arenaBit, offset: start, length: text.count &+ 2)
    } else {
      unsafe target.update(from: text.baseAddress.unsafelyUnwrapped, count: text.count)
      unsafe state.pointee.builder.tape.commitArena(text.count)
      unsafe state.pointee.builder.appendScalar(
        kind: Token.Kind.text | Token.arenaBit, offset: start, length: text.count)
    }
  }

  // MARK: - Keys

  /// Records a key of a type that has tokens.
  @inline(__always)
  func recordKey<Key: CodingKey>(
    _ key: Key, tokens: UnsafeMutablePointer<UInt64>, entry: Int
  ) {
    // A type with tokens takes one byte.
    let index = Int(unsafe unsafeBitCast(key, to: UInt8.self))
    let word = unsafe tokens[index]
    if word != 0 {
      unsafe state.pointee.builder.appendScalar(Token(word: word))
    } else {
      unsafe recordNewKey(key, token: tokens + index, entry: entry)
    }
  }

  @inline(never)
  private func recordNewKey(
    _ key: some CodingKey, token: UnsafeMutablePointer<UInt64>, entry: Int
  ) {
    let name = context.settings.convert(key) { path(to: entry) }
    if let kept = context.keys.keep(name, of: key) {
      unsafe token.pointee = kept.word
      unsafe state.pointee.builder.appendScalar(kept)
    } else {
      record(name)
    }
  }

  @inline(never)
  func recordKeySlowly(_ key: some CodingKey, entry: Int) {
    let name = context.settings.convert(key) { path(to: entry) }
    if context.keys.tellsKeysApart, let kept = context.keys.keep(name, of: key) {
      unsafe state.pointee.builder.appendScalar(kept)
    } else {
      record(name)
    }
  }

  // MARK: - Numbers

  /// Records a number's text, which is one by JSON's grammar.
  ///
  /// One of the kind `number` has another text in the golden form, which sets are sorted by; the
  /// writer spells it anew only there.
  func recordNumber(_ text: String, kind: UInt64 = Token.Kind.verbatim) {
    var text = text
    text.withUTF8 { bytes in
      let target = unsafe state.pointee.builder.tape.reserveArena(bytes.count)
      unsafe target.update(from: bytes.baseAddress.unsafelyUnwrapped, count: bytes.count)
      commitNumber(bytes.count, kind: kind)
    }
  }

  func recordECMAScript(_ value: Double) {
    let target = unsafe state.pointee.builder.tape.reserveArena(ECMAScriptNumber.maximumLength)
    commitNumber(unsafe ECMAScriptNumber.write(value, to: target))
  }

  @inline(__always)
  private func commitNumber(_ length: Int, kind: UInt64 = Token.Kind.verbatim) {
    let start = unsafe state.pointee.builder.tape.arenaCount
    unsafe state.pointee.builder.tape.commitArena(length)
    unsafe state.pointee.builder.appendScalar(
      Token(kind: kind | Token.arenaBit, offset: start, length: length))
  }

  @inline(__always)
  func recordInteger<Value: FixedWidthInteger>(
    _ value: Value, entry: Int, step: (Recorder) -> CodingPathList.Step
  ) throws {
    if context.settings.format.numbers == .ecmascript {
      // Above 2⁵³, ECMAScript's digits are not the integer's.
      guard let double = Double(exactly: value) else {
        throw outOfRange(String(value), entry: entry, step: step(self))
      }
      recordECMAScript(double)
      return
    }
    let target = unsafe state.pointee.builder.tape.reserveArena(40)
    if let word = Int64(exactly: value) {
      commitNumber(unsafe IntegerText.write(word, to: target))
    } else {
      recordNumber(String(value))
    }
  }

  @inline(__always)
  func recordDouble(
    _ value: Double, entry: Int, step: (Recorder) -> CodingPathList.Step
  ) throws {
    guard value.isFinite else {
      try recordNonFinite(value, entry: entry, step: step(self))
      return
    }
    let format = context.settings.format
    if format.numbers == .verbatim {
      if format.floats == .ecmascript && recordShortDecimal(value) { return }
      if format.floats == .foundation && value != 0 {
        recordNumber(Self.withoutPointZero(value.description), kind: Token.Kind.number)
        return
      }
      if value == 0 && value.sign == .minus {
        recordNumber("-0")
        return
      }
    }
    recordECMAScript(value)
  }

  /// Records a double that has at most six decimals and is below a thousand million; returns false
  /// for others.
  ///
  /// Decimals of at most 15 digits are told apart by doubles. So one that is nearest to the double
  /// has its shortest digits, which are those that ECMAScript writes; the quotient of two integers
  /// that doubles hold is the double nearest to it.
  @inline(__always)
  private func recordShortDecimal(_ value: Double) -> Bool {
    let magnitude = value.magnitude
    guard magnitude < 1e9, magnitude != 0 else { return false }
    // To the nearest, without a call; where that goes wrong, the quotient tells.
    let millionths = UInt64(magnitude * 1e6 + 0.5)
    guard Double(millionths) / 1e6 == magnitude else { return false }
    let target = unsafe state.pointee.builder.tape.reserveArena(ECMAScriptNumber.maximumLength)
    commitNumber(
      unsafe IntegerText.write(
        millionths: millionths, isNegative: value < 0, to: target))
    return true
  }

  func recordFloat(
    _ value: Float, entry: Int, step: (Recorder) -> CodingPathList.Step
  ) throws {
    let format = context.settings.format
    guard value.isFinite, format.numbers == .verbatim else {
      // Widened: RFC 8785 knows doubles alone.
      try recordDouble(Double(value), entry: entry, step: step)
      return
    }
    if value == 0 {
      recordNumber(value.sign == .minus ? "-0" : "0")
    } else if format.floats == .foundation {
      recordNumber(Self.withoutPointZero(value.description), kind: Token.Kind.number)
    } else {
      let target = unsafe state.pointee.builder.tape.reserveArena(ECMAScriptNumber.maximumLength)
      commitNumber(unsafe ECMAScriptNumber.write(description: value.description, to: target))
    }
  }

  private func recordNonFinite(
    _ value: Double, entry: Int, step: CodingPathList.Step
  ) throws {
    switch context.settings.nonConformingFloatEncodingStrategy {
    case .throw:
      throw invalid("the number \(value)", entry: entry, step: step)
    case .convertToString(let positiveInfinity, let negativeInfinity, let nan):
      record(value.isNaN ? nan : value < 0 ? negativeInfinity : positiveInfinity)
    }
  }

  private static func withoutPointZero(_ text: String) -> String {
    text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
