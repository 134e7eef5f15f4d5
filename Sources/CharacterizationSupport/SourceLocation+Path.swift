internal import Testing

extension SourceLocation {
  /// The path of the source file, which has had a public name since Swift 6.3.
  var path: String {
    #if compiler(>=6.3)
      filePath
    #else
      _filePath
    #endif
  }
}
