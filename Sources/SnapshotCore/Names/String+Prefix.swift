extension String {
  /// As many whole characters from the start as fit into a number of bytes.
  func prefix(byteCount: Int) -> Substring {
    var count = 0
    return prefix { character in
      count += character.utf8.count
      return count <= byteCount
    }
  }
}
