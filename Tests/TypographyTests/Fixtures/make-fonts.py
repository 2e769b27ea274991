#!/usr/bin/env python3
"""Makes the fonts beside this file, whose every measure is known. Needs fontTools 4."""

import os

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection
from fontTools.varLib import build
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor

HERE = os.path.dirname(os.path.abspath(__file__))


def box(left, right, top):
    """A rectangle that stands on the baseline, clockwise as TrueType has it."""
    pen = TTGlyphPen(None)
    if right > left:
        pen.moveTo((left, 0))
        pen.lineTo((left, top))
        pen.lineTo((right, top))
        pen.lineTo((right, 0))
        pen.closePath()
    return pen.glyph()


def font(family, style, weight, width):
    """A is `width` wide and 700 high with 100 more of advance; B is 200 wide, 300 of advance, and
    comes 50 nearer after A; V is a small square."""
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "space", "A", "B", "V"])
    builder.setupCharacterMap({0x20: "space", 0x41: "A", 0x42: "B", 0x56: "V"})
    builder.setupGlyf({
        ".notdef": box(100, 400, 600), "space": box(0, 0, 0), "A": box(0, width, 700),
        "B": box(0, 200, 700), "V": box(0, 100, 100),
    })
    builder.setupHorizontalMetrics({
        ".notdef": (500, 100), "space": (250, 0), "A": (width + 100, 0), "B": (300, 0),
        "V": (100, 0),
    })
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": family, "styleName": style})
    builder.setupOS2(usWeightClass=weight, sTypoAscender=800, sTypoDescender=-200)
    builder.setupPost()
    builder.addOpenTypeFeatures("feature kern { pos A B -50; } kern;")
    return builder.font


def variable(path):
    """The weight axis 100 ... 900 is the width of A."""
    document = DesignSpaceDocument()
    axis = AxisDescriptor(
        name="Weight", tag="wght", minimum=100, default=400, maximum=900)
    document.addAxis(axis)
    for weight in (100, 400, 900):
        source = SourceDescriptor(location={"Weight": weight})
        source.font = font("Shake Variable", "Regular", 400, weight)
        document.addSource(source)
    made, _, _ = build(document)
    made.save(path)


variable(os.path.join(HERE, "Variable.ttf"))
font("Shake Boxes", "Regular", 400, 400).save(os.path.join(HERE, "Boxes.ttf"))
collection = TTCollection()
collection.fonts = [
    font("Shake Narrow", "Regular", 400, 200), font("Shake Wide", "Regular", 400, 800)]
collection.save(os.path.join(HERE, "Collection.ttc"))
