#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How values of a type are recorded, decided by the type's identity.
///
/// Generic code cannot be told at compile time that a value is an `Int`: the standard library's
/// arrays and optionals call the generic `encode`. Asking `is` for each value costs more than all
/// the rest; so the answer is kept for each type.
struct EncodingPlan {
  enum Kind: UInt8 {
    /// By its own `encode(to:)`.
    case plain
    case bool
    case int, int8, int16, int32, int64, int128
    case uint, uint8, uint16, uint32, uint64, uint128
    case float, double
    case string
    case date, data, url, decimal
    /// By the type's own ``DirectlyRecorded`` conformance.
    case direct
  }

  var kind: Kind
  var recorded: (any DirectlyRecorded.Type)?

  static var plain: EncodingPlan { EncodingPlan(kind: .plain) }

  private init(kind: Kind) {
    self.kind = kind
  }

  init<Value: Encodable>(for type: Value.Type) {
    if let kind = Self.scalars[ObjectIdentifier(type)] {
      self.kind = kind
    } else if let recorded = type as? any DirectlyRecorded.Type {
      kind = .direct
      self.recorded = recorded
    } else {
      kind = .plain
    }
  }

  private static let scalars: [ObjectIdentifier: Kind] = {
    var kinds = everywhere
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      kinds[ObjectIdentifier(Int128.self)] = .int128
      kinds[ObjectIdentifier(UInt128.self)] = .uint128
    }
    return kinds
  }()

  private static let everywhere: [ObjectIdentifier: Kind] = [
    ObjectIdentifier(Bool.self): .bool,
    ObjectIdentifier(Int.self): .int,
    ObjectIdentifier(Int8.self): .int8,
    ObjectIdentifier(Int16.self): .int16,
    ObjectIdentifier(Int32.self): .int32,
    ObjectIdentifier(Int64.self): .int64,
    ObjectIdentifier(UInt.self): .uint,
    ObjectIdentifier(UInt8.self): .uint8,
    ObjectIdentifier(UInt16.self): .uint16,
    ObjectIdentifier(UInt32.self): .uint32,
    ObjectIdentifier(UInt64.self): .uint64,
    ObjectIdentifier(Float.self): .float,
    ObjectIdentifier(Double.self): .double,
    ObjectIdentifier(String.self): .string,
    ObjectIdentifier(Date.self): .date,
    ObjectIdentifier(Data.self): .data,
    ObjectIdentifier(URL.self): .url,
    ObjectIdentifier(Decimal.self): .decimal,
  ]
}

/// A type of the standard library that is recorded without its own `encode(to:)`: because its order
/// depends on the process's hash seed, or because a container for each value costs too much.
///
/// The value comes as a pointer: a cast to an existential would cost more than recording it.
protocol DirectlyRecorded {
  /// Records the value at `pointer`, which is one of this type.
  static func record(_ pointer: UnsafeRawPointer, in recorder: Recorder, entry: Int) throws
}
