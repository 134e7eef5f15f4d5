import Foundation

/// Ends the process because a law does not hold; the fuzzer keeps the input.
func violation(_ law: String, _ details: String...) -> Never {
  var text = "law broken: \(law)\n"
  for detail in details { text += "  \(detail)\n" }
  FileHandle.standardError.write(Data(text.utf8))
  abort()
}

/// Bytes for a message.
func shown(_ bytes: [UInt8]) -> String {
  if let text = String(validating: bytes, as: UTF8.self) { return text.debugDescription }
  return bytes.map { "\\x" + String($0, radix: 16) }.joined()
}

/// Whether a message is one line that a terminal shows as it is, and says something; tabs may stand in
/// it.
func isOneCleanLine(_ text: String) -> Bool {
  !text.isEmpty
    && !text.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control && scalar != "\t"
    }
}
