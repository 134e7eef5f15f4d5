// `Array.span` is part of the system from macOS 26 and iOS 26 on, while `Span` itself goes back to the
// first releases: these stand in for it below. They hide the standard library's where this module is
// imported, being for fewer elements.
//
// Only plain elements: an array of classes may be Objective-C's on Darwin, without memory of its own to
// look at.

extension Array where Element: BitwiseCopyable {
  /// The elements, without a copy.
  @_alwaysEmitIntoClient
  package var span: Span<Element> {
    @_lifetime(borrow self)
    get {
      // The elements stay where they are until the array is changed or released, and the span's
      // lifetime, which is the array's, forbids both.
      let elements = unsafe withUnsafeBufferPointer { unsafe $0 }
      return unsafe _overrideLifetime(Span(_unsafeElements: elements), borrowing: self)
    }
  }

  /// The elements, to be changed in place.
  @_alwaysEmitIntoClient
  package var mutableSpan: MutableSpan<Element> {
    @_lifetime(&self)
    mutating get {
      // As above; the array has been made the only owner of its elements.
      let elements = unsafe withUnsafeMutableBufferPointer { unsafe $0 }
      return unsafe _overrideLifetime(MutableSpan(_unsafeElements: elements), mutating: &self)
    }
  }
}
