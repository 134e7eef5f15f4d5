import Foundation

/// The diary: its entries, newest first, kept as JSON in the user's defaults.
///
/// Clock, UUIDs and defaults come from outside: the app takes the system's, a test takes fixed ones.
final class MoodDiary {
  /// Where the entries are kept.
  static let key = "diary.entries"

  /// Where data is put aside that does not decode, so that nothing the user wrote is lost.
  static let damagedKey = "diary.entries.damaged"

  private(set) var entries: [DiaryEntry] = []

  private let defaults: UserDefaults
  private let now: () -> Date
  private let newID: () -> UUID

  init(
    defaults: UserDefaults = .standard, now: @escaping () -> Date = Date.init,
    newID: @escaping () -> UUID = UUID.init
  ) {
    self.defaults = defaults
    self.now = now
    self.newID = newID
    load()
  }

  /// Puts a new entry in front.
  func add(_ text: String = "", mood: Mood = .okay) {
    entries.insert(DiaryEntry(id: newID(), date: now(), mood: mood, text: text), at: 0)
    save()
  }

  /// Changes the mood of an entry, if it is still there.
  func setMood(_ mood: Mood, of id: DiaryEntry.ID) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].mood = mood
    save()
  }

  /// Deletes the entries at some places, as a list's swipe gesture gives them.
  func delete(at offsets: IndexSet) {
    let places = offsets.filter(entries.indices.contains)
    guard !places.isEmpty else { return }
    for place in places.sorted(by: >) {
      entries.remove(at: place)
    }
    save()
  }

  private func load() {
    guard let data = defaults.data(forKey: Self.key) else { return }
    do {
      entries = try JSONDecoder().decode([DiaryEntry].self, from: data)
    } catch {
      defaults.set(data, forKey: Self.damagedKey)
      defaults.removeObject(forKey: Self.key)
    }
  }

  private func save() {
    guard let data = try? JSONEncoder().encode(entries) else { return }
    defaults.set(data, forKey: Self.key)
  }
}
