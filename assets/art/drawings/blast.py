# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fire: the star of an explosion on a card, the explosion itself, the spark of a fuse."""

import math
import random

from .palette import INK, LAMPLIGHT, WARNING
from .svg import circle, document, filled, path, point, polygon, radial_gradient

EMBER, FLAME = "#B3241C", "#EE6A22"


def jagged(cx: float, cy: float, points: int, outer: float, inner: float, seed: int) -> str:
    """Path data of a star with one point up and points of different lengths."""
    lot = random.Random(seed)
    step = math.pi / points
    corners = []
    for i in range(2 * points):
        if i % 2:
            radius, bend = inner * lot.uniform(0.94, 1.06), 0.0
        else:
            radius, bend = outer * (1 if i % 4 == 0 else lot.uniform(0.74, 0.86)), lot.uniform(-0.22, 0.22)
        angle = (i + bend) * step - math.pi / 2
        corners.append(point(cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return polygon(corners)


def blast(cx: float, cy: float, r: float) -> str:
    """A star of fire in four layers with an ink edge, reaching r to each side."""
    outer = jagged(cx, cy, 14, 0.96 * r, 0.64 * r, 4)
    return (
        path(outer, INK, stroke=INK, stroke_width=0.07 * r, stroke_linejoin="round")
        + path(outer, EMBER)
        + path(jagged(cx, cy, 14, 0.79 * r, 0.54 * r, 9), FLAME)
        + path(jagged(cx, cy, 14, 0.6 * r, 0.39 * r, 2), WARNING)
        + path(jagged(cx, cy, 10, 0.38 * r, 0.22 * r, 7), LAMPLIGHT)
    )


def spark_star(cx: float, cy: float, r: float) -> str:
    """The spark at the end of a fuse, reaching r to each side."""
    return (
        path(jagged(cx, cy, 8, r, 0.36 * r, 5), "#E2481E")
        + path(jagged(cx, cy, 8, 0.7 * r, 0.3 * r, 5), "#FFC23C")
        + circle(cx, cy, 0.24 * r, LAMPLIGHT)
    )


SMOKE = ("#241F28", "#3D3643", "#5F5666")  # in the dark, in the light, and its crest


def _smoke(cx: float, cy: float, distance: float, seed: int) -> str:
    """A ring of puffs, each lit from the upper left."""
    lot = random.Random(seed)
    puffs = []
    for i in range(11):
        angle = (i + lot.uniform(-0.2, 0.2)) * 2 * math.pi / 11
        far = distance * lot.uniform(0.9, 1.08)
        size = distance * lot.uniform(0.3, 0.43)
        puffs.append((cx + far * math.cos(angle), cy + far * math.sin(angle), size))
    layers = ((0, 0, 1), (-0.1, -0.12, 0.84), (-0.26, -0.3, 0.5))
    return "".join(
        circle(x + dx * r, y + dy * r, share * r, colour)
        for colour, (dx, dy, share) in zip(SMOKE, layers)
        for x, y, r in puffs
    )


def _embers(cx: float, cy: float) -> str:
    """Sparks and splinters that fly away."""
    lot = random.Random(12)
    embers, splinters = [], []
    for i in range(16):
        angle = (i + lot.uniform(0.2, 0.8)) * math.pi / 8
        far, size = lot.uniform(150, 182), lot.uniform(5, 10)
        dx, dy = math.cos(angle), math.sin(angle)
        x, y = cx + far * dx, cy + far * dy
        tail = 2.6 * size
        shape = polygon([
            point(x + size * dx, y + size * dy), point(x - 0.5 * size * dy, y + 0.5 * size * dx),
            point(x - tail * dx, y - tail * dy), point(x + 0.5 * size * dy, y - 0.5 * size * dx),
        ])
        (embers if i % 3 else splinters).append(shape)
    return filled(embers, "#FFB63C") + filled(splinters, INK)


def bang() -> str:
    """The explosion in its smoke, 400 x 400, transparent around."""
    content = _smoke(200, 200, 116, 21) + _embers(200, 200) + blast(200, 200, 148)
    return document(400, 400, content)


def spark() -> str:
    """The spark of the fuse, 60 x 60, its middle in the middle."""
    glow = radial_gradient("glow", 30, 30, 29, (0, "#FFE08A", 0.9), (0.4, "#FF9A3C", 0.4), (1, "#FF6A3C", 0))
    return document(60, 60, circle(30, 30, 29, "url(#glow)") + spark_star(30, 30, 25), glow)
