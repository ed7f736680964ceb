# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Roofs: slopes that are lit by the side they face, and a terrace with the pattern of its district."""

import math

from ..svg import stroke
from .plane import (
    Point, Points, between, box, contains, distance, edges, gap_to_edge, moved, shrunk, simplified, stripes,
)
from .shapes import area, at, band, blend, darker, dashes, lighter, rods, scattered
from .town_data import Shop
from .town_palette import DISTRICTS

SUN = (-0.6, -0.8)
SLOPE, LIFT = 10.0, 4.0  # how wide the slopes are, and how much higher the terrace lies


def _harlequin(terrace: Points, colour: str) -> str:
    """Rows of diamonds."""
    left, top, right, bottom = box(terrace)
    shapes, row = [], 0
    while (y := top + 10 + row * 9.5) < bottom:
        x = left + (17 if row % 2 else 8.5)
        while x < right:
            if contains(terrace, (x, y)) and gap_to_edge(terrace, (x, y)) > 7:
                shapes.append([(x, y - 4.8), (x + 4.8, y), (x, y + 4.8), (x - 4.8, y)])
            x += 17
        row += 1
    return scattered(shapes, colour)


def _waves(terrace: Points, colour: str) -> str:
    """Rows of little waves, each its own path."""
    drawn = ""
    for a, b in stripes(terrace, 0, 11, 20):
        count = int((b[0] - a[0] - 6) // 8)
        start = at((a[0] + 3 + ((b[0] - a[0] - 6) % 8) / 2, a[1]))
        drawn += stroke(f"M{start}" + "q2,-3.4 4,0 q2,3.4 4,0" * count, colour, 1.7)
    return drawn


def pattern(terrace: Points, district: str, ground: str) -> str:
    """Draws the pattern of a district; ground is the colour below it."""
    line = DISTRICTS[district].line
    if district == "old-town":
        rows = stripes(terrace, math.pi / 2, 8)
        return (
            dashes(stripes(terrace, 0, 14), blend(ground, line, 0.3), 0.9)
            + dashes(rows, blend(ground, line, 0.6), 1.7)
            + dashes([(a, (a[0], a[1] + 2)) for a, _ in rows], line, 2)
        )
    if district == "market":
        return dashes(stripes(terrace, math.pi / 4, 18), blend(ground, "#FFF3CF", 0.55), 8)
    if district == "villas":
        lattice = stripes(terrace, math.pi / 4, 14) + stripes(terrace, -math.pi / 4, 14)
        return dashes(lattice, blend(ground, line, 0.7), 1.5)
    if district == "casino":
        return _harlequin(terrace, "#FFE9F1")
    return _waves(terrace, blend(ground, "#EAF6FC", 0.8))


def _corner(a: Point, b: Point, c: Point, inwards: float) -> Point:
    """Where the slopes on both sides of a corner meet, seen from above."""
    one, two = distance(a, b) or 1, distance(b, c) or 1
    first, second = (-(b[1] - a[1]) / one, (b[0] - a[0]) / one), (-(c[1] - b[1]) / two, (c[0] - b[0]) / two)
    right, down = first[0] + second[0], first[1] + second[1]
    reach = max(0.35, (right * right + down * down) / 2)
    return b[0] + right * inwards / reach, b[1] + down * inwards / reach


def slopes(eaves: Points, colour: str) -> tuple[str, Points]:
    """The slopes of a roof from its eaves to the terrace, and the outline of the terrace.

    Neighbouring sides that face nearly the same way are one plane, so a curved front has no seams.
    """
    outline = simplified(eaves, 0.9)
    left, top, right, bottom = box(outline)
    width = min(SLOPE, (bottom - top) * 0.13, (right - left) * 0.13)
    lift = LIFT * width / SLOPE
    count = len(outline)
    inner = [
        (x, y - lift) for x, y in
        (_corner(outline[i - 1], outline[i], outline[(i + 1) % count], width) for i in range(count))
    ]
    facing = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in edges(outline)]

    def bend(i: int) -> float:
        return abs((facing[i % count] - facing[i - 1] + math.pi) % math.tau - math.pi)

    start = next(i for i in range(count) if bend(i) > 0.4)
    planes: list[list[int]] = []
    for i in range(start, start + count):
        if planes and bend(i) < 0.3:
            planes[-1].append(i % count)
        else:
            planes.append([i % count])
    shapes, hips = [], []
    for plane in planes:
        corners = [*plane, (plane[-1] + 1) % count]
        a, b = outline[corners[0]], outline[corners[-1]]
        size = distance(a, b) or 1
        sun = ((b[1] - a[1]) * SUN[0] - (b[0] - a[0]) * SUN[1]) / size
        tone = lighter(colour, 0.42 * sun) if sun > 0 else darker(colour, -0.26 * sun)
        drawn = area([outline[i] for i in corners] + [inner[i] for i in reversed(corners)], tone)
        for share in (0.34, 0.68):
            drawn += band([between(outline[i], inner[i], share) for i in corners], darker(tone, 0.14), 0.9)
        shapes.append((a[1] + b[1], drawn))
        hips.append((outline[corners[0]], inner[corners[0]]))
    shapes.sort(key=lambda shape: shape[0])
    planes_drawn = "".join(shape for _, shape in shapes)
    return planes_drawn + rods(hips, lighter(colour, 0.5), 1.3), inner


def terrace_of(shop: Shop) -> Points:
    """The flat middle of a shop's roof."""
    return slopes(shrunk(shop.roof, 2.4), "#000000")[1]


def roof(shop: Shop, colour: str) -> str:
    """A roof with its parapet."""
    sides, terrace = slopes(shrunk(shop.roof, 2.4), colour)
    inner = shrunk(simplified(terrace), 1.5) or terrace
    shaded = [
        ((a[0] + 1, a[1] + 1.6), (b[0] + 1, b[1] + 1.6)) for a, b in edges(terrace)
        if (b[0] - a[0]) - (b[1] - a[1]) > 0.6 * distance(a, b)
    ]
    return (
        area(moved(shop.roof, 0, 1.6), darker(colour, 0.5)) + area(shop.roof, lighter(colour, 0.62)) + sides
        + area(terrace, lighter(colour, 0.45)) + area(shrunk(terrace, 0.8) or terrace, colour)
        + pattern(inner, shop.district, colour) + dashes(shaded, darker(colour, 0.16), 2.4)
    )
