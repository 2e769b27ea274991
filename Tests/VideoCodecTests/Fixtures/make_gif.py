#!/usr/bin/env python3
"""Writes delays.gif, by the Python standard library alone: 8x4 pixels, frames of red, green, blue, white and
black, each shown for the hundredths of a second below; the fourth frame is a square at (2, 1) that goes again."""
import os
import struct

COLORS = ((255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255), (0, 0, 0))
DELAYS = (30, 1, 2, 0, 7)


def coded(pixels):
    """LZW data in which every pixel is a code of its own: the table is cleared before codes grow."""
    codes = []
    for start in range(0, len(pixels), 100):
        codes += [256] + list(pixels[start : start + 100])
    codes.append(257)
    bits = sum(code << (9 * index) for index, code in enumerate(codes))
    data = bits.to_bytes((9 * len(codes) + 7) // 8, "little")
    blocks = [data[i : i + 255] for i in range(0, len(data), 255)]
    return b"\x08" + b"".join(bytes([len(block)]) + block for block in blocks) + b"\0"


def frame(index, x, y, width, height, disposal):
    control = b"\x21\xf9\x04" + struct.pack("<BHB", disposal << 2, DELAYS[index], 0) + b"\0"
    place = b"\x2c" + struct.pack("<HHHHB", x, y, width, height, 0)
    return control + place + coded([index] * (width * height))


palette = b"".join(bytes(color) for color in COLORS) + bytes(3 * (256 - len(COLORS)))
file = b"GIF89a" + struct.pack("<HHBBB", 8, 4, 0xF7, 0, 0) + palette
for index in range(5):
    # Disposal 1 leaves a frame, 3 brings back what was there.
    file += frame(index, 2, 1, 3, 2, 3) if index == 3 else frame(index, 0, 0, 8, 4, 1) if index < 3 else frame(index, 7, 3, 1, 1, 1)
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "delays.gif"), "wb") as target:
    target.write(file + b"\x3b")
