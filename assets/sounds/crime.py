# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shots, bombs, darts, and what the police answers with."""

import math
from random import Random

from .dsp import (
    RATE, Samples, add, band_pass, bell_shape, blow, burst, detuned, drift, falling_tone, frames, high_pass, low_pass, noise,
    room, saturated, shaped, silence, strike_shape, struck, swept_band, swept_low,
)

CORK = ((148, 0.034, 1.0), (263, 0.020, 0.7), (437, 0.012, 0.4), (910, 0.006, 0.3))
IRON = (
    (131, 0.13, 0.7), (223, 0.17, 0.9), (371, 0.21, 1.0), (618, 0.16, 0.6), (947, 0.11, 0.4), (1486, 0.07, 0.22),
    (2170, 0.04, 0.1),
)


def blast(rng: Random) -> Samples:
    """A bomb: pressure, fire that darkens, and what falls down afterwards."""
    seconds = 0.84
    out = silence(seconds)
    fire = swept_low(noise(rng, seconds), 5200, 210, 0.11)
    add(out, shaped(fire, strike_shape(seconds, 0.24, 0.002)), gain=2.2)
    add(out, shaped(falling_tone(seconds, 118, 33, 0.09), strike_shape(seconds, 0.26, 0.003)), gain=1.2)
    add(out, burst(rng, 0.05, 0.008, 0.0006), gain=0.8)
    out = saturated(out, 1.7)
    for _ in range(14):
        splinter = band_pass(burst(rng, 0.03, 0.005), rng.uniform(500, 2200), 2)
        add(out, splinter, rng.uniform(0.16, 0.62), rng.uniform(0.08, 0.3))
    return room(out, 0.3, 1.6, 0.7)


def shot(rng: Random) -> Samples:
    """A pistol in a street: crack, body, the walls."""
    seconds = 0.62
    out = silence(seconds)
    add(out, high_pass(burst(rng, 0.02, 0.004, 0.0002), 900), gain=2.4)
    add(out, shaped(swept_low(noise(rng, 0.3), 6500, 330, 0.022), strike_shape(0.3, 0.045, 0.0006)), gain=2.6)
    add(out, shaped(falling_tone(0.3, 190, 58, 0.025), strike_shape(0.3, 0.055, 0.001)), gain=1.0)
    out = saturated(out, 1.8)
    return room(out, 0.42, 1.5 + rng.uniform(-0.1, 0.1), 0.5)


def dart(rng: Random) -> Samples:
    """A dart sticks in wood, and its shaft trembles."""
    out = silence(0.32)
    add(out, struck(detuned(rng, CORK, 0.05), blow(rng, 0.0007), 0.2))
    add(out, band_pass(burst(rng, 0.02, 0.0022), rng.uniform(1700, 2200), 1.2), gain=2.0)
    pitch, wobble = rng.uniform(104, 122), rng.uniform(24, 30)
    shaft = [
        sum(math.sin(2 * math.pi * pitch * part * at / RATE) / part**1.6 for part in (1, 2, 3, 5))
        * (0.6 + 0.4 * math.cos(2 * math.pi * wobble * at / RATE))
        for at in range(frames(0.28))
    ]
    add(out, shaped(shaft, strike_shape(0.28, 0.075, 0.012)), 0.006, 0.16)
    return room(out, 0.1, 0.5, 0.12)


def thud(rng: Random) -> Samples:
    """A target, or somebody, falls over."""
    out = silence(0.3)
    add(out, shaped(falling_tone(0.2, 132, 62, 0.035), strike_shape(0.2, 0.05, 0.002)), gain=0.5)
    for at, gain in ((0.0, 1.0), (rng.uniform(0.07, 0.09), 0.5)):
        add(out, struck(detuned(rng, CORK, 0.08), blow(rng, 0.0018), 0.2), at, gain)
        add(out, low_pass(burst(rng, 0.05, 0.012, 0.001), 800), at, 0.5 * gain)
    return room(out, 0.14, 0.7, 0.16)


def whistle(rng: Random) -> Samples:
    """A policeman's whistle with its pea, blown once."""
    seconds = rng.uniform(0.42, 0.46)
    count = frames(seconds)
    pitch, pea = rng.uniform(2210, 2290), rng.uniform(33, 38)
    first = second = 0.0
    tone = []
    for at in range(count):
        time = at / RATE
        bend = 1 - 0.06 * math.exp(-time / 0.03) - 0.05 * max(0.0, time - seconds + 0.09) / 0.09
        flutter = math.sin(2 * math.pi * pea * time)
        first += 2 * math.pi * pitch * bend * (1 + 0.012 * flutter) / RATE
        second += 2 * math.pi * pitch * 1.17 * bend * (1 - 0.010 * flutter) / RATE
        tone.append((math.sin(first) + 0.6 * math.sin(second)) * (0.68 + 0.32 * flutter))
    breath = band_pass(noise(rng, seconds), pitch * 1.1, 2.5)
    out = silence(seconds + 0.08)
    swell = bell_shape(seconds, 0.25, 0.35)
    add(out, shaped(tone, swell))
    add(out, shaped(breath, swell), gain=0.35)
    return room(out, 0.2, 1.2, 0.3)


def jail(rng: Random) -> Samples:
    """A barred door falls shut, and its bolt after it."""
    out = silence(0.56)
    add(out, struck(detuned(rng, IRON, 0.02), blow(rng, 0.0008), 0.56), gain=0.45)
    add(out, low_pass(burst(rng, 0.1, 0.02, 0.001), 500), gain=1.2)
    bolt = struck(detuned(rng, ((640, 0.020, 1.0), (1130, 0.014, 0.7), (1890, 0.008, 0.4)), 0.04),
                  blow(rng, 0.0005), 0.14)
    add(out, bolt, rng.uniform(0.15, 0.18), 0.7)
    return room(out, 0.25, 1.3, 0.45)


def splash(rng: Random) -> Samples:
    """Somebody falls through a manhole into the water."""
    seconds = 0.4
    out = silence(seconds)
    add(out, shaped(low_pass(swept_band(noise(rng, 0.36), 1900, 520, 0.8), 2600), strike_shape(0.36, 0.085, 0.012)), 0.02, 1.2)
    add(out, shaped(falling_tone(0.14, 210, 85, 0.04), strike_shape(0.14, 0.04, 0.002)), 0.0, 0.35)
    for _ in range(9):
        start = rng.uniform(380, 950)
        length = rng.uniform(0.03, 0.06)
        drop = shaped(falling_tone(length, start, start * rng.uniform(1.5, 2.1), length / 2), bell_shape(length, 0.25))
        add(out, drop, rng.uniform(0.08, seconds - 0.12), rng.uniform(0.06, 0.16))
    return room(out, 0.3, 1.2, 0.35)


def curtain(rng: Random) -> Samples:
    """Heavy cloth runs along its pole, on rings."""
    seconds = rng.uniform(0.48, 0.54)
    out = silence(seconds + 0.04)
    cloth = low_pass(high_pass(noise(rng, seconds), 170), 1050)
    folds = [0.3 + 0.7 * level**1.5 for level in drift(rng, seconds, 26)]
    swell = bell_shape(seconds, 0.38, 0.9)
    add(out, shaped(shaped(cloth, folds), swell), gain=1.0)
    at = 0.05
    while at < seconds - 0.08:
        ring = struck(detuned(rng, ((1760, 0.012, 1.0), (2650, 0.009, 0.6)), 0.12), blow(rng, 0.0004), 0.06)
        add(out, ring, at, 0.10 * swell[frames(at)] * rng.uniform(0.4, 1))
        at += rng.uniform(0.028, 0.06)
    return out
