# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Parts of the things on the roofs, round (0, 0): boxes, tubs, posts and their shadows."""

from ..svg import circle, ellipse, path, rect, stroke
from .shapes import WALL_SHADOW, darker, lighter


def shade(left: float, top: float, width: float, depth: float) -> str:
    """The shadow of something that stands there."""
    return rect(left, top, width, depth, WALL_SHADOW, fill_opacity=0.28)


def box(x: float, foot: float, width: float, depth: float, up: float, colour: str) -> str:
    """A box whose front stands on y = foot: shadow, lid, front, darker right part."""
    left, lid = x - width / 2, foot - up
    return (
        shade(left + 4, lid - depth + up * 0.6, width + 1, depth + up * 0.5)
        + rect(left, lid - depth, width, depth, lighter(colour, 0.3))
        + rect(left, lid, width, up, colour)
        + rect(x + width * 0.12, lid, width * 0.38, up, darker(colour, 0.18))
    )


def tub(x: float, foot: float, radius: float, up: float, colour: str) -> str:
    """A round thing that stands upright: barrel, cheese, tin."""
    r, ry, lid = radius, radius * 0.52, foot - up
    body = f"M{x - r:g},{lid:g} V{foot:g} A{r:g},{ry:g} 0 0 0 {x + r:g},{foot:g} V{lid:g} Z"
    half = f"M{x + r * 0.2:g},{lid:g} V{foot + ry * 0.97:g} A{r:g},{ry:g} 0 0 0 {x + r:g},{foot:g} V{lid:g} Z"
    return (
        ellipse(x + r * 0.6, foot + 1, r * 1.1, ry, WALL_SHADOW, fill_opacity=0.28) + path(body, colour)
        + path(half, darker(colour, 0.2)) + ellipse(x, lid, r, ry, lighter(colour, 0.35))
    )


def posts(*feet: tuple[float, float], up: float, colour: str = "#6B5A45", width: float = 1.4) -> str:
    """Upright posts."""
    return stroke(" ".join(f"M{x:g},{y:g} v{-up:g}" for x, y in feet), colour, width, "butt")


def bush(x: float, y: float, r: float, blossom: str = "") -> str:
    """A round plant in the sun."""
    return (
        circle(x, y, r, "#4F8448") + circle(x - r * 0.3, y - r * 0.35, r * 0.6, "#79AF62")
        + (circle(x + r * 0.35, y + r * 0.1, r * 0.26, blossom) if blossom else "")
    )
