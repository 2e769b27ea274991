/// The numbers of every control, in points, seconds and straight sRGB.
///
/// They are measured or published unless a comment says *assumed*: an assumed value is common
/// knowledge of the trade, a default that may be changed and never a promise.
package struct MockMetrics: Hashable, Sendable {
  /// UITextField.
  package var textField = TextFieldMetrics()
  /// UIButton.
  package var button = ButtonMetrics()
  /// UISegmentedControl.
  package var segmentedControl = SegmentedControlMetrics()
  /// UISwitch.
  package var toggle = SwitchMetrics()
  /// UINavigationBar.
  package var navigationBar = NavigationBarMetrics()
  /// The on-screen keyboard.
  package var keyboard = KeyboardMetrics()
  /// The status bar.
  package var statusBar = StatusBarMetrics()
  /// The home indicator.
  package var homeIndicator = HomeIndicatorMetrics()
  /// The device's rim.
  package var bezel = BezelMetrics()
  /// MBProgressHUD.
  package var hud = HUDMetrics()
  /// UIAlertController.
  package var alert = AlertMetrics()

  /// The numbers as documented.
  package init() {}
}
