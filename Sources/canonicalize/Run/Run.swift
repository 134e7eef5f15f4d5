internal import JSONCanonicalization
internal import Threading

/// Carries out a plan.
struct Run {
  private let options: Options
  private let plan: Plan
  private let console: Console

  init(_ options: Options, _ plan: Plan, _ console: Console) {
    self.options = options
    self.plan = plan
    self.console = console
  }

  /// Works on all items and returns the status of the whole.
  func run() -> ExitStatus {
    if options.mode == .write || options.output != nil {
      Signals.removeTemporaryFilesOnSignal()
    }
    let jobs = max(1, min(options.jobs, plan.items.count, DescriptorLimit.files))
    let progress = Progress(
      options, console, files: plan.items.count, bytes: plan.totalBytes, workers: jobs)
    // A few results may wait behind a slow one; all of them need not.
    let order = OrderedOutput(console: console, window: 16 + 4 * jobs)
    let queue = Monitor(Queue())
    var options = options
    // Cores that have no file of their own help with the others'.
    options.canonicalizer.threads = max(1, options.jobs / jobs)
    let work: @Sendable (Int) -> Void = { [options, plan, console] worker in
      let task = FileTask(options: options, console: console, progress: progress, worker: worker)
      while let index = queue.withLock({ $0.next(plan.items.count) }) {
        var output = TaskOutput(index, in: order)
        let status = task.run(plan.items[index], &output)
        queue.withLock { $0.status = max($0.status, status) }
        output.end()
      }
    }
    // This thread is a worker too, so a single file needs no other one, and work goes on without.
    let threads = Threads()
    for worker in 1..<max(jobs, 1) { threads.start { work(worker) } }
    work(0)
    threads.join()
    progress.finish()
    return queue.withLock { $0.status }
  }

  private struct Queue {
    private var index = 0
    var status = ExitStatus.success

    mutating func next(_ count: Int) -> Int? {
      guard index < count else { return nil }
      defer { index += 1 }
      return index
    }
  }
}
