import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session's delegate that writes down what it is told.
final class EventDelegate: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
  private struct State {
    var events: [String] = []
    var waiting: CheckedContinuation<[String], Never>?
  }

  private let state = Shared(State())

  var eventsSoFar: [String] { state.withLock(\.events) }

  /// Runs a task of a session with this delegate, and returns what was told up to its end.
  func events(of task: URLSessionTask) async -> [String] {
    await withCheckedContinuation { continuation in
      state.withLock { $0.waiting = continuation }
      task.resume()
    }
  }

  private func note(_ event: String) {
    state.withLock { $0.events.append(event) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    note("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    note("data \(String(decoding: data, as: UTF8.self))")
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    note("file")
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    note(error.map { "error \($0)" } ?? "complete")
    let (waiting, events) = state.withLock { state in
      defer { state.waiting = nil }
      return (state.waiting, state.events)
    }
    waiting?.resume(returning: events)
  }
}
