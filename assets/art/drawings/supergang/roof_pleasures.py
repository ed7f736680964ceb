# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Roofs of those who amuse: what cinema, casino, baths and others have up there; and the notary."""

import math

from ..svg import circle, ellipse, path, rect, ring, stroke
from .plane import around
from .roof_kit import posts, shade
from .shapes import WALL_SHADOW, at


def boxing_ring() -> str:
    """A ring with its ropes, a red corner and a blue one."""
    corners = ((-18, -12), (18, -12), (18, 8), (-18, 8))
    ropes = "".join(
        stroke(f"M-18,{-12 - up} H18 V{8 - up} H-18 Z", tone, 1.2) for up,
        tone in ((4, "#C9402F"), (8, "#FFFDF6"))
    )
    return (
        shade(-15, -4, 38, 19) + rect(-20, 8, 40, 5, "#5E3A2A") + rect(-20, -14, 40, 22, "#EFE2C4")
        + rect(-13, -9, 26, 12, "#E0CFA6")
        + circle(0, -3, 4, "#C9402F") + posts(*corners[:2], up=9, colour="#6B5A45", width=2) + ropes
        + posts(corners[3], up=9, colour="#C9402F", width=3)
        + posts(corners[2], up=9, colour="#2C6A9C", width=3)
    )


def cinema() -> str:
    """A screen under the stars, and rows of seats."""
    seats = "".join(
        rect(x, y, 5, 4, "#B23A2A")
        + rect(x, y, 5, 1.4, "#DE6A52") for y in (-1, 4.4, 9.8) for x in (-17, -10.4, -3.8, 2.8, 9.4)
    )
    return (
        shade(-15, -9, 38, 6) + rect(-20, -26, 40, 21, "#2E2A33") + rect(-18, -24, 36, 17, "#FFFBE8")
        + path("M-18,-7 L-9,-16 L-2,-9 L5,-19 L18,-7 Z", "#7F8A96") + circle(10, -19, 2.6, "#F0B93A") + seats
    )


def dance_floor() -> str:
    """A chequered floor under strings of lights, with one couple on it."""
    tiles = "".join(
        rect(-16 + i * 8, -8 + j * 5.4, 8, 5.4, "#B23A6E") for i in range(4) for j in range(4) if (i + j) % 2
    )
    lights = "".join(
        circle(x, -17 + abs(x) * abs(x) * -0.006 + 5, 1.5, "#FFE9A0") for x in (-15, -10, -5, 0, 5, 10, 15)
    )
    couple = (
        path("M-3,2 q-4,-8 0,-9 q2,1 1,9 Z", "#2A211B") + circle(-2, -9, 2.2, "#EEC39B")
        + path("M0,4 q-1,-8 2.4,-9.4 q3.6,2 4.6,9.4 Z", "#E8574A") + circle(2.4, -7.4, 2.1, "#D6A072")
    )
    return (
        shade(-13, -3, 36, 19) + rect(-17.4, -9.4, 34.8, 24.4, "#8A5A2B") + rect(-16, -8, 32, 21.6, "#FBE3EC")
        + tiles
        + posts((-19, 8), (19, 8), up=24) + stroke("M-19,-15 Q0,-8 19,-15", "#4A3A2A", 0.9) + lights + couple
    )


def hotel() -> str:
    """A small pool, deck chairs, a parasol."""
    chairs = "".join(rect(x, -18, 6, 11, "#FFFDF6") + rect(x, -15, 6, 2.4, tone) + rect(x, -11, 6, 2.4, tone)
        for x, tone in ((-19, "#C9402F"), (-10.4, "#2C6A9C")))
    return (
        rect(-21, -4, 42, 18, "#FFF6E2", rx=8) + rect(-18.4, -1.6, 36.8, 13.2, "#3E9FB0", rx=6.4)
        + rect(-17, 0.6, 34, 10.6, "#6CCBD2", rx=5.2)
        + stroke("M-12,4 q2,-2 4,0 q2,2 4,0 M4,7 q2,-2 4,0 q2,2 4,0", "#DDF6F4", 1.2) + shade(-16, -9, 14, 4)
        + chairs
        + ellipse(14, -8, 9, 4, WALL_SHADOW, fill_opacity=0.28) + posts((10, -7), up=10)
        + path("M0,-15 Q10,-27 20,-15 Q10,-12 0,-15 Z", "#E7A52C")
        + path("M7,-13.2 Q8,-21 10,-21.4 Q12,-21 13,-13.2 Z", "#FFF8EC") + circle(4, 6, 2.2, "#E8574A")
        + ring(4, 6, 2.6, "#FFFDF6", 1.2)
    )


def cabaret() -> str:
    """A red windmill."""
    sails = ""
    for i in range(4):
        angle = i * math.pi / 2 + 0.5
        tip, edge = around((0, -13), 17, 17, angle), around((0, -13), 16, 16, angle + 0.42)
        sails += path(f"M0,-13L{at(tip)} {at(edge)}z", "#FFF6E2") + stroke(f"M0,-13L{at(tip)}", "#8A5A2B", 1.6)
    return (
        ellipse(7, 12, 16, 4.6, WALL_SHADOW, fill_opacity=0.28) + path("M-11,13 L-7,-10 H7 L11,13 Z", "#C9402F")
        + path("M1,-10 H7 L11,13 H1 Z", "#9A2A1E")
        + path("M-8.4,-9 Q0,-24 8.4,-9 Z", "#7A2018") + rect(-3, 4, 6, 9, "#4A1A14", rx=3)
        + rect(-2.4, -5, 4.8, 5, "#FFE9A0")
        + sails + circle(0, -13, 2.4, "#F0D48A")
    )


def roulette() -> str:
    """A wheel of fortune as wide as a room."""
    def pocket(i: int) -> str:
        a, b = (at(around((0, -3), 14.4, 10.4, (i + step) * math.tau / 16)) for step in (0, 1))
        return f"M0,-3L{a} {b}z"

    return (
        ellipse(5, 4, 20, 14, WALL_SHADOW, fill_opacity=0.28) + ellipse(0, -1, 19.6, 14, "#5E3417")
        + ellipse(0, -3, 19.6, 14, "#8A5426")
        + ellipse(0, -3, 15.6, 11.4, "#F0D48A") + ellipse(0, -3, 14.4, 10.4, "#2A211B")
        + path("".join(pocket(i) for i in range(0, 16, 2)), "#C9302A") + path(pocket(4) + pocket(13), "#2F8A57")
        + ellipse(0, -3, 8, 5.6, "#8A5426") + ellipse(0, -3.6, 6.6, 4.4, "#A96C34")
        + circle(0, -6, 2.6, "#F0D48A") + circle(11, -7, 1.8, "#FFFFFF")
    )


def baths() -> str:
    """A pool with lanes, a diving board, a swimmer."""
    lanes = stroke("M-16,-4.6 H16 M-16,2 H16", "#FFF8EC", 1.2, "butt", stroke_dasharray="3 2")
    return (
        rect(-21, -15, 42, 28, "#FFFDF6") + rect(-18.4, -12.4, 36.8, 22.8, "#2F8FA8")
        + rect(-17.4, -10, 34.8, 20.4, "#55BFCB") + lanes
        + ellipse(-4, -1, 3.4, 1.8, "#EEC39B") + circle(0.6, -1, 2, "#C9402F")
        + stroke("M-9,-1 q-3,-2 -6,0", "#EAFBFA", 1.3)
        + shade(13, -1, 11, 4) + rect(8, -3.4, 14, 3.6, "#E7A52C")
        + posts((20, 5), (20, -3), up=8, colour="#8FA0A6")
        + stroke("M-12,-8 v-7 M-8,-8 v-7 M-12,-11 h4", "#8FA0A6", 1.2, "butt")
    )


def rooftop_bar() -> str:
    """A straw roof over a counter, stools round it."""
    stools = "".join(
        circle(x, y, 2.4, "#C9402F") + circle(x - 0.6, y - 0.8, 1, "#F0A08A") for x,
        y in ((-17, 8), (-9, 12), (0, 13.4), (9, 12), (17, 8))
    )
    bottles = "".join(rect(x, -4, 2, 5, tone) for x, tone in ((-7, "#2F8A57"), (-2, "#E8B52E"), (4, "#B23A6E")))
    return (
        ellipse(5, 6, 20, 10, WALL_SHADOW, fill_opacity=0.28) + path("M-13,0 H13 V5 Q0,12 -13,5 Z", "#8A5426")
        + path("M-13,0 Q0,6 13,0 V2 Q0,8 -13,2 Z", "#D9A468")
        + bottles + posts((-11, 2), (11, 2), up=14)
        + path("M-20,-8 Q-6,-15 0,-25 Q6,-15 20,-8 Q0,-1 -20,-8 Z", "#E3BE6A")
        + path("M0,-25 Q6,-15 20,-8 Q10,-4.4 2,-4.4 Z", "#C49A44")
        + stroke(
            "M-14,-7 Q-4,-13 -1,-20 M-6,-5 Q-1,-12 0,-20 M4,-5 Q2,-12 1,-20 M13,-7 Q5,-13 1,-20", "#A97F33", 0.9
        )
        + stools
    )


def ices() -> str:
    """Three scoops in a cone, three metres high."""
    return (
        ellipse(6, 12, 14, 4.4, WALL_SHADOW, fill_opacity=0.28) + path("M-11,-8 H11 L0,14 Z", "#E0A95A")
        + path("M0,-8 H11 L0,14 Z", "#C48A3E")
        + stroke("M-8,-2 L4,6 M-10,-8 L7,2 M8,-2 L-4,6 M10,-8 L-7,2", "#A9702E", 0.9)
        + circle(-6, -11, 7, "#F4A6B8") + circle(7, -11, 7, "#B8E0B0")
        + circle(0.6, -19, 7, "#FFF3DC") + circle(-8, -13, 2.4, "#FBD3DC") + circle(-1.6, -21, 2.4, "#FFFFFF")
        + circle(2, -26, 2.6, "#C9302A")
    )


def temple() -> str:
    """A round temple with a dome: the law is old."""
    columns = stroke("M-11,9 V-5 M-4,11 V-3 M4,11 V-3 M11,9 V-5", "#FFFDF2", 3, "butt")
    return (
        ellipse(6, 11, 19, 6.6, WALL_SHADOW, fill_opacity=0.28) + ellipse(0, 9, 17.4, 6, "#CDBB95")
        + ellipse(0, 7.6, 17.4, 6, "#EFE6CF")
        + path("M-12,-4 H12 V6 Q0,11 -12,6 Z", "#8A8472") + columns + ellipse(0, -5, 15.4, 5, "#E3D6B8")
        + ellipse(0, -6.4, 15.4, 5, "#FFFDF2")
        + path("M-13,-7 Q-12,-22 0,-22 Q12,-22 13,-7 Q0,-2 -13,-7 Z", "#8FB0A6")
        + path("M2,-22 Q12,-21 13,-7 Q8,-5 2,-4.6 Z", "#6E9188")
        + circle(0, -23, 2.2, "#F0D48A")
    )


PLEASURES = {
    "boxing-glove": boxing_ring, "film-projector": cinema, "footprint": dance_floor, "bed": hotel,
    "mermaid": cabaret, "card-ace-spades": roulette, "umbrella": baths, "martini": rooftop_bar,
    "penguin": ices, "quill-ink": temple,
}
