# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shop signs: a disc with the trade, and a badge with a gangster or a star. Names are text of the program."""

import math

from ..glyphs import glyph
from ..svg import circle, document, group, path, ring, stroke
from .plane import around
from .shapes import WALL_SHADOW, area
from .town_data import Shop
from .town_palette import BRASS_RIM, DISTRICTS, SIGN, SIGN_INK

DISC, BADGE, GLYPH = 23, 20, 30
BADGE_INK, BADGE_GOLD = "#241A14", "#FFE9B0"
SKIN, SKIN_DARK, BAND, HAIR, LIPS = "#EDB98C", "#C98F62", "#7A5A26", "#C4622F", "#D8302C"
# Whom the shops of a kind recruit.
RECRUITS = {"T": "killer", "V": "vamp", "D": "dealer"}


def _killer() -> str:
    """A broad-shouldered man in a fedora, with a tie."""
    hat = "M12,26 Q26,21 40,21 Q54,21 68,26 Q66,33 40,33 Q14,33 12,26 Z"
    return (
        path("M13,64 L15,55 Q17,48 29,46 H51 Q63,48 65,55 L67,64 Q40,72 13,64 Z", BADGE_GOLD)
        + path("M33,44 L40,58 L47,44 Z", BADGE_INK)
        + path("M27,30 H53 V38 Q51,49 40,50 Q29,49 27,38 Z", SKIN)
        + path("M40,30 H53 V38 Q51,49 40,50 Z", SKIN_DARK)
        + path(hat, BADGE_GOLD) + path("M23,22 Q22,4 31,4 Q40,9 49,4 Q58,4 57,22 Z", BADGE_GOLD)
        + path("M23,17 Q40,12 57,17 V23 Q40,18 23,23 Z", BAND)
    )


def _vamp() -> str:
    """A woman under a wide hat, with long red hair."""
    return (
        path("M24,66 Q24,52 34,49 H46 Q56,52 56,66 Q40,71 24,66 Z", BADGE_GOLD)
        + path("M25,24 Q12,46 22,55 Q30,58 34,50 H46 Q50,58 58,55 Q68,46 55,24 Z", HAIR)
        + path("M34,48 H46 L44,54 L40,58 L36,54 Z", SKIN_DARK)
        + path("M29,26 H51 V37 Q50,47 40,50 Q30,47 29,37 Z", SKIN)
        + path("M34,43 q3,-3.4 6,-1.2 q3,-2.2 6,1.2 q-6,6 -12,0 Z", LIPS)
        + path("M2,26 Q20,12 40,13.4 Q60,12 78,26 Q60,34 40,32 Q20,34 2,26 Z", BADGE_GOLD)
        + path("M27,18 Q28,4 40,4 Q52,4 53,18 Z", BADGE_GOLD)
        + path("M27,14.6 Q40,10 53,14.6 V20 Q40,15.6 27,20 Z", LIPS)
    )


def _dealer() -> str:
    """A thin man with a moustache and a flat cap."""
    return (
        path("M22,66 L24,56 Q26,51 34,49 H47 Q55,51 57,56 L59,66 Q40,71 22,66 Z", BADGE_GOLD)
        + path("M30,48 Q40,60 51,48 L53,54 Q40,65 28,54 Z", "#B3241C")
        + path("M30,28 H53 V38 Q50,51 41.5,53 Q33,51 30,38 Z", SKIN)
        + path("M41.5,28 H53 V38 Q50,51 41.5,53 Z", SKIN_DARK)
        + path("M31,43.6 q5.6,-4 10.6,-1 q5,-3 10.6,1 q-5,3.4 -10.6,0.8 q-5.6,2.6 -10.6,-0.8 Z", BADGE_INK)
        + path("M24,29 Q19,8 41,8 Q58,8 59,22 L72,28 Q72,34 59,33 L27,33 Z", BADGE_GOLD)
        + path("M25,26 Q42,19 58,23 L59,27.6 L26,30 Z", BAND) + circle(41, 9, 2.4, BAND)
    )


PEOPLE = {"killer": _killer, "vamp": _vamp, "dealer": _dealer}


def star(x: float, y: float, radius: float, colour: str) -> str:
    """A five-pointed star."""
    reach = enumerate([radius, radius * 0.42] * 5)
    return area([around((x, y), r, r, i * math.pi / 5 - math.pi / 2) for i, r in reach], colour)


def badge(x: float, y: float, kind: str) -> str:
    """Ink disc with a brass rim: the gangster who is recruited there, or a star."""
    if kind == "star":
        content = star(x, y, 13, "#FFD257")
    else:
        content = group(PEOPLE[RECRUITS[kind]](), f"translate({x - 18.4:g},{y - 17:g}) scale(0.46)")
    return (
        circle(x + 1.4, y + 2.4, BADGE, WALL_SHADOW, fill_opacity=0.4) + circle(x, y, BADGE, "#A97F33")
        + circle(x, y - 0.5, BADGE - 0.6, BRASS_RIM) + circle(x, y, BADGE - 2.2, BADGE_INK) + content
    )


def lone_badge(kind: str) -> str:
    """A badge as a file, for lists of shops."""
    return document(44, 44, badge(21, 21, kind))


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
    return drawn if shop.kind == "basic" else drawn + badge(x + 28, y - 19, shop.kind)
