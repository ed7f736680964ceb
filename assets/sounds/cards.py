# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards on baize."""

from random import Random

from .dsp import (
    Samples, add, band_pass, bell_shape, blow, burst, drift, falling_tone, high_pass, low_pass, noise, room, shaped,
    silence, strike_shape, struck, swept_band,
)

# The table under the cloth.
TABLE = ((96, 0.030, 1.0), (172, 0.022, 0.7), (301, 0.014, 0.4))


def _slap(rng: Random, firmness: float = 1) -> Samples:
    """A flat card meets the cloth: air that is pressed out, the card itself, the wood below."""
    out = silence(0.13)
    air = band_pass(burst(rng, 0.05, 0.009, 0.0012), rng.uniform(1500, 1900), 0.8)
    paper = band_pass(burst(rng, 0.03, 0.0035), rng.uniform(3000, 3500), 1.1)
    add(out, air, gain=1.5)
    add(out, paper, gain=1.0)
    add(out, struck(TABLE, blow(rng, 0.0022), 0.12), gain=0.13 * firmness)
    return out


def _slide(rng: Random, seconds: float, start: float, end: float) -> Samples:
    """Card over cloth: a hiss with a grain."""
    hiss = low_pass(swept_band(noise(rng, seconds), start, end, 1.0), 4200)
    grain = [0.45 + 0.55 * level for level in drift(rng, seconds, 210)]
    return shaped(shaped(high_pass(hiss, 500), grain), bell_shape(seconds, 0.42, 0.8))


def card_down(rng: Random) -> Samples:
    out = silence(0.15)
    add(out, _slap(rng), 0.004)
    # A corner comes down last.
    corner = band_pass(burst(rng, 0.02, 0.003), rng.uniform(2600, 3200), 1.4)
    return add(out, corner, rng.uniform(0.028, 0.042), 0.35)


def card_slide(rng: Random) -> Samples:
    seconds = rng.uniform(0.19, 0.23)
    out = silence(seconds + 0.02)
    return add(out, _slide(rng, seconds, rng.uniform(1500, 1800), rng.uniform(2700, 3100)))


def card_flip(rng: Random) -> Samples:
    """The card bends, springs over and lies."""
    out = silence(0.2)
    add(out, _slide(rng, 0.08, 1200, 3000), gain=0.7)
    snap = band_pass(burst(rng, 0.02, 0.002), rng.uniform(2300, 2700), 1.6)
    add(out, snap, 0.058, 0.6)
    return add(out, _slap(rng, 0.7), 0.075 + rng.uniform(0, 0.012), 0.9)


def capture(rng: Random) -> Samples:
    """A row is swept together, and its edge knocked on the table."""
    out = silence(0.42)
    for at in (0, 0.055, 0.105):
        add(out, _slide(rng, 0.16, rng.uniform(1300, 1700), rng.uniform(2300, 2800)), at + rng.uniform(0, 0.012), 0.8)
    for at, gain in ((0.225, 0.8), (0.245, 0.6), (0.262, 1.3)):
        add(out, _slap(rng, 2), at + rng.uniform(0, 0.005), gain)
    thump = shaped(falling_tone(0.12, 150, 78, 0.03), strike_shape(0.12, 0.032, 0.002))
    return room(add(out, thump, 0.264, 0.35), 0.12, 0.6, 0.16)


def shuffle(rng: Random) -> Samples:
    """Two halves riffled into each other, pushed together, and squared."""
    out = silence(0.58)
    at, gap = 0.005, 0.025
    while at < 0.33:
        click = band_pass(burst(rng, 0.014, 0.0024), rng.uniform(1900, 3100), 1.3)
        add(out, click, at, rng.uniform(0.9, 1.6))
        at += gap * rng.uniform(0.75, 1.25)
        gap = max(0.009, gap * 0.955)
    add(out, _slide(rng, 0.13, 2600, 1500), 0.33, 0.8)
    add(out, _slap(rng, 1.5), 0.45, 0.9)
    return low_pass(out, 9000)
