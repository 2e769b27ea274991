"""Makes expected.png, actual.png and pixelmatch.csv: how many pixels pixelmatch counts.

Needs the Python port of pixelmatch 5.3 (`pip install pixelmatch==0.4.0`).
"""

import math
import pathlib
import random
import struct
import zlib

from pixelmatch import pixelmatch

WIDTH, HEIGHT = 64, 48
FOLDER = pathlib.Path(__file__).parent


def disc(x, y, centre, radius):
    """How much of a pixel a disc covers, near enough."""
    distance = math.hypot(x + 0.5 - centre[0], y + 0.5 - centre[1])
    return min(max(radius - distance + 0.5, 0), 1)


def picture(shift, changed):
    random.seed(7)
    data = bytearray()
    for y in range(HEIGHT):
        for x in range(WIDTH):
            share = disc(x, y, (18 + shift, 20), 12.3)
            color = [round(240 + (part - 240) * share) for part in (0, 122, 255)]
            share = disc(x, y, (45, 30 + shift), 6.7)
            color = [round(part + (20 - part) * share) for part in color]
            noise = [random.randrange(256) for _ in range(3)]
            if x >= 52 and y < 12:
                color = noise if not changed or x % 3 else [255 - part for part in noise]
            if 2 <= x < 20 and 38 <= y < 46:
                color = [128 + 6 * changed * (x - 2)] * 3
                color = [min(part, 255) for part in color]
            level, other = random.choice((60, 60, 60, 130, 200)), random.choice((60, 130, 200))
            if 24 <= x and y >= 38 or x < 5:
                color = [other if changed and (x + y) % 4 == 0 else level] * 3
            data += bytes(color) + b"\xff"
    return bytes(data)


def png(data):
    def chunk(name, body):
        whole = name + body
        return struct.pack(">I", len(body)) + whole + struct.pack(">I", zlib.crc32(whole))

    rows = b"".join(
        b"\0" + data[y * WIDTH * 4 : (y + 1) * WIDTH * 4] for y in range(HEIGHT))
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


expected, actual = picture(0, False), picture(0.5, True)
(FOLDER / "expected.png").write_bytes(png(expected))
(FOLDER / "actual.png").write_bytes(png(actual))
with open(FOLDER / "pixelmatch.csv", "w") as table:
    table.write("threshold,antialiased pixels counted,different pixels\n")
    for threshold in (0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 1):
        for counted in (True, False):
            count = pixelmatch(
                list(expected), list(actual), WIDTH, HEIGHT, threshold=threshold,
                includeAA=counted)
            table.write(f"{threshold},{str(counted).lower()},{count}\n")
