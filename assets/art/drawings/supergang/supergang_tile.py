# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture of SuperGang on the home screen, 400 x 260, transparent, to lie on green baize."""

from ..palette import BLACK
from ..svg import document, group, path, rect
from .figures import figure_drawing
from .piece import GROUND
from .plane import Points
from .police import cop_drawing
from .shapes import area, band, darker, dashes, upright
from .town_data import Shop
from .town_dice import DIE_GRADIENTS, town_die_drawing
from .town_houses import house
from .town_palette import DISTRICTS, DIVIDER, ROAD, ROAD_EDGE, SQUARES
from .town_roof_life import roof_life
from .town_signs import sign

RISE = 26
# A corner of the board, cut out: district, left and right of the house, trade, kind, where its sign hangs.
HOUSES = (
    ("casino", 44, 190, "mermaid", "V", (78, 70)), ("harbour", 204, 352, "penguin", "star", (316, 72)),
)
TOP, FOOT, KERB = 50, 126, 146
# Who stands before them: kind, seat, feet, height; the last one is in front.
CAST = (
    ("vamp", "crescent", 84, 238, 132), ("dealer", "trefoil", 320, 240, 126), (
        "killer", "diamond", 190, 250, 150
    ),
)
# Whose die, what it shows, middle, size and turn.
DICE = (("vamp", 5, 33, 226, 0.36, -14), ("patrol", 3, 251, 239, 0.33, 12), ("dealer", 6, 374, 234, 0.36, 16))


def _plate() -> str:
    """The piece of board with its thickness and its shadow."""
    plate = "M28,10 H372 Q380,10 380,18 V202 Q380,210 372,210 H28 Q20,210 20,202 V18 Q20,10 28,10 Z"
    shadow = "".join(
        path(plate, BLACK, fill_opacity=0.13, stroke=BLACK, stroke_width=r, stroke_linejoin="round",
            stroke_opacity=0.13, transform="translate(3,9)")
        for r in (2, 10)
    )
    return shadow + path(plate, "#6E5A3A", transform="translate(0,4)") + path(plate, "#FFF3D6") + rect(
        25, 15, 350, 190, ROAD, rx=4)


def _streets() -> str:
    """Squares before the houses."""
    lefts = (30, 122, 214, 306)
    squares = "".join(area(upright(x, KERB + 6, 88 if x < 306 else 64, 50), SQUARES[i % 2])
        for i, x in enumerate(lefts))
    return squares + dashes([((x - 2.0, KERB + 2.0), (x - 2.0, 204.0)) for x in lefts[1:]], DIVIDER, 3)


def _block() -> str:
    """Two houses of two districts, each on its own pavement."""
    pavements, houses = "", ""
    for i, (district, left, right, icon, kind, hangs) in enumerate(HOUSES):
        tone, (west, east) = DISTRICTS[district].pavement, ((30, 194), (200, 370))[i]
        joints = [((x, KERB - 16.0), (x, KERB)) for x in range(west + 15, east, 16)]
        pavements += area(upright(west, 20, east - west, KERB - 20), tone) + dashes(
            joints, darker(tone, 0.2), 1
        )
        pavements += band([(west, KERB), (east, KERB)], ROAD_EDGE, 2)
        foot: Points = upright(left, TOP, right - left, FOOT - TOP)
        roof = [(x, y - RISE) for x, y in foot]
        shop = Shop(icon, kind, district, foot, roof, hangs, icon, [((left + right) / 2, KERB)])
        houses += house(shop, RISE, i) + roof_life(shop) + sign(shop)
    return pavements + houses


def _figure(kind: str, seat: str, x: float, foot: float, height: float) -> str:
    size = height / 102
    half = 36 * size
    shade = f"M{x - half:.1f},{foot} q{half:.1f},-9 {2 * half + 6:.1f},0 q{-half:.1f},9 {-2 * half - 6:.1f},0 Z"
    place = f"translate({x - 52 * size:.1f},{foot - 102 * size:.1f}) scale({size:.3f})"
    return path(shade, GROUND, fill_opacity=0.4) + group(figure_drawing(kind, seat), place)


def supergang() -> str:
    """Three gangsters before a piece of their town, two cops behind them, dice at their feet."""
    cops = group(cop_drawing("thin"), "translate(224,84) scale(0.66)") + group(
        cop_drawing("fat"), "translate(252,90) scale(0.64)")
    dice = "".join(
        group(
            town_die_drawing(who, value), f"translate({x},{y}) rotate({turn}) scale({size}) translate(-50,-50)"
        )
        for who, value, x, y, size, turn in DICE
    )
    town = group(_plate() + _streets() + _block() + cops, "translate(8,4) rotate(-2.4 200 110) scale(0.96)")
    return document(400, 260, town + "".join(_figure(*who) for who in CAST) + dice, *DIE_GRADIENTS)
