import Encoding

/// Where `diff` writes its difference picture.
struct DiffTarget: Sendable {
  let path: String
  let target: OutputTarget

  /// Whether it holds the pictures of all frames.
  var isAnimation: Bool { !target.isSinglePicture }

  /// The target of `-o`, if it was typed.
  init?(_ reader: OptionReader, inputs: [String]) throws(ArgumentError) {
    let paths = reader.texts(.output)
    guard let path = paths.first else { return nil }
    guard paths.count == 1 else { throw .rule("diff writes one difference picture, to one output") }
    let target = try? OutputTarget.parse(path)
    switch target {
    case .still?, .apng?: break
    default:
      throw .rule("\(path): diff writes its picture to a .png, or those of all frames to an .apng")
    }
    guard let target else { return nil }
    try OutputCheck.check([target], inputs: inputs, use: "is compared")
    try OutputCheck.checkFrames([path], inputs: inputs)
    self.path = path
    self.target = target
  }
}
