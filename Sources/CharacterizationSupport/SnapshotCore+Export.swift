// A test file imports this module alone.
@_exported public import SnapshotCore
