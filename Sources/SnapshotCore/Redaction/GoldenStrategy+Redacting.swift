extension GoldenStrategy {
  /// Replaces the values at a JSON path.
  ///
  /// ```swift
  /// try expectGolden(of: team, as: .json.redacting("$.users[*].id", with: "<id>"))
  /// try expectGolden(of: team, as: .json.redacting("$..createdAt", with: "<date>"))
  /// ```
  ///
  /// A path that leads to no value fails the check: a renamed field would come through otherwise.
  ///
  /// - Parameters:
  ///   - path: Steps are `.key`, `["key"]`, `[3]`, `[*]`, `.*`, and `..` for any depth.
  ///   - replacement: The string that takes the values' place.
  ///   - optional: Whether the path may lead to no value.
  /// - Returns: A strategy that writes the redacted text.
  public func redacting(
    _ path: String, with replacement: String, optional: Bool = false
  ) -> GoldenStrategy {
    let target: Redaction.Target
    do throws(RedactionFault) {
      target = .path(try RedactionPath(path))
    } catch {
      target = .invalid(error.description)
    }
    return adding(
      Redaction(
        target: target, replacement: replacement, isOptional: optional, source: "path \(path)"))
  }

  /// Replaces the values of a key, at any depth.
  ///
  /// ```swift
  /// try expectGolden(of: team, as: .json.redacting(key: "id", with: "<id>"))
  /// ```
  public func redacting(
    key: String, with replacement: String, optional: Bool = false
  ) -> GoldenStrategy {
    adding(
      Redaction(
        target: .key(key), replacement: replacement, isOptional: optional, source: "key \"\(key)\"")
    )
  }

  /// Replaces what a regular expression matches: in JSON in the values that are strings, in other
  /// text anywhere.
  ///
  /// ```swift
  /// try expectGolden(of: log, as: .json.redacting(matching: /[0-9a-f]{8}-[0-9a-f-]{27}/, with: "<id>"))
  /// ```
  public func redacting<Output>(
    matching pattern: Regex<Output>, with replacement: String, optional: Bool = false
  ) -> GoldenStrategy {
    adding(
      Redaction(
        target: .pattern(StringPattern(pattern)), replacement: replacement, isOptional: optional,
        source: "regular expression with the replacement \"\(replacement)\""))
  }

  private func adding(_ redaction: Redaction) -> GoldenStrategy {
    GoldenStrategy(
      fileExtension: fileExtension, content: content, redactions: redactions + [redaction],
      writer: writer)
  }
}
