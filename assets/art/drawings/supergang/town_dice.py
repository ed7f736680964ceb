"""Dice of the town in four colours, 100 x 100, of the same cube as the cream dice: the face is 4 to 91."""

from typing import NamedTuple

from ..palette import INK
from ..svg import circle, document_with_margin, linear_gradient, path

VALUES = range(1, 7)


class Paint(NamedTuple):
    """Face and rim from light to dark, the sides of the cube, pips and the light in them."""

    face: tuple[str, str]
    rim: tuple[str, str]
    side: tuple[str, str]
    pip: str
    shine: str


PAINTS = {
    "killer": Paint(("#45A96B", "#2B7A4A"), ("#8FD3A6", "#1F5E38"), ("#2B7A4A", "#143D23"), "#FFF8E8",
        "#FFFFFF"),
    "vamp": Paint(("#DE5745", "#B52F21"), ("#F2A092", "#8A2016"), ("#A8281B", "#5C120B"), "#FFF8E8", "#FFFFFF"),
    "dealer": Paint(("#FFFDF6", "#EADFC6"), ("#FFFFFF", "#C6B78F"), ("#D2C29A", "#93835C"), INK, "#77604A"),
    "patrol": Paint(("#5590E2", "#3060AE"), ("#A6C8F6", "#234B8C"), ("#2F5CA6", "#142C56"), "#FFF8E8",
        "#FFFFFF"),
}
CUBE = "M19,4 H81 Q96,4 96,19 V81 Q96,96 81,96 H19 Q4,96 4,81 V19 Q4,4 19,4 Z"
RIM = "M19,4 H76 Q91,4 91,19 V76 Q91,91 76,91 H19 Q4,91 4,76 V19 Q4,4 19,4 Z"
FACE = "M27,8.5 H68 Q86.5,8.5 86.5,27 V68 Q86.5,86.5 68,86.5 H27 Q8.5,86.5 8.5,68 V27 Q8.5,8.5 27,8.5 Z"
LEFT, MIDDLE, RIGHT = 25, 47.5, 70
PIPS = {
    1: ((MIDDLE, MIDDLE),), 2: ((LEFT, LEFT), (RIGHT, RIGHT)),
    3: ((LEFT, LEFT), (MIDDLE, MIDDLE), (RIGHT, RIGHT)),
    4: ((LEFT, LEFT), (RIGHT, LEFT), (LEFT, RIGHT), (RIGHT, RIGHT)),
    5: ((LEFT, LEFT), (RIGHT, LEFT), (MIDDLE, MIDDLE), (LEFT, RIGHT), (RIGHT, RIGHT)),
    6: ((LEFT, LEFT), (RIGHT, LEFT), (LEFT, MIDDLE), (RIGHT, MIDDLE), (LEFT, RIGHT), (RIGHT, RIGHT)),
}


def town_die(who: str, value: int) -> str:
    """A die at rest; who is killer, vamp, dealer or patrol."""
    paint = PAINTS[who]
    r = 12 if value == 1 else 9.4
    pips = "".join(
        circle(x + 0.8, y + 1, r + 0.6, paint.rim[0], fill_opacity=0.6) + circle(x, y, r, paint.pip)
        + circle(x - r * 0.3, y - r * 0.32, r * 0.26, paint.shine, fill_opacity=0.8)
        for x, y in PIPS[value]
    )
    return document_with_margin(
        100, 100, path(CUBE, "url(#side)") + path(RIM, "url(#rim)") + path(FACE, "url(#face)") + pips,
        linear_gradient("side", (0, paint.side[0]), (1, paint.side[1]), diagonal=True),
        linear_gradient("rim", (0, paint.rim[0]), (1, paint.rim[1]), diagonal=True),
        linear_gradient("face", (0, paint.face[0]), (1, paint.face[1])), margin=3,
    )
