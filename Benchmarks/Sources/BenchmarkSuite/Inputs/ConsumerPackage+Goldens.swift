extension ConsumerPackage {
  /// The part of the package that checks small goldens.
  static let goldens = #"""
    import Foundation
    import SnapshotCore

    struct Order: Codable {
      var id: Int
      var customer = "Ada"
      var tags = ["new", "paid"]
      var total = 12.5
      var lines = ["apple": 1, "pear": 2]
    }

    /// Checks of small goldens behind many others; prints the seconds of one.
    struct GoldenWork {
      var count: Int
      var folder: String
      var measured: Int { min(count, 500) }

      init(_ count: Int, folder: String) throws {
        self.count = count
        // Without a disk, where there is such a place.
        let memory = "/dev/shm"
        let isThere = FileManager.default.isWritableFile(atPath: memory)
        self.folder =
          isThere ? "\(memory)/goldens-\(ProcessInfo.processInfo.processIdentifier)" : folder
        try clear()
      }

      func clear() throws {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      }

      func run(_ kind: String, times: Int) throws {
        let none = GoldenEnvironment([:])
        var checker = GoldenChecker(environment: none)
        if kind != "record" { for number in 0..<count { check(number, checker, .recordedMissing) } }
        for _ in 0..<times {
          checker = GoldenChecker(environment: none)
          if kind == "record" { try clear() }
          let others = 0..<(count - measured)
          let last = (count - measured)..<count
          switch kind {
          case "record":
            for number in others { check(number, checker, .recordedMissing) }
            measure { for number in last { check(number, checker, .recordedMissing) } }
          case "match":
            for number in others { check(number, checker, nil) }
            measure { for number in last { check(number, checker, nil) } }
          case "mismatch":
            for number in others { check(number, checker, nil) }
            measure {
              for number in last { check(number, checker, .mismatch, customer: "Bob") }
            }
          default:
            let paths = last.map { "\(folder)/__Golden__/OrderTests/order\($0).json" }
            var equal = 0
            measure {
              for (number, path) in zip(last, paths) {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
                let text = try! encoder.encode(Order(id: number))
                if try! Data(contentsOf: URL(fileURLWithPath: path)) == text { equal += 1 }
              }
            }
            precondition(equal == 0)
          }
        }
        try FileManager.default.removeItem(atPath: folder)
      }

      private func check(
        _ number: Int, _ checker: GoldenChecker, _ kind: GoldenFailure.Kind?,
        customer: String = "Ada"
      ) {
        let file = "\(folder)/OrderTests.swift"
        let request = GoldenRequest(
          testName: "order\(number)()", testFilePath: file,
          place: CallPlace(filePath: file, line: number + 1, column: 9))
        let verdict = checker.check(Order(id: number, customer: customer), as: .json, request)
        precondition(verdict.failure?.kind == kind)
      }

      private func measure(_ work: () -> Void) {
        print(ContinuousClock().measure(work) / .seconds(1) / Double(measured))
      }
    }

    """#
}
