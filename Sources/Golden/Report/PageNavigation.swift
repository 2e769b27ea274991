/// The list of goldens beside the page's contents, with its filters.
struct PageNavigation {
  private let report: GoldenReport

  init(_ report: GoldenReport) { self.report = report }

  var html: String {
    let failed = report.failureCount
    return """
      <nav aria-label="Goldens">
      <label class="search">Search <input type="search" id="search" autocomplete="off"></label>
      <fieldset class="filters"><legend>Show</legend>
      \(filter("all", "All (\(report.entries.count))", isChecked: true))
      \(filter("failed", "Failed (\(failed))"))
      \(filter("passed", "Passed (\(report.entries.count - failed))"))
      </fieldset>
      <p id="shown" role="status"></p>
      <ul id="list">
      \(report.entries.enumerated().map { item($1, $0) }.joined())</ul>
      </nav>

      """
  }

  private func filter(_ value: String, _ words: String, isChecked: Bool = false) -> String {
    """
    <label><input type="radio" name="filter" value="\(value)"\(isChecked ? " checked" : "")> \
    \(words)</label>
    """
  }

  private func item(_ entry: ReportEntry, _ index: Int) -> String {
    """
    <li data-result="\(entry.outcome.isFailure ? "failed" : "passed")">\
    <a href="#golden-\(index)"><span class="badge \(entry.outcome.rawValue)">\
    \(entry.outcome.rawValue)</span> <span class="name">\(Markup.escaped(entry.name))</span></a></li>

    """
  }
}
