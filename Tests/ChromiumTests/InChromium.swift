import Testing

/// What a real browser makes of what is written. All of it is done by one browser, in turn.
@Suite(
  .serialized, .enabled(if: Chromium.path != nil, Chromium.absence), .browser)
enum InChromium {}
