extension OutputTarget {
  /// Prepares the output: whatever forbids it (a folder of that name, no permission, no encoder)
  /// is found here, before a frame is drawn. Missing folders are made; nothing else is visible
  /// until the sink's output appears.
  package func sink(
    _ options: OutputOptions, files: TemporaryFiles = .shared
  ) throws(EncodingError) -> any FrameSink {
    switch self {
    case .video(let path): try VideoSink(OutputFile(path: path, files: files), options)
    case .apng(let path): try APNGSink(OutputFile(path: path, files: files), options)
    case .still(let path): StillSink(try OutputFile(path: path, files: files))
    case .sequence(let names):
      try SequenceSink(names, lastIndex: options.lastIndex, files: files)
    case .standardOutput(.mp4): try VideoSink(OutputFile(standardOutput: files), options)
    case .standardOutput(.apng): try APNGSink(OutputFile(standardOutput: files), options)
    case .standardOutput(.png): StillSink(try OutputFile(standardOutput: files))
    }
  }

  /// Prepares several outputs, or none.
  package static func sinks(
    _ targets: [OutputTarget], _ options: OutputOptions
  ) throws(EncodingError) -> [any FrameSink] {
    var sinks: [any FrameSink] = []
    do throws(EncodingError) {
      for target in targets { sinks.append(try target.sink(options)) }
    } catch {
      for sink in sinks { sink.cancel() }
      throw error
    }
    return sinks
  }
}
