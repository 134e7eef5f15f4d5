/// A function that may belong to an actor, and has to be called on it.
///
/// The language calls a function of any isolation asynchronously, so that it can go to the actor first.
/// A check cannot wait: it looks whether it is there already.
struct ActorBound<Function: Sendable>: Sendable {
  private let plain: Function
  private let actor: (any Actor)?

  private init(_ plain: Function, on actor: (any Actor)?) {
    self.plain = plain
    self.actor = actor
  }

  /// The function, to be called here and now.
  ///
  /// On an actor of the user's own that this is not, the process ends with the runtime's message, as
  /// for `assumeIsolated`.
  func function() throws -> Function {
    if let actor {
      if actor === MainActor.shared {
        guard MainQueue.isCurrent else { throw MainActorRequired() }
      } else {
        actor.preconditionIsolated()
      }
    }
    return plain
  }
}

// A function's isolation is not part of how it is called: `MainActor.assumeIsolated` of the standard
// library casts it away in the same manner. Here it is done to structures, because before macOS 15 and
// iOS 18 a function of any isolation cannot take a generic parameter's place.
extension ActorBound {
  init<Input, Output>(
    _ function: @escaping @Sendable @isolated(any) (Input) throws -> Output
  ) where Function == @Sendable (Input) throws -> Output {
    let isolated = IsolatedTransform(function: function)
    let plain = unsafe unsafeBitCast(isolated, to: PlainTransform<Input, Output>.self)
    self.init(plain.function, on: function.isolation)
  }

  init<Input>(
    _ function: @escaping @Sendable @isolated(any) (Input, inout GoldenOutput) throws -> Void
  ) where Function == @Sendable (Input, inout GoldenOutput) throws -> Void {
    let isolated = IsolatedWriter(function: function)
    let plain = unsafe unsafeBitCast(isolated, to: PlainWriter<Input>.self)
    self.init(plain.function, on: function.isolation)
  }
}

private struct IsolatedTransform<Input, Output> {
  var function: @Sendable @isolated(any) (Input) throws -> Output
}

private struct PlainTransform<Input, Output> {
  var function: @Sendable (Input) throws -> Output
}

private struct IsolatedWriter<Input> {
  var function: @Sendable @isolated(any) (Input, inout GoldenOutput) throws -> Void
}

private struct PlainWriter<Input> {
  var function: @Sendable (Input, inout GoldenOutput) throws -> Void
}
