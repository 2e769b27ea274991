extension GoldenReport {
  /// How many bytes of pictures a page may hold, unless it is said otherwise.
  package static let standardImageLimit = 64_000_000

  /// The report as one HTML page that needs nothing else: pictures, style and script are in it. It
  /// works from a file, without a network, with a keyboard alone, in light and in dark.
  ///
  /// It holds `imageLimit` bytes of pictures at most. What does not fit is left out: goldens that
  /// match first, and of a golden the frames that differ least.
  ///
  /// - Throws: Where a frame's time is not finite.
  package func page(imageLimit: Int = standardImageLimit) throws -> String {
    let images = PageImages(self, limit: imageLimit)
    let data = PageData(
      images: images.encoded,
      goldens: zip(entries, images.frames).map { entry, frames in
        PageData.Golden(fps: Self.playbackRate(entry), frames: frames)
      })
    let json = Markup.scriptData(try JSONText.line(data))
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <link rel="icon" href="data:,">
      <title>\(Markup.escaped("Goldens: \(title)"))</title>
      <style>
      \(PageStyle.text)
      </style>
      </head>
      <body>
      <header>
      <h1>\(Markup.escaped(title))</h1>
      <p class="summary">\(summary)\(leftOutNote(images))</p>
      </header>
      <div class="columns">
      \(PageNavigation(self).html)<main>
      \(entries.enumerated().map { PageArticle($1, index: $0).html }.joined())</main>
      </div>
      <script type="application/json" id="report-data">\(json)</script>
      <script>
      \(PageScript.text)
      </script>
      </body>
      </html>

      """
  }

  private func leftOutNote(_ images: PageImages) -> String {
    images.leftOutCount == 0
      ? "" : "; the pictures of \(images.leftOutCount) frames are left out to keep the page small"
  }

  /// Frames a second, for playing.
  private static func playbackRate(_ entry: ReportEntry) -> Double {
    if let rate = entry.curve?.expectedRate ?? entry.curve?.actualRate { return rate }
    guard let last = entry.frames.last, last.time > 0 else { return 60 }
    return Double(last.index) / last.time
  }
}

/// What the page's script reads.
private struct PageData: Encodable {
  struct Golden: Encodable {
    let fps: Double
    let frames: [PageImages.Frame]
  }

  let images: [String]
  let goldens: [Golden]
}
