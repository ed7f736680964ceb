# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice of the town in four colours, 100 x 100, at rest and in the air: the same cubes as the cream dice."""

from typing import NamedTuple

from ..cube import Cube, Tones
from ..dice import BOSS, CUBE, FACE, RIM, TUMBLE_FRAMES, TUMBLING_HALF
from ..palette import INK
from ..svg import circle, document_with_margin, linear_gradient, path
from .shapes import blend, lighter

VALUES = range(1, 7)


class Paint(NamedTuple):
    """Face and rim from light to dark, the sides of the cube, pips and the light in them."""

    face: tuple[str, str]
    rim: tuple[str, str]
    side: tuple[str, str]
    pip: str
    shine: str


PAINTS = {
    "killer": Paint(
        ("#45A96B", "#2B7A4A"), ("#8FD3A6", "#1F5E38"), ("#2B7A4A", "#143D23"), "#FFF8E8", "#FFFFFF"
    ),
    "vamp": Paint(
        ("#DE5745", "#B52F21"), ("#F2A092", "#8A2016"), ("#A8281B", "#5C120B"), "#FFF8E8", "#FFFFFF"
    ),
    "dealer": Paint(("#FFFDF6", "#EADFC6"), ("#FFFFFF", "#C6B78F"), ("#D2C29A", "#93835C"), INK, "#77604A"),
    "patrol": Paint(
        ("#5590E2", "#3060AE"), ("#A6C8F6", "#234B8C"), ("#2F5CA6", "#142C56"), "#FFF8E8", "#FFFFFF"
    ),
}
LEFT, MIDDLE, RIGHT = 25, 47.5, 70
PIPS = {
    1: ((MIDDLE, MIDDLE),), 2: ((LEFT, LEFT), (RIGHT, RIGHT)),
    3: ((LEFT, LEFT), (MIDDLE, MIDDLE), (RIGHT, RIGHT)),
    4: ((LEFT, LEFT), (RIGHT, LEFT), (LEFT, RIGHT), (RIGHT, RIGHT)),
    5: ((LEFT, LEFT), (RIGHT, LEFT), (MIDDLE, MIDDLE), (LEFT, RIGHT), (RIGHT, RIGHT)),
    6: ((LEFT, LEFT), (RIGHT, LEFT), (LEFT, MIDDLE), (RIGHT, MIDDLE), (LEFT, RIGHT), (RIGHT, RIGHT)),
}


def _gradients(who: str, paint: Paint) -> tuple[str, str, str]:
    return (
        linear_gradient(f"{who}-side", (0, paint.side[0]), (1, paint.side[1]), diagonal=True),
        linear_gradient(f"{who}-rim", (0, paint.rim[0]), (1, paint.rim[1]), diagonal=True),
        linear_gradient(f"{who}-face", (0, paint.face[0]), (1, paint.face[1])),
    )


# For pictures that contain dice.
DIE_GRADIENTS = tuple(gradient for who, paint in PAINTS.items() for gradient in _gradients(who, paint))


def town_die_drawing(who: str, value: int) -> str:
    """A die at rest without the file round it; the file needs its three of DIE_GRADIENTS."""
    paint = PAINTS[who]
    r = 12 if value == 1 else 9.4
    pips = "".join(
        circle(x + 0.8, y + 1, r + 0.6, paint.rim[0], fill_opacity=0.6) + circle(x, y, r, paint.pip)
        + circle(x - r * 0.3, y - r * 0.32, r * 0.26, paint.shine, fill_opacity=0.8)
        for x, y in PIPS[value]
    )
    return (
        path(CUBE, f"url(#{who}-side)") + path(RIM, f"url(#{who}-rim)") + path(FACE, f"url(#{who}-face)") + pips
    )


def town_die(who: str, value: int) -> str:
    """A die at rest; who is killer, vamp, dealer or patrol."""
    return document_with_margin(100, 100, town_die_drawing(who, value), *_gradients(who, PAINTS[who]), margin=3)


def _tones(paint: Paint) -> Tones:
    """The die's colour from the dark to full light."""
    def parts(colour: str) -> tuple[int, int, int]:
        return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)

    shades = (paint.side[0], paint.face[1], paint.face[0], lighter(paint.face[0], 0.12))
    return tuple((share, parts(shade)) for share, shade in zip((0.0, 0.3, 0.6, 1.0), shades))


def town_tumble(who: str, frame: int) -> str:
    """A frame of the tumble, 0 to 5, with the edges 0.7 of those of a resting die, round the same middle."""
    paint = PAINTS[who]
    roll, yaw, tilt, shown = TUMBLE_FRAMES[frame]
    cube = Cube(50, 50, TUMBLING_HALF, roll, yaw, tilt)
    drawing = cube.body("url(#edge)")
    for name in cube.faces():
        value = 6 if shown[name] == BOSS else shown[name]
        places = [((x - MIDDLE) / 43.5, (y - MIDDLE) / 43.5) for x, y in PIPS[value]]
        drawing += cube.face(name, _tones(paint))
        drawing += cube.pips(name, places, 0.28 if value == 1 else 0.22, paint.pip, blend(*paint.face, 0.5))
    edge = linear_gradient("edge", (0, paint.rim[0]), (0.5, paint.face[0]), (1, paint.side[0]), diagonal=True)
    return document_with_margin(100, 100, drawing, edge, margin=3)
