#!/usr/bin/env python3
"""Writes huge.mov, by the Python standard library alone: one picture of 16000x16000 pixels as a PNG, of which
there is the first row, in a QuickTime file of 10 frames a second."""
import os
import struct
import zlib

SIDE = 16000


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def atom(kind, *parts):
    data = b"".join(parts)
    return struct.pack(">I", len(data) + 8) + kind + data


def numbers(*values):
    return struct.pack(f">{len(values)}I", *values)


MATRIX = numbers(65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30)
PNG = (
    b"\x89PNG\r\n\x1a\n"
    + chunk(b"IHDR", struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0))
    + chunk(b"IDAT", zlib.compress(bytes(1 + 3 * SIDE), 9))
    + chunk(b"IEND", b"")
)

entry = bytes(6) + struct.pack(">HHH", 1, 0, 0) + b"test" + numbers(0, 512)
entry += struct.pack(">HH", SIDE, SIDE) + numbers(72 << 16, 72 << 16, 0)
entry += struct.pack(">H", 1) + bytes(32) + struct.pack(">Hh", 24, -1)
start = atom(b"ftyp", b"qt  ", numbers(0x200), b"qt  ")
samples = atom(
    b"stbl",
    atom(b"stsd", numbers(0, 1), atom(b"png ", entry)),
    atom(b"stts", numbers(0, 1, 1, 1)),
    atom(b"stsc", numbers(0, 1, 1, 1, 1)),
    atom(b"stsz", numbers(0, len(PNG), 1)),
    atom(b"stco", numbers(0, 1, len(start) + 8)),
)
media = atom(
    b"mdia",
    atom(b"mdhd", numbers(0, 0, 0, 10, 1, 0x7FFF0000)),
    atom(b"hdlr", numbers(0), b"mhlrvide", bytes(13)),
    atom(
        b"minf",
        atom(b"vmhd", numbers(1, 0, 0)),
        atom(b"dinf", atom(b"dref", numbers(0, 1), atom(b"url ", numbers(1)))),
        samples,
    ),
)
track = atom(b"tkhd", numbers(3, 0, 0, 1, 0, 1, 0, 0, 0, 0), MATRIX, numbers(SIDE << 16, SIDE << 16))
movie = atom(b"mvhd", numbers(0, 0, 0, 10, 1, 65536, 256 << 16, 0, 0), MATRIX, bytes(24), numbers(2))

path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "huge.mov")
with open(path, "wb") as file:
    file.write(start + atom(b"mdat", PNG) + atom(b"moov", movie, atom(b"trak", track, media)))
