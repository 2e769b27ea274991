import Encoding
import Foundation
import Rendering
import SceneModel
import Verification

/// The one place where an error becomes words and an exit status.
struct Report {
  /// How the program ends.
  let status: ExitStatus
  /// What it says, line by line; nothing if there is no one to tell.
  let lines: [String]

  init(_ error: any Error, subcommand: Subcommand?, isQuiet: Bool = false) {
    switch error {
    case let error as ArgumentError:
      let help = [Manual.program, subcommand?.rawValue, "--help"].compactMap(\.self)
      status = .usage
      lines = [Self.line(error.message), "Try '\(help.joined(separator: " "))'."]
    case let error as InputFileError:
      (status, lines) = (.usage, [Self.line("\(error)")])
    case let error as SceneError:
      let told = error.diagnostics.filter { $0.severity == .error || !isQuiet }
      (status, lines) = (.usage, told.map(Self.line))
    case let error as GoldenError:
      (status, lines) = (error.status, [Self.line("\(error)")])
    case let error as StreamError:
      status = error.isBrokenPipe ? .brokenPipe : .failure
      lines = error.isBrokenPipe ? [] : [Self.line(error.message)]
    case .system(_, EPIPE) as EncodingError:
      (status, lines) = (.brokenPipe, [])
    case let error as EncodingError:
      (status, lines) = (error.status, [Self.line("\(error)")])
    default:
      (status, lines) = (.failure, [Self.line("\(error)")])
    }
  }

  /// An error as a line.
  private static func line(_ message: String) -> String { "\(Manual.program): error: \(message)" }

  /// What a document's reader has to say, as a line: where it is in the document, or else which
  /// option said it.
  static func line(_ diagnostic: Diagnostic) -> String {
    if diagnostic.option == nil { return "\(diagnostic)" }
    return diagnostic.severity == .error
      ? line("\(diagnostic)") : "\(Manual.program): \(diagnostic)"
  }
}

extension GoldenError {
  /// What the machine refused is not the command line's fault.
  fileprivate var status: ExitStatus {
    switch self {
    case .system, .tooLarge, .unreadable: .failure
    default: .usage
    }
  }
}

extension EncodingError {
  /// What cannot be written because of its name is the command line's fault; the rest is the
  /// machine's.
  fileprivate var status: ExitStatus {
    switch self {
    case .isFolder, .foreignFolder, .foreignFile: .usage
    default: .failure
    }
  }
}
