/// An error of a subject's own.
struct SubjectError: Error, Equatable {
  var number = 7
}
