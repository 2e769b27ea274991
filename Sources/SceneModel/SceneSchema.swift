/// The JSON schema of scene documents, for completion in editors. The reader does not use it: its
/// own messages say more.
public enum SceneSchema {
  /// The schema (draft 2020-12).
  public static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "shake-render scene, version 1", "type": "object", "required": ["version", "canvas", "views"],
      "additionalProperties": false,
      "properties": {
        "$schema": { "description": "The address or file of this schema, for editors; the program does not look at it.", "type": "string" },
        "version": { "description": "The version of the format: 1.", "const": 1 },
        "canvas": {
          "description": "The screen that the views stand on.", "type": "object", "additionalProperties": false,
          "oneOf": [{ "required": ["device"] }, { "required": ["size"] }, { "required": ["image"] }],
          "properties": {
            "device": { "description": "A telephone's screen, by a name that `shake-render devices` lists. One of device, size, image is needed.", "type": "string" },
            "size": { "description": "The size of a bare screen, in points.", "$ref": "#/$defs/size" },
            "image": { "description": "A screenshot (PNG, JPEG or WebP) that is the whole canvas: its file, relative to the document.", "type": "string" },
            "scale": { "description": "Device pixels a point. Default: the device's own; 2 for a size; what @2x or @3x in an image's name says, else 1.", "enum": [1, 2, 3] },
            "appearance": { "description": "Whose system colours apply. Default: light.", "enum": ["light", "dark"] },
            "backgroundColor": { "description": "What is behind everything. Default: systemBackground; nothing behind an image.", "$ref": "#/$defs/color" },
            "statusBar": { "description": "The colour of time and battery, with a home indicator where the device has one. Default: none.", "enum": ["none", "dark", "light"] },
            "bezel": { "description": "Whether a black rim of 4 points covers the edge and the screen's corners are cut. Default: false.", "type": "boolean" }
          }
        },
        "views": { "description": "The views, the first one at the back.", "type": "array", "items": { "$ref": "#/$defs/view" } },
        "shakes": {
          "description": "The shakes by name: letters, digits, _ . - after a letter or _. Default: none.", "type": "object",
          "propertyNames": { "$ref": "#/$defs/id" },
          "additionalProperties": { "$ref": "#/$defs/shake" }
        },
        "timeline": {
          "description": "What happens, event by event. Default: 0.3 s of rest, all shakes in order, 0.4 s of rest.", "type": "array",
          "items": { "$ref": "#/$defs/event" }, "maxItems": 2000
        },
        "golden": { "description": "How the scene is compared with approved frames.", "$ref": "#/$defs/golden" }
      },
      "$defs": {
        "color": { "type": "string", "pattern": "^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-z][A-Za-z0-9]*)$" },
        "size": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "number", "exclusiveMinimum": 0 } },
        "point": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "number" } },
        "unit": { "type": "number", "minimum": 0, "maximum": 1 },
        "id": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_.-]*$" },
        "font": {
          "type": "string",
          "pattern": "^((thin|light|regular|medium|semibold|bold|heavy) [0-9]+(\\.[0-9]+)?|largeTitle|title1|title2|title3|headline|body|callout|subheadline|footnote|caption1|caption2)$"
        },
        "frame": {
          "oneOf": [
            {
              "type": "object", "additionalProperties": false, "required": ["x", "y", "width", "height"],
              "properties": {
                "x": { "description": "From the left edge of the parent, in points.", "type": "number" },
                "y": { "description": "From the top edge of the parent, in points; down is positive.", "type": "number" },
                "width": { "description": "In points, above 0.", "type": "number", "exclusiveMinimum": 0 },
                "height": { "description": "In points, above 0.", "type": "number", "exclusiveMinimum": 0 }
              }
            },
            {
              "type": "array", "minItems": 4, "maxItems": 4,
              "prefixItems": [{ "type": "number" }, { "type": "number" }, { "type": "number", "exclusiveMinimum": 0 }, { "type": "number", "exclusiveMinimum": 0 }]
            }
          ]
        },
        "golden": {
          "type": "object", "additionalProperties": false,
          "properties": {
            "fps": {
              "description": "Frames a second, 0.01 to 1000: 60, 12.5, \"30000/1001\". Default: 60.",
              "anyOf": [{ "type": "number", "minimum": 0.01, "maximum": 1000 }, { "type": "string" }]
            },
            "frames": { "description": "The frames that are kept, from 0: 0-59:2,75. Default: all.", "type": "string" },
            "scale": { "description": "Device pixels a point. Default: the canvas's.", "enum": [1, 2, 3] },
            "views": {
              "description": "The views whose curves are kept. Default: those that move.", "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/id" }
            },
            "masks": {
              "description": "Rectangles that are not compared, in points of the canvas.", "type": "array", "maxItems": 1000, "items": { "$ref": "#/$defs/frame" }
            },
            "curve": {
              "description": "How far curves may be apart.", "type": "object", "additionalProperties": false,
              "properties": {
                "px": { "description": "Offsets, peaks and the resting place, in device pixels. Default: 1/512.", "type": "number", "minimum": 0, "maximum": 1000000 },
                "ms": { "description": "Lags and the time of settling, in milliseconds. Default: 0.1.", "type": "number", "minimum": 0, "maximum": 1000000 }
              }
            },
            "pixels": {
              "description": "How far pictures may be apart. Default: not at all.", "type": "object", "additionalProperties": false,
              "not": { "required": ["channel", "yiq"] },
              "properties": {
                "channel": { "description": "By how many levels each channel of a pixel may differ. Default: 0.", "type": "integer", "minimum": 0, "maximum": 255 },
                "yiq": { "description": "In place of channel: pixelmatch's threshold.", "$ref": "#/$defs/unit" },
                "count": { "description": "How many pixels may be different.", "type": "integer", "minimum": 0, "maximum": 67108864 },
                "ratio": { "description": "Which share of the pixels may be different.", "$ref": "#/$defs/unit" },
                "ignoreAntialiasing": { "description": "Whether pixels that look like anti-aliasing never count, which hides motion. Default: false.", "type": "boolean" }
              }
            }
          }
        },
        "shadow": {
          "type": "object", "additionalProperties": false,
          "properties": {
            "color": { "description": "Default: black.", "$ref": "#/$defs/color" },
            "opacity": { "description": "0 to 1. Default: 0, which is no shadow, as a CALayer's.", "$ref": "#/$defs/unit" },
            "radius": {
              "description": "The standard deviation of the blur (shadowRadius), in points, up to 1000. Default: 3.", "type": "number", "minimum": 0, "maximum": 1000
            },
            "offset": { "description": "How far the shadow is moved, [x, y] in points. Default: [0, -3].", "$ref": "#/$defs/point" }
          }
        },
        "transform": {
          "type": "object", "additionalProperties": false,
          "properties": {
            "translation": { "description": "[x, y] in points. Default: [0, 0].", "$ref": "#/$defs/point" },
            "scale": {
              "description": "A factor, or [x, y]; -1000 to 1000. Default: 1.",
              "anyOf": [
                { "type": "number", "minimum": -1000, "maximum": 1000 },
                { "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "number", "minimum": -1000, "maximum": 1000 } }
              ]
            },
            "rotation": { "description": "In DEGREES, clockwise; 0.3 radians are 17.19 degrees. Default: 0.", "type": "number" },
            "skew": { "description": "In DEGREES, -89 to 89, along x. Default: 0.", "type": "number", "minimum": -89, "maximum": 89 }
          }
        },
        "view": {
          "type": "object", "required": ["type"],
          "properties": {
            "id": { "description": "A name of its own for shakes, events and options: letters, digits, _ . - after a letter or _.", "$ref": "#/$defs/id" },
            "type": {
              "description": "The kind of view.",
              "enum": ["view", "label", "textField", "button", "segmentedControl", "switch", "image", "cutout", "navigationBar", "keyboard"]
            },
            "frame": {
              "description": "The box in the parent's coordinates, in points, before the transform. Bars and keyboards have one by themselves.", "$ref": "#/$defs/frame"
            },
            "hidden": { "description": "Whether the view and its children are left out. Default: false.", "type": "boolean" },
            "alpha": { "description": "Opacity of the view with its children, 0 to 1. Default: 1.", "$ref": "#/$defs/unit" },
            "transform": { "description": "Scale, then skew, then rotation about the anchor point, then translation.", "$ref": "#/$defs/transform" },
            "anchorPoint": { "description": "What the transform is about, as a share of width and height. Default: [0.5, 0.5].", "$ref": "#/$defs/point" },
            "backgroundColor": { "description": "What fills the box. Default: the type's own, or nothing.", "$ref": "#/$defs/color" },
            "tintColor": { "description": "The colour of what can be touched, for the children too. Default: the parent's; systemBlue at the top.", "$ref": "#/$defs/color" },
            "cornerRadius": { "description": "In points, at most half the shorter side. Default: the type's own, or 0.", "type": "number", "minimum": 0 },
            "cornerCurve": { "description": "How corners bend. Default: circular.", "enum": ["circular", "continuous"] },
            "borderWidth": { "description": "In points, inside the box and above the children. Default: the type's own, or 0.", "type": "number", "minimum": 0 },
            "borderColor": { "description": "Of a border with a borderWidth. Default: black.", "$ref": "#/$defs/color" },
            "shadow": { "description": "A shadow, as a CALayer's.", "$ref": "#/$defs/shadow" },
            "masksToBounds": { "description": "Whether contents and children are cut to the rounded box. Default: false.", "type": "boolean" },
            "children": { "description": "Views in this one's coordinates, the first one at the back.", "type": "array", "items": { "$ref": "#/$defs/view" } }
          },
          "unevaluatedProperties": false,
          "allOf": [
            {
              "if": { "properties": { "type": { "const": "label" } } },
              "then": {
                "properties": {
                  "text": { "description": "The words. Default: none.", "type": "string" },
                  "font": { "description": "A weight and a size in points (\"semibold 17\") or a text style (\"headline\"). Default: regular 17.", "$ref": "#/$defs/font" },
                  "textColor": { "description": "Default: label.", "$ref": "#/$defs/color" },
                  "textAlignment": {
                    "description": "Where the lines stand; natural is by the text's direction. Default: natural.", "enum": ["natural", "left", "center", "right"]
                  },
                  "lines": { "description": "The most lines, up to 10000; 0 for as many as fit. Default: 1.", "type": "integer", "minimum": 0, "maximum": 10000 }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "textField" } } },
              "then": {
                "properties": {
                  "text": { "description": "What was typed. Default: nothing.", "type": "string" },
                  "placeholder": { "description": "What shows while nothing is typed. Default: nothing.", "type": "string" },
                  "secure": { "description": "Whether dots stand for the text. Default: false.", "type": "boolean" },
                  "focused": { "description": "Whether the caret shows. Default: false.", "type": "boolean" },
                  "enabled": { "description": "Whether it can be typed in. Default: true.", "type": "boolean" },
                  "font": { "description": "A weight and a size in points (\"semibold 17\") or a text style (\"headline\"). Default: regular 17.", "$ref": "#/$defs/font" },
                  "textColor": { "description": "Default: label.", "$ref": "#/$defs/color" },
                  "textAlignment": {
                    "description": "Where the text stands; natural is by the text's direction. Default: natural.", "enum": ["natural", "left", "center", "right"]
                  },
                  "borderStyle": { "description": "The field's frame. Default: none.", "enum": ["none", "line", "bezel", "roundedRect"] }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "button" } } },
              "then": {
                "properties": {
                  "style": { "description": "The look. Default: system.", "enum": ["system", "custom", "filled", "tinted", "gray"] },
                  "title": { "description": "Default: none.", "type": "string" },
                  "highlightedTitle": { "description": "The title while it is touched. Default: the title.", "type": "string" },
                  "titleColor": { "description": "Default: white for filled and custom, else the tint colour.", "$ref": "#/$defs/color" },
                  "font": { "description": "A weight and a size in points (\"semibold 17\") or a text style (\"headline\"). Default: regular 18.", "$ref": "#/$defs/font" },
                  "enabled": { "description": "Whether it can be touched. Default: true.", "type": "boolean" }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "segmentedControl" } } },
              "then": {
                "required": ["segments"],
                "properties": {
                  "style": { "description": "The look. Default: ios13.", "enum": ["ios7", "ios13"] },
                  "segments": { "description": "The titles, 1 to 100.", "type": "array", "minItems": 1, "items": { "type": "string" }, "maxItems": 100 },
                  "selectedIndex": { "description": "The selected segment, from 0; -1 for none. Default: -1.", "type": "integer", "minimum": -1 }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "switch" } } },
              "then": { "properties": { "on": { "description": "Whether it is on. Default: false.", "type": "boolean" } } }
            },
            {
              "if": { "properties": { "type": { "const": "image" } } },
              "then": {
                "required": ["source"],
                "properties": {
                  "source": { "description": "The picture (PNG, JPEG or WebP): its file, relative to the document.", "type": "string" },
                  "contentMode": { "description": "How the picture fits the box. Default: scaleToFill.", "enum": ["scaleToFill", "aspectFit", "aspectFill", "center"] }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "cutout" } } },
              "then": {
                "not": { "required": ["fill", "plate"] },
                "properties": {
                  "padding": { "description": "How far around the frame the hole is filled, in points. Default: 0.", "type": "number", "minimum": 0 },
                  "fill": {
                    "description": "What fills the hole: a colour, or auto for the surroundings drawn across it. Default: auto.",
                    "anyOf": [{ "const": "auto" }, { "$ref": "#/$defs/color" }]
                  },
                  "plate": { "description": "In place of fill: a picture of the canvas's pixel size without the piece; its file, relative to the document.", "type": "string" }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "navigationBar" } } },
              "then": {
                "properties": {
                  "title": { "description": "Default: none.", "type": "string" },
                  "largeTitle": { "description": "Whether the title stands large below the bar, 52 points more. Default: false.", "type": "boolean" },
                  "backTitle": { "description": "The title of a back button. Default: no back button.", "type": "string" }
                }
              }
            },
            {
              "if": { "properties": { "type": { "enum": ["view", "label", "textField", "button", "segmentedControl", "switch", "image", "cutout"] } } },
              "then": { "required": ["frame"] }
            }
          ]
        },
        "shake": {
          "type": "object", "required": ["views"],
          "properties": { "views": { "description": "The ids of the views that it moves, one at least.", "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/id" } } },
          "unevaluatedProperties": false,
          "oneOf": [
            {
              "required": ["preset"],
              "properties": {
                "preset": { "description": "10, -8, 8, -5 and 5 points along x, eased as a whole.", "const": "AFViewShaker" },
                "duration": { "description": "Seconds, up to 3600. Default: 0.5.", "type": "number", "exclusiveMinimum": 0, "maximum": 3600 },
                "bookkeeping": {
                  "description": "How completions are counted: once a shake, or by the library's own counter. Default: contract.", "enum": ["contract", "AFViewShaker"]
                }
              }
            },
            {
              "required": ["preset"],
              "properties": {
                "preset": { "description": "Equal strokes to and fro, each eased by itself; the view loses its own transform.", "const": "QHLShakes" },
                "times": {
                  "description": "How often: ceil(times / 2) + 1 strokes and one back are made, as in the original. Default: 10.", "type": "integer", "minimum": 0,
                  "maximum": 10000
                },
                "speed": { "description": "Seconds a stroke, up to 3600. Default: 0.05.", "type": "number", "exclusiveMinimum": 0, "maximum": 3600 },
                "range": { "description": "Points from rest; negative starts to the left or upwards. Default: 5.", "type": "number" },
                "direction": { "description": "Default: horizontal.", "enum": ["horizontal", "vertical"] },
                "exactCount": { "description": "Whether as many strokes are made as times says. Default: false.", "type": "boolean" }
              }
            },
            {
              "required": ["keyframes", "duration"],
              "properties": {
                "duration": { "description": "Seconds of one pass, up to 3600.", "type": "number", "exclusiveMinimum": 0, "maximum": 3600 },
                "repeatCount": { "description": "Passes, also fractions, up to a million. Default: 1.", "type": "number", "exclusiveMinimum": 0, "maximum": 1000000 },
                "autoreverses": { "description": "Whether each pass is followed by the same one backwards. Default: false.", "type": "boolean" },
                "speed": {
                  "description": "How fast its time runs, 0.001 to 1000; negative runs backwards. Default: 1.",
                  "anyOf": [{ "type": "number", "minimum": 0.001, "maximum": 1000 }, { "type": "number", "minimum": -1000, "maximum": -0.001 }]
                },
                "timeOffset": {
                  "description": "Where in its own time it starts, in seconds, up to 3600 either way. Default: 0.", "type": "number", "minimum": -3600, "maximum": 3600
                },
                "delay": { "description": "Seconds before it starts, up to 3600. Default: 0.", "type": "number", "minimum": 0, "maximum": 3600 },
                "fillMode": { "description": "What it shows before its start and after its end. Default: removed.", "enum": ["removed", "forwards", "backwards", "both"] },
                "keyframes": {
                  "description": "The values that it goes through, as a CAKeyframeAnimation.", "type": "object", "additionalProperties": false, "required": ["values"],
                  "properties": {
                    "keyPath": {
                      "description": "What the values are of; \"transform.\" may be left out. Default: transform.translation.x.",
                      "enum": [
                        "transform.translation.x", "transform.translation.y", "transform.translation", "transform.rotation", "transform.rotation.z", "transform.scale",
                        "transform.scale.x", "transform.scale.y", "transform.skew", "transform.skew.x", "opacity", "translation.x", "translation.y", "translation", "rotation",
                        "rotation.z", "scale", "scale.x", "scale.y", "skew", "skew.x"
                      ]
                    },
                    "values": {
                      "description": "2 to 10000: points, factors, DEGREES (rotation, skew) or opacities; [x, y] for transform.translation.", "type": "array", "minItems": 2,
                      "maxItems": 10000,
                      "items": { "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/point" }] }
                    },
                    "keyTimes": {
                      "description": "When each value is reached, as shares of the duration: from 0 to 1, one a value, one more if discrete. Default: evenly.", "type": "array",
                      "items": { "$ref": "#/$defs/unit" }
                    },
                    "calculationMode": { "description": "How values between are found. Default: linear.", "enum": ["linear", "discrete", "paced", "cubic", "cubicPaced"] },
                    "tensionValues": { "description": "How tight a cubic curve is at each value, -1 to 1. Default: 0.", "$ref": "#/$defs/shaping" },
                    "continuityValues": { "description": "How sharp its corner is at each value, -1 to 1. Default: 0.", "$ref": "#/$defs/shaping" },
                    "biasValues": { "description": "Where it bulges at each value, -1 to 1. Default: 0.", "$ref": "#/$defs/shaping" },
                    "additive": { "description": "Whether values add to the view's own. Default: false, they replace it.", "type": "boolean" },
                    "cumulative": { "description": "Whether each pass starts where the one before it ended. Default: false.", "type": "boolean" },
                    "timingFunction": { "description": "The easing of the whole: a name or [x1, y1, x2, y2]. Default: linear.", "$ref": "#/$defs/timing" },
                    "timingFunctions": {
                      "description": "The easing between each two values, one fewer than values, after that of the whole. Default: linear.", "type": "array",
                      "items": { "$ref": "#/$defs/timing" }
                    }
                  }
                }
              }
            }
          ]
        },
        "shaping": { "type": "array", "items": { "type": "number", "minimum": -1, "maximum": 1 } },
        "timing": {
          "anyOf": [{ "enum": ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"] }, { "type": "array", "minItems": 4, "maxItems": 4, "items": { "type": "number" } }]
        },
        "event": {
          "type": "object",
          "properties": {
            "id": { "description": "A name for the after of other events: letters, digits, _ . - after a letter or _.", "$ref": "#/$defs/id" },
            "at": { "description": "Starts at this time, in seconds, up to 3600. Default: when the event before it ends.", "type": "number", "minimum": 0, "maximum": 3600 },
            "after": { "description": "Starts when the event of this id ends.", "$ref": "#/$defs/id" },
            "delay": {
              "description": "Seconds after that, up to 3600 either way; negative starts it earlier. Default: 0.", "type": "number", "minimum": -3600, "maximum": 3600
            }
          },
          "not": { "required": ["at", "after"] }, "unevaluatedProperties": false,
          "oneOf": [
            { "required": ["wait"], "properties": { "wait": { "description": "Rests for this many seconds, up to 3600.", "type": "number", "minimum": 0, "maximum": 3600 } } },
            {
              "required": ["touch"],
              "properties": {
                "touch": { "description": "A finger on the view of this id.", "$ref": "#/$defs/id" },
                "duration": { "description": "Seconds, up to 3600. Default: 0.12.", "type": "number", "exclusiveMinimum": 0, "maximum": 3600 }
              }
            },
            {
              "required": ["shake"],
              "properties": {
                "shake": { "description": "Plays the shake of this name; ends when its last view stops.", "$ref": "#/$defs/id" },
                "policy": { "description": "What happens when a view of it is shaking already. Default: replace.", "enum": ["replace", "ignore", "queue", "additive"] }
              }
            },
            {
              "required": ["set"],
              "properties": {
                "set": {
                  "description": "New values for keys of views, by id, from then on; not id, type and children. Takes no time.", "type": "object",
                  "propertyNames": { "$ref": "#/$defs/id" },
                  "additionalProperties": { "type": "object" }
                }
              }
            },
            {
              "required": ["hud"],
              "properties": {
                "hud": {
                  "description": "Shows an MBProgressHUD.", "type": "object", "additionalProperties": false,
                  "properties": {
                    "mode": {
                      "description": "What stands above the labels: nothing, an icon, an activity indicator. Default: indeterminate.",
                      "enum": ["text", "customView", "indeterminate"]
                    },
                    "label": { "description": "One bold line of 16 points. Default: none.", "type": "string" },
                    "detailsLabel": { "description": "Bold lines of 12 points. Default: none.", "type": "string" },
                    "textColor": { "description": "Of labels, icon and indicator. Default: label at 0.7 of its opacity.", "$ref": "#/$defs/color" },
                    "blurEffectStyle": {
                      "description": "The blur behind the bezel. Default: systemThickMaterial.",
                      "enum": ["extraLight", "light", "dark", "systemThickMaterial", "none"]
                    },
                    "bezelColor": { "description": "Over the blur. Default: the style's own.", "$ref": "#/$defs/color" },
                    "margin": { "description": "Inside the bezel and at least around it, in points. Default: 20.", "type": "number", "minimum": 0 },
                    "offset": { "description": "From the middle of the canvas, [x, y] in points; 1e6 pushes it to an edge. Default: [0, 0].", "$ref": "#/$defs/point" },
                    "minSize": {
                      "description": "The least [width, height], in points. Default: [0, 0].", "type": "array", "minItems": 2, "maxItems": 2,
                      "items": { "type": "number", "minimum": 0 }
                    },
                    "square": { "description": "Whether width and height are the same. Default: false.", "type": "boolean" },
                    "icon": { "description": "What customView shows. Default: checkmark.", "enum": ["checkmark", "cross"] },
                    "animation": { "description": "How it comes and goes, 0.3 s each way. Default: fade.", "enum": ["fade", "zoom", "zoomIn", "zoomOut", "none"] },
                    "hideAfter": {
                      "description": "Seconds from its start until it begins to hide, up to 3600. Default: it stays to the end.", "type": "number", "exclusiveMinimum": 0,
                      "maximum": 3600
                    }
                  }
                }
              }
            },
            {
              "required": ["alert"],
              "properties": {
                "alert": {
                  "description": "Shows a UIAlertController.", "type": "object", "additionalProperties": false,
                  "properties": {
                    "title": { "description": "Default: none.", "type": "string" },
                    "message": { "description": "Default: none.", "type": "string" },
                    "buttons": {
                      "description": "The titles, up to 10; the first of two cancels. Default: [\"OK\"].", "type": "array", "maxItems": 10,
                      "items": { "type": "string" }
                    },
                    "hideAfter": {
                      "description": "Seconds from its start until it begins to hide, up to 3600. Default: it stays to the end.", "type": "number", "exclusiveMinimum": 0,
                      "maximum": 3600
                    }
                  }
                }
              }
            }
          ]
        }
      }
    }
    """#
}
