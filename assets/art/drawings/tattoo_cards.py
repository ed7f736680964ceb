# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tattoo cards of Gangz, 250 x 290: one paper, one treatment for all glyphs, and the back.

Paper and picture are two files, one on the other: 240 cards share the paper, in the program and on the
screen. A picture is a solid glyph in ink that fades from the upper left to the lower right, on ink that has
bled into the skin-coloured paper. Whatever is white in the glyph stays paper.
"""

import math

from .glyphs import glyph
from .palette import BRASS, BRASS_LIGHT
from .svg import circle, document_with_margin, filled, group, linear_gradient, path, point, ring, stroke

WIDTH, HEIGHT = 250, 290
CARD = "M18,0 H232 Q250,0 250,18 V272 Q250,290 232,290 H18 Q0,290 0,272 V18 Q0,0 18,0 Z"
EDGE_LINE = (
    "M18,1.2 H232 Q248.8,1.2 248.8,18 V272 Q248.8,288.8 232,288.8 H18 Q1.2,288.8 1.2,272 V18 Q1.2,1.2 18,1.2 Z"
)
PAPER = "M20,10 H230 Q240,10 240,20 V270 Q240,280 230,280 H20 Q10,280 10,270 V20 Q10,10 20,10 Z"
INK_DARK, INK_BLUE, INK_FADED = "#0F161F", "#1B2836", "#34506A"
LINE = "M34,22 H216 Q216,34 228,34 V256 Q216,256 216,268 H34 Q34,256 22,256 V34 Q34,34 34,22 Z"
INNER_LINE = "M40,28 H210 Q212,38 222,40 V250 Q212,252 210,262 H40 Q38,252 28,250 V40 Q38,38 40,28 Z"
GLYPH_SIZE, GLYPH_AT = 176, (37, 44)
GOLDEN_ANGLE = 2.39996
DOTS, RAYS = 46, 48


def _needle_star(x: float, y: float, r: float, colour: str) -> str:
    """A four-pointed star, longer upwards than sideways."""
    return path(
        f"M{x:g},{y - r:g} L{x + r * 0.26:g},{y - r * 0.26:g} L{x + r * 0.7:g},{y:g} "
        f"L{x + r * 0.26:g},{y + r * 0.26:g} L{x:g},{y + r:g} "
        f"L{x - r * 0.26:g},{y + r * 0.26:g} L{x - r * 0.7:g},{y:g} L{x - r * 0.26:g},{y - r * 0.26:g} Z",
        colour,
    )


def _stipple() -> str:
    """A bed of ink dots under the picture, like the practice dots of a tattooist."""
    dots = ""
    for i in range(DOTS):
        out = math.sqrt((i + 0.5) / DOTS)
        x, y = 125 + 62 * math.cos(i * GOLDEN_ANGLE) * out, 240 + 7 * math.sin(i * GOLDEN_ANGLE) * out
        dots += circle(round(x, 1), round(y, 1), round(1.9 - 0.8 * out, 1), INK_BLUE,
            fill_opacity=round(0.5 - 0.32 * out, 2))
    return dots


def paper_drawing() -> str:
    """What lies under every picture: card, paper, lines with notched corners, four needle stars, dots;
    the file needs PAPER_GRADIENTS."""
    stars = "".join(_needle_star(x, y, 7, INK_BLUE) for x in (22, 228) for y in (22, 268))
    return (
        path(CARD, "url(#edge)") + stroke(EDGE_LINE, "#C9AF7C", 2)
        + path(PAPER, "url(#paper)") + stroke(LINE, INK_BLUE, 2.4, stroke_opacity=0.75)
        + stroke(INNER_LINE, INK_BLUE, 1, stroke_opacity=0.4) + stars + _stipple()
    )


def ink_drawing(name: str) -> str:
    """The picture itself, a glyph on its bled ink; the file needs INK_GRADIENT."""
    d = glyph(name)
    bled = path(d, INK_FADED, stroke=INK_FADED, stroke_width=26, stroke_linejoin="round", opacity=0.13,
        transform="translate(5,8)")
    scale = f"scale({GLYPH_SIZE / 512:.4f})"
    return group(bled + path(d, "url(#ink)"), f"translate({GLYPH_AT[0]},{GLYPH_AT[1]}) {scale}")


EDGE_GRADIENT = linear_gradient("edge", (0, "#FBF3DF"), (1, "#EBDCBB"))
SKIN_GRADIENT = linear_gradient("paper", (0, "#F6E2C4"), (0.55, "#EFD3AC"), (1, "#E2BC8F"), diagonal=True)
PAPER_GRADIENTS = (EDGE_GRADIENT, SKIN_GRADIENT)
INK_GRADIENT = linear_gradient("ink", (0, INK_DARK), (0.6, INK_BLUE), (1, INK_FADED), diagonal=True)
FIELD_GRADIENT = linear_gradient("field", (0, "#22344A"), (1, INK_DARK), diagonal=True)


def paper() -> str:
    """The paper of every card, with its rim."""
    return document_with_margin(WIDTH, HEIGHT, paper_drawing(), *PAPER_GRADIENTS)


def ink(name: str) -> str:
    """One picture without its paper, in a view box of the same size, to lie on it."""
    return document_with_margin(WIDTH, HEIGHT, ink_drawing(name), INK_GRADIENT)


def _ray(angle: float) -> str:
    """A needle ray from the ring to the inner frame, cut to it."""
    corners = []
    for turn in (angle - 0.026, angle + 0.026):
        right, down = math.cos(turn), math.sin(turn)
        reach = min(98 / abs(right) if abs(right) > 1e-6 else 999, 118 / abs(down) if abs(down) > 1e-6 else 999)
        corners.append(point(round(125 + right * reach, 1), round(145 + down * reach, 1)))
    start = point(round(125 + 50 * math.cos(angle), 1), round(145 + 50 * math.sin(angle), 1))
    return f"M{start} L{corners[0]} L{corners[1]} Z"


def back() -> str:
    """The back of the deck: needle rays on ink, brass frame and ring, a rose with a dagger."""
    rays = [_ray(i * math.tau / RAYS) for i in range(RAYS)]
    emblem = group(path(glyph("dagger-rose"), BRASS_LIGHT), "translate(88,108) scale(0.1445)")
    content = (
        path(CARD, "url(#edge)") + path(PAPER, "url(#field)") + filled(rays, "#30485F")
        + stroke(LINE, BRASS, 2.6) + stroke(INNER_LINE, BRASS, 1, stroke_opacity=0.6)
        + "".join(_needle_star(x, y, 7, BRASS) for x in (22, 228) for y in (22, 268))
        + circle(125, 145, 54, INK_DARK) + ring(125, 145, 52, BRASS, 3) + ring(125, 145, 46, BRASS, 1.2)
        + emblem
    )
    return document_with_margin(WIDTH, HEIGHT, content, EDGE_GRADIENT, FIELD_GRADIENT)
