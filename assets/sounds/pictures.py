# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws each sound: waveform over spectrogram."""

import math
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

from .collection import SOUNDS, Take
from .dsp import RATE
from .measure import spectrum

WIDTH, WAVE, BANDS = 260, 90, 128
HIGHEST = 11025


def _picture(take: Take) -> list[list[int]]:
    """Returns rows of grey values."""
    samples = [sample / 32768 for sample in take.samples()]
    rows = [[20] * WIDTH for _ in range(WAVE + BANDS)]
    for column in range(WIDTH):
        part = samples[column * len(samples) // WIDTH : (column + 1) * len(samples) // WIDTH + 1]
        low = round((1 - min(part) * 2) * WAVE / 2)
        high = round((1 - max(part) * 2) * WAVE / 2)
        for row in range(max(0, high), min(WAVE - 1, low) + 1):
            rows[row][column] = 230
        middle = (column * len(samples)) // WIDTH
        power = spectrum(samples[max(0, middle - 256) : middle + 256], 512)
        for band in range(BANDS):
            level = 10 * math.log10(power[band * HIGHEST * 512 // RATE // BANDS] + 1e-9)
            rows[WAVE + BANDS - 1 - band][column] = max(0, min(255, round((level + 50) * 3)))
    return rows


def _png(rows: list[list[int]]) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 0, 0, 0, 0)
    lines = b"".join(b"\0" + bytes(row) for row in rows)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")


def write_pictures(out: Path) -> Iterator[str]:
    """Draws the first take of every sound."""
    out.mkdir(parents=True, exist_ok=True)
    for sound in SOUNDS:
        (out / f"{sound.name}.png").write_bytes(_png(_picture(Take(sound, 0))))
        yield sound.name
