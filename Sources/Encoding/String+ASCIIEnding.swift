extension String {
  /// Whether the text ends so, its ASCII letters in either case: no locale has a say in it.
  /// `ending` is in lower case.
  func hasASCIIEnding(_ ending: String) -> Bool {
    utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, expected in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        ? byte + 32 == expected : byte == expected
    }
  }
}
