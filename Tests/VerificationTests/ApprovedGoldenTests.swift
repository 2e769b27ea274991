import Foundation
import Golden
import TestSupport
import Testing
import Verification

/// The goldens of this repository, apart from what `golden verify` says of them.
@Suite struct ApprovedGoldens {
  @Test func theseAreAll() throws {
    let listing = try GoldenStore(folder: Repository.path("golden")).listing()
    #expect(listing.goldens.map(\.text) == ApprovedGolden.all.map(\.name).sorted())
    #expect(listing.stale == [])
  }

  @Test(arguments: ApprovedGolden.all)
  func theSlitShowsTheApprovedFrames(_ golden: ApprovedGolden) throws {
    try expectPicture(golden.slit(), golden.slitName)
  }

  /// An example's golden is the example itself, but for the block that says how it is kept.
  @Test(arguments: ApprovedGolden.examples)
  func theScenesAreTheExamples(_ golden: ApprovedGolden) throws {
    let name = try #require(golden.name.split(separator: "/").last)
    let example = try String(
      contentsOfFile: Repository.path("Examples/\(name).json"), encoding: .utf8)
    let copy = String(decoding: try golden.bytes(".json"), as: UTF8.self)
    let ending = "\n}\n"
    try #require(example.hasSuffix(ending))
    let common = example.dropLast(ending.count)
    #expect(copy.hasPrefix(common))
    let rest = copy.dropFirst(common.count)
    #expect(rest.wholeMatch(of: /,\n  "golden": \{[^{}\n]*\}\n\}\n/) != nil)
  }

  @Test func thePictureOfTheExamplesIsTheirs() throws {
    let copies = ["Examples", "golden/examples"].map { Repository.path("\($0)/login@3x.png") }
    let pictures = try copies.map { try Data(contentsOf: URL(filePath: $0)) }
    #expect(pictures[0] == pictures[1])
  }

  /// A clone carries every version of every file for ever.
  @Test func theyAreSmall() throws {
    let folder = Repository.path("golden")
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    var sizes: [String: Int] = [:]
    while let file = files.nextObject() as? String {
      sizes[file] = (files.fileAttributes?[.size] as? NSNumber)?.intValue ?? 0
    }
    #expect(sizes.count > ApprovedGolden.all.count * 4)
    #expect(sizes.filter { $0.value > 400_000 } == [:])
    #expect(sizes.values.reduce(0, +) < 1_500_000)
  }
}
