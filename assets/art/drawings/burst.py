# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rays cut to a rectangle, because SVG Tiny has no clipping."""

import math
from typing import NamedTuple

from .svg import point, polygon

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float


def _cut(corners: list[Point], axis: int, limit: float, sign: int) -> list[Point]:
    """The part of a convex polygon on one side of a horizontal or vertical line."""
    result: list[Point] = []
    for i, end in enumerate(corners):
        start = corners[i - 1]
        start_inside = sign * start[axis] >= sign * limit
        end_inside = sign * end[axis] >= sign * limit
        if start_inside != end_inside:
            part = (limit - start[axis]) / (end[axis] - start[axis])
            result.append(tuple(a + part * (b - a) for a, b in zip(start, end)))
        if end_inside:
            result.append(end)
    return result


def cut_to(box: Box, corners: list[Point]) -> list[Point]:
    """The part of a convex polygon inside a box; empty if there is none."""
    for axis, limit, sign in (
        (0, box.left, 1), (0, box.right, -1), (1, box.top, 1), (1, box.bottom, -1)
    ):
        corners = _cut(corners, axis, limit, sign)
        if not corners:
            return []
    return corners


def burst(
    cx: float, cy: float, rays: int, box: Box, share: float = 0.5, turn: float = 0
) -> list[str]:
    """Path data of each ray from a centre to the edges of a box; a ray fills this share of its sector."""
    reach = 2 * math.hypot(box.right - box.left, box.bottom - box.top)
    step = 2 * math.pi / rays
    shapes = []
    for i in range(rays):
        start, end = turn + i * step, turn + (i + share) * step
        ray = [
            (cx, cy),
            (cx + reach * math.cos(start), cy + reach * math.sin(start)),
            (cx + reach * math.cos(end), cy + reach * math.sin(end)),
        ]
        if inside := cut_to(box, ray):
            shapes.append(polygon([point(round(x, 1), round(y, 1)) for x, y in inside]))
    return shapes
