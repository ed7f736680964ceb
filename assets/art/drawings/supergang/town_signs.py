# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shop signs: a disc with the trade, and a badge for a letter or a star. Names are text of the program."""

import math

from ..glyphs import glyph
from ..svg import circle, group, path, ring, stroke
from .plane import around
from .shapes import WALL_SHADOW, area
from .town_data import Shop
from .town_palette import BRASS_RIM, DISTRICTS, SIGN, SIGN_INK

DISC, BADGE, GLYPH = 23, 18, 30
BADGE_INK, BADGE_GOLD = "#241A14", "#FFE9B0"
# Letters of the badges round (0, 0), 13 high, as lines 3.4 wide.
LETTERS = {
    "T": "M-4.6,-5 H4.6 M0,-5 V5.4", "V": "M-4.8,-5.2 L0,5.2 L4.8,-5.2",
    "D": "M-3.4,-5 H-0.6 A5,5.2 0 0 1 -0.6,5.2 H-3.4 Z",
}


def star(x: float, y: float, radius: float, colour: str) -> str:
    """A five-pointed star."""
    reach = enumerate([radius, radius * 0.42] * 5)
    return area([around((x, y), r, r, i * math.pi / 5 - math.pi / 2) for i, r in reach], colour)


def badge(x: float, y: float, kind: str) -> str:
    """Ink disc with a brass rim: T, V, D or a star."""
    if kind == "star":
        content = star(x, y, 12, "#FFD257")
    else:
        content = group(stroke(LETTERS[kind], BADGE_GOLD, 3.2, "butt"), f"translate({x:g},{y:g}) scale(1.3)")
    return (
        circle(x + 1.4, y + 2.4, BADGE, WALL_SHADOW, fill_opacity=0.4) + circle(x, y, BADGE, "#A97F33")
        + circle(x, y - 0.5, BADGE - 0.6, BRASS_RIM) + circle(x, y, BADGE - 2.4, BADGE_INK) + content
    )


def sign(shop: Shop) -> str:
    """The sign of one shop; its disc lies 9 above the sign's point, the name's plate below it."""
    x, y = shop.sign[0], shop.sign[1] - 9
    edge = DISTRICTS[shop.district].awning
    place = f"translate({x - GLYPH / 2:g},{y - GLYPH / 2:g}) scale({GLYPH / 512:.4f})"
    drawn = (
        circle(x + 2.4, y + 3.6, DISC, WALL_SHADOW, fill_opacity=0.36) + circle(x, y, DISC, edge)
        + circle(x, y, DISC - 2.4, SIGN) + ring(x, y, DISC - 3.8, "#E3D3AE", 1)
        + group(path(glyph(shop.icon), SIGN_INK), place)
    )
    return drawn if shop.kind == "basic" else drawn + badge(x + 27, y - 18, shop.kind)
