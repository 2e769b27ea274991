/// The folder that a verification leaves its report in.
enum ReportFolder {
  /// The hidden file that tells such a folder from others.
  static let marker = ".shake-render-report"
}
