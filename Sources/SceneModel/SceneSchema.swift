/// The JSON schema of scene documents, for completion in editors. The reader does not use it: its
/// own messages say more.
public enum SceneSchema {
  /// The schema (draft 2020-12).
  public static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "shake-render scene, version 1",
      "type": "object",
      "required": ["version", "canvas", "views"],
      "additionalProperties": false,
      "properties": {
        "$schema": { "type": "string" },
        "version": { "const": 1 },
        "canvas": {
          "type": "object", "additionalProperties": false,
          "oneOf": [ { "required": ["device"] }, { "required": ["size"] }, { "required": ["image"] } ],
          "properties": {
            "device": { "type": "string" },
            "size": { "$ref": "#/$defs/size" },
            "image": { "type": "string" },
            "scale": { "enum": [1, 2, 3] },
            "appearance": { "enum": ["light", "dark"] },
            "backgroundColor": { "$ref": "#/$defs/color" },
            "statusBar": { "enum": ["none", "dark", "light"] },
            "bezel": { "type": "boolean" }
          }
        },
        "views": { "type": "array", "items": { "$ref": "#/$defs/view" } },
        "shakes": { "type": "object", "propertyNames": { "$ref": "#/$defs/id" }, "additionalProperties": { "$ref": "#/$defs/shake" } },
        "timeline": { "type": "array", "items": { "$ref": "#/$defs/event" } }
      },
      "$defs": {
        "color": { "type": "string", "pattern": "^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-z][A-Za-z0-9]*)$" },
        "size": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "number", "exclusiveMinimum": 0 } },
        "point": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "number" } },
        "unit": { "type": "number", "minimum": 0, "maximum": 1 },
        "id": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_.-]*$" },
        "font": { "type": "string", "pattern": "^((thin|light|regular|medium|semibold|bold|heavy) [0-9]+(\\.[0-9]+)?|largeTitle|title1|title2|title3|headline|body|callout|subheadline|footnote|caption1|caption2)$" },
        "frame": {
          "oneOf": [
            { "type": "object", "additionalProperties": false, "required": ["x", "y", "width", "height"],
              "properties": { "x": { "type": "number" }, "y": { "type": "number" },
                "width": { "type": "number", "exclusiveMinimum": 0 }, "height": { "type": "number", "exclusiveMinimum": 0 } } },
            { "type": "array", "minItems": 4, "maxItems": 4, "items": { "type": "number" } }
          ]
        },
        "shadow": {
          "type": "object", "additionalProperties": false,
          "properties": { "color": { "$ref": "#/$defs/color" }, "opacity": { "$ref": "#/$defs/unit" },
            "radius": { "type": "number", "minimum": 0 }, "offset": { "$ref": "#/$defs/point" } }
        },
        "transform": {
          "type": "object", "additionalProperties": false,
          "properties": { "translation": { "$ref": "#/$defs/point" },
            "scale": { "anyOf": [ { "type": "number" }, { "$ref": "#/$defs/point" } ] },
            "rotation": { "type": "number" }, "skew": { "type": "number", "minimum": -89, "maximum": 89 } }
        },
        "view": {
          "type": "object",
          "required": ["type"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "type": { "enum": ["view", "label", "textField", "button", "segmentedControl", "switch", "image", "cutout", "navigationBar", "keyboard"] },
            "frame": { "$ref": "#/$defs/frame" },
            "hidden": { "type": "boolean" },
            "alpha": { "$ref": "#/$defs/unit" },
            "transform": { "$ref": "#/$defs/transform" },
            "anchorPoint": { "$ref": "#/$defs/point" },
            "backgroundColor": { "$ref": "#/$defs/color" },
            "tintColor": { "$ref": "#/$defs/color" },
            "cornerRadius": { "type": "number", "minimum": 0 },
            "cornerCurve": { "enum": ["circular", "continuous"] },
            "borderWidth": { "type": "number", "minimum": 0 },
            "borderColor": { "$ref": "#/$defs/color" },
            "shadow": { "$ref": "#/$defs/shadow" },
            "masksToBounds": { "type": "boolean" },
            "children": { "type": "array", "items": { "$ref": "#/$defs/view" } }
          },
          "unevaluatedProperties": false,
          "allOf": [
            { "if": { "properties": { "type": { "const": "label" } } },
              "then": { "properties": { "text": { "type": "string" }, "font": { "$ref": "#/$defs/font" }, "textColor": { "$ref": "#/$defs/color" },
                "textAlignment": { "enum": ["natural", "left", "center", "right"] }, "lines": { "type": "integer", "minimum": 0 } } } },
            { "if": { "properties": { "type": { "const": "textField" } } },
              "then": { "properties": { "text": { "type": "string" }, "placeholder": { "type": "string" }, "secure": { "type": "boolean" },
                "focused": { "type": "boolean" }, "enabled": { "type": "boolean" }, "font": { "$ref": "#/$defs/font" }, "textColor": { "$ref": "#/$defs/color" },
                "textAlignment": { "enum": ["natural", "left", "center", "right"] }, "borderStyle": { "enum": ["none", "line", "bezel", "roundedRect"] } } } },
            { "if": { "properties": { "type": { "const": "button" } } },
              "then": { "properties": { "style": { "enum": ["system", "custom", "filled", "tinted", "gray"] }, "title": { "type": "string" },
                "highlightedTitle": { "type": "string" }, "titleColor": { "$ref": "#/$defs/color" }, "font": { "$ref": "#/$defs/font" }, "enabled": { "type": "boolean" } } } },
            { "if": { "properties": { "type": { "const": "segmentedControl" } } },
              "then": { "required": ["segments"], "properties": { "style": { "enum": ["ios7", "ios13"] },
                "segments": { "type": "array", "minItems": 1, "items": { "type": "string" } }, "selectedIndex": { "type": "integer", "minimum": -1 } } } },
            { "if": { "properties": { "type": { "const": "switch" } } }, "then": { "properties": { "on": { "type": "boolean" } } } },
            { "if": { "properties": { "type": { "const": "image" } } },
              "then": { "required": ["source"], "properties": { "source": { "type": "string" }, "contentMode": { "enum": ["scaleToFill", "aspectFit", "aspectFill", "center"] } } } },
            { "if": { "properties": { "type": { "const": "cutout" } } },
              "then": { "not": { "required": ["fill", "plate"] }, "properties": { "padding": { "type": "number", "minimum": 0 },
                "fill": { "anyOf": [ { "const": "auto" }, { "$ref": "#/$defs/color" } ] }, "plate": { "type": "string" } } } },
            { "if": { "properties": { "type": { "const": "navigationBar" } } },
              "then": { "properties": { "title": { "type": "string" }, "largeTitle": { "type": "boolean" }, "backTitle": { "type": "string" } } } },
            { "if": { "properties": { "type": { "enum": ["view", "label", "textField", "button", "segmentedControl", "switch", "image", "cutout"] } } },
              "then": { "required": ["frame"] } }
          ]
        },
        "shake": {
          "type": "object",
          "required": ["views"],
          "properties": { "views": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/id" } } },
          "unevaluatedProperties": false,
          "oneOf": [
            { "required": ["preset"], "properties": { "preset": { "const": "AFViewShaker" }, "duration": { "type": "number", "exclusiveMinimum": 0 },
                "bookkeeping": { "enum": ["contract", "AFViewShaker"] } } },
            { "required": ["preset"], "properties": { "preset": { "const": "QHLShakes" }, "times": { "type": "integer", "minimum": 0, "maximum": 10000 },
                "speed": { "type": "number", "exclusiveMinimum": 0 }, "range": { "type": "number" },
                "direction": { "enum": ["horizontal", "vertical"] }, "exactCount": { "type": "boolean" } } },
            { "required": ["keyframes", "duration"], "properties": { "duration": { "type": "number", "exclusiveMinimum": 0 },
                "repeatCount": { "type": "number", "exclusiveMinimum": 0 }, "autoreverses": { "type": "boolean" },
                "speed": { "type": "number" }, "timeOffset": { "type": "number" }, "delay": { "type": "number", "minimum": 0 },
                "fillMode": { "enum": ["removed", "forwards", "backwards", "both"] },
                "keyframes": { "type": "object", "additionalProperties": false, "required": ["values"],
                  "properties": {
                    "keyPath": { "enum": ["transform.translation.x", "transform.translation.y", "transform.translation", "transform.rotation",
                      "transform.rotation.z", "transform.scale", "transform.scale.x", "transform.scale.y", "transform.skew", "transform.skew.x", "opacity",
                      "translation.x", "translation.y", "translation", "rotation", "rotation.z", "scale", "scale.x", "scale.y", "skew", "skew.x"] },
                    "values": { "type": "array", "minItems": 2, "maxItems": 10000, "items": { "anyOf": [ { "type": "number" }, { "$ref": "#/$defs/point" } ] } },
                    "keyTimes": { "type": "array", "items": { "$ref": "#/$defs/unit" } },
                    "calculationMode": { "enum": ["linear", "discrete", "paced", "cubic", "cubicPaced"] },
                    "tensionValues": { "$ref": "#/$defs/shaping" }, "continuityValues": { "$ref": "#/$defs/shaping" },
                    "biasValues": { "$ref": "#/$defs/shaping" },
                    "additive": { "type": "boolean" }, "cumulative": { "type": "boolean" },
                    "timingFunction": { "$ref": "#/$defs/timing" },
                    "timingFunctions": { "type": "array", "items": { "$ref": "#/$defs/timing" } } } } } }
          ]
        },
        "shaping": { "type": "array", "items": { "type": "number", "minimum": -1, "maximum": 1 } },
        "timing": { "anyOf": [ { "enum": ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"] },
          { "type": "array", "minItems": 4, "maxItems": 4, "items": { "type": "number" } } ] },
        "event": {
          "type": "object",
          "properties": { "id": { "$ref": "#/$defs/id" }, "at": { "type": "number", "minimum": 0 }, "after": { "$ref": "#/$defs/id" }, "delay": { "type": "number" } },
          "not": { "required": ["at", "after"] },
          "unevaluatedProperties": false,
          "oneOf": [
            { "required": ["wait"], "properties": { "wait": { "type": "number", "minimum": 0 } } },
            { "required": ["touch"], "properties": { "touch": { "$ref": "#/$defs/id" }, "duration": { "type": "number", "exclusiveMinimum": 0 } } },
            { "required": ["shake"], "properties": { "shake": { "$ref": "#/$defs/id" },
                "policy": { "enum": ["replace", "ignore", "queue", "additive"] } } },
            { "required": ["set"], "properties": { "set": { "type": "object",
                "propertyNames": { "$ref": "#/$defs/id" }, "additionalProperties": { "type": "object" } } } },
            { "required": ["hud"], "properties": { "hud": { "type": "object", "additionalProperties": false,
                "properties": { "mode": { "enum": ["text", "customView", "indeterminate"] }, "label": { "type": "string" }, "detailsLabel": { "type": "string" },
                  "textColor": { "$ref": "#/$defs/color" }, "blurEffectStyle": { "enum": ["extraLight", "light", "dark", "systemThickMaterial", "none"] },
                  "bezelColor": { "$ref": "#/$defs/color" }, "margin": { "type": "number", "minimum": 0 }, "offset": { "$ref": "#/$defs/point" },
                  "minSize": { "$ref": "#/$defs/point" }, "square": { "type": "boolean" }, "icon": { "enum": ["checkmark", "cross"] },
                  "animation": { "enum": ["fade", "zoom", "zoomIn", "zoomOut", "none"] }, "hideAfter": { "type": "number", "exclusiveMinimum": 0 } } } } },
            { "required": ["alert"], "properties": { "alert": { "type": "object", "additionalProperties": false,
                "properties": { "title": { "type": "string" }, "message": { "type": "string" }, "buttons": { "type": "array", "maxItems": 10, "items": { "type": "string" } },
                  "hideAfter": { "type": "number", "exclusiveMinimum": 0 } } } } }
          ]
        }
      }
    }
    """#
}
