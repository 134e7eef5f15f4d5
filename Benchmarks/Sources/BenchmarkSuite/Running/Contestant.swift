import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One thing that is measured.
struct Contestant {
  enum Role {
    /// Ours: where it fails, so does the run.
    case own
    /// A limit that the others are compared with.
    case reference
    /// Somebody else's program or library: where it fails, it is left out, and the table says why.
    case peer
  }

  var name: String
  var role: Role
  /// In what its work differs from ours, for the table.
  var note: String?
  /// Does the work once, and checks that it is the same as that of the others.
  ///
  /// - Returns: What the work alone took, or nothing where the check's run is no measurement.
  var check: (() throws -> Sample?)?
  var run: () throws -> Sample

  init(
    _ name: String, _ role: Role, note: String? = nil, check: (() throws -> Sample?)? = nil,
    run: @escaping () throws -> Sample
  ) {
    self.name = name
    self.role = role
    self.note = note
    self.check = check
    self.run = run
  }

  /// Work in this process, done so often in a run that it takes long enough.
  static func inMemory(
    _ name: String, _ role: Role, note: String? = nil, repetitions: Int = 1,
    check: (() throws -> Sample?)? = nil, work: @escaping () throws -> Void
  ) -> Contestant {
    Contestant(name, role, note: note, check: check) {
      try Sample.measure(repetitions: repetitions, work)
    }
  }
}

extension Sample {
  /// What one repetition of some work takes.
  static func measure(repetitions: Int = 1, _ work: () throws -> Void) rethrows -> Sample {
    let processorStart = processorSeconds
    let duration = try ContinuousClock().measure {
      for _ in 0..<repetitions { try work() }
    }
    return Sample(
      seconds: duration / .seconds(1) / Double(repetitions),
      processorSeconds: (processorSeconds - processorStart) / Double(repetitions))
  }

  /// The time that this process had a processor so far.
  private static var processorSeconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
