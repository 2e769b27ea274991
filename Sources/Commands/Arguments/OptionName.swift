/// Every option by its long name, without the two dashes.
package enum OptionName: String, CaseIterable, Sendable {
  case output, format, json
  case shake, view, duration, times, speed, range, direction
  case exactCount = "exact-count"
  case bare
  case tolerance, yiq
  case maxPixels = "max-pixels"
  case maxRatio = "max-ratio"
  case ignoreAntialiasing = "ignore-antialiasing"
  case maxOffset = "max-offset"
  case fps, frames, frame, at, loop, slow
  case roi, against
  case screenshot, rect, fill, plate, padding, scale, set, font
  case crf
  case encoderPreset = "encoder-preset"
  case workers
  case all, changed, force, mutate, report
  case progress, quiet, verbose
  case noColor = "no-color"
  case man, help, version

  /// The name as it is typed.
  package var long: String { "--\(rawValue)" }
}
