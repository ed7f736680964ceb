# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice, chips, coins, pawns: small hard things on a table."""

from random import Random

from .dsp import (
    Samples, add, band_pass, blow, burst, detuned, low_pass, room, shaped, silence, strike_shape, struck, noise,
)

BOARD = (
    (188, 0.024, 0.14), (342, 0.021, 0.24), (587, 0.017, 0.42), (968, 0.013, 0.75), (1510, 0.010, 0.9), (2380, 0.007, 0.8),
)
CUBE = ((3150, 0.0045, 0.8), (4420, 0.003, 0.5))
CLAY = ((1980, 0.016, 1.0), (2860, 0.012, 0.7), (4150, 0.007, 0.35))
COIN = ((2240, 0.050, 0.8), (3120, 0.060, 1.0), (4730, 0.040, 0.4), (6210, 0.025, 0.16))
BELL = ((1318, 0.16, 1.0), (2637, 0.11, 0.45), (3560, 0.06, 0.2))
PAWN = ((410, 0.016, 1.0), (820, 0.010, 0.6), (1490, 0.006, 0.45))


def die(rng: Random) -> Samples:
    """One blow of a die on a wooden tray."""
    hit = blow(rng, 0.00035)
    out = silence(0.17)
    add(out, struck(detuned(rng, BOARD, 0.06), hit, 0.16))
    add(out, struck(detuned(rng, CUBE, 0.08), hit, 0.03), gain=0.8)
    return room(out, 0.16, 0.5, 0.12)


def chip(rng: Random) -> Samples:
    """A chip falls on another one and rocks once."""
    out = silence(0.15)
    at, gain = 0.002, 1.0
    for _ in range(3):
        hit = blow(rng, 0.0003)
        add(out, struck(detuned(rng, CLAY, 0.03), hit, 0.08), at, gain)
        add(out, struck(detuned(rng, BOARD[:3]), hit, 0.08), at, 0.3 * gain)
        at += rng.uniform(0.019, 0.028)
        gain *= 0.42
    return out


def coins(rng: Random) -> Samples:
    """A till: its bell, and coins that fall into it."""
    out = silence(0.4)
    add(out, struck(BELL, blow(rng, 0.0006), 0.4), 0.0, 0.55)
    for at in (0.06, 0.1, 0.135, 0.18, 0.21):
        ring = struck(detuned(rng, COIN, 0.07), blow(rng, 0.0002), 0.25)
        add(out, ring, at + rng.uniform(-0.012, 0.012), rng.uniform(0.35, 0.7))
    drawer = low_pass(burst(rng, 0.06, 0.014, 0.001), 420)
    return room(add(out, drawer, 0.02, 1.2), 0.12, 0.5, 0.14)


def step(rng: Random) -> Samples:
    """A pawn is set down one field on."""
    out = silence(0.1)
    add(out, struck(detuned(rng, PAWN, 0.07), blow(rng, 0.0008), 0.09))
    return add(out, band_pass(burst(rng, 0.02, 0.004), 1300, 0.9), gain=0.3)


def tick(rng: Random) -> Samples:
    """The clock of a bomb."""
    modes = ((1480, 0.009, 1.0), (2310, 0.006, 0.6), (3260, 0.003, 0.3), (520, 0.014, 0.5))
    out = silence(0.09)
    add(out, struck(detuned(rng, modes, 0.02), blow(rng, 0.0003), 0.08))
    spring = struck(detuned(rng, ((2040, 0.012, 1.0),), 0.02), blow(rng, 0.0003), 0.05)
    return room(add(out, spring, 0.016, 0.25), 0.1, 0.4, 0.08)


def refusal(rng: Random) -> Samples:
    """Two soft knocks on the table, the second one lower: no."""
    out = silence(0.27)
    for at, pitch, gain in ((0.0, 1.0, 1.0), (0.105, 0.8, 0.9)):
        modes = [(f * pitch, d * 1.7, l) for f, d, l in ((246, 0.026, 1.0), (492, 0.016, 0.4), (815, 0.008, 0.2))]
        add(out, struck(detuned(rng, modes, 0.015), blow(rng, 0.0014), 0.16), at, gain)
        add(out, shaped(low_pass(noise(rng, 0.03), 900), strike_shape(0.03, 0.006)), at, 0.12)
    return room(out, 0.1, 0.5, 0.12)
