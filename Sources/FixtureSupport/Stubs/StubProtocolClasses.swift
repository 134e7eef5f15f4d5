internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The protocol classes of all registries, made at run time.
///
/// `URLSession` takes classes, not objects, and makes the objects itself: the class is all that can
/// lead a request to its registry. So each registry gets a class of its own, and Swift makes as many
/// as are asked for, as specializations of one generic class. The parameter spells the class's number
/// in binary: number 6 is `NumberedStubProtocol<One<One<Zero<End>>>>`.
enum StubProtocolClasses {
  private struct State {
    var count = 0
    var registries: [ObjectIdentifier: StubRegistry] = [:]
  }

  private static let state = Locked(State())

  /// The registry of `StubURLProtocol` itself.
  static let shared = StubRegistry(protocolClass: StubURLProtocol.self)

  /// Makes a class that no other call got.
  static func make() -> StubURLProtocol.Type {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    return make(number, End.self)
  }

  private static func make<Digits>(_ number: Int, _: Digits.Type) -> StubURLProtocol.Type {
    if number == 0 { return NumberedStubProtocol<Digits>.self }
    return number % 2 == 0
      ? make(number / 2, Zero<Digits>.self) : make(number / 2, One<Digits>.self)
  }

  /// Keeps a registry for as long as the process lives: its class does too.
  static func register(_ registry: StubRegistry) {
    state.withLock { $0.registries[ObjectIdentifier(registry.protocolClass)] = registry }
  }

  static func registry(of type: StubURLProtocol.Type) -> StubRegistry {
    state.withLock { $0.registries[ObjectIdentifier(type)] } ?? shared
  }
}

private enum End {}
private enum Zero<Digits> {}
private enum One<Digits> {}

private final class NumberedStubProtocol<Digits>: StubURLProtocol {}
