# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The last step of every sound: removes inaudible lows, fades the ends, and sets the level."""

import math

from .dsp import Samples, frames, high_pass
from .measure import harshness, loudness, peak

PEAK = 0.5
BANG_PEAK = 0.8
HARSHNESS = -26.0
"""What nothing but a bang may exceed, in decibels; a card that is dealt reaches it."""

FADE_IN = 0.0003
FADE_OUT = 0.015
QUIET = 0.005
"""Of the peak: what is below at the end is cut off."""


def mastered(samples: Samples, wanted: float, bang: bool) -> list[int]:
    """Returns the mastered samples of 16 bits."""
    clean = _trimmed(high_pass(samples, 28, 0.6))
    fade(clean)
    gain = 10 ** ((wanted - loudness(clean)) / 20)
    gain = min(gain, (BANG_PEAK if bang else PEAK) / peak(clean))
    if not bang:
        gain = min(gain, 10 ** ((HARSHNESS - 0.1 - harshness(clean)) / 20))
    return [round(32767 * gain * sample) for sample in clean]


def _trimmed(samples: Samples) -> Samples:
    least = QUIET * peak(samples)
    last = len(samples)
    while last > 1 and abs(samples[last - 1]) < least:
        last -= 1
    return samples[: min(len(samples), last + frames(FADE_OUT) // 2)]


def fade(samples: Samples) -> None:
    """Fades in and out, in place."""
    rise, fall = frames(FADE_IN), frames(FADE_OUT)
    for at in range(min(rise, len(samples))):
        samples[at] *= at / rise
    for at in range(min(fall, len(samples))):
        samples[-1 - at] *= (1 - math.cos(math.pi * at / fall)) / 2
