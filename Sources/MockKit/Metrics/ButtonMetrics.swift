/// UIButton's numbers.
package struct ButtonMetrics: Hashable, Sendable {
  /// The title's opacity while a system button is touched. Assumed.
  package var touchedTitleOpacity = 0.3
  /// The opacity of background and title while a filled, tinted or gray button is touched. Assumed.
  package var touchedFillOpacity = 0.75
  /// Seconds from the finger's leaving to full opacity. Assumed.
  package var fadeDuration = 0.25
  /// The opacity of a disabled title that has a colour of its own. Assumed.
  package var disabledTitleOpacity = 0.35
  /// The corner radius of a filled, tinted or gray button. Assumed.
  package var cornerRadius = 6.0
  /// From the left and right edge of a filled, tinted or gray button to its title. Assumed.
  package var titleInset = 12.0
  /// The share of the tint colour behind a tinted button. Assumed.
  package var tintedFillOpacity = 0.18
}
