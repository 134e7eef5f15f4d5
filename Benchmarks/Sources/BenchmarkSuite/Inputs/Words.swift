/// Short strings in several scripts, as they stand in JSON text: escapes are written out.
enum Words {
  static let names: [StaticString] = [
    "Ada", "Grace", "Zo\u{EB}", "J\u{FC}rgen", "Fran\u{E7}ois", "\u{141}ukasz", "S\u{F8}ren",
    "Margaret", "Thompson", "O'Neill", "Nu\u{F1}ez", "\u{738B}\u{82B3}", "\u{674E}\u{5A1C}",
    "\u{5C71}\u{7530}\u{592A}\u{90CE}", "\u{AE40}\u{BBFC}\u{C900}",
    "\u{41D}\u{430}\u{442}\u{430}\u{448}\u{430}",
    "\u{394}\u{3B7}\u{3BC}\u{3AE}\u{3C4}\u{3B7}\u{3C2}",
    "\u{645}\u{62D}\u{645}\u{62F}", "\u{641}\u{627}\u{637}\u{645}\u{629}",
    "\u{5E9}\u{5E8}\u{5D4}", "\u{92A}\u{94D}\u{930}\u{93F}\u{92F}\u{93E}", "Williams", "Nakamura",
    #"Ren\u00e9e"#, "Katherine", "Alexandra",
  ]

  static let cities: [StaticString] = [
    "Berlin", "S\u{E3}o Paulo", "Reykjav\u{ED}k", "\u{5317}\u{4EAC}", "\u{6771}\u{4EAC}",
    "\u{41C}\u{43E}\u{441}\u{43A}\u{432}\u{430}",
    "\u{627}\u{644}\u{642}\u{627}\u{647}\u{631}\u{629}",
    "\u{391}\u{3B8}\u{3AE}\u{3BD}\u{3B1}", "San Francisco", "Krak\u{F3}w", "Z\u{FC}rich", "Nairobi",
    #"Malm\u00f6"#, "Buenos Aires",
  ]

  static let tags: [StaticString] = [
    "alpha", "beta", "gamma", "new", "returning", "vip", "\u{1F680}", "\u{1F389} party",
    "\u{2764}\u{FE0F}", "\u{91CD}\u{8981}", "\u{639}\u{627}\u{62C}\u{644}", "d\u{E9}j\u{E0}-vu",
    "wholesale", "north", "south-west", "trial", #"a\/b"#, "beta-tester",
  ]

  static let notes: [StaticString] = [
    "Called twice, no answer.",
    #"First line\nsecond line"#,
    #"Said \"later\" and hung up"#,
    #"see https:\/\/example.org\/tickets"#,
    #"Prefers tea\tnot coffee"#,
    "Moved to a larger office in spring",
    "\u{8BF7}\u{5728}\u{4E0B}\u{5348}\u{8054}\u{7CFB}",
    "\u{64A}\u{631}\u{62C}\u{649} \u{627}\u{644}\u{627}\u{62A}\u{635}\u{627}\u{644}",
    #"Caf\u00e9 on the corner, 10 o'clock"#,
    "Paid in full \u{1F44D}\u{1F3FD}",
    #"C:\\temp\\export.csv"#,
    "Wants the invoice as a PDF, not on paper",
    "",
    "Follow up next quarter; see the contract",
  ]
}
