# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes samples as a WAV file."""

import struct
import sys
from array import array

from .dsp import RATE


def wave_file(samples: list[int]) -> bytes:
    """Returns a WAV file with one channel of 16 bits."""
    data = array("h", samples)
    if sys.byteorder == "big":
        data.byteswap()
    body = data.tobytes()
    return (
        struct.pack("<4sI4s4sIHHIIHH", b"RIFF", 36 + len(body), b"WAVE", b"fmt ", 16, 1, 1, RATE, 2 * RATE, 2, 16)
        + struct.pack("<4sI", b"data", len(body))
        + body
    )
