internal import Backports
public import Foundation

/// Reads the fixtures that a test target has among its resources.
///
/// ```swift
/// let user: SampleUser = try FixtureLoader.load("sample-user.json", in: .module)
/// let page = try FixtureLoader.string(named: "pages/first.html", in: .module)
/// ```
///
/// A name is a path inside the bundle's resources, or inside the subdirectory of them that is asked
/// for: `users/a.json`. Where it has no extension and no such file exists as named, `.json` is
/// added. A version is no extension: `report.v2` is `report.v2`, or else `report.v2.json`.
///
/// A name cannot lead out of that folder, by `..` as little as by a symbolic link.
public enum FixtureLoader {
  /// Returns where a fixture is.
  ///
  /// - Parameters:
  ///   - name: The fixture's name, or a path of folders and a name.
  ///   - bundle: The bundle that holds it, which is `.module` in a package's tests.
  ///   - subdirectory: The folder of the bundle's resources that the name starts in.
  /// - Returns: The file's URL.
  /// - Throws: ``FixtureError/Kind/missingFixture`` with the places that were searched and the
  ///   nearest names there; ``FixtureError/Kind/invalidName``.
  public static func url(
    named name: String, in bundle: Bundle, subdirectory: String? = nil
  ) throws(FixtureError) -> URL {
    try FixtureFolder(of: bundle, subdirectory: subdirectory).url(named: name)
  }

  /// Returns a fixture's bytes.
  ///
  /// - Parameters:
  ///   - name: The fixture's name, or a path of folders and a name.
  ///   - bundle: The bundle that holds it, which is `.module` in a package's tests.
  ///   - subdirectory: The folder of the bundle's resources that the name starts in.
  /// - Returns: The bytes of the file.
  /// - Throws: What ``url(named:in:subdirectory:)`` throws;
  ///   ``FixtureError/Kind/unreadableFixture``.
  public static func data(
    named name: String, in bundle: Bundle, subdirectory: String? = nil
  ) throws(FixtureError) -> Data {
    let url = try url(named: name, in: bundle, subdirectory: subdirectory)
    do {
      // `Data(contentsOf:)` leaks its buffer where a file is empty.
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      return try file.readToEnd() ?? Data()
    } catch {
      throw FixtureError(.unreadableFixture, "fixture \"\(name)\" cannot be read: \(error)")
    }
  }

  /// Returns a fixture's text.
  ///
  /// - Parameters:
  ///   - name: The fixture's name, or a path of folders and a name.
  ///   - bundle: The bundle that holds it, which is `.module` in a package's tests.
  ///   - subdirectory: The folder of the bundle's resources that the name starts in.
  /// - Returns: The text, to the letter.
  /// - Throws: What ``data(named:in:subdirectory:)`` throws;
  ///   ``FixtureError/Kind/unreadableFixture`` where the file is not UTF-8.
  public static func string(
    named name: String, in bundle: Bundle, subdirectory: String? = nil
  ) throws(FixtureError) -> String {
    let data = try data(named: name, in: bundle, subdirectory: subdirectory)
    guard let text = String(validating: data, as: UTF8.self) else {
      throw FixtureError(.unreadableFixture, "fixture \"\(name)\" is not UTF-8")
    }
    return text
  }

  /// Decodes a fixture.
  ///
  /// ```swift
  /// let user: SampleUser = try FixtureLoader.load("sample-user.json", in: .module)
  /// let users = try FixtureLoader.load("users", as: [SampleUser].self, in: .module)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The fixture's name, or a path of folders and a name.
  ///   - type: The type to decode.
  ///   - bundle: The bundle that holds it, which is `.module` in a package's tests.
  ///   - subdirectory: The folder of the bundle's resources that the name starts in.
  ///   - decoder: The decoder, with the strategies that the app uses.
  /// - Returns: The value.
  /// - Throws: What ``data(named:in:subdirectory:)`` throws;
  ///   ``FixtureError/Kind/undecodableFixture`` with the coding path and line:column.
  public static func load<Value: Decodable>(
    _ name: String, as type: Value.Type = Value.self, in bundle: Bundle,
    subdirectory: String? = nil, decoder: JSONDecoder = JSONDecoder()
  ) throws(FixtureError) -> Value {
    let data = try data(named: name, in: bundle, subdirectory: subdirectory)
    do {
      return try decoder.decode(type, from: data)
    } catch {
      let report = DecodingReport(error, in: data)
      throw FixtureError(
        .undecodableFixture, "fixture \"\(name)\" does not decode as \(type): \(report)")
    }
  }
}
