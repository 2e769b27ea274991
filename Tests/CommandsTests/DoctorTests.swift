import CommandTestSupport
import Commands
import Foundation
import Testing

@Suite struct Doctor {
  private let here = Finding.found("libpng", "1.6.39")
  private let wanted = Finding.missing("encoder", isNeeded: true, "apt-get install encoder")
  private let optional = Finding.missing("emoji", isNeeded: false, "apt-get install emoji")

  @Test func onlyWhatIsNeededMakesAFailure() {
    #expect(Diagnosis.status([here]) == .success)
    #expect(Diagnosis.status([here, optional]) == .success)
    #expect(Diagnosis.status([here, wanted]) == .failure)
  }

  @Test func everyFindingIsALineWithItsAnswer() {
    let lines = Diagnosis.text([here, wanted, optional]).split(separator: "\n")
    #expect(lines.map { $0.split(separator: " ").first } == ["found", "yes", "NO", "no"])
    #expect(lines[2].hasSuffix("apt-get install encoder"))
  }

  @Test func theMachineIsLookedAt() throws {
    let session = Session("doctor")
    for name in ["libpng", "libavcodec", "freetype", "harfbuzz", "fontconfig", "libx264"] {
      #expect(session.output.contains(name), "\(name)")
    }
    #expect(session.status == (session.output.contains("\nNO ") ? .failure : .success))
    let json = Session("doctor", "--json")
    #expect(json.status == session.status)
    let rows = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [[String: Any]]
    #expect(rows?.count == session.output.split(separator: "\n").count - 1)
  }
}
