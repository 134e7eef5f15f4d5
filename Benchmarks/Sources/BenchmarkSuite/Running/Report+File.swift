import Foundation
import JSONCanonicalization
import Measurement

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Report {
  /// Takes over the cases of an earlier run's file, where there is one.
  mutating func addEarlier(at path: String) throws {
    guard unsafe access(path, F_OK) == 0 else { return }
    do {
      add(to: try JSONDecoder().decode(Report.self, from: Data(readFile(path))))
    } catch let error as DecodingError {
      throw Failure(message: "\(path): not the results of an earlier run: \(error)")
    }
  }

  func write(to path: String) throws {
    try writeFile(Array(try CanonicalJSONEncoder().encode(self)), to: path)
  }
}
