# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the board beside the figures: bases, houses, racket chips, traffic pawns, status chips."""

from ..palette import BRASS_DARK, BRASS_LIGHT, INK
from ..seat_tones import CLOTHS, RIM, mark_at
from ..svg import circle, document, ellipse, group, path, rect, ring, stroke
from .piece import GROUND, mark_disc
from .police import NAVY, NAVY_DARK

POLICE_ARROW = "#6FA0F0"
DANGER, AMBER, GREY_STONE = "#B3241C", "#F2BE22", "#CFC8BA"


def _base(rim: str, field: str, arrow: str, radius: float, faces: bool) -> str:
    """A round base, 84 x 84, that looks to the right; turned by the program to the way faced."""
    r = radius
    head = (
        path(f"M{38 + r - 8:g},22 L80,42 L{38 + r - 8:g},62 Z", INK, stroke=RIM, stroke_width=2.4,
            stroke_linejoin="round")
        + path(f"M{38 + r - 7:g},27 L75.6,42 L{38 + r - 7:g},57 Z", arrow)
    )
    return document(
        84, 84,
        circle(38, 44.5, r, GROUND, fill_opacity=0.35) + (head if faces else "") + circle(38, 42, r, RIM)
        + circle(38, 42, r - 2.2, INK) + circle(38, 42, r - 3.4, rim) + circle(38, 42, r - 9.4, field)
        + path(
            f"M{38 - r * 0.62:g},{42 - r * 0.5:g} "
            f"A{r * 0.8:g},{r * 0.8:g} 0 0 1 {38 + r * 0.1:g},{42 - r * 0.79:g}", "none",
            stroke="#FFFFFF", stroke_width=2, stroke_opacity=0.6, stroke_linecap="round",
        ),
    )


def base(seat: str, faces: bool) -> str:
    """A gangster's base: a ring in his colour, an arrow head towards the way faced, or none."""
    cloth = CLOTHS[seat]
    return _base(cloth.base, cloth.dark, cloth.light if seat != "heart" else cloth.dark, 27, faces)


def police_base(faces: bool) -> str:
    """The wider base of a patrol."""
    return _base(NAVY, NAVY_DARK, POLICE_ARROW, 29, faces)


def ownership(seat: str) -> str:
    """A little house: the shop is owned. 60 x 60."""
    cloth = CLOTHS[seat]
    return document(
        60, 60,
        path("M9,58 V29 L32,8 L54,28 V58 Z", GROUND, fill_opacity=0.35)
        + path("M5,56 V25 L30,2 L55,25 V56 Z", RIM)
        + path("M7,54 V26 L30,4.8 L53,26 V54 Z", INK)
        + path("M9.4,51.6 V27.4 L30,8.4 L50.6,27.4 V51.6 Z", cloth.base)
        + path("M30,8.4 L50.6,27.4 V51.6 H30 Z", cloth.dark) + path("M41,10 h5 v9 l-5,-4.6 Z", INK)
        + stroke("M10.6,27.6 L30,9.8", cloth.light, 2) + mark_disc(seat, 30, 35.4, 13.6),
    )


def racket(seat: str) -> str:
    """A round chip with a dashed rim: the shop pays protection. 60 x 60."""
    cloth = CLOTHS[seat]
    dash = cloth.base if seat != "heart" else cloth.dark  # ivory would not show on cream
    return document(
        60, 60,
        circle(31.4, 32.6, 26.5, GROUND, fill_opacity=0.35) + circle(30, 30, 27.6, RIM)
        + circle(30, 30, 25.8, INK)
        + circle(30, 30, 24, "#FFF8E8")
        + circle(30, 30, 20, "none", stroke=dash, stroke_width=8, stroke_dasharray="9 6.7")
        + circle(30, 30, 20, "none", stroke=cloth.dark, stroke_width=2, stroke_dasharray="9 6.7")
        + circle(30, 30, 15, RIM) + circle(30, 30, 13.6, INK)
        + mark_at(seat, 30, 30, 17, cloth.light),
    )


PEG = (
    "M20,3 A10.5,10.5 0 0 1 25.6,22.4 Q33,30 34,40 Q34,45 20,45 "
    "Q6,45 6,40 Q7,30 14.4,22.4 A10.5,10.5 0 0 1 20,3 Z"
)


def traffic_pawn(seat: str) -> str:
    """A peg with a parcel's knot under its head, 40 x 50; it stands on (20, 43)."""
    cloth = CLOTHS[seat]
    return document(
        40, 50,
        ellipse(22.6, 43.6, 14, 5, GROUND, fill_opacity=0.38)
        + path(PEG, RIM, stroke=RIM, stroke_width=4.6, stroke_linejoin="round")
        + path(PEG, INK, stroke=INK, stroke_width=1.6)
        + path("M20,5 A8.6,8.6 0 0 1 23.6,21.4 Q31,30 32,39 Q31,43 20,43 Q9,43 8,39 Q9,30 16.4,21.4 A8.6,8.6 "
            "0 0 1 20,5 Z", cloth.base)
        + path("M20,5 A8.6,8.6 0 0 1 23.6,21.4 Q31,30 32,39 Q31,43 20,43 Z", cloth.dark)
        + circle(16.8, 10.6, 2.6, cloth.light)
        + circle(20, 33.4, 7.8, RIM) + mark_at(seat, 20, 33.4, 10.8),
    )


def _chip(content: str, field: str, line: str) -> str:
    """A round status chip, 40 x 40."""
    return document(
        40, 40, circle(20.8, 21.6, 17.6, GROUND, fill_opacity=0.35) + circle(20, 20, 18.4, RIM)
        + circle(20, 20, 16.8, line)
        + circle(20, 20, 15.4, field) + content,
    )


def cuffs() -> str:
    """Under arrest."""
    cuff = ring(0, 0, 5.6, "#D8DEE6", 2.8) + rect(-3.4, -9.6, 6.8, 4.6, "#D8DEE6", rx=1.2)
    chain = stroke("M16.6,20.6 q2.2,-3 4,-0.4 q1.6,2.6 3.6,0.4", "#D8DEE6", 2)
    both = group(cuff, "translate(13.6,24.6) rotate(28)") + group(cuff, "translate(26.4,15.4) rotate(208)")
    return _chip(both + chain, NAVY, NAVY_DARK)


def witness() -> str:
    """An eye that has seen it; it flies from a patrol to a record."""
    return _chip(
        path("M5.6,20 Q20,6.4 34.4,20 Q20,33.6 5.6,20 Z", "#FFFDF4")
        + stroke("M5.6,20 Q20,6.4 34.4,20", INK, 2.2)
        + stroke("M5.6,20 Q20,33.6 34.4,20", INK, 1.2) + circle(20, 20, 6.4, "#3A78C9")
        + circle(20, 20, 3.2, INK)
        + circle(18, 17.8, 1.7, "#FFFFFF"), AMBER, INK)


def whistle() -> str:
    """The whistle of an arrest."""
    body = "M15,13 H33 V19 H24.4 A8.6,8.6 0 1 1 15,13 Z"
    return _chip(
        path(body, BRASS_LIGHT, stroke=INK, stroke_width=1.4, stroke_linejoin="round")
        + path("M15,13 H33 V15 H15 Q10,15.4 8,20 Q8.6,14 15,13 Z", "#FFF3C4")
        + circle(15.6, 21.6, 3.6, BRASS_DARK)
        + circle(15.6, 21.6, 2, INK) + rect(24, 13, 4, 2.4, INK)
        + stroke("M26,5.6 v3.6 M20.6,7 l1.2,3 M31.4,7 l-1.2,3", "#FFF3C4", 1.9), NAVY, NAVY_DARK)


def mask() -> str:
    """A crime that nobody has seen yet."""
    strip = (
        "M4.6,15 Q12,11.6 20,14.4 Q28,11.6 35.4,15 Q36.4,27 28.4,27 "
        "Q23,27 20,22.4 Q17,27 11.6,27 Q3.6,27 4.6,15 Z"
    )
    holes = "M8.4,19.2 q4.4,-3.6 8.4,1 q-5,3.6 -8.4,-1 Z M31.6,19.2 q-4.4,-3.6 -8.4,1 q5,3.6 8.4,-1 Z"
    pupils = circle(13, 19.6, 1.3, INK) + circle(27, 19.6, 1.3, INK)
    cloth = path(strip, INK) + stroke("M6,15.6 Q12.6,13 19,15.4", "#5A524C", 1.3)
    return _chip(cloth + path(holes, "#FFFDF4") + pupils, "#C9A77A", INK)


def clinic() -> str:
    """In the clinic."""
    return _chip(rect(17, 10, 6, 20, "#D23B32", rx=1) + rect(10, 17, 20, 6, "#D23B32", rx=1), "#FFFFFF",
        "#2F7F8A")


def jail() -> str:
    """In jail; the number of turns is written beside it."""
    return _chip(stroke("M12.6,12.4 V27.6 M17.6,12.4 V27.6 M22.4,12.4 V27.6 M27.4,12.4 V27.6", "#FFDCD4", 2.4)
        + stroke("M9,12.4 H31 M9,27.6 H31", "#FFDCD4", 2), "#5A1712", DANGER)


def graveyard() -> str:
    """Dead."""
    return _chip(
        path("M12.6,29 V17 Q12.6,9.4 20,9.4 Q27.4,9.4 27.4,17 V29 Z", GREY_STONE)
        + path("M20,9.4 Q27.4,9.4 27.4,17 V29 H20 Z", "#A8A091")
        + stroke("M20,13.4 V22 M16.6,16.6 H23.4", "#4A463E", 2) + path("M9,29 H31 L29,32 H11 Z", "#5E7A3A"),
        "#8FB4A0", "#3A4A3A",
    )


def out_of_play() -> str:
    """A patrol that has fallen in a manhole."""
    holes = "".join(circle(x, y, 1.8, "#2A2724")
        for x, y in ((14, 20), (26, 20), (20, 14), (20, 26), (15.8, 15.8), (24.2, 15.8), (15.8, 24.2),
            (24.2, 24.2)))
    return _chip(circle(20, 20, 11.4, "#6E6A62") + ring(20, 20, 9.4, "#4A4640", 1.4) + holes, "#3F3B36", INK)


def record() -> str:
    """The police record, an amber tag 76 x 40; the years are written on it from x 26."""
    tag = "M12,3 H68 Q73,3 73,8 V30 Q73,35 68,35 H12 L3,24 V14 Z"
    return document(
        76, 40, path(tag, GROUND, fill_opacity=0.35, transform="translate(1.4,2.4)")
        + path(tag, INK, stroke=RIM, stroke_width=2.4)
        + path("M13,5.6 H67 Q70.4,5.6 70.4,9 V29 Q70.4,32.4 67,32.4 H13 L5.6,23 V15 Z", AMBER)
        + path("M13,5.6 H67 Q70.4,5.6 70.4,9 V12 H8.4 Z", "#FBDC7A")
        + circle(15, 19, 4, INK) + circle(15, 19, 2, RIM),
    )


def vamped(seat: str) -> str:
    """The vamp's mark on a heart, to hang on the hat of the man she leads. 40 x 40."""
    cloth = CLOTHS[seat]
    heart = (
        "M20,36 C7,26 3,20 3,13.6 C3,8 7.4,4 12.4,4 C15.6,4 18.6,5.8 20,8.8 "
        "C21.4,5.8 24.4,4 27.6,4 C32.6,4 37,8 37,13.6 C37,20 33,26 20,36 Z"
    )
    half = "M20,8.8 C21.4,5.8 24.4,4 27.6,4 C32.6,4 37,8 37,13.6 C37,20 33,26 20,36 Z"
    return document(
        40, 40, path(heart, GROUND, fill_opacity=0.35, transform="translate(1,1.6)")
        + path(heart, RIM, stroke=RIM, stroke_width=4.4, stroke_linejoin="round")
        + path(heart, INK, stroke=INK, stroke_width=1.8, stroke_linejoin="round") + path(heart, cloth.base)
        + path(half, cloth.dark) + stroke("M6.4,14 Q6.4,8 11.6,7", cloth.light, 1.8)
        + circle(20, 17.4, 8.6, RIM) + mark_at(seat, 20, 17.4, 11.6),
    )


CHIPS = {"cuffs": cuffs, "clinic": clinic, "jail": jail, "graveyard": graveyard, "manhole": out_of_play,
    "record": record, "witness": witness, "whistle": whistle, "mask": mask}


def coin() -> str:
    """A coin for money that flies, 40 x 40."""
    return document(
        40, 40, circle(21, 22, 17, GROUND, fill_opacity=0.35) + circle(20, 20, 17.6, BRASS_DARK)
        + circle(20, 19.4, 16.4, BRASS_LIGHT)
        + ring(20, 19.4, 12.4, "#A97F33", 1.6) + mark_at("star", 20, 19, 13, "#8A6526"),
    )


def suitcase() -> str:
    """The dealer's suitcase, for pawns that wait in it, 40 x 40."""
    return document(
        40, 40, path("M14,13 V9 Q14,5.6 17.4,5.6 H22.6 Q26,5.6 26,9 V13", "none", stroke=RIM, stroke_width=4.4)
        + rect(3, 11, 34, 24, RIM, rx=4)
        + path("M14,13 V9 Q14,5.6 17.4,5.6 H22.6 Q26,5.6 26,9 V13", "none", stroke="#4E3016", stroke_width=2.4)
        + rect(4.6, 12.6, 30.8, 20.8, "#95622F", rx=2.6) + rect(4.6, 12.6, 30.8, 7, "#B88248", rx=2.6)
        + rect(10, 12.6, 4, 20.8, "#4E3016") + rect(26, 12.6, 4, 20.8, "#4E3016")
        + rect(10, 18.4, 4, 4, BRASS_LIGHT) + rect(26, 18.4, 4, 4, BRASS_LIGHT)
    )
