/// Takes frames in order and makes a file, or files, of them.
///
/// Calls come from one thread at a time, in this order: any number of ``append(_:)``, then
/// ``close()``, then ``publish()``. After an error, or instead of going on, ``cancel()``.
package protocol FrameSink: AnyObject, Sendable {
  /// Where the output appears: the path as it was given, or "-" for standard output.
  var path: String { get }

  /// Something the user should know about the output, such as a padded size; a sentence without
  /// a full stop.
  var remark: String? { get }

  /// Takes the next frame.
  func append(_ frame: Frame) throws(EncodingError)

  /// Ends the output: afterwards all of it is on disk, under a temporary name.
  func close() throws(EncodingError)

  /// Makes the closed output appear, in place of an earlier one.
  func publish() throws(EncodingError)

  /// Removes whatever was written. Does nothing after ``publish()`` or a second time.
  func cancel()
}

extension FrameSink {
  /// Ends the output and makes it appear; on failure nothing of it stays.
  package func finish() throws(EncodingError) {
    do {
      try close()
      try publish()
    } catch {
      cancel()
      throw error
    }
  }
}
