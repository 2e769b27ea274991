import CommandTestSupport
import Commands
import Testing

/// What a value must look like, told before anything is read or written.
@Suite struct OptionValues {
  @Test(arguments: [
    (["curve", "--duration", "0"], "--duration: expected seconds above 0, got '0'"),
    (["curve", "--duration", "-1"], "--duration: expected seconds above 0, got '-1'"),
    (["curve", "--duration", "0,5"], "--duration: expected seconds above 0, got '0,5'"),
    (["curve", "--duration", "nan"], "--duration: expected seconds above 0, got 'nan'"),
    (["curve", "--duration", "inf"], "--duration: expected seconds above 0, got 'inf'"),
    (["curve", "--duration", "1e999"], "--duration: expected seconds above 0, got '1e999'"),
    (["curve", "--duration", "0x10"], "--duration: expected seconds above 0, got '0x10'"),
    (["curve", "--duration="], "--duration: expected seconds above 0, got ''"),
    (["curve", "--duration", " 1"], "--duration: expected seconds above 0, got ' 1'"),
    (["curve", "--speed", "fast"], "--speed: expected seconds above 0, got 'fast'"),
    (["curve", "--times", "2.5"], "--times: expected a whole number, got '2.5'"),
    (["curve", "--times", "99999999999999999999"], "--times: expected a whole number"),
    (
      ["curve", "--direction", "vertcal"],
      "--direction: expected horizontal or vertical, got 'vertcal' (did you mean 'vertical'?)"
    ),
    (["curve", "--fps", "0,5"], "--fps: \"0,5\" is not a frame rate"),
    (["curve", "--fps", "0"], "--fps: 0 frames a second is outside"),
    (["curve", "--slow", "0"], "--slow: expected a number from 0.001 to 1000, got '0'"),
    (["curve", "--frames", "9-3"], "--frames: the range 9-3 falls"),
    (["curve", "--frames", "x"], "--frames: \"x\" is not a frame selection"),
    (["curve", "--scale", "0"], "--scale: expected a whole number from 1 to 20, got '0'"),
    (["curve", "--scale", "2.5"], "--scale: expected a whole number from 1 to 20, got '2.5'"),
    (["curve", "--set", "canvas"], "--set: expected KEY=VALUE, got 'canvas'"),
    (["curve", "--set", "=3"], "--set: expected KEY=VALUE, got '=3'"),
    (["curve", "--rect", "1,2,3,4"], "--rect needs --screenshot PNG"),
    (["curve", "--fill", "red"], "--fill needs --screenshot PNG"),
    (["curve", "--plate", "b.png"], "--plate needs --screenshot PNG"),
    (["curve", "--padding", "3"], "--padding needs --screenshot PNG"),
    (
      ["curve", "--screenshot", "a.png", "--rect", "1,2,3,4", "--fill", "red", "--plate", "b.png"],
      "--fill and --plate exclude each other"
    ),
    (
      ["curve", "--screenshot", "a.png", "--rect", "1,2,3,4", "--padding", "-1"],
      "--padding: expected points, 0 or more, got '-1'"
    ),
    (["curve", "--screenshot", "a.png"], "--screenshot needs --rect X,Y,W,H"),
    (
      ["curve", "--screenshot", "a.png", "--rect", "1,2,3"],
      "--rect: expected X,Y,W,H in points, with W and H above 0, got '1,2,3'"
    ),
    (
      ["curve", "--screenshot", "a.png", "--rect", "1,2,0,4"],
      "--rect: expected X,Y,W,H in points, with W and H above 0, got '1,2,0,4'"
    ),
    (
      ["curve", "a.json", "--screenshot", "a.png", "--rect", "1,2,3,4"],
      "--screenshot and the scene 'a.json' exclude each other"
    ),
    (["curve", "a.json", "b.json"], "curve does not take 'b.json'"),
    (["curve", "--format", "mp4"], "--format: expected csv, json, svg or png, got 'mp4'"),
    (["curve", "--json", "--format", "csv"], "--format and --json exclude each other"),
    (["golden", "verfy", "x"], "approve, got 'verfy' (did you mean 'verify'?)"),
    (["golden", "x"], "expected record, verify or approve, got 'x'\n"),
    (["curve", "-o", "a.xyz"], "a.xyz: the ending says no format; use .csv, .json, .svg or .png"),
    (["still", "-o", "a.png"], "still needs a picture to draw: --frame N or --at SECONDS"),
    (["still", "--frame", "1"], "still needs an output: -o OUT.png"),
    (["still", "--frame", "1", "--at", "2", "-o", "a.png"], "--frame and --at exclude each other"),
    (["still", "--frame", "-1", "-o", "a.png"], "--frame: expected a frame's number, from 0"),
    (["still", "--at", "-1", "-o", "a.png"], "--at: expected seconds, 0 or more, got '-1'"),
    (["still", "--at", "0", "-o", "a.png", "-o", "b.png"], "still writes one picture"),
    (
      ["still", "--at", "0", "-o", "a.mp4"], "a.mp4: no output format for this ending; one picture"
    ),
    (["still", "--at", "0", "-o", "a.apng"], "a.apng: no output format for this ending; one"),
    (["still", "--at", "0", "-o", "a.png", "--format", "apng"], "still writes png, not apng"),
    (["still", "--at", "0", "-o", "a.mp4", "--format", "mp4"], "still writes png, not mp4"),
    (["still", "--at", "0", "-o", "-", "--json"], "--json and --output - exclude each other"),
    (["render"], "render needs an output: -o OUT"),
    (["render", "-o", ""], "an output needs a name"),
    (["render", "-o", "a.xyz"], "a.xyz: no output format for this ending"),
    (["render", "-o", "a.GIF"], "a.GIF: no output format for this ending; use .apng, which plays"),
    (["render", "-o", "a.webm"], "a.webm: no output format for this ending; use .mp4 for a video"),
    (["render", "-o", "a.mov"], "a.mov: no output format for this ending; use .mp4 for a video"),
    (["render", "-o", "movie"], "movie: no output format for this ending"),
    (["render", "-o", "f/", "--format", "apng"], "f/: a folder holds PNG frames, not apng"),
    (["render", "-o", "-"], "output to - needs --format"),
    (
      ["render", "-o", "-", "--format", "mp4", "--json"], "--json and --output - exclude each other"
    ),
    (["render", "-o", "a%s.png"], "a%s.png: %s is not a frame number"),
    (["render", "-o", "a.mp4", "--crf", "52"], "--crf: expected a whole number from 0 to 51"),
    (
      ["render", "-o", "a.mp4", "--encoder-preset", "slowest"],
      "(did you mean 'slower'?)"
    ),
    (["render", "-o", "a/", "--crf", "20"], "--crf needs a video among the outputs"),
    (["render", "-o", "a.apng", "--crf", "20"], "--crf needs a video among the outputs"),
    (
      ["render", "-o", "a/", "--loop", "2"],
      "--loop needs a video or an animated PNG among the outputs"
    ),
    (["render", "-o", "a.apng", "--loop", "-1"], "--loop: expected a whole number from 0 to 1000"),
    (["render", "-o", "a.apng", "--loop", "1001"], "expected a whole number from 0 to 1000"),
    (
      ["render", "-o", "a.apng", "--fps", "119.88"],
      "--fps: an animated PNG cannot hold 120000/1001 frames a second"
    ),
    (
      ["render", "-o", "-", "--format", "apng", "--json"],
      "--json and --output - exclude each other"
    ),
    (["render", "-o", "a.mp4", "--loop", "0"], "--loop: expected a whole number from 1 to 1000"),
    (["render", "-o", "a.mp4", "--workers", "0"], "--workers: expected a whole number from 1"),
    (["render", "-o", "a.mp4", "--workers", "65"], "expected a whole number from 1 to 64"),
    (
      ["render", "-o", "a.mp4", "--progress", "br"],
      "--progress: expected auto, bar, plain, json or none, got 'br' (did you mean 'bar'?)"
    ),
  ])
  func senselessValuesAreRefused(words: [String], message: String) {
    let session = Session(words)
    #expect(session.status == .usage)
    #expect(session.output.isEmpty)
    #expect(session.error.contains(message), "\(session.error)")
    #expect(session.errorLines.count == 2)
  }
}
