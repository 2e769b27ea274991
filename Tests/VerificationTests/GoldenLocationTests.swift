import Foundation
import Golden
import TestSupport
import Testing
import Verification

/// Which goldens the words of a command line name.
@Suite struct GoldenLocations {
  let scenes: SceneFolder

  init() throws { scenes = try SceneFolder() }

  private func find(_ words: String...) throws -> [String] {
    try GoldenLocation.find(words).map(\.name.text)
  }

  @Test func aFolderIsAllThatIsInIt() throws {
    for name in ["b", "a", "sub/c"] { try scenes.write(SceneFolder.square(), to: name) }
    try scenes.folder.write("".utf8, to: "gone.apng")
    try scenes.folder.write("".utf8, to: "picture.png")
    try scenes.folder.write("".utf8, to: ".hidden.json")
    #expect(try find(scenes.folder.path) == ["a", "b", "gone", "sub/c"])
    #expect(try find(scenes.folder.path + "//") == ["a", "b", "gone", "sub/c"])
  }

  @Test func aNameIsOneWithItsEndingOrWithout() throws {
    try scenes.write(SceneFolder.square(), to: "sub/c")
    #expect(try find(scenes.folder.path("sub/c")) == ["c"])
    #expect(try find(scenes.folder.path("sub/c.json")) == ["c"])
    #expect(try find(scenes.folder.path("sub/c"), scenes.folder.path("sub/c.json")) == ["c"])
  }

  /// Beside a folder that is called like it, and beside one whose name ends in `.json` itself.
  @Test func theWordOfACommandLineIsTheSceneAndNoOther() throws {
    for name in ["a", "a.json", "login", "login/x", "login/y"] {
      try scenes.write(SceneFolder.square(), to: name)
    }
    for name in ["a", "a.json", "login"] {
      let location = try scenes.location(name)
      #expect(location.commandWord == scenes.folder.path(name + ".json"))
      #expect(try GoldenLocation.find([location.commandWord]) == [location])
    }
    #expect(try find(scenes.folder.path("login")) == ["x", "y"])
    try FileManager.default.removeItem(atPath: scenes.folder.path("a.json"))
    #expect(try find(scenes.folder.path("a.json")) == ["a.json"])
  }

  @Test(arguments: [("-a", "./-a.json"), ("it's", #"'it'\''s.json'"#)])
  func theWordOfACommandLineIsOneWordAndNoOption(name: String, word: String) throws {
    let location = GoldenLocation(store: GoldenStore(folder: "."), name: try GoldenName(name))
    #expect(location.commandWord == word)
  }

  @Test(arguments: ["", ".json"], ["a.curve.csv", "a.apng", "a.fonts"])
  func referencesWithoutASceneAreFoundByTheirName(ending: String, reference: String) throws {
    try scenes.folder.write("".utf8, to: reference)
    let found = try GoldenLocation.find([scenes.folder.path("a" + ending)])
    #expect(found.map(\.title) == [scenes.folder.path("a")])
    #expect(found.map(\.isStale) == [true])
    try scenes.write(SceneFolder.square(), to: "a")
    #expect(try GoldenLocation.find([scenes.folder.path("a" + ending)]).map(\.isStale) == [false])
  }

  @Test func whatIsNotThereIsSaid() throws {
    #expect(throws: GoldenError.notFound(path: scenes.folder.path("x"))) {
      try find(scenes.folder.path("x"))
    }
    #expect(throws: GoldenError.empty(folder: scenes.folder.path)) {
      try find(scenes.folder.path)
    }
  }

  @Test func anEmptyWordIsNotTheCurrentFolder() {
    #expect(throws: GoldenError.name(.empty)) { try find("") }
  }

  @Test func namesThatOtherFileSystemsTakeForOneAreRefused() throws {
    for name in ["a", "A"] { try scenes.write(SceneFolder.square(), to: name) }
    #expect(throws: GoldenError.name(.clash("A", "a"))) { try find(scenes.folder.path) }
  }

  /// Letters that are composed otherwise are another file's name on Linux, and the same on macOS.
  @Test func namesThatAreComposedOtherwiseAreRefused() throws {
    for name in ["\u{FC}", "u\u{308}"] { try scenes.write(SceneFolder.square(), to: name) }
    let error = #expect(throws: GoldenError.self) { try find(scenes.folder.path) }
    #expect(
      error?.description
        == "there are two goldens 'u\u{308}' whose letters are composed otherwise, and they would "
        + "share files; rename one of them")
  }

  @Test(arguments: ["", "sub/"])
  func aNameThatIsNoTextIsNotPassedOver(subfolder: String) throws {
    for name in ["a", "sub/b"] { try scenes.write(SceneFolder.square(), to: name) }
    // An ü as Latin-1 has it, which is no UTF-8.
    let path = scenes.folder.path(subfolder + "gr").utf8CString.dropLast()
    let file = open(path + [CChar(bitPattern: 0xFC)] + "n.json".utf8CString, O_CREAT, 0o644)
    try #require(file >= 0)
    close(file)
    let folder = subfolder.isEmpty ? scenes.folder.path : scenes.folder.path("sub")
    let error = #expect(throws: GoldenError.self) { try find(scenes.folder.path) }
    let words = #"the name 'gr\xfcn.json' in this folder is not UTF-8; rename it"#
    #expect(error?.description == "\(folder): \(words)")
  }

  /// Deeper than a path may be long: a program gets there by going down step by step.
  @Test func aFolderThatIsTooDeepIsNotPassedOver() throws {
    try scenes.write(SceneFolder.square(), to: "a")
    let part = String(repeating: "d", count: 200)
    var folders = [open(scenes.folder.path, O_RDONLY | O_DIRECTORY)]
    defer {
      for folder in folders.reversed() {
        unlinkat(folder, part, AT_REMOVEDIR)
        close(folder)
      }
    }
    // 5000 bytes; PATH_MAX is 4096.
    for index in 0..<25 {
      mkdirat(folders[index], part, 0o755)
      folders.append(openat(folders[index], part, O_RDONLY | O_DIRECTORY))
    }
    try #require(folders.allSatisfy { $0 >= 0 })
    let error = #expect(throws: GoldenError.self) { try find(scenes.folder.path) }
    let words = try #require(error?.description)
    #expect(words.contains("/\(part): this folder lies too deep"))
    #expect(words.contains("move it up"))
  }

  @Test func linksThatStayInsideAreFollowedAndOthersRefused() throws {
    try scenes.write(SceneFolder.square(), to: "a")
    let link = scenes.folder.path("b.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.json")
    #expect(try find(scenes.folder.path) == ["a", "b"])
    let outside = try TemporaryFolder()
    try outside.write(SceneFolder.square().utf8, to: "c.json")
    try FileManager.default.createSymbolicLink(
      atPath: scenes.folder.path("c.json"), withDestinationPath: outside.path("c.json"))
    #expect(throws: GoldenError.leadsOutside(path: scenes.folder.path("c.json"))) {
      try find(scenes.folder.path)
    }
  }

  @Test(arguments: ["gone.json", "/nowhere/gone.json", "a.json/gone.json"])
  func aLinkToNothingIsCalledThat(destination: String) throws {
    try scenes.write(SceneFolder.square(), to: "a")
    let link = scenes.folder.path("b.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
    let error = #expect(throws: GoldenError.leadsNowhere(path: link)) {
      try find(scenes.folder.path)
    }
    #expect(
      error?.description
        == "\(link): is a symbolic link to something that does not exist; mend or remove it")
  }

  @Test func linksInACircleAreCalledThat() throws {
    try scenes.write(SceneFolder.square(), to: "a")
    for (link, destination) in [("b.json", "c.json"), ("c.json", "b.json")] {
      try FileManager.default.createSymbolicLink(
        atPath: scenes.folder.path(link), withDestinationPath: destination)
    }
    let link = scenes.folder.path("b.json")
    let error = #expect(throws: GoldenError.circle(path: link)) { try find(scenes.folder.path) }
    #expect(
      error?.description
        == "\(link): is a symbolic link in a circle of links; mend or remove it")
  }

  @Test func aStoreMayItselfBeBehindALink() throws {
    try scenes.write(SceneFolder.square(), to: "a")
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: other.path("golden"), withDestinationPath: scenes.folder.path)
    #expect(try find(other.path("golden")) == ["a"])
    let store = GoldenStore(folder: other.path("golden"))
    let location = GoldenLocation(store: store, name: try GoldenName("a"))
    #expect(GoldenVerifier(workers: 1).verify(location).entry.outcome == .missing)
  }
}
