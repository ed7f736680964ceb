# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The band in the corner: muted trumpets, a vibraphone, a drum."""

import math
from random import Random

from .dsp import (
    RATE, Samples, add, band_pass, burst, falling_tone, frames, low_pass, noise, room, shaped, silence, strike_shape,
    struck,
)


def _pitch(note: int) -> float:
    """Returns the frequency of a MIDI note: 69 is A, 440 Hz."""
    return 440 * 2 ** ((note - 69) / 12)


def _trumpet(rng: Random, note: int, seconds: float, held: float) -> Samples:
    """A muted trumpet: it gets brighter as it gets louder, and trembles when it is held."""
    pitch = _pitch(note) * (1 + rng.uniform(-0.0015, 0.0015))
    count = frames(seconds)
    parts = [part for part in range(1, 13) if part * pitch < 7000]
    colour = [1 / part**0.9 * (0.35 + 1 / (1 + ((part * pitch - 1500) / 900) ** 2)) for part in parts]
    phase = 0.0
    out = []
    keep = out.append
    sine = math.sin
    levels = colour
    for at in range(count):
        time = at / RATE
        if at % 128 == 0:
            rise = min(1.0, time / 0.028)
            fall = 1.0 if time < held else math.exp(-(time - held) / 0.055)
            loud = rise * fall * (1 - 0.25 * min(1.0, time / max(held, 0.01)))
            bright = 2.6 - 1.9 * loud
            levels = [level * loud * math.exp(-0.16 * bright * (part - 1)) for part, level in zip(parts, colour)]
            tremble = 0.004 * max(0.0, min(1.0, (time - 0.16) / 0.2))
            turn = 2 * math.pi * pitch / RATE * (1 - 0.012 * math.exp(-time / 0.016) + tremble * sine(34.5 * time))
        phase += turn
        keep(sum([level * sine(part * phase) for part, level in zip(parts, levels)]))
    air = band_pass(noise(rng, 0.05), 1800, 1.5)
    return add(out, shaped(air, strike_shape(0.05, 0.015, 0.006)), gain=0.10)


def _vibraphone(note: int, seconds: float, decay: float) -> Samples:
    pitch = _pitch(note)
    fall = strike_shape(seconds, decay, 0.002)
    bar = strike_shape(seconds, 0.03, 0.001)
    return [
        math.sin(2 * math.pi * pitch * at / RATE) * level * (0.82 + 0.18 * math.cos(2 * math.pi * 6.2 * at / RATE))
        + 0.16 * math.sin(2 * math.pi * 3.98 * pitch * at / RATE) * short
        for at, (level, short) in enumerate(zip(fall, bar))
    ]


def _drum(rng: Random) -> Samples:
    skin = shaped(falling_tone(0.4, 118, 68, 0.05), strike_shape(0.4, 0.11, 0.002))
    return add(skin, low_pass(burst(rng, 0.04, 0.008, 0.0008), 1200), gain=0.5)


def _brush(rng: Random, seconds: float) -> Samples:
    return shaped(band_pass(noise(rng, seconds), 4200, 0.7), strike_shape(seconds, seconds / 4, 0.004))


# When, how long, and which notes together: a sixth chord at the end.
FANFARES = (
    ((0.00, 0.10, (58, 65)), (0.16, 0.10, (62, 65)), (0.32, 0.10, (65, 70)), (0.48, 0.52, (58, 62, 67, 70))),
    ((0.00, 0.16, (60, 67)), (0.24, 0.08, (62, 65)), (0.36, 0.08, (64, 67)), (0.48, 0.52, (57, 60, 64, 67))),
)


def fanfare(rng: Random, take: int) -> Samples:
    """A victory fanfare."""
    out = silence(1.2)
    for at, held, notes in FANFARES[take % len(FANFARES)]:
        for note in notes:
            start = at + rng.uniform(0, 0.008)
            add(out, _trumpet(rng, note, held + 0.24, held), start, 0.5 / len(notes) ** 0.5)
        add(out, _brush(rng, 0.12), at, 0.05)
    add(out, _drum(rng), 0.48, 0.5)
    return room(out, 0.32, 1.4, 0.55)


# A seventh without its root, and a second in it: somebody is caught.
STINGS = ((53, 59, 62, 63), (51, 57, 60, 62))


def sting(rng: Random, take: int) -> Samples:
    """A short chord for a reveal."""
    out = silence(0.7)
    for index, note in enumerate(STINGS[take % len(STINGS)]):
        add(out, _vibraphone(note + 12, 0.7, 0.2), 0.012 * index, 0.4)
        add(out, _trumpet(rng, note, 0.4, 0.10), 0.0, 0.22)
    add(out, _drum(rng), 0.0, 0.7)
    return room(out, 0.3, 1.3, 0.5)
