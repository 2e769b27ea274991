import CAVCodec

/// An encoder or decoder of FFmpeg's.
///
/// Each FFmpeg object has one owner such as this one: made by its allocator, freed once, in
/// `deinit`, never copied. Nothing else frees an FFmpeg pointer.
struct CodecContext: ~Copyable {
  let pointer: UnsafeMutablePointer<AVCodecContext>

  init(_ codec: UnsafePointer<AVCodec>) throws(AVError) {
    guard let context = avcodec_alloc_context3(codec) else {
      throw .outOfMemory("avcodec_alloc_context3")
    }
    pointer = context
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVCodecContext>? = pointer
    avcodec_free_context(&pointer)
  }
}
