import Geometry
import Raster
import ShakeEngine

/// What a view's parent gives it.
struct ViewParent {
  /// The tint colour, which UIKit hands down.
  var tint: Color
  /// The parent's top left corner on the canvas.
  var origin = Point.zero
  /// How many views are around this one.
  var depth = 0
  /// The parent's place in the tree.
  var indexPath: [Int] = []
}

extension DocumentChecker {
  /// The most views of a document.
  static let maximumViewCount = 10_000
  /// The most views inside each other.
  static let maximumViewDepth = 32

  /// A list of views; `registering` remembers their ids, and refuses second ones.
  func views(
    _ value: DocumentValue?, in parent: ViewParent, on canvas: Canvas, registering: Bool
  ) -> [View] {
    guard let elements = value?.array() else { return [] }
    if parent.depth >= Self.maximumViewDepth, let first = elements.first {
      first.error("more than \(Self.maximumViewDepth) views inside each other")
      return []
    }
    var views: [View] = []
    for (index, element) in elements.enumerated() {
      if registering {
        viewCount += 1
        if viewCount > Self.maximumViewCount {
          if viewCount == Self.maximumViewCount + 1 {
            element.error("more than \(Self.maximumViewCount) views")
          }
          return views
        }
      }
      var place = parent
      place.indexPath.append(index)
      views.append(view(element, in: place, on: canvas, registering: registering))
    }
    return views
  }

  /// A view; what cannot be made out is a default, beside an error.
  func view(
    _ value: DocumentValue, in place: ViewParent, on canvas: Canvas, registering: Bool
  ) -> View {
    let kinds = DocumentKeys.viewKinds
    let known = value.node.member("type")?.text.flatMap { word in
      kinds.contains { $0.name == word } ? word : nil
    }
    let keys = KeySet(common: DocumentKeys.view, kind: known, kinds: kinds)
    guard let object = value.object(keys) else { return View(kind: .view, frame: .zero) }
    if known == nil { checkType(of: object) }

    var view = View(kind: .view, frame: frame(of: object, known, on: canvas))
    view.id = object["id"].flatMap { identifier($0, of: value, place, registering) }
    view.tintColor = object["tintColor"]?.color() ?? place.tint
    applyLayer(of: object, to: &view)
    view.kind = kind(known ?? "view", object, on: canvas)

    var inner = place
    inner.tint = view.tintColor
    inner.origin = place.origin + view.frame.origin
    inner.depth += 1
    view.children = views(
      object["children"], in: inner, on: canvas, registering: registering)
    checkUse(of: view, object, place, on: canvas)
    return view
  }

  private func checkType(of object: ObjectReader) {
    guard let type = object.required("type"), let word = type.string() else { return }
    let hint = self.hint(for: word, among: DocumentKeys.viewKinds.map(\.name))
    type.error("unknown view type \(word.quoted)\(hint)")
  }

  private func identifier(
    _ value: DocumentValue, of view: DocumentValue, _ place: ViewParent, _ registering: Bool
  ) -> String? {
    guard let id = value.identifier() else { return nil }
    guard registering else { return id }
    if let other = identifiedViews[id] {
      value.error("\(id.quoted) is already used by \(other.path)")
    } else {
      identifiedViews[id] = IdentifiedView(path: view.path, indexPath: place.indexPath)
    }
    return id
  }

  /// The frame; bars and keyboards have one by themselves.
  private func frame(of object: ObjectReader, _ kind: String?, on canvas: Canvas) -> Rect {
    if let given = object["frame"] { return given.frame() ?? .zero }
    switch kind {
    case "navigationBar":
      // The bar reaches under the status bar: 44 below it, 52 more for a large title.
      let isLarge = object["largeTitle"]?.bool() ?? false
      return Rect(
        x: 0, y: 0, width: canvas.size.width,
        height: canvas.safeAreaTop + (isLarge ? 96 : 44))
    case "keyboard":
      // Four rows of 54; below them the globe's row and the home indicator's area, where there is one.
      let height = 216 + (canvas.safeAreaBottom > 0 ? canvas.safeAreaBottom + 41 : 0)
      return Rect(
        x: 0, y: canvas.size.height - height, width: canvas.size.width, height: height)
    default:
      _ = object.required("frame")
      return .zero
    }
  }

  private func checkUse(
    of view: View, _ object: ObjectReader, _ place: ViewParent, on canvas: Canvas
  ) {
    if view.masksToBounds, view.shadow != nil {
      object["shadow"]?.warn("shadow has no effect with masksToBounds")
    }
    let box = view.frame.offset(by: place.origin)
    // After an error the canvas may be another than the one that is meant.
    guard !box.isEmpty, !hasErrors else { return }
    let size = canvas.size
    let isSeen = box.minX < size.width && box.minY < size.height && box.maxX > 0 && box.maxY > 0
    guard case .cutout = view.kind else {
      if !isSeen { object["frame"]?.warn("the view is outside the canvas") }
      return
    }
    let picture = "the picture, which is \(size.width.plain) x \(size.height.plain) points"
    if !isSeen {
      object["frame"]?.error("lies outside \(picture)")
    } else if box.minX < 0 || box.minY < 0 || box.maxX > size.width || box.maxY > size.height {
      object["frame"]?.warn("reaches beyond \(picture); nothing is cut out there")
    }
  }
}

extension DocumentValue {
  /// A name that other parts of the document can use.
  func identifier() -> String? {
    guard let text = string() else { return nil }
    guard text.count <= 200, text.isIdentifier else {
      error(
        "\(text.quoted) is not a name; use letters, digits, _ . - and begin with a letter or _")
      return nil
    }
    return text
  }
}

extension String {
  /// Whether the text is an ASCII letter or underscore, then letters, digits, `_`, `.` and `-`.
  var isIdentifier: Bool {
    guard let first = unicodeScalars.first, first.isASCIILetter || first == "_" else {
      return false
    }
    return unicodeScalars.allSatisfy { scalar in
      scalar.isASCIILetter || ("0"..."9").contains(scalar) || "_.-".unicodeScalars.contains(scalar)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }
}
