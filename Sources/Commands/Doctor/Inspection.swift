import Typography
import VideoCodec

/// A look at the machine.
enum Inspection {
  /// Everything that the program leans on.
  static func findings() -> [Finding] {
    Libraries.versions.map { Finding.found($0.name, $0.version) } + codecs + fonts
  }

  private static var codecs: [Finding] {
    let packages = "apt-get install libavcodec-extra, or an FFmpeg with it"
    return [
      ("H.264 encoder (libx264)", VideoLibrary.hasH264Encoder, true),
      ("JPEG pictures", VideoLibrary.hasJPEGDecoder, false),
      ("WebP pictures", VideoLibrary.hasWebPDecoder, false),
    ].map { name, isFound, isNeeded in
      isFound ? .found(name, "") : .missing(name, isNeeded: isNeeded, packages)
    }
  }

  /// Fonts are asked for as a scene asks: what comes back is what it would get.
  private static var fonts: [Finding] {
    [
      ("text in the system's font", "Log in", true),
      ("Chinese, Japanese and Korean text", "\u{767B}\u{5F55}", false),
    ].map { name, sample, isNeeded in
      let library = FontLibrary.system()
      _ = library.line(sample, size: 17, weight: TextWeight(400))
      if let warning = library.warnings.first {
        return .missing(name, isNeeded: isNeeded, "\(warning)")
      }
      return .found(name, library.usedFontFiles.joined(separator: ", "))
    }
  }
}
