# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The police: two patrols of a thin and a fat cop on one base, 112 x 112, feet at (52, 102)."""

from ..palette import BRASS_LIGHT, INK
from ..seat_tones import RIM
from ..svg import circle, document, ellipse, group, path, rect, stroke
from .faces import PALE, ROSY, eyes, head, head_outline
from .figures import MOVED, SIZE
from .piece import outlined

NAVY, NAVY_DARK, NAVY_LIGHT, LEATHER = "#2A437F", "#1A2A4E", "#4A69AE", "#0E162A"
GLOVE, GLOVE_DARK, RED_PIPING = "#FFF8E8", "#D9CDB4", "#C9402F"
NUMBERS = {1: "M-3,-3.2 L0.8,-5.6 V5.6", 2: "M-3.4,-2.6 A3.4,3.2 0 1 1 2.4,0 L-3.6,5.2 H3.8"}
# Where a cop stands in a pair; alone he stands in the middle.
BUILDS = {"thin": 25, "fat": 56}
CREWS = {"": ("thin", "fat"), "-thin": ("thin",), "-fat": ("fat",)}

# Silhouettes and parts of one cop, round x 0.
Cop = tuple[list[str], str]


def _kepi(y: float, half: float, high: float) -> tuple[str, str]:
    """The flat cap with its visor; y is the visor's upper edge."""
    crown = (
        f"M{-half:g},{y:g} L{-half * 0.9:g},{y - high:g} "
        f"Q0,{y - high - 3:g} {half * 0.9:g},{y - high:g} L{half:g},{y:g} Z"
    )
    visor = (
        f"M{-half - 1.4:g},{y - 0.6:g} Q0,{y - 3.4:g} {half + 1.4:g},{y - 0.6:g} "
        f"Q{half * 0.8:g},{y + 4.4:g} 0,{y + 4:g} Q{-half * 0.8:g},{y + 4.4:g} {-half - 1.4:g},{y - 0.6:g} Z"
    )
    parts = (
        path(crown, NAVY)
        + path(
            f"M0,{y:g} V{y - high - 1.5:g} Q{half * 0.6:g},{y - high - 1.6:g} "
            f"{half * 0.9:g},{y - high:g} L{half:g},{y:g} Z",
            NAVY_DARK
        )
        + path(
            f"M{-half * 0.98:g},{y - 5:g} Q0,{y - 8:g} {half * 0.98:g},{y - 5:g} "
            f"L{half:g},{y - 1.6:g} Q0,{y - 4.6:g} {-half:g},{y - 1.6:g} Z",
            RED_PIPING
        )
        + path(visor, LEATHER)
        + stroke(f"M{-half * 0.7:g},{y + 1.6:g} Q0,{y + 0.2:g} {half * 0.2:g},{y + 0.8:g}", "#5A6684", 1)
        + circle(0, y - high * 0.62 - 1, 2.3, BRASS_LIGHT)
    )
    return f"{crown} {visor}", parts


def thin() -> Cop:
    """Tall, with a cape, a long face and a truncheon at his shoulder."""
    cape = "M-5,43 Q-13,46 -14,58 L-16,78 Q0,83 16,78 L14,58 Q13,46 5,43 Z"
    legs = "M-8,76 H8 L9,97 H0.8 L0,84 L-0.8,97 H-9 Z"
    shoes = "M-10,95 q-2,5 2,5 h8 v-5 Z M10,95 q2,5 -2,5 h-8 v-5 Z"
    club = "M9,66 L16.6,34 L20.6,35 L13,67 Z"
    glove = "M7,60 h8 v8.4 h-8 Z"
    kepi, kepi_parts = _kepi(25, 10.4, 10)
    parts = (
        path(legs, NAVY_DARK) + path("M-8,76 H-2 L-3,97 H-9 Z", NAVY) + stroke("M-6.4,79 L-7,95", RED_PIPING, 1)
        + path(shoes, INK)
        + path(cape, NAVY) + path("M0,43 H5 Q13,46 14,58 L16,78 Q8,80.5 0,80.5 Z", NAVY_DARK)
        + path("M-7,45 Q-11.4,49 -12,58 L-14,77.4 L-9.4,79 Q-9,60 -4.6,46 Z", NAVY_LIGHT, fill_opacity=0.75)
        + stroke("M4,49 Q7,64 7.4,79.4 M-3,52 Q-5,66 -4.4,80", LEATHER, 1, stroke_opacity=0.55)
        + path("M-6.4,42 Q0,49 6.4,42 L7.4,46 Q0,53.4 -7.4,46 Z", NAVY_DARK) + circle(0, 50.4, 1.7, BRASS_LIGHT)
        + circle(0, 56, 1.5, BRASS_LIGHT)
        + stroke("M-15.4,76.4 Q0,81.4 15.4,76.4", RED_PIPING, 1)
        + path("M-3.6,38 H3.6 V45 Q0,48 -3.6,45 Z", PALE.dark)
        + head(0, 31, 7.6, 14, PALE, 0.62) + eyes(0, 31, 3.6, 0.8)
        + path("M0.4,30.4 l4.4,6.8 q-2.8,2.2 -5,0.4 Z", PALE.dark)
        + stroke("M-5.6,39.6 q2.6,-1.6 5.4,-0.2 q3,-1.4 5.6,0.2", "#3A2A20", 1.6)
        + stroke("M-1.6,42.4 h3.4", "#8A4A34", 0.9)
        + kepi_parts
        + path(club, GLOVE) + path("M11,66.4 L18.6,34.4 L20.6,35 L13,67 Z", GLOVE_DARK) + path(glove, GLOVE)
        + path("M11,60 h4 v8.4 h-4 Z", GLOVE_DARK)
        + stroke("M8,62.6 h6 M8,65.4 h6", "#B8AA8C", 0.8)
    )
    return [cape, legs, shoes, club, glove, kepi, head_outline(0, 31, 7.6, 14)], parts


def fat() -> Cop:
    """Round, with a straining tunic, red cheeks and thumbs in his belt."""
    body = "M-8,49 Q-18,52 -20,64 Q-24,78 -20,88 Q0,94 20,88 Q24,78 20,64 Q18,52 8,49 Z"
    arms = (
        "M-15,53 Q-27,60 -26,72 Q-24,79 -15,78 L-14,72 Q-19,71 -18,66 L-14,61 Z "
        "M15,53 Q27,60 26,72 Q24,79 15,78 L14,72 Q19,71 18,66 L14,61 Z"
    )
    legs = "M-14,86 H14 L13,97 H1.6 L0,91 L-1.6,97 H-13 Z"
    shoes = "M-15,95 q-2,5 3,5 h11 v-5 Z M15,95 q2,5 -3,5 h-11 v-5 Z"
    kepi, kepi_parts = _kepi(33.4, 12, 9)
    buttons = "".join(circle(x, y, 1.5, BRASS_LIGHT) for x in (-4.4, 4.4) for y in (57, 63.4, 69.8))
    parts = (
        path(legs, NAVY_DARK) + path("M-14,86 H-3 L-4,97 H-13 Z", NAVY) + path(shoes, INK)
        + path(body, NAVY) + path("M0,49 H8 Q18,52 20,64 Q24,78 20,88 Q10,91 0,91 Z", NAVY_DARK)
        + path(
            "M-10,51 Q-17,54 -18.4,64 Q-22,78 -18.6,87 L-13,89 Q-16,76 -13,64 Z", NAVY_LIGHT, fill_opacity=0.7
        )
        + stroke("M0,53 V90", LEATHER, 1.1, stroke_opacity=0.6) + buttons
        + stroke("M-3,60 l6,1 M-3,66.6 l6,1", LEATHER, 0.8, stroke_opacity=0.6)
        + path("M-21.6,76 Q0,83 21.6,76 L21.8,81 Q0,88 -21.8,81 Z", LEATHER)
        + rect(-4.2, 78.4, 8.4, 7.4, BRASS_LIGHT, rx=1) + rect(-2, 80.6, 4, 3, LEATHER)
        + path("M-9,48.4 Q0,54.4 9,48.4 L10,52.4 Q0,58 -10,52.4 Z", NAVY_DARK)
        + path("M-16,52 h8 v3 h-8 Z M8,52 h8 v3 h-8 Z", BRASS_LIGHT)
        + path(
            "M-15,53 Q-27,60 -26,72 Q-24,79 -15,78 L-14,72 Q-19,71 -18,66 L-14,61 Z", NAVY, stroke=LEATHER,
            stroke_width=1
        )
        + path(
            "M15,53 Q27,60 26,72 Q24,79 15,78 L14,72 Q19,71 18,66 L14,61 Z", NAVY_DARK, stroke=LEATHER,
            stroke_width=1
        )
        + path("M-18,71 q7,-1 8,4 q-2,4 -7,3.4 Z", ROSY.base)
        + path("M18,71 q-7,-1 -8,4 q2,4 7,3.4 Z", ROSY.dark)
        + head(0, 39.6, 11, 13, ROSY, 0.92) + ellipse(-6.2, 44, 2.6, 2, ROSY.warm, fill_opacity=0.6)
        + ellipse(6.4, 44, 2.6, 2, ROSY.warm, fill_opacity=0.6)
        + eyes(0, 39.6, 4.8, -0.5) + circle(0.4, 43.4, 2.8, ROSY.warm) + circle(-0.5, 42.5, 1, "#F0A08A")
        + path("M-8.4,48 Q-6,44 0,46.2 Q6,44 8.4,48 Q5,50 0,48 Q-5,50 -8.4,48 Z", "#5A3A26")
        + stroke("M-5,51.6 q5,2 10,0", ROSY.dark, 1.2)
        + kepi_parts
    )
    return [body, arms, legs, shoes, kepi, head_outline(0, 39.6, 11, 13, 0.92)], parts


def cops(crew: tuple[str, ...]) -> tuple[str, str]:
    """Outlines and parts of the cops of a crew."""
    outlines, parts = "", ""
    for build in crew:
        silhouettes, drawing = {"thin": thin, "fat": fat}[build]()
        place = f"translate({BUILDS[build] if len(crew) > 1 else 42},0)"
        outlines += group(outlined(silhouettes), place)
        ink = "".join(path(d, INK, stroke=INK, stroke_width=3, stroke_linejoin="round") for d in silhouettes)
        parts += group(ink + drawing, place)
    return outlines, parts


def patrol(number: int, crew: str) -> str:
    """Patrol 1 or 2: both cops, or the one that is left."""
    outlines, parts = cops(CREWS[crew])
    disc = circle(42, 88, 11, RIM, stroke=INK, stroke_width=1.4) + group(stroke(NUMBERS[number], INK, 2.6),
        "translate(42,88)")
    return document(SIZE, SIZE, group(outlines + parts + disc, MOVED))


def cop_drawing(build: str) -> str:
    """One cop for his target in the duel."""
    outlines, parts = cops((build,))
    return group(outlines + parts, MOVED)
