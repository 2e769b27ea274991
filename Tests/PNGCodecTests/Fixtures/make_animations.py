#!/usr/bin/env python3
"""Writes the animated PNGs of this folder, by the Python standard library alone.

NAME.apng is an animation, NAME.frames.png what it shows: the composed frames from top to bottom,
straight-alpha RGBA. Composition is done here in exact fractions, and rounded once at the end.
"""
import os
import random
import struct
import zlib
from fractions import Fraction

folder = os.path.dirname(os.path.abspath(__file__))
GREY, RGB, PALETTE, RGBA = 0, 2, 3, 6
NONE, BACKGROUND, PREVIOUS = 0, 1, 2
SOURCE, OVER = 0, 1
PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


def chunk(name, body):
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def packed(samples, depth):
    bits = "".join(format(sample, "0%db" % depth) for sample in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))


def coded(width, height, depth, interlaced, samples):
    raw = b""
    for x0, y0, dx, dy in PASSES if interlaced else ((0, 0, 1, 1),):
        columns = range(x0, width, dx)
        for y in range(y0, height, dy) if columns else ():
            raw += b"\0" + packed([s for x in columns for s in samples(x, y)], depth)
    return zlib.compress(raw, 9)


def over(top, bottom):
    """Source-over of straight colours with exact fractions."""
    alpha = Fraction(top[3], 255)
    under = Fraction(bottom[3], 255) * (1 - alpha)
    total = alpha + under
    if total == 0:
        return (0, 0, 0, 0)
    return tuple((top[i] * alpha + bottom[i] * under) / total for i in range(3)) + (total * 255,)


class Frame:
    """`pixels(x, y)` gives the samples as stored."""

    def __init__(self, x, y, width, height, delay, dispose, blend, pixels):
        self.__dict__.update(locals())


def animation(name, width, height, depth, kind, frames, color, hidden=None, extra=b"", interlaced=False, pieces=1, plays=0):
    """`color(samples)` is what samples mean; `hidden` are the samples of an image before the animation."""
    sequence = iter(range(1 << 20))
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)
    file = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra
    file += chunk(b"acTL", struct.pack(">II", len(frames), plays))

    def split(data):
        step = -(-len(data) // pieces)
        return [data[i : i + step] for i in range(0, len(data), step)]

    if hidden:
        for piece in split(coded(width, height, depth, interlaced, hidden)):
            file += chunk(b"IDAT", piece)
    canvas = {(x, y): (0, 0, 0, 0) for x in range(width) for y in range(height)}
    shown = b""
    for index, f in enumerate(frames):
        place = struct.pack(">IIII", f.width, f.height, f.x, f.y)
        file += chunk(b"fcTL", struct.pack(">I", next(sequence)) + place + struct.pack(">HHBB", *f.delay, f.dispose, f.blend))
        for piece in split(coded(f.width, f.height, depth, interlaced, f.pixels)):
            if index == 0 and not hidden:
                file += chunk(b"IDAT", piece)
            else:
                file += chunk(b"fdAT", struct.pack(">I", next(sequence)) + piece)
                # What is between does not matter.
                if pieces > 1:
                    file += chunk(b"tEXt", b"Comment\0between")
        before = dict(canvas)
        inside = [(x, y) for x in range(f.width) for y in range(f.height)]
        for x, y in inside:
            new = color(f.pixels(x, y))
            at = (f.x + x, f.y + y)
            canvas[at] = over(new, canvas[at]) if f.blend == OVER else new
        for y in range(height):
            for x in range(width):
                shown += bytes(int(value + Fraction(1, 2)) for value in canvas[x, y])
        for x, y in inside:
            at = (f.x + x, f.y + y)
            if f.dispose == BACKGROUND:
                canvas[at] = (0, 0, 0, 0)
            elif f.dispose == PREVIOUS:
                canvas[at] = before[at]
    with open(os.path.join(folder, name + ".apng"), "wb") as target:
        target.write(file + chunk(b"IEND", b""))
    rows = len(frames) * height
    raw = b"".join(b"\0" + shown[y * width * 4 : (y + 1) * width * 4] for y in range(rows))
    with open(os.path.join(folder, name + ".frames.png"), "wb") as target:
        target.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, rows, 8, RGBA, 0, 0, 0)))
        target.write(chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


dice = random.Random(1)


def noise(alphas):
    """Samples of any colour with one of the alphas."""
    table = [[dice.randrange(256) for _ in range(3)] + [dice.choice(alphas)] for _ in range(64)]
    return lambda x, y: table[(y * 8 + x) % 64]


def some(count, alphas):
    """Frames with all six pairs of operations in turn, at places of any size on a canvas of 8x6."""
    frames = [Frame(0, 0, 8, 6, (1, 60), NONE, SOURCE, noise(alphas))]
    for index in range(count):
        width, height = dice.randint(1, 8), dice.randint(1, 6)
        x, y = dice.randint(0, 8 - width), dice.randint(0, 6 - height)
        operations = divmod(index, 2)
        frames.append(Frame(x, y, width, height, (1, 60), operations[0] % 3, operations[1], noise(alphas)))
    return frames


animation("opaque-or-clear", 8, 6, 8, RGBA, some(24, [0, 255]), tuple)
animation("translucent", 8, 6, 8, RGBA, some(6, [0, 64, 128, 255]), tuple)
for dispose, name in ((NONE, "none"), (BACKGROUND, "background"), (PREVIOUS, "previous")):
    first = Frame(0, 0, 8, 6, (1, 60), dispose, OVER, noise([255]))
    animation("first-%s" % name, 8, 6, 8, RGBA, [first] + some(2, [0, 255])[1:], tuple)

# A picture before the animation that is not part of it; a palette with two transparent colours.
colors = [(16 * i, 255 - 16 * i, 9 * i, (0, 255, 0)[i] if i < 3 else 255) for i in range(16)]
palette = chunk(b"PLTE", bytes(s for c in colors for s in c[:3])) + chunk(b"tRNS", bytes(c[3] for c in colors[:3]))
stripes = lambda step: lambda x, y: [(x * step + y) % 16]
animation(
    "hidden-image", 7, 5, 4, PALETTE,
    [
        # Times of every sort: none, hundredths by a zero below the line, long.
        Frame(2, 1, 3, 4, (0, 1000), NONE, OVER, stripes(3)),
        Frame(0, 0, 7, 5, (4, 0), NONE, OVER, stripes(1)),
        Frame(6, 4, 1, 1, (65535, 1), NONE, SOURCE, stripes(5)),
    ],
    lambda samples: colors[samples[0]], hidden=stripes(7), extra=palette, interlaced=True, plays=3,
)

# 16 bits a sample, and a colour that is transparent; data in several pieces with others between.
grey = lambda seed: lambda x, y: [((x * 7 + y * 3 + seed) % 16) * 4369]
animation(
    "pieces", 9, 4, 16, GREY,
    [Frame(0, 0, 9, 4, (1, 10), NONE, SOURCE, grey(0)), Frame(1, 1, 8, 3, (1, 10), NONE, SOURCE, grey(5))],
    lambda samples: (samples[0] // 257,) * 3 + (0 if samples[0] == 13107 else 255,),
    extra=chunk(b"tRNS", struct.pack(">H", 13107)), pieces=3, plays=1,
)
animation("single", 3, 2, 8, RGB, [Frame(0, 0, 3, 2, (1, 2), NONE, SOURCE, lambda x, y: [80 * x, 90 * y, 7])], lambda s: tuple(s) + (255,))
