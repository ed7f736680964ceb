# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is put up when a district is won: bunting in its colours, confetti, a firework."""

import math
import random

from ..palette import BRASS, BRASS_DARK, BRASS_LIGHT, SEATS
from ..svg import circle, document, path, radial_gradient, stroke
from .plane import around
from .shapes import at, darker, lighter
from .town_palette import DISTRICTS

SPAN, SAG, PENNANTS = 350, 30, 12


def _on_the_rope(share: float) -> tuple[float, float]:
    """A point of the rope between its ends at (5, 8) and (355, 8)."""
    return 5 + share * SPAN, 8 + SAG * 4 * share * (1 - share)


def bunting(district: str) -> str:
    """Pennants on a rope, 360 x 76; its ends are at 5,8 and 355,8."""
    tones = DISTRICTS[district]
    colours = (tones.awning, "#FFF8E8", tones.roofs[0], BRASS)
    rope = " ".join(f"{'M' if i == 0 else 'L'}{at(_on_the_rope(i / 24))}" for i in range(25))
    shadows, flags = "", ""
    for i in range(PENNANTS):
        (ax, ay), (bx, by) = (_on_the_rope((i + step) / PENNANTS) for step in (0.08, 0.92))
        middle, hang = (ax + bx) / 2, (ay + by) / 2 + 29
        colour = colours[i % 4]
        flag = f"M{at((ax, ay))} L{at((bx, by))} L{at((middle, hang))} Z"
        half = f"M{at((middle, (ay + by) / 2))} L{at((bx, by))} L{at((middle, hang))} Z"
        shadows += path(flag, "#2E2416", fill_opacity=0.24, transform="translate(4,6)")
        flags += path(flag, colour) + path(half, darker(colour, 0.2))
        flags += stroke(
            f"M{at((ax + 1, ay + 2.4))} L{at((bx - 1, by + 2.4))}", lighter(colour, 0.5), 1.6, "butt"
        )
    knots = "".join(circle(x, 8, 3.4, BRASS_DARK) + circle(x - 0.6, 7.4, 2.2, BRASS_LIGHT) for x in (6, 354))
    return document(360, 76, shadows + flags + stroke(rope, "#5A4A36", 2) + knots)


def confetti() -> str:
    """Paper in the seats' colours, 400 x 300, to fall and turn."""
    lot, drawn = random.Random(21), ""
    for _ in range(110):
        x, y, turn = lot.uniform(12, 388), lot.uniform(12, 288), lot.randrange(0, 180, 15)
        colour, kind = lot.choice(list(SEATS.values())[:5] + [BRASS_LIGHT]), lot.randrange(3)
        place = f"translate({x:.1f},{y:.1f}) rotate({turn})"
        if kind == 0:
            drawn += circle(round(x, 1), round(y, 1), 3, colour)
        elif kind == 1:
            drawn += path("M-4,-2 H4 V2 H-4 Z", colour, transform=place)
        else:
            drawn += path("M-6,0 Q-3,-5 0,0 Q3,5 6,0", "none", stroke=colour, stroke_width=2.2,
                stroke_linecap="round", transform=place)
    return document(400, 300, drawn)


def firework() -> str:
    """A burst of gold, 300 x 300, brightest at its points."""
    rays, sparks = "", ""
    for i in range(28):
        angle, reach = i * math.tau / 28, (132, 104, 120, 88)[i % 4]
        start, end = around((150, 150), 26, 26, angle), around((150, 150), reach, reach, angle)
        width = 3.4 if i % 2 else 2.4
        rays += stroke(f"M{at(start)} L{at(end)}", "url(#ray)", width)
        sparks += circle(
            round(end[0], 1), round(end[1], 1), 4.4 if i % 4 == 0 else 3, (BRASS_LIGHT, "#FFF3C4")[i % 2]
        )
    return document(
        300, 300, circle(150, 150, 140, "url(#glow)") + rays + sparks,
        radial_gradient(
            "glow", 150, 150, 140, (0, "#FFE9A8", 0.75), (0.35, "#FFD257", 0.26), (1, "#FFD257", 0)
        ),
        radial_gradient("ray", 150, 150, 132, (0, "#FFFBE6", 0.2), (0.5, "#FFE9A8", 0.8), (1, "#F0D48A", 1)),
    )
