#if os(Linux)
  package import AtomicFile

  /// Runs a process again and again, each time with another one of its system calls failing, and looks
  /// at what it leaves behind.
  package struct FailingCallSweep {
    /// What was tried.
    package private(set) var runs = 0
    /// What was wrong.
    package private(set) var faults: [String] = []

    /// What a process without a failing call made of the sandbox.
    private let old: TreeSnapshot
    private let new: TreeSnapshot
    private let clean: ChildProcess.Result

    /// Tries every call.
    ///
    /// The process works in `folder` of the sandbox, which `reset` makes anew; the test's own files are
    /// beside it. `run` starts the process behind a wrapper and waits for its end, and `hasFailed` sees
    /// whether the process says that something went wrong.
    ///
    /// - Throws: What setting up or running throws; faults of the process are in `faults`.
    package init(
      _ way: FailingCall.Way, folder: Path, in sandbox: Sandbox, library: Path,
      reset: () throws -> Void, run: ([Path]) throws -> ChildProcess.Result,
      hasFailed: (ChildProcess.Result) -> Bool
    ) throws {
      try sandbox.remove(folder)
      try reset()
      old = try TreeSnapshot(sandbox, folder)
      clean = try run([])
      new = try TreeSnapshot(sandbox, folder)
      var number = 1
      while number < 2_000 {
        let call = FailingCall(way, number: number)
        try sandbox.remove(folder)
        try reset()
        let result = try run(call.wrapper(library, in: sandbox))
        guard call.hasFailed(in: sandbox) else { return }
        let after = try TreeSnapshot(sandbox, folder)
        if let fault = fault(result, after, way, hasFailed(result)) {
          faults.append("\(call): \(fault); \(result.ending), \(result.error)\(result.output)")
          if faults.count > 5 { return }
        }
        runs += 1
        number += 1
      }
      faults.append("there is no end to the calls")
    }

    private func fault(
      _ result: ChildProcess.Result, _ after: TreeSnapshot, _ way: FailingCall.Way,
      _ hasFailed: Bool
    ) -> String? {
      guard result.status != nil else { return "the process was ended" }
      if let fault = after.fault(from: old, to: new) { return fault }
      if way.isHarmless || !hasFailed {
        if after != new { return "nothing is said to have failed, and files are as they were" }
        if result.output != clean.output { return "another output than without it" }
        if way.isHarmless, result.ending != clean.ending { return "another ending than without it" }
      }
      return nil
    }
  }
#endif
