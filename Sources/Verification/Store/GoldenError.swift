import Foundation
package import Golden

/// Why goldens cannot be found, read or written. Each prints one line with what and where.
package enum GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system refused; `code` is C's `errno`.
  case system(path: String, code: Int32)
  /// There is neither a folder nor a scene of that name.
  case notFound(path: String)
  /// A folder has no scene and nothing that belongs to one.
  case empty(folder: String)
  /// A symbolic link leads out of the folder of goldens.
  case leadsOutside(path: String)
  /// A symbolic link leads to nothing.
  case leadsNowhere(path: String)
  /// A symbolic link leads to itself, directly or by others.
  case circle(path: String)
  /// A folder has something whose name is not UTF-8; the name with its other bytes as `\xff`.
  case nameNotText(folder: String, name: String)
  /// A folder is in so many others that the system finds nothing in it.
  case tooDeep(folder: String)
  /// There is something else than a file, such as a pipe, which might never end.
  case notAFile(path: String)
  /// A file is larger than any of its kind can be.
  case tooLarge(path: String)
  /// A file is not what its name says; the problem in words.
  case unreadable(path: String, problem: String)
  /// Goldens are in the folder that a report is to go to.
  case inReport(store: String, report: String)
  /// There is no report of a verification in a folder.
  case noReport(folder: String)
  /// A golden was not part of the last verification.
  case notVerified(golden: String, report: String)
  /// A golden's scene, or a picture in it, is another than the one that was verified.
  case inputChanged(golden: String, file: String)
  /// A file of a report is not what was drawn.
  case drawnChanged(golden: String, file: String)
  /// The last verification drew nothing of a golden; why, in words.
  case notDrawn(golden: String, reason: String)
  /// A name that no golden can have.
  case name(GoldenNameError)

  /// One line for people.
  package var description: String {
    switch self {
    case .system(let path, let code): "\(path): \(String(cString: strerror(code)))"
    case .notFound(let path): "\(path): there is no such folder, and no scene \(path).json"
    case .empty(let folder): "\(folder): there is no scene in this folder"
    case .leadsOutside(let path): "\(path): a symbolic link leads out of the folder of goldens"
    case .leadsNowhere(let path):
      "\(path): is a symbolic link to something that does not exist; mend or remove it"
    case .circle(let path): "\(path): is a symbolic link in a circle of links; mend or remove it"
    case .nameNotText(let folder, let name):
      "\(folder): the name '\(name)' in this folder is not UTF-8; rename it"
    case .tooDeep(let folder):
      "\(folder): this folder lies too deep for what is in it to be found; move it up, or name it "
        + "from a folder nearer to it"
    case .notAFile(let path): "\(path): is not a file"
    case .tooLarge(let path): "\(path): the file is larger than any golden's can be"
    case .unreadable(let path, let problem): "\(path): unreadable: \(problem)"
    case .inReport(let store, let report):
      "\(report): has goldens in it, in \(store), that would be lost with the report; move them, "
        + "or name another folder with --report"
    case .noReport(let folder):
      "\(folder): there is no report of a verification; run 'golden verify' first, or name its "
        + "folder with --report"
    case .notVerified(let golden, let report):
      "\(golden): is not in the last verification's report, \(report); verify it first"
    case .inputChanged(let golden, let file):
      "\(golden): \(file) has changed since it was verified; verify it again"
    case .drawnChanged(let golden, let file):
      "\(golden): \(file) is not what was drawn, since it has changed; verify it again"
    case .notDrawn(let golden, let reason):
      "\(golden): the last verification drew nothing to approve: \(reason)"
    case .name(let error): error.description
    }
  }
}
