import Foundation

/// What `--check` asks for: `Thresholds.json`.
package struct Thresholds: Codable, Equatable {
  /// The size of the inputs that the limits were made for.
  package var size: String
  package var rounds: Int
  package var limits: [Limit]

  package init(size: String, rounds: Int, limits: [Limit]) {
    self.size = size
    self.rounds = rounds
    self.limits = limits
  }

  package struct Invalid: Error, CustomStringConvertible {
    package var description: String
  }

  /// Reads the JSON text of thresholds.
  ///
  /// - Throws: ``Invalid`` where it is no such text, or a limit limits nothing.
  package init(json: [UInt8]) throws {
    do {
      self = try JSONDecoder().decode(Thresholds.self, from: Data(json))
    } catch {
      throw Invalid(description: "\(error)")
    }
    if let fault = limits.lazy.compactMap(\.fault).first {
      throw Invalid(description: fault)
    }
    guard ByteSize(size) != nil, rounds > 0 else {
      throw Invalid(description: "size or rounds mean nothing")
    }
  }

  /// The limits of a case that the check asks for.
  package func checked(in name: String) -> [Limit] {
    limits.filter { $0.case == name && $0.isChecked }
  }
}
