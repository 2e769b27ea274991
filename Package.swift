// swift-tools-version: 6.2
import PackageDescription

// A module imports modules of lower floors only. `Scripts/test` builds with
// `--explicit-target-dependency-import-check error`, so this list is the whole truth.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// An unoptimised rasteriser is fifty times slower: pixels are made at `-O` in debug builds too.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Pure floors mark every unsafe construct.
let strict: [SwiftSetting] = [.strictMemorySafety()]

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], extra: [SwiftSetting] = [],
  path: String? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, swiftSettings: settings + extra,
    linkerSettings: [.linkedLibrary("m")])
}

/// Fixtures are read from the checkout, so SwiftPM has nothing to do with them.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: settings)
}

func cLibrary(_ name: String, pkgConfig: String, apt: [String]) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(apt)])
}

let package = Package(
  name: "shake-render",
  products: [
    .executable(name: "shake-render", targets: ["shake-render"]),
    // With every module that a user of the first one needs to import.
    .library(name: "ShakeEngine", targets: ["ShakeEngine", "Geometry", "Timing"]),
    .library(name: "Raster", targets: ["Raster", "Geometry", "PNGCodec"]),
    .library(
      name: "Rendering",
      targets: [
        "Rendering", "Geometry", "PNGCodec", "Raster", "SceneModel", "ShakeEngine", "Timing",
        "Typography",
      ]),
    .library(
      name: "Golden",
      targets: ["GoldenTesting", "Rendering", "SceneModel", "Typography"]),
  ],
  targets: [
    // Floor 0: C libraries, and words that every floor speaks.
    cLibrary("CPNG", pkgConfig: "libpng", apt: ["libpng-dev"]),
    cLibrary(
      "CAVCodec", pkgConfig: "libavformat libavcodec libavutil libswscale",
      apt: ["libavcodec-dev", "libavformat-dev", "libswscale-dev"]),
    cLibrary("CFreeType", pkgConfig: "freetype2", apt: ["libfreetype-dev"]),
    cLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: ["libharfbuzz-dev"]),
    cLibrary("CFontconfig", pkgConfig: "fontconfig", apt: ["libfontconfig-dev"]),
    library("Geometry", extra: optimised + strict),
    library("Timing", extra: strict),

    // Floor 1: algorithms.
    library("Raster", ["Geometry"], extra: optimised + strict),
    library("ShakeEngine", ["Geometry", "Timing"], extra: strict),
    library(
      "Typography", ["CFontconfig", "CFreeType", "CHarfBuzz", "Geometry"], extra: optimised),

    // Floor 2: documents and file formats.
    library("SceneModel", ["Geometry", "Raster", "ShakeEngine", "Timing"]),
    library(
      "Measuring", ["Geometry", "Raster", "ShakeEngine"], extra: optimised + strict),
    library("PNGCodec", ["CPNG", "Geometry", "Raster", "Timing"], extra: optimised),
    library("VideoCodec", ["CAVCodec", "Geometry", "Raster", "Timing"], extra: optimised),

    // Floor 3: what is drawn, what is written, what is compared.
    library("MockKit", ["Geometry", "Raster", "SceneModel", "ShakeEngine", "Typography"]),
    library("Encoding", ["Geometry", "PNGCodec", "Raster", "Timing", "VideoCodec"]),
    library(
      "Golden",
      ["Geometry", "Measuring", "Raster", "SceneModel", "ShakeEngine", "Timing", "Typography"],
      extra: optimised),

    // Floor 4: a scene and a time become a frame.
    library(
      "Rendering",
      [
        "Encoding", "Geometry", "MockKit", "Raster", "SceneModel", "ShakeEngine", "Timing",
        "Typography",
      ],
      extra: optimised),

    // Floor 5: a scene's frames against its approved ones.
    library(
      "Verification",
      [
        "Encoding", "Geometry", "Golden", "Measuring", "MockKit", "PNGCodec", "Raster", "Rendering",
        "SceneModel", "ShakeEngine", "Timing", "Typography", "VideoCodec",
      ]),

    // Floor 6: the same in other people's tests; the command line, and the door to it.
    library(
      "GoldenTesting", ["Encoding", "Golden", "Rendering", "Typography", "Verification"]),
    library(
      "Commands",
      [
        "Encoding", "Geometry", "Golden", "Measuring", "PNGCodec", "Raster", "Rendering",
        "SceneModel", "ShakeEngine", "Timing", "Typography", "Verification", "VideoCodec",
      ]),
    .executableTarget(name: "shake-render", dependencies: ["Commands"], swiftSettings: settings),

    // Beside the floors.
    .executableTarget(
      name: "render-benchmark",
      dependencies: [
        "Commands", "CPNG", "MockKit", "PNGCodec", "Raster", "Rendering", "SceneModel",
        "ShakeEngine",
        "Timing", "Typography",
      ],
      path: "Benchmarks/render-benchmark", swiftSettings: settings + optimised),
    library(
      "TestSupport", ["Geometry", "Golden", "PNGCodec", "Raster"], path: "Tests/TestSupport"),
    library("CommandTestSupport", ["Commands"], path: "Tests/CommandTestSupport"),
    tests("GeometryTests", ["Geometry"]),
    tests("TimingTests", ["Timing"]),
    tests("RasterTests", ["Geometry", "Golden", "PNGCodec", "Raster"]),
    tests("ShakeEngineTests", ["Geometry", "ShakeEngine", "Timing"], exclude: ["Fixtures"]),
    tests("TypographyTests", ["Geometry", "Raster", "Typography"], exclude: ["Fixtures"]),
    tests("SceneModelTests", ["Geometry", "Raster", "SceneModel", "ShakeEngine", "Timing"]),
    tests("MeasuringTests", ["Geometry", "Measuring", "Raster", "ShakeEngine", "Timing"]),
    tests("PNGCodecTests", ["Geometry", "PNGCodec", "Raster", "Timing"], exclude: ["Fixtures"]),
    tests(
      "VideoCodecTests", ["Geometry", "Raster", "Timing", "VideoCodec"], exclude: ["Fixtures"]),
    tests(
      "MockKitTests",
      ["Geometry", "MockKit", "Raster", "SceneModel", "ShakeEngine", "Typography"]),
    tests(
      "EncodingTests", ["Encoding", "Geometry", "PNGCodec", "Raster", "Timing", "VideoCodec"]),
    tests(
      "GoldenTests",
      [
        "Geometry", "Golden", "Measuring", "PNGCodec", "Raster", "SceneModel", "ShakeEngine",
        "Timing", "Typography",
      ],
      exclude: ["Fixtures"]),
    tests(
      "RenderingTests",
      [
        "Encoding", "Geometry", "MockKit", "PNGCodec", "Raster", "Rendering", "SceneModel",
        "ShakeEngine", "Timing", "Typography",
      ],
      exclude: ["Fixtures"]),
    tests(
      "VerificationTests",
      [
        "Encoding", "Geometry", "Golden", "PNGCodec", "Raster", "SceneModel", "ShakeEngine",
        "Timing", "Typography", "Verification",
      ]),
    tests(
      "GoldenTestingTests",
      [
        "Golden", "GoldenTesting", "PNGCodec", "Raster", "Rendering", "Timing", "Typography",
        "Verification",
      ],
      exclude: ["golden"]),
    tests(
      "CommandsTests",
      ["CommandTestSupport", "Commands", "Geometry", "PNGCodec", "Raster", "Timing"]),

    // The README's program, which sees of the package what any other package sees.
    .testTarget(
      name: "LibraryExampleTests",
      dependencies: [
        "Geometry", "GoldenTesting", "PNGCodec", "Raster", "Rendering", "ShakeEngine",
        "TestSupport", "Timing",
      ],
      exclude: ["form.json", "golden"], packageAccess: false, swiftSettings: settings),

    // Whole command lines, judged by the files that they leave.
    tests(
      "AcceptanceTests",
      [
        "CommandTestSupport", "Commands", "Geometry", "Golden", "PNGCodec", "Raster", "Timing",
        "VideoCodec",
      ],
      exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// What a real browser makes of reports and curves. It is started by Linux's own calls.
package.targets.append(
  tests(
    "ChromiumTests",
    [
      "CommandTestSupport", "Commands", "Golden", "PNGCodec", "Raster", "ShakeEngine", "Timing",
    ]))
#endif
