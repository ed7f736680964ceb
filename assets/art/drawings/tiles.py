# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures for the tiles of the home screen, 400 x 260, transparent, to lie on green baize."""

from .cube import Cube
from .dice import BOSS, EDGE, cast_die
from .palette import BLACK
from .pieces import TOKEN_GRADIENTS, token_drawing
from .svg import circle, document, group, path, radial_gradient, stroke
from .warning_cards import BOMB_GRADIENTS, bomb_drawing, explosive_drawing

SOFT = radial_gradient("soft", 0, 0, 50, (0, BLACK, 0.62), (0.55, BLACK, 0.4), (1, BLACK, 0))
# Where each die flies, how large, how turned, what it shows; the last one is in front.
DICE = (
    (361, 80, 21, 46, 28, 31, {"top": 2, "front": 3, "left": 1}),
    (84, 178, 37, 33, 24, -19, {"top": 4, "front": 2, "left": 1}),
    (312, 186, 39, 40, -27, 17, {"top": 5, "front": 3, "right": 1}),
    (196, 164, 53, 22, -17, -9, {"top": 3, "front": BOSS, "right": 2}),
)


def _card(drawing: str, x: float, y: float, scale: float, turn: float) -> str:
    """A card and its shadow, by its middle."""
    shadow = "".join(
        path(f"M{4 - r},{10 - r} H{246 + r} V{356 + r} H{4 - r} Z", BLACK, fill_opacity=0.12,
             stroke=BLACK, stroke_width=10, stroke_linejoin="round", stroke_opacity=0.12)
        for r in (0, 5)
    )
    return group(shadow + drawing, f"translate({x},{y}) rotate({turn}) scale({scale}) translate(-125,-175)")


def _shadow(x: float, y: float, width: float) -> str:
    """A soft shadow on the table."""
    scale = f"scale({width / 100:.2f},{width / 320:.2f})"
    return group(circle(0, 0, 50, "url(#soft)"), f"translate({x},{y}) {scale}")


def gang_of_dice() -> str:
    """Dice in mid-throw before the two kinds of warning cards, the boss in front, a token beside him."""
    dice = "".join(
        cast_die(Cube(x, y, half, roll, yaw, tilt), shown) for x, y, half, roll, yaw, tilt, shown in DICE
    )
    content = (
        _card(explosive_drawing(), 132, 118, 0.56, -11)
        + _card(bomb_drawing(lit=True), 258, 114, 0.58, 8)
        + _shadow(90, 226, 124) + _shadow(204, 228, 178) + _shadow(316, 234, 126)
        + dice
        + group(token_drawing(), "translate(231,200) rotate(14 25 25) scale(0.5)")
    )
    return document(400, 260, content, SOFT, EDGE, *BOMB_GRADIENTS, *TOKEN_GRADIENTS)
