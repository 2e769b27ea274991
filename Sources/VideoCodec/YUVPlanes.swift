/// The memory of a 4:2:0 picture of even size.
package struct YUVPlanes {
  /// Brightness, a byte a pixel.
  let luma: UnsafeMutablePointer<UInt8>
  /// Blueness, a byte for 2x2 pixels.
  let blue: UnsafeMutablePointer<UInt8>
  /// Redness, likewise.
  let red: UnsafeMutablePointer<UInt8>
  /// Bytes from one row of ``luma`` to the next.
  let lumaStride: Int
  /// Bytes from one row of ``blue`` or ``red`` to the next.
  let chromaStride: Int

  /// Memory that somebody else owns.
  package init(
    luma: UnsafeMutablePointer<UInt8>, blue: UnsafeMutablePointer<UInt8>,
    red: UnsafeMutablePointer<UInt8>, lumaStride: Int, chromaStride: Int
  ) {
    self.luma = luma
    self.blue = blue
    self.red = red
    self.lumaStride = lumaStride
    self.chromaStride = chromaStride
  }
}
