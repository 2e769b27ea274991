import Raster
import Timing

/// One picture that is not a PNG.
final class PictureSource: FrameSource {
  private var picture: Pixmap?
  let width: Int
  let height: Int
  let frameRate: FrameRate?
  let hasTimes = false

  init(path: String, rate: FrameRate) throws(FrameInputError) {
    do throws(ImageReadError) {
      let picture = try ImageReader.read(path)
      self.picture = picture
      (width, height) = (picture.width, picture.height)
    } catch {
      throw .picture(error)
    }
    frameRate = rate
  }

  func next() -> InputFrame? {
    picture.take().map { picture in
      InputFrame(index: 0, time: 0, duration: frameRate?.time(ofFrame: 1) ?? 0, pixmap: picture)
    }
  }
}
