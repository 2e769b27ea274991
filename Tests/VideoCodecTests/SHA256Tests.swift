import Raster
import Testing
import VideoCodec

/// Digests, against the published examples (FIPS 180-4).
@Suite struct Digests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func examplesHaveTheirDigest(text: String, digest: String) throws {
    var hash = try SHA256()
    hash.update(Array(text.utf8))
    let whole = SHA256.hexadecimal(hash.finish())
    #expect(whole == digest)
    var bytewise = try SHA256()
    for byte in text.utf8 { bytewise.update([byte]) }
    let pieced = SHA256.hexadecimal(bytewise.finish())
    #expect(pieced == digest)
  }

  @Test func aPictureIsItsStraightBytes() throws {
    var picture = try #require(Pixmap(width: 2, height: 1))
    picture[0, 0] = PremultipliedColor(red: 128, green: 0, blue: 0, alpha: 128)
    var hash = try SHA256()
    hash.update(picture)
    var expected = try SHA256()
    expected.update([255, 0, 0, 128, 0, 0, 0, 0])
    let digest = hash.finish()
    let expectedDigest = expected.finish()
    #expect(digest == expectedDigest)
  }
}
