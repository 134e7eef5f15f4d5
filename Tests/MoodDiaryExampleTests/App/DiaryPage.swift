import Foundation

/// The diary as it is shown and shared: one line an entry.
struct DiaryPage: CustomStringConvertible {
  let entries: [DiaryEntry]

  var description: String {
    guard !entries.isEmpty else { return "No entries yet." }
    let style = Date.ISO8601FormatStyle(timeZone: .gmt)
    return entries.map { entry in
      let text = entry.text.isEmpty ? "(no text)" : entry.text
      return "\(entry.date.formatted(style))  \(entry.mood.rawValue)  \(text)"
    }
    .joined(separator: "\n")
  }
}
