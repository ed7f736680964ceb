# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture of Gangz on the home screen, 400 x 260, transparent, to lie on green baize."""

from .guns import gun_drawing
from .palette import BLACK
from .svg import document, group, path
from .tattoo_cards import INK_GRADIENT, PAPER_GRADIENTS, ink_drawing, paper_drawing

# Glyph, middle, scale and turn of each card; the last one is in front.
CARDS = (
    ("rat", 80, 132, 0.53, -11),
    ("anchor", 320, 130, 0.53, 10),
    ("dagger-rose", 200, 120, 0.68, -1.5),
)
# Seat, where the pistol lies by its middle, how large, how turned.
GUNS = (("crescent", 128, 206, 0.86, -16), ("diamond", 282, 208, 0.86, 12))


def _card(name: str, x: float, y: float, scale: float, turn: float) -> str:
    """A card and its shadow."""
    shadow = "".join(
        path(f"M{4 - r},{10 - r} H{246 + r} V{296 + r} H{4 - r} Z", BLACK, fill_opacity=0.12,
             stroke=BLACK, stroke_width=10, stroke_linejoin="round", stroke_opacity=0.12)
        for r in (0, 5)
    )
    where = f"translate({x},{y}) rotate({turn}) scale({scale}) translate(-125,-145)"
    return group(shadow + paper_drawing() + ink_drawing(name), where)


def gangz() -> str:
    """Three tattoos fanned out, two pistols on them."""
    cards = "".join(_card(*card) for card in CARDS)
    guns = "".join(
        group(gun_drawing(seat), f"translate({x},{y}) rotate({turn}) scale({scale}) translate(-51,-49)")
        for seat, x, y, scale, turn in GUNS
    )
    return document(400, 260, cards + guns, *PAPER_GRADIENTS, INK_GRADIENT)
