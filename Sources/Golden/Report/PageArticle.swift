/// What the page says about one golden.
struct PageArticle {
  private let entry: ReportEntry
  private let index: Int

  init(_ entry: ReportEntry, index: Int) {
    self.entry = entry
    self.index = index
  }

  var html: String {
    """
    <article id="golden-\(index)" tabindex="-1" aria-labelledby="title-\(index)">
    <h2 id="title-\(index)">\(Markup.escaped(entry.name))</h2>
    <p><span class="badge \(entry.outcome.rawValue)">\(entry.outcome.rawValue)</span> \
    \(entry.outcome.words)</p>
    \(list(entry.failures, "failures"))\(list(entry.notes, "notes"))\(approval)\(viewer)\(plot)\
    \(PageNumbers(entry).html)\(files)</article>

    """
  }

  private func list(_ lines: [String], _ style: String) -> String {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(Markup.escaped($0))</li>\n" }.joined()
    return "<ul class=\"\(style)\">\n\(items)</ul>\n"
  }

  private var approval: String {
    guard let command = entry.approveCommand else { return "" }
    return """
      <p class="approve">If this is right: <code>\(Markup.escaped(command))</code> \
      <button type="button" class="copy">Copy</button></p>

      """
  }

  private var viewer: String {
    guard !entry.frames.isEmpty else { return "" }
    return """
      <section class="viewer" data-golden="\(index)" aria-label="Frames">
      <div class="views" role="group" aria-label="View">
      <button type="button" data-view="slider" aria-pressed="true">Slider</button>
      <button type="button" data-view="side" aria-pressed="false">Side by side</button>
      <button type="button" data-view="difference" aria-pressed="false">Difference</button>
      <label>Zoom <select class="zoom"><option value="fit">Fit</option>\
      <option value="0.5">50 %</option>\
      <option value="1" selected>100 %</option><option value="2">200 %</option>\
      <option value="4">400 %</option><option value="8">800 %</option></select></label>
      </div>
      <label class="split">Expected <input type="range" min="0" max="100" value="50" \
      aria-label="Expected left of here, actual right of it"> Actual</label>
      <div class="player">
      <button type="button" class="back" aria-label="One frame back">‹</button>
      <button type="button" class="play">Play</button>
      <button type="button" class="step" aria-label="One frame on">›</button>
      <input type="range" class="scrubber" min="0" max="\(entry.frames.count - 1)" \
      value="\(worstPosition)" \
      aria-label="Frame">
      <output class="time"></output>
      </div>
      <div class="stage" data-view="slider">
      <figure class="expected"><figcaption>Expected</figcaption><img alt="Expected"></figure>
      <figure class="difference"><figcaption>Difference</figcaption><img alt="Difference">\
      </figure>
      <figure class="actual"><figcaption>Actual</figcaption><img alt="Actual"></figure>
      </div>
      <p class="frame-note"></p>
      </section>

      """
  }

  /// The place in the list of the frame to show first: of those that differ most the first.
  private var worstPosition: Int {
    entry.frames.indices.dropFirst().reduce(0) {
      entry.frames[$1].isWorse(than: entry.frames[$0]) ? $1 : $0
    }
  }

  private var plot: String {
    entry.plot.map { "<figure class=\"plot\">\n\($0.svg(name: entry.name))</figure>\n" } ?? ""
  }

  private var files: String {
    guard !entry.attachments.isEmpty else { return "" }
    let items = entry.attachments.map {
      "<li><a href=\"\(PercentEncoding.path($0.path))\">\(Markup.escaped($0.label))</a></li>\n"
    }
    return "<h3>Files</h3>\n<ul class=\"files\">\n\(items.joined())</ul>\n"
  }
}
