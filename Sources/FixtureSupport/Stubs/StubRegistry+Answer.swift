internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension StubRegistry {
  /// What a request gets in the end, with all delays and redirects on the way.
  struct Answer {
    var delay: Duration
    var request: ReceivedRequest
    var outcome: Result<StubbedResponse, any Error>
  }

  /// How many redirects are followed, as in `URLSession`.
  private static let redirectLimit = 20

  /// Records a request, follows its redirects and returns what it gets.
  ///
  /// The closures of stubs are called without any lock, so that they may use the registry.
  func answer(to request: ReceivedRequest) -> Answer {
    var answer = Answer(delay: .zero, request: request, outcome: .failure(CancellationError()))
    do {
      var redirects = 0
      var pending = try draw(for: request)
      while true {
        switch pending {
        case .response(let response):
          answer.outcome = .success(response)
          return answer
        case .error(let error):
          throw error
        case .delayed(let delay, let inner):
          answer.delay += delay
          pending = inner
        case .closure(let closure):
          pending = try closure(answer.request)
        case .sequence:
          // Only a closure can return one: it starts anew each time.
          var sequence = pending
          guard let result = sequence.next() else {
            throw FixtureError(.endedSequence, "a stub's closure returned an empty sequence")
          }
          pending = result
        case .redirect(let target, let status):
          redirects += 1
          guard redirects <= Self.redirectLimit else { throw URLError(.httpTooManyRedirects) }
          answer.request = answer.request.redirected(to: target, status: status)
          pending = try draw(for: answer.request)
        }
      }
    } catch {
      answer.outcome = .failure(error)
      return answer
    }
  }
}
