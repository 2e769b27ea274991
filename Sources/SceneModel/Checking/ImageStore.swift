import Foundation
import Raster

/// Loads a document's pictures, each file once.
final class ImageStore {
  private let folder: String
  private let load: (String) throws -> Pixmap
  private var loaded: [String: Result<Pixmap, ImageFailure>] = [:]

  /// Why a picture cannot be had.
  struct ImageFailure: Error {
    /// In words, after `cannot read "login.png": `.
    var reason: String
  }

  /// A store for the pictures of a folder; an empty path is the current one.
  init(folder: String, load: @escaping (String) throws -> Pixmap) {
    self.folder = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path
    self.load = load
  }

  /// The picture of a name, which is relative to the folder or absolute.
  func image(_ name: String) -> Result<Pixmap, ImageFailure> {
    if let known = loaded[name] { return known }
    let path = name.hasPrefix("/") ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name
    let result: Result<Pixmap, ImageFailure>
    do {
      result = .success(try load(path))
    } catch {
      if FileManager.default.fileExists(atPath: path) {
        result = .failure(ImageFailure(reason: words(of: error, path)))
      } else {
        let place = name.hasPrefix("/") ? "" : " (looked in \(folder))"
        result = .failure(ImageFailure(reason: "no such file\(place)"))
      }
    }
    loaded[name] = result
    return result
  }

  /// What an error says, without the path that the message names already.
  private func words(of error: any Error, _ path: String) -> String {
    let words = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    return words.hasPrefix(path + ": ") ? String(words.dropFirst(path.count + 2)) : words
  }
}

extension DocumentValue {
  /// The picture that the value names.
  func image() -> Pixmap? {
    guard let name = string() else { return nil }
    switch checker.images.image(name) {
    case .success(let image): return image
    case .failure(let failure):
      let isNamed = checker.isSaid(name, at: node.location)
      error(isNamed ? failure.reason : "cannot read \(name.quoted): \(failure.reason)")
      return nil
    }
  }
}
