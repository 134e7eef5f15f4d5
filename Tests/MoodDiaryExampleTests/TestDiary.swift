import FixtureSupport
import Foundation

/// A diary with everything from outside fixed, and defaults that go when it does.
final class TestDiary {
  let clock = FixedClock(now: Date(timeIntervalSince1970: 1_700_000_000))
  let uuid = FixedUUID()
  let defaults: UserDefaults
  private let suite = "MoodDiaryExampleTests.\(UUID().uuidString)"

  init() throws {
    guard let defaults = UserDefaults(suiteName: suite) else {
      throw CocoaError(.featureUnsupported)
    }
    self.defaults = defaults
  }

  deinit {
    defaults.removePersistentDomain(forName: suite)
  }

  /// Starts the app: a new diary that loads what the last one saved.
  func start() -> MoodDiary {
    MoodDiary(defaults: defaults, now: clock.callAsFunction, newID: uuid.callAsFunction)
  }

  /// A diary with three days in it.
  func startWithThreeDays() -> MoodDiary {
    let diary = start()
    diary.add("今天天氣很好，和朋友去散步。", mood: .great)
    clock.advance(by: .seconds(86_400))
    diary.add("Rain — stayed in, read “Middlemarch”.\nSlept early.", mood: .low)
    clock.advance(by: .seconds(86_400))
    diary.add()
    return diary
  }
}
