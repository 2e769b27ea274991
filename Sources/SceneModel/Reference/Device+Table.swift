import Geometry

/// Screens up to the iPhone 15 and corners up to the 12 Pro Max are published; the other corner
/// radii and safe areas are common knowledge of the trade.
extension Device {
  /// Every device that documents can name, older ones first.
  public static let all: [Device] =
    screen(
      ["iPhone 5s", "iPhone SE 1"], 320, 568, scale: 2, top: 20, bottom: 0, corner: 0)
    + screen(
      [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE", "iPhone SE 2", "iPhone SE 3",
      ], 375, 667, scale: 2, top: 20, bottom: 0, corner: 0)
    + screen(
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736, scale: 3,
      top: 20, bottom: 0, corner: 0)
    + screen(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, top: 44, bottom: 34,
      corner: 39)
    + screen(["iPhone XR", "iPhone 11"], 414, 896, scale: 2, top: 48, bottom: 34, corner: 41.5)
    + screen(
      ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, scale: 3, top: 44, bottom: 34, corner: 39)
    + screen(
      ["iPhone 12 mini", "iPhone 13 mini"], 375, 812, scale: 3, top: 50, bottom: 34, corner: 44)
    + screen(
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
      ], 390, 844, scale: 3, top: 47, bottom: 34, corner: 47.33)
    + screen(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, scale: 3, top: 47,
      bottom: 34, corner: 53.33)
    + screen(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, scale: 3, top: 59,
      bottom: 34, corner: 55)
    + screen(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932,
      scale: 3, top: 59, bottom: 34, corner: 55)
    + screen(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, scale: 3, top: 62, bottom: 34,
      corner: 62)
    + screen(
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, scale: 3, top: 62, bottom: 34,
      corner: 62)
    + screen(["iPhone Air"], 420, 912, scale: 3, top: 68, bottom: 34, corner: 62)

  /// The devices that share one screen.
  private static func screen(
    _ names: [String], _ width: Double, _ height: Double, scale: Int, top: Double, bottom: Double,
    corner: Double
  ) -> [Device] {
    names.map {
      Device(
        name: $0, size: Size(width: width, height: height), scale: scale, safeAreaTop: top,
        safeAreaBottom: bottom, screenCornerRadius: corner)
    }
  }
}
