# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures loudness and harshness."""

import cmath
import math
from collections.abc import Sequence

from .dsp import RATE, Samples, band_pass, frames, high_pass, high_shelf

SILENT = -120.0
WINDOW = 0.05
"""What an ear takes for one moment, in seconds."""


def decibels(level: float) -> float:
    return 20 * math.log10(level) if level > 1e-6 else SILENT


def peak(samples: Sequence[float]) -> float:
    return max(map(abs, samples), default=0.0)


def loudest_moment(samples: Samples) -> float:
    """Returns the greatest root mean square of any window, in decibels."""
    length = frames(WINDOW)
    hop = length // 5
    sums = [sum([s * s for s in samples[at : at + hop]]) for at in range(0, len(samples), hop)]
    most = max(sum(sums[at : at + 5]) for at in range(len(sums)))
    return decibels(math.sqrt(most / length))


def loudness(samples: Samples) -> float:
    """Returns the weighted level of the loudest window."""
    return loudest_moment(high_pass(high_shelf(samples, 1500, 4), 60, 0.5))


def harshness(samples: Samples) -> float:
    """Returns the level of the loudest window at about 2 to 6 kHz."""
    return loudest_moment(band_pass(samples, 3400, 0.85))


def spectrum(samples: Sequence[float], size: int = 4096) -> list[float]:
    """The mean power of each band of RATE / size, over the whole sound."""
    window = [0.5 - 0.5 * math.cos(2 * math.pi * at / size) for at in range(size)]
    power = [0.0] * (size // 2)
    padded = list(samples) + [0.0] * size
    for first in range(0, max(1, len(samples) - size // 2), size // 2):
        bins = _fourier([complex(s * w) for s, w in zip(padded[first : first + size], window)])
        for band in range(size // 2):
            power[band] += abs(bins[band]) ** 2
    return power


def centroid(samples: Sequence[float]) -> float:
    """Returns the spectral centroid in hertz."""
    power = spectrum(samples)
    width = RATE / 2 / len(power)
    whole = sum(power)
    return sum(band * width * level for band, level in enumerate(power)) / whole if whole else 0.0


def _fourier(values: list[complex]) -> list[complex]:
    """The fast transform of a power of two of values."""
    count = len(values)
    if count == 1:
        return values
    even, odd = _fourier(values[0::2]), _fourier(values[1::2])
    turned = [cmath.rect(1, -2 * math.pi * at / count) * value for at, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned)] + [a - b for a, b in zip(even, turned)]
