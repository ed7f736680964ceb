# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""A die in the air: a cube turned in space, seen from far away, so that each face is drawn by one affine map.

The die's own axes: x to the right, y down, z towards the viewer. Its faces are front, top, right, left and
bottom; of any two that lie opposite only one is seen.
"""

import math
from collections.abc import Sequence
from functools import partial

from .palette import INK
from .svg import group, path, point, polygon

Vector = tuple[float, float, float]

# Outward normal of each face, and where its own x and y axes point.
FACES: dict[str, tuple[Vector, Vector, Vector]] = {
    "front": ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    "top": ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    "right": ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    "left": ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    "bottom": ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
}
LIGHT: Vector = (-0.46, -0.72, 0.52)
Tones = tuple[tuple[float, tuple[int, int, int]], ...]

# From a face in the dark to one in full light.
TONES: Tones = ((0.0, (172, 140, 92)), (0.3, (212, 186, 136)), (0.6, (240, 223, 184)), (1.0, (255, 249, 234)))
ROUNDING = 0.17  # of half an edge
CORNER = 0.42  # of a face, of half an edge
ARC = 0.5523  # control points of a quarter circle


def _turn(vector: Vector, roll: float, yaw: float, tilt: float) -> Vector:
    """A vector after turning about the upright axis, the level axis and the line of sight, in degrees."""
    x, y, z = vector
    angle = math.radians(yaw)
    x, z = x * math.cos(angle) + z * math.sin(angle), z * math.cos(angle) - x * math.sin(angle)
    angle = math.radians(roll)
    y, z = y * math.cos(angle) + z * math.sin(angle), z * math.cos(angle) - y * math.sin(angle)
    angle = math.radians(tilt)
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle), z


def _tone(light: float, tones: Tones) -> str:
    """The colour of a face in so much light, from 0 to 1."""
    light = min(max(light, 0.0), 1.0)
    for (low, dark), (high, bright) in zip(tones, tones[1:]):
        if light <= high:
            share = (light - low) / (high - low)
            return "#" + "".join(f"{round(a + share * (b - a)):02X}" for a, b in zip(dark, bright))
    raise ValueError(f"no tone for {light}")


def _hull(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex hull, for the silhouette."""
    def half(ordered: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        chain: list[tuple[float, float]] = []
        for x, y in ordered:
            while len(chain) > 1 and (chain[-1][0] - chain[-2][0]) * (y - chain[-2][1]) <= (
                chain[-1][1] - chain[-2][1]
            ) * (x - chain[-2][0]):
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    ordered = sorted(points)
    return half(ordered) + half(ordered[::-1])


class Cube:
    """A cube round a point of the picture, half an edge long, turned by roll, yaw and tilt (degrees)."""

    def __init__(self, cx: float, cy: float, half: float, roll: float, yaw: float, tilt: float) -> None:
        self.cx, self.cy, self.half = cx, cy, half
        self._angles = (roll, yaw, tilt)

    def _seen(self, name: str) -> tuple[Vector, Vector, Vector]:
        return tuple(_turn(axis, *self._angles) for axis in FACES[name])

    def faces(self) -> list[str]:
        """The faces that look at the viewer."""
        return [name for name in FACES if self._seen(name)[0][2] > 0.02]

    def _point(self, name: str, x: float, y: float) -> str:
        """A point of a face, from -1 to 1 each way, as it stands in path data."""
        normal, across, down = self._seen(name)
        part = [n + x * a + y * d for n, a, d in zip(normal, across, down)]
        return point(self.cx + self.half * part[0], self.cy + self.half * part[1])

    def _square(self, name: str) -> str:
        """A face without its rounded edge."""
        e, c = 1 - 0.6 * ROUNDING, 1 - 0.6 * ROUNDING - CORNER
        p = partial(self._point, name)
        return (
            f"M{p(-c, -e)} L{p(c, -e)} Q{p(e, -e)} {p(e, -c)} L{p(e, c)} Q{p(e, e)} {p(c, e)} "
            f"L{p(-c, e)} Q{p(-e, e)} {p(-e, c)} L{p(-e, -c)} Q{p(-e, -e)} {p(-c, -e)} Z"
        )

    def _round(self, name: str, x: float, y: float, r: float) -> str:
        """A circle on a face."""
        k = r * ARC

        def p(dx: float, dy: float) -> str:
            return self._point(name, x + dx, y + dy)

        return (
            f"M{p(-r, 0)} C{p(-r, -k)} {p(-k, -r)} {p(0, -r)} C{p(k, -r)} {p(r, -k)} {p(r, 0)} "
            f"C{p(r, k)} {p(k, r)} {p(0, r)} C{p(-k, r)} {p(-r, k)} {p(-r, 0)} Z"
        )

    def body(self, fill: str) -> str:
        """The silhouette, its edges rounded by a stroke of the same fill."""
        inner = 1 - ROUNDING
        corners = []
        for x in (-inner, inner):
            for y in (-inner, inner):
                for z in (-inner, inner):
                    seen = _turn((x, y, z), *self._angles)
                    corners.append((self.cx + self.half * seen[0], self.cy + self.half * seen[1]))
        outline = polygon([point(x, y) for x, y in _hull(corners)])
        return path(
            outline, fill, stroke=fill, stroke_width=2 * ROUNDING * self.half, stroke_linejoin="round"
        )

    def face(self, name: str, tones: Tones = TONES) -> str:
        """One face in the light that falls on it; it is of bone unless tones says otherwise."""
        normal = self._seen(name)[0]
        light = 0.34 + 0.7 * sum(a * b for a, b in zip(normal, LIGHT))
        return path(self._square(name), _tone(light, tones))

    def pips(
        self, name: str, places: Sequence[tuple[float, float]], r: float, hole: str = INK, edge: str = "#FFFAEA"
    ) -> str:
        """Drilled pips; the places are shares of the way from the middle to the edge."""
        lights = "".join(self._round(name, x + 0.02, y + 0.025, r + 0.015) for x, y in places)
        holes = "".join(self._round(name, x, y, r) for x, y in places)
        return path(lights, edge) + path(holes, hole)

    def print_on(self, name: str, drawing: str, reach: float) -> str:
        """A flat drawing round (0, 0) that reaches so far to each side, on a face."""
        normal, across, down = self._seen(name)
        scale = self.half / reach
        axes = ",".join(f"{scale * value:.4f}" for value in (*across[:2], *down[:2]))
        middle = point(self.cx + self.half * normal[0], self.cy + self.half * normal[1])
        return group(drawing, f"matrix({axes},{middle})")
