import SceneModel
import Testing

@Suite struct Suggestions {
  @Test(arguments: [
    ("frmae", ["frame", "alpha"], "frame"), ("FRAME", ["fram", "frame"], "frame"),
    ("ab", ["ac", "abcd"], "ac"), ("ab", ["xy"], nil), ("abcdef", ["abcxyz"], nil),
    ("abcdef", ["abcdxy"], "abcdxy"), ("bat", ["cat", "bad"], "bad"), ("x", ["y"], "y"),
    ("", ["a"], nil), ("colour", ["color"], "color"),
  ])
  func aWordWithinAThirdOfItsLengthIsMeant(
    _ word: String, _ candidates: [String], _ meant: String?
  ) {
    #expect(Suggestion.nearest(to: word, among: candidates) == meant)
  }

  @Test func namesAreAlsoKnownByTheirBeginning() {
    let names = ["emailField", "passwordField"]
    func nearest(_ word: String) -> String? {
      Suggestion.nearest(to: word, among: names, orBeginnings: true)
    }
    #expect(nearest("pasword") == "passwordField")
    #expect(nearest("email") == "emailField")
    #expect(nearest("ema") == nil)
    #expect(nearest("title") == nil)
  }
}

@Suite struct Devices {
  @Test(arguments: [
    ("iPhone 15", "iPhone 15"), ("iphone15", "iPhone 15"), ("IPHONE-15-PRO", "iPhone 15 Pro"),
    ("15 Pro Max", "iPhone 15 Pro Max"), ("iPhone SE", "iPhone SE"),
    ("iPhone SE (3rd generation)", "iPhone SE 3"), ("iPhone SE (1st gen)", "iPhone SE 1"),
    ("iPhone Xs", "iPhone XS"),
  ])
  func namesAreFoundInAnySpelling(_ spelling: String, _ name: String) {
    #expect(Device.named(spelling)?.name == name)
  }

  @Test func otherNamesAreNot() {
    #expect(Device.named("iPhone 99") == nil)
    #expect(Device.named("") == nil)
    #expect(Device.named("Pixel 8") == nil)
  }

  @Test func everyDeviceIsFoundByItsOwnName() {
    for device in Device.all { #expect(Device.named(device.name) == device) }
  }
}

@Suite struct SystemColors {
  @Test func namesAreDifferentAndAllFound() {
    #expect(Set(SystemColor.names).count == SystemColor.names.count)
    for name in SystemColor.names {
      #expect(SystemColor.color(named: name, in: .light) != nil)
      #expect(SystemColor.color(named: name, in: .dark) != nil)
    }
    #expect(SystemColor.color(named: "purpel", in: .light) == nil)
  }
}
