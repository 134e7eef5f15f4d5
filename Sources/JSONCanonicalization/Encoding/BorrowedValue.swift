/// Calls a closure with the value at a pointer, without a copy of it.
///
/// `pointer.pointee` as an argument is a copy, because the callee might change what is there; of a
/// type that is not known to be copyable there is none. The value must not change meanwhile.
@inline(__always)
func withBorrowedValue<Value: ~Copyable, Failure: Error>(
  at pointer: UnsafePointer<Value>, _ body: (borrowing Value) throws(Failure) -> Void
) throws(Failure) {
  try unsafe body(pointer.pointee)
}
