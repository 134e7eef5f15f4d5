extension Duration {
  /// The duration as a number of seconds, with what a `Double` can hold of it.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

extension Duration {
  /// How long a request may take; some 30 years where its interval is infinite, or more than a
  /// duration can hold.
  static func timeout(_ interval: Double) -> Duration {
    let longest = 1e9
    return interval < longest ? .seconds(max(interval, -longest)) : .seconds(longest)
  }
}
