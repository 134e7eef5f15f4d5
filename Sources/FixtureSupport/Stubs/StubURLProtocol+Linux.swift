#if canImport(FoundationNetworking)
  internal import Dispatch
  internal import Foundation
  internal import FoundationNetworking

  /// What FoundationNetworking does not hand to a protocol, or does otherwise than Apple's systems.
  ///
  /// `startLoading` and `stopLoading` come on the task's work queue, which is serial and the only one
  /// that may call the client: the client reads the session's table of tasks without a lock.
  extension StubURLProtocol {
    /// A cancelled task fails by itself, and one that was suspended is started again.
    ///
    /// Both states are set on the work queue: neither can come while this load starts or is answered.
    var isReadyToLoad: Bool {
      task.map { $0.state == .running } ?? true
    }

    /// Suspending a task stops its load, too.
    var isStoppedForGood: Bool {
      task.map { $0.state != .suspended && $0.state != .running } ?? true
    }

    /// The request's own fields, and those of the session's configuration, which are not in it.
    var headers: [String: String] {
      var headers: [String: String] = [:]
      let additional = TaskReflection(task).session?.configuration.httpAdditionalHeaders
      for (name, value) in additional ?? [:] {
        headers["\(name.base)"] = "\(value)"
      }
      for (name, value) in request.allHTTPHeaderFields ?? [:] {
        if let other = headers.keys.first(where: { $0.lowercased() == name.lowercased() }) {
          headers[other] = nil
        }
        headers[name] = value
      }
      return headers
    }

    /// The body of the request, or of the upload task, whose request has none.
    var body: Data? {
      if let upload = TaskReflection(task).body { return upload }
      return request.httpBody ?? request.httpBodyStream.map(Data.init(reading:))
    }

    /// The request's timeout if it has one of its own, and the session's otherwise.
    var timeout: Duration {
      let standard = 60.0
      let session = TaskReflection(task).session?.configuration.timeoutIntervalForRequest
      let own = request.timeoutInterval
      return .timeout(own == standard ? session ?? own : own)
    }

    /// The client ends a download with a file that only the built-in protocols can name: without it
    /// a completion handler gets nothing, and `download(for:)` and a delegate crash.
    var unsupportedTaskError: FixtureError? {
      guard let task, !(task is URLSessionDataTask) else { return nil }
      let kind = task is URLSessionDownloadTask ? "a download task" : "\(type(of: task))"
      return FixtureError(
        .unsupportedTask,
        "\(kind) cannot be stubbed on Linux, where only the built-in protocols can answer it; "
          + "data and upload tasks can: \(request.url?.absoluteString ?? "no URL")")
    }

    /// The header fields, without the one that makes the client authenticate.
    ///
    /// After a 401 with `WWW-Authenticate` it waits for credentials for ever, or repeats the request
    /// over the network. The name is matched in any spelling, so that there is no other way.
    func deliverableHeaders(of stub: StubbedResponse) -> [String: String] {
      guard stub.status == 401 else { return stub.headers }
      return stub.headers.filter { $0.key.lowercased() != "www-authenticate" }
    }

    /// A completion handler gets the last chunk and nothing else: there the body goes in one piece.
    func deliverableChunks(of stub: StubbedResponse) -> [Data] {
      if TaskReflection(task).callsDelegate { return stub.chunks }
      return stub.body.isEmpty ? [] : [stub.body]
    }

    func wait(_ delay: Duration) -> StubWait? {
      StubWait(delay, self, on: TaskReflection(task).workQueue)
    }
  }

  extension Data {
    /// All that a stream has.
    fileprivate init(reading stream: InputStream) {
      self.init()
      stream.open()
      defer { stream.close() }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = unsafe stream.read(&buffer, maxLength: buffer.count)
        guard count > 0 else { return }
        append(contentsOf: buffer[..<count])
      }
    }
  }
#endif
