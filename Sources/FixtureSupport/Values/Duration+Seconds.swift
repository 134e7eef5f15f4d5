extension Duration {
  /// The duration as a number of seconds, with what a `Double` can hold of it.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
