# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trees, flowers and lamps of the town, seen from above and a little from the south."""

import math

from ..svg import circle, ellipse, filled, path, stroke
from .plane import Point, around
from .shapes import at, blend
from .town_palette import FLOWERS

SHADE = "#2B4A2A"
OAK = ("#4B7F45", "#659C56", "#8DBB6C")
OLIVE = ("#7E9A66", "#98B27B", "#B5C997")
CYPRESS = ("#35603F", "#4B7F50")
PALM = ("#3B8248", "#57A356", "#86C06A")


def _leaves(x: float, y: float, radius: float, lobes: int, turn: float) -> str:
    """The outline of a mass of leaves: a ring of bows."""
    def spot(step: float, reach: float) -> Point:
        right, down = around((x, y), radius * reach, radius * 0.94 * reach, turn + step * math.tau / lobes)
        return round(right, 1), round(down, 1)

    d = f"M{at(spot(0, 1))}"
    for i in range(lobes):
        (ax, ay), (bx, by), (cx, cy) = spot(i, 1), spot(i + 1, 1), spot(i + 0.5, 1.5)
        d += f"q{at((cx - ax, cy - ay))} {at((bx - ax, by - ay))}"
    return d + "z"


def _crown(x: float, y: float, size: float, tones: tuple[str, str, str]) -> str:
    """A round tree: shadow, dark crown, lit crown, the spots that the sun hits."""
    turn = (x * 7 + y * 3) % 6
    return (
        ellipse(x + 6 * size, y + 6 * size, 12 * size, 9 * size, SHADE, fill_opacity=0.26)
        + path(_leaves(x, y, 9.6 * size, 7, turn), tones[0])
        + path(_leaves(x - 2.2 * size, y - 2.4 * size, 6.4 * size, 6, turn + 1), tones[1])
        + circle(x - 4 * size, y - 4.6 * size, 2.8 * size, tones[2])
    )


def oak(x: float, y: float, size: float = 1) -> str:
    """A broad green tree."""
    return _crown(x, y, size, OAK)


def olive(x: float, y: float, size: float = 1) -> str:
    """A small silvery tree."""
    return _crown(x, y, size * 0.7, OLIVE)


def pine(x: float, y: float, size: float = 1) -> str:
    """A stone pine: three flat cushions of needles on one trunk."""
    s = size
    trunk = stroke(f"M{at((x, y + 13 * s))} L{at((x, y))} L{at((x + 7 * s, y - 3 * s))}", "#8A5A3A", 2.6 * s)
    cushions = "".join(
        ellipse(x + dx * s, y + dy * s, rx * s, ry * s, OAK[0])
        + ellipse(x + (dx - 1.6) * s, y + (dy - 1.8) * s, rx * 0.74 * s, ry * 0.62 * s, OAK[1])
        for dx, dy, rx, ry in ((6, -4, 9, 5.4), (-6, -3, 9, 5.6), (0, -9, 10, 6))
    )
    return ellipse(x + 9 * s, y + 12 * s, 12 * s, 5 * s, SHADE, fill_opacity=0.26) + trunk + cushions


def cypress(x: float, y: float, size: float = 1) -> str:
    """A slim dark flame with a lit left side."""
    s = size
    return (
        ellipse(x + 7 * s, y + 4 * s, 9 * s, 3.6 * s, SHADE, fill_opacity=0.3)
        + path(
            f"M{at((x, y - 28 * s))} Q{at((x + 9 * s, y - 6 * s))} {at((x + 5 * s, y + 4 * s))} "
            f"Q{at((x, y + 7 * s))} {at((x - 5 * s, y + 4 * s))} Q{at((x - 9 * s, y - 6 * s))} "
            f"{at((x, y - 28 * s))} Z", CYPRESS[0],
        )
        + path(
            f"M{at((x, y - 28 * s))} Q{at((x - 9 * s, y - 6 * s))} {at((x - 5 * s, y + 4 * s))} "
            f"Q{at((x - 1 * s, y - 4 * s))} {at((x, y - 28 * s))} Z", CYPRESS[1],
        )
    )


def palm(x: float, y: float, size: float = 1) -> str:
    """Nine bent leaves on a leaning trunk, those in the sun lighter."""
    s = size
    leaves: dict[str, list[str]] = {tone: [] for tone in PALM}
    for i in range(9):
        angle = i * math.tau / 9 + 0.3
        tip = around((x, y + 2 * s), 17 * s, 13 * s, angle)
        right, down = -math.sin(angle) * 4.6 * s, math.cos(angle) * 4.6 * s
        bend = ((x + tip[0]) / 2, (y + tip[1]) / 2 - 3.4 * s)
        tone = PALM[2] if math.cos(angle + 2.36) < -0.6 else PALM[i % 2]
        leaves[tone].append(
            f"M{at((x, y))} Q{at((bend[0] + right, bend[1] + down))} {at(tip)} "
            f"Q{at((bend[0] - right * 0.2, bend[1] - down * 0.2))} {at((x, y))} Z"
        )
    return (
        ellipse(x + 9 * s, y + 10 * s, 14 * s, 7 * s, SHADE, fill_opacity=0.26)
        + stroke(f"M{at((x + 2 * s, y + 15 * s))} Q{at((x, y + 7 * s))} {at((x, y))}", "#9A6B3C", 3.4 * s)
        + "".join(path(" ".join(shapes), tone) for tone, shapes in leaves.items() if shapes)
        + circle(x, y, 2.4 * s, "#C58A3A")
    )


def flower_bed(x: float, y: float, rx: float, ry: float, first: int = 0) -> str:
    """A round bed: earth, leaves, and a ring of blossoms in two colours."""
    rings = []
    for colour, shift in ((FLOWERS[first % 4], 0.0), (FLOWERS[(first + 1) % 4], 0.5)):
        count = max(5, round((rx + ry) / 3))
        spots = (around((x, y), rx * 0.72, ry * 0.72, (i + shift) * math.tau / count) for i in range(count))
        rings.append("".join(circle(round(px, 1), round(py, 1), 2.1, colour) for px, py in spots))
    return (
        ellipse(x + 1.5, y + 2, rx, ry, SHADE, fill_opacity=0.25)
        + ellipse(x, y, rx, ry, "#6E9A4C")
        + ellipse(x, y, rx * 0.55, ry * 0.55, blend("#6E9A4C", "#FFFFFF", 0.2))
        + "".join(rings)
    )


def lamp(x: float, y: float) -> str:
    """A street lamp from above."""
    x, y = round(x, 1), round(y, 1)
    return (
        circle(x + 2, y + 2.6, 3.6, SHADE, fill_opacity=0.4) + circle(x, y, 3.8, "#3D4A45")
        + circle(x, y, 2.5, "#FFE9A8")
    )


def tufts(spots: list[tuple[float, float]], colour: str) -> str:
    """Small tufts of grass, each its own path."""
    return filled([f"M{at((x - 3, y))} l1.4,-4 l1,3 l1.2,-4.6 l1,4.6 l1.4,-3 l0.6,4 Z" for x, y in spots],
        colour)
