import Verification

extension OptionTable {
  static let golden: [OptionDefinition] = [
    OptionDefinition(
      .all, in: .golden, of: [.golden],
      "record: also what is there and is not the same"),
    OptionDefinition(
      .changed, in: .golden, of: [.golden],
      "record: also what is there and does not match"),
    OptionDefinition(
      .mutate, in: .golden, of: [.golden],
      "verify: also try whether mistakes would be noticed",
      details: """
        Each scene is compared once more with its motion one frame late, 5 % larger and smaller, a \
        quarter of a pixel to either side, without a stroke, and with its easing on the segments \
        instead of the whole. A mistake that nothing notices, because tolerances are too wide or \
        frames are left out, is a failure. So are masks and a tolerance that hide every mistake \
        from the pixels, even where the curve notices them.
        """),
    OptionDefinition(
      .report, value: "DIR", in: .golden, of: [.golden], standard: ReportFolder.standardPath,
      "verify: where the report goes; approve: where it is",
      details: """
        A verification that fails leaves its report there: index.html, a page that needs nothing \
        else, report.json, junit.xml, and in goldens/ a folder of pictures and curves for each \
        golden that does not match. Where this option is given there is a report of a success, too. The report of an \
        earlier run is replaced or removed; a folder with other files in it is refused.
        """),
    OptionDefinition(
      .force, in: .golden, of: [.golden],
      "record and approve: even where CI is set",
      details: """
        A run on a build server must not accept what it should judge, so both are refused where \
        the variable CI is set.
        """),
  ]
}
