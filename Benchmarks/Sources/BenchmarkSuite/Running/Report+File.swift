import Foundation
import JSONCanonicalization
import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Report {
  /// The results of earlier runs; nothing where the file is not there.
  static func read(_ path: String) throws -> Report? {
    guard unsafe access(path, F_OK) == 0 else { return nil }
    do {
      return try JSONDecoder().decode(Report.self, from: Data(readFile(path)))
    } catch let error as DecodingError {
      throw Failure(message: "\(path): not the results of an earlier run: \(error)")
    }
  }

  func write(to path: String) throws {
    try writeFile(Array(try CanonicalJSONEncoder().encode(self)), to: path)
  }
}

extension Thresholds {
  static func read(_ path: String) throws -> Thresholds {
    do {
      return try Thresholds(json: readFile(path))
    } catch let error as Invalid {
      throw Failure(message: "\(path): \(error)", status: 2)
    }
  }
}
