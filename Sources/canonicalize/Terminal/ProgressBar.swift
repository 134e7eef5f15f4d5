/// The line that is drawn.
enum ProgressBar {
  private static let width = 24

  /// The line for a state of affairs; without a total (standard input) the bar itself is left out.
  static func text(
    files: Int, of totalFiles: Int, bytes: Int, of totalBytes: Int, seconds: Double
  ) -> String {
    var text = ""
    if totalBytes > 0 {
      let done = min(width, Int(Double(bytes) / Double(totalBytes) * Double(width)))
      text += "[" + String(repeating: "#", count: done)
      text += String(repeating: "-", count: width - done) + "] "
    }
    text += "\(files)/\(totalFiles) \(totalFiles == 1 ? "file" : "files"), \(size(bytes))"
    if totalBytes > 0 { text += " of \(size(totalBytes))" }
    if seconds > 0 { text += ", \(size(Int(Double(bytes) / seconds)))/s" }
    return text
  }

  private static func size(_ bytes: Int) -> String {
    let units = ["kB", "MB", "GB", "TB"]
    guard bytes >= 1000 else { return "\(bytes) B" }
    var tenths = bytes / 100
    var unit = 0
    while tenths >= 10_000, unit < units.count - 1 {
      tenths /= 1000
      unit += 1
    }
    return "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}
