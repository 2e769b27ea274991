#!/usr/bin/env python3
"""Writes the PNG files of this folder, by the Python standard library alone.

PICTURE.ENCODING.png: a 16x16 picture of a few colours in every encoding that can hold it; the
tests have the same colours. adam7-* and plain-* are twins, stored interlaced and not.
"""
import os
import struct
import zlib

folder = os.path.dirname(os.path.abspath(__file__))
GREY, RGB, PALETTE, GREY_ALPHA, RGBA = 0, 2, 3, 4, 6
PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


def chunk(name, body):
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def packed(samples, depth):
    """A row of samples, most significant bit first, padded to a whole byte."""
    bits = "".join(format(sample, "0%db" % depth) for sample in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))


def png(name, width, height, depth, kind, pixel, extra=b"", interlaced=False):
    """`pixel(x, y)` gives the samples of a pixel; `extra` goes before the picture data."""
    raw = b""
    for x0, y0, dx, dy in PASSES if interlaced else ((0, 0, 1, 1),):
        columns = range(x0, width, dx)
        for y in range(y0, height, dy) if columns else ():
            raw += b"\0" + packed([s for x in columns for s in pixel(x, y)], depth)
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)
    with open(os.path.join(folder, name + ".png"), "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra)
        file.write(chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


def encodings(name, colors):
    """A picture of the colours, (red, green, blue, alpha), in all encodings that can hold it."""
    index = lambda x, y: (x + 2 * y + x * y // 8) % len(colors)
    color = lambda x, y: colors[index(x, y)]
    wide = lambda samples: [sample * 257 for sample in samples]
    grey = all(r == g == b for r, g, b, _ in colors)
    opaque = all(a == 255 for _, _, _, a in colors)
    # The first colour alone is fully transparent: a colour key can say so.
    key = not opaque and colors[0][3] == 0 and all(a == 255 for _, _, _, a in colors[1:])

    for depth in (1, 2, 4, 8):
        if len(colors) <= 1 << depth:
            extra = chunk(b"PLTE", bytes(s for c in colors for s in c[:3]))
            if not opaque:
                # No longer than it must be: the rest is opaque.
                last = max(i for i, c in enumerate(colors) if c[3] < 255)
                extra += chunk(b"tRNS", bytes(c[3] for c in colors[: last + 1]))
            png("%s.palette%d" % (name, depth), 16, 16, depth, PALETTE, lambda x, y: [index(x, y)], extra)
        top = (1 << depth) - 1
        if grey and (opaque or key) and all(r * top % 255 == 0 for r, _, _, _ in colors):
            extra = b"" if opaque else chunk(b"tRNS", struct.pack(">H", colors[0][0] * top // 255))
            png("%s.grey%d" % (name, depth), 16, 16, depth, GREY, lambda x, y: [color(x, y)[0] * top // 255], extra)
    if grey and (opaque or key):
        extra = b"" if opaque else chunk(b"tRNS", struct.pack(">H", colors[0][0] * 257))
        png(name + ".grey16", 16, 16, 16, GREY, lambda x, y: [color(x, y)[0] * 257], extra)
    if grey:
        png(name + ".greyalpha8", 16, 16, 8, GREY_ALPHA, lambda x, y: color(x, y)[2:])
        png(name + ".greyalpha16", 16, 16, 16, GREY_ALPHA, lambda x, y: wide(color(x, y)[2:]))
    if opaque or key:
        extra = b"" if opaque else chunk(b"tRNS", struct.pack(">HHH", *colors[0][:3]))
        png(name + ".rgb8", 16, 16, 8, RGB, lambda x, y: color(x, y)[:3], extra)
        extra = b"" if opaque else chunk(b"tRNS", struct.pack(">HHH", *wide(colors[0][:3])))
        png(name + ".rgb16", 16, 16, 16, RGB, lambda x, y: wide(color(x, y)[:3]), extra)
    png(name + ".rgba8", 16, 16, 8, RGBA, color)
    png(name + ".rgba16", 16, 16, 16, RGBA, lambda x, y: wide(color(x, y)))


encodings("two", [(0, 0, 0, 255), (255, 255, 255, 255)])
encodings("four", [(85 * i, 85 * i, 85 * i, 255) for i in range(4)])
encodings("sixteen", [(17 * i, 17 * i, 17 * i, 255) for i in range(16)])
encodings("colours", [(200 - 9 * i, 16 * i, 255 - i, 255) for i in range(16)])
encodings("hole", [(0, 0, 0, 0), (255, 255, 255, 255)])
encodings("veil", [(255, 0, 0, 128), (0, 80, 255, 0), (9, 8, 250, 64)] + [(20 * i, 255 - 16 * i, 40, 255) for i in range(12)])

for width, height in ((1, 1), (2, 3), (3, 1), (4, 4), (5, 7), (961, 481)):
    for twin in (False, True):
        size = "%s-%dx%d" % ("adam7" if twin else "plain", width, height)
        png(size + ".grey1", width, height, 1, GREY, lambda x, y: [(x * x + y) // 5 % 2], b"", twin)
        colors = chunk(b"PLTE", bytes((i * 16, 255 - i, i * i) [j] for i in range(16) for j in range(3)))
        png(size + ".palette4", width, height, 4, PALETTE, lambda x, y: [(x // 3 + y) % 16], colors, twin)
        png(size + ".rgba8", width, height, 8, RGBA, lambda x, y: [x % 64, y % 64, 7, 255 - y % 2], b"", twin)

# One grey, with and without chunks that some readers apply to it.
grey = lambda x, y: [128]
png("gamma-none", 16, 16, 8, GREY, grey)
png("gamma-linear", 16, 16, 8, GREY, grey, chunk(b"gAMA", struct.pack(">I", 100000)))
png("gamma-srgb", 16, 16, 8, GREY, grey, chunk(b"gAMA", struct.pack(">I", 45455)))
png("gamma-chunk", 16, 16, 8, GREY, grey, chunk(b"sRGB", b"\0"))
# A broken text chunk and a broken profile are no part of the picture.
png("sloppy", 16, 16, 8, GREY, grey, chunk(b"iCCP", b"x") + chunk(b"tEXt", b"") + chunk(b"pHYs", b"12"))
# The palette has one colour, the pixels want more.
png("palette-overrun", 4, 1, 8, PALETTE, lambda x, y: [x], chunk(b"PLTE", b"\1\2\3"))
png("zero-width", 0, 4, 8, RGBA, lambda x, y: [])

# 109 KB that would be 3.6 GB of pixels.
packer = zlib.compressobj(9)
row = b"\0" * (1 + (30000 + 7) // 8)
data = b"".join(packer.compress(row) for _ in range(30000)) + packer.flush()
with open(os.path.join(folder, "bomb.png"), "wb") as file:
    file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 30000, 30000, 1, 0, 0, 0, 0)))
    file.write(chunk(b"IDAT", data) + chunk(b"IEND", b""))
