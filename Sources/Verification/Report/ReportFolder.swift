import Encoding
import Golden

/// The folder that a verification leaves its report in.
package enum ReportFolder {
  /// Where it is unless it is said otherwise.
  package static let standardPath = "golden-report"
  /// The hidden file that tells such a folder from others.
  static let marker = ".shake-render-report"
  /// The report for machines.
  static let reportFile = "report.json"
  /// The report for people.
  static let pageFile = "index.html"
  /// The report for build servers.
  static let junitFile = "junit.xml"
  /// The folder of what is about single goldens.
  private static let goldensFolder = "goldens"
  /// All that is in such a folder.
  static let kind = FolderKind(
    marker: marker, names: [reportFile, pageFile, junitFile, goldensFolder])

  /// Where files about a golden are, by its title: away from the report's own, since it may be called
  /// like one of them.
  static func subfolder(of title: String) -> String { "\(goldensFolder)/\(FileStem.of(title))" }
  /// The curve that was drawn.
  static let curveFile = "actual.curve.csv"
  /// The frames that were drawn.
  static let framesFile = "actual.apng"
  /// The fonts that texts were drawn with.
  static let fontsFile = "actual.fonts"
}
