# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Roofs of those who sell: what antiquaries, hatters, jewellers and others have up there."""

from ..svg import circle, ellipse, path, rect, stroke
from .roof_kit import box, bush, posts, shade
from .shapes import WALL_SHADOW


def antiques() -> str:
    """A marble bust between two amphorae."""
    def amphora(x: float, tone: str, dark: str) -> str:
        body = f"M{x - 3},-10 h6 q0,3 3,6 q2,7 -4,16 h-4 q-6,-9 -4,-16 q3,-3 3,-6 Z"
        half = f"M{x},-10 h3 q0,3 3,6 q2,7 -4,16 h-2 Z"
        return (
            ellipse(x + 4, 12, 7, 3, WALL_SHADOW, fill_opacity=0.28)
            + stroke(f"M{x - 3},-8 q-5,1 -3,7 M{x + 3},-8 q5,1 3,7", dark, 1.6)
            + path(body, tone) + path(half, dark) + rect(x - 4, -12, 8, 2.6, tone)
        )

    bust = (
        box(0, 12, 11, 4, 12, "#CFC6B4") + path("M-6,-4 Q-6,-9 0,-9 Q6,-9 6,-4 Z", "#F4EFE2")
        + circle(0, -14, 5.4, "#F4EFE2")
        + path("M0,-19.4 A5.4,5.4 0 0 1 0,-8.6 Z", "#D8D0BF")
        + path("M-5,-16 q5,-7 10,0 q-5,-2.4 -10,0 Z", "#C9BFAA")
    )
    return amphora(-14, "#D98A5A", "#A9603A") + amphora(14, "#C9774A", "#97502F") + bust


def bookshop() -> str:
    """A tower of giant volumes."""
    def volume(x: float, foot: float, width: float, tone: str) -> str:
        return box(x, foot, width, 8, 7, tone) + rect(x - width / 2 + 3, foot - 5.6, width - 6, 1.2, "#F0D48A")

    return volume(0, 12, 34, "#7A3B2E") + volume(-2, 4, 30, "#2F5B57") + volume(2, -4, 26, "#B98A2E")


def newspapers() -> str:
    """Bundles of the morning paper, and the pigeons on them."""
    def bundle(x: float, foot: float) -> str:
        lines = f"M{x - 6},{foot - 13} h4 M{x - 6},{foot - 11} h4 M{x + 2},{foot - 13} h4"
        return (
            box(x, foot, 16, 8, 8, "#EFE7D2")
            + stroke(f"M{x},{foot} v-16 M{x - 8},{foot - 4} h16", "#8A6B42", 1.2, "butt")
            + stroke(lines, "#8F887A", 0.9, "butt")
        )

    def pigeon(x: float, y: float) -> str:
        return (
            path(
                f"M{x - 5},{y} q3,-5 7,-3 l1,-2.4 q2,-1.6 3,1 l1.4,1 l-1.8,0.6 q-1,5 -5,5 q-4,0 -5.6,-2.2 Z",
                "#7D8AA0"
            )
            + path(f"M{x - 4},{y} q3,-3 5.4,-1 q-1,3 -5.4,1 Z", "#56627A")
        )

    return bundle(-9, 12) + bundle(10, 11) + bundle(0, 1) + pigeon(0, -16) + pigeon(13, -8)


def hatter() -> str:
    """A top hat as large as a cupboard."""
    return (
        ellipse(6, 8, 20, 8, WALL_SHADOW, fill_opacity=0.3) + ellipse(0, 4, 19, 8, "#241F22")
        + ellipse(0, 2.6, 17, 6.4, "#3A3338")
        + path("M-11,2 L-12,-20 A12,5 0 0 1 12,-20 L11,2 A11,5 0 0 1 -11,2 Z", "#2C262A")
        + path("M2,-24.8 Q12,-24 12,-20 L11,2 Q8,6 2,6.8 Z", "#1A1518") + ellipse(0, -20, 12, 5, "#4A4248")
        + path("M-11.2,-4 A11.2,5 0 0 0 11.2,-4 L11,2 A11,5 0 0 1 -11,2 Z", "#C9402F")
    )


def couture() -> str:
    """Two gowns on their stands, in the sun."""
    def gown(x: float, tone: str, dark: str) -> str:
        return (
            ellipse(x + 4, 12, 10, 3.4, WALL_SHADOW, fill_opacity=0.28)
            + posts((x, -10), up=6, colour="#8A6B42", width=1.8)
            + path(f"M{x - 4},-14 h8 l-1,8 q6,8 7,18 q-10,3.4 -20,0 q1,-10 7,-18 Z", tone)
            + path(f"M{x},-14 h4 l-1,8 q6,8 7,18 q-5,1.7 -10,1.7 Z", dark) + circle(x, -17.6, 2.4, "#F4E8CC")
            + rect(x - 3.4, -7.4, 6.8, 2, "#FFF8E8")
        )

    return gown(-10, "#D65A93", "#AE3F74") + gown(11, "#4F8FB8", "#356F96")


def parfumery() -> str:
    """A giant flacon with its pump."""
    return (
        shade(-4, 6, 26, 7)
        + path("M-13,-6 Q-13,-12 -6,-12 H6 Q13,-12 13,-6 V8 Q13,12 8,12 H-8 Q-13,12 -13,8 Z", "#E9C7D8")
        + path("M0,-12 H6 Q13,-12 13,-6 V8 Q13,12 8,12 H0 Z", "#D3A3BE")
        + path("M-10,-1 H10 V7 Q10,9.4 7,9.4 H-7 Q-10,9.4 -10,7 Z", "#C77A9E")
        + rect(-4.6, -17, 9.2, 5.6, "#F0D48A") + rect(-3, -21.6, 6, 5, "#B98A2E")
        + stroke("M3,-19 Q12,-24 16,-16", "#8A6526", 1.4)
        + ellipse(17, -12, 4.4, 5.6, "#B23A6E") + rect(-9, -8, 3, 9, "#FFFFFF", fill_opacity=0.6)
    )


def jeweller() -> str:
    """A diamond of glass over the hall."""
    return (
        ellipse(6, 10, 18, 5, WALL_SHADOW, fill_opacity=0.28)
        + path("M-18,-8 L-9,-19 H9 L18,-8 L0,13 Z", "#8FD0E0")
        + path("M-18,-8 L-9,-19 L-6,-8 Z", "#E4F6FA") + path("M-9,-19 H9 L0,-8 L-6,-8 Z", "#C6EAF2")
        + path("M9,-19 L18,-8 H6 Z", "#7CC0D4")
        + path("M-18,-8 H-6 L0,13 Z", "#B4E2EE") + path("M6,-8 H18 L0,13 Z", "#5BA6BE")
        + stroke("M-20,-17 v6 M-23,-14 h6", "#FFFFFF", 1.4)
    )


def picture_gallery() -> str:
    """A painter's easel and a statue of bronze."""
    statue = (
        box(13, 12, 10, 4, 7, "#CFC6B4") + path("M9,1 q0,-9 4,-10 q4,1 4,10 Z", "#5E8A74")
        + path("M13,-9 q4,1 4,10 h-4 Z", "#44695A")
        + circle(13, -11.6, 3, "#5E8A74") + stroke("M10,-6 l-4,-6", "#5E8A74", 2)
    )
    return (
        shade(-15, 8, 24, 5) + stroke("M-16,12 L-9,-20 L-1,12 M-9,-20 V9", "#8A5A2B", 1.8)
        + rect(-19, -14, 21, 17, "#F0D48A")
        + rect(-17, -12, 17, 13, "#7FBACB") + path("M-17,1 L-11,-6 L-6,-1 L-3,-4 L0,-1 V1 Z", "#5F8A45")
        + circle(-4, -9, 2, "#FFE9A0")
        + statue
    )


def pianos() -> str:
    """A white concert grand, open to the sky."""
    keys = stroke("M-12,9.4 h24", "#2A211B", 1.4, "butt", stroke_dasharray="1.4 1.4")
    return (
        shade(-10, 4, 30, 10) + posts((-14, 12), (14, 12), up=6, colour="#C9BFAE", width=2.4)
        + path("M-16,8 V-4 Q-15,-14 -4,-14 Q6,-14 8,-7 Q10,-2 16,-1 V8 Z", "#FFFDF6")
        + path("M-13,3 V-3 Q-12,-11 -4,-11 Q4,-11 5.4,-5 Q8,1 13,2 V3 Z", "#C98A4A")
        + stroke("M-9,2 V-8 M-5,2 V-10 M-1,2 V-9 M3,2 V-6", "#F0D48A", 0.8, "butt")
        + path("M-13,-3 Q-12,-11 -4,-11 L-2,-24 Q-13,-23 -15,-14 Z", "#E8DFCB")
        + rect(-16, 6, 32, 5.4, "#EDE4D0") + rect(-14, 8, 28, 2.8, "#FFFFFF") + keys
    )


def tea_room() -> str:
    """A pavilion with a curved roof, and tea for two."""
    return (
        ellipse(5, 12, 18, 5, WALL_SHADOW, fill_opacity=0.28) + rect(-12, -6, 24, 17, "#FBE9C8")
        + rect(0, -6, 12, 17, "#E9D2A4")
        + posts((-12, 12), (-4, 12), (4, 12), (12, 12), up=19, colour="#B23A2A", width=2)
        + path("M-21,-5 Q-9,-9 -6,-15 H6 Q9,-9 21,-5 Q10,-2 0,-2 Q-10,-2 -21,-5 Z", "#3F7F6B")
        + path("M0,-15 H6 Q9,-9 21,-5 Q10,-2 0,-2 Z", "#2F6353")
        + path("M-12,-14 Q-4,-17 -3,-22 H3 Q4,-17 12,-14 Q0,-11 -12,-14 Z", "#4F9A80")
        + circle(0, -23.4, 2, "#F0D48A")
        + circle(0, 9, 4.4, "#FFFDF6") + circle(-1.4, 8.6, 1.2, "#C98A4A") + circle(1.8, 9.4, 1.2, "#C98A4A")
    )


def crates() -> str:
    """Crates, and the crane that lifts one more."""
    def crate(x: float, foot: float) -> str:
        braces = f"M{x - 7},{foot - 11} l14,11 M{x + 7},{foot - 11} l-14,11"
        rims = f"M{x - 7},{foot - 0.6} h14 M{x - 7},{foot - 10.4} h14"
        return box(x, foot, 14, 7, 11, "#C99A5E") + stroke(f"{braces} {rims}", "#8A6234", 1.2, "butt")

    return (
        crate(-11, 12) + crate(4, 13) + stroke("M17,13 V-24 L-4,-14", "#3F5A60", 2.6)
        + stroke("M17,-12 L4,-18", "#3F5A60", 1.6)
        + stroke("M-3,-14 v8", "#2A211B", 1) + crate(-3, 2)
    )


def pharmacy() -> str:
    """A green cross on its post, and beds of herbs."""
    herbs = "".join(bush(x, 8, 3.6, "#C9A5E0") for x in (-16, -9, 9, 16))
    return (
        shade(2, 6, 16, 5) + rect(-20, 6, 40, 7, "#8A6242") + herbs
        + posts((0, 12), up=14, colour="#5A4A3A", width=2.4)
        + rect(-10.6, -16.6, 21.2, 9.2, "#FFFDF6") + rect(-4.6, -22.6, 9.2, 21.2, "#FFFDF6")
        + rect(-9, -15, 18, 6, "#2F8A57") + rect(-3, -21, 6, 18, "#2F8A57") + rect(0, -15, 9, 6, "#226B42")
        + rect(0, -21, 3, 18, "#226B42")
    )


def savings() -> str:
    """A safe, and bars of gold that somebody airs."""
    bars = "".join(
        path(f"M{x - 6},{y} l2,-5 h8 l2,5 Z", "#E8B52E")
        + path(f"M{x - 4},{y - 5} l2,-2.6 h8 l-2,2.6 Z", "#FBE08A")
        + path(f"M{x + 4},{y - 5} l2,-2.6 l2,5 l-2,2.6 Z", "#B98A1B")
        for x, y in ((6, 12), (15, 12), (10, 6))
    )
    return (
        box(-9, 12, 20, 9, 20, "#5C6B70") + rect(-17, -6, 16, 16, "#6E7F86") + circle(-9, 2, 5, "#8FA0A6")
        + circle(-9, 2, 3.2, "#4A585E")
        + stroke("M-9,-1.6 V5.6 M-12.6,2 H-5.4", "#D8DEE0", 1.3) + bars
    )


def barber() -> str:
    """The pole with the winding stripes."""
    turns = "".join(
        path(f"M-5,{y} L5,{y - 6} v3.6 L-5,{y + 3.6} Z", tone) for y,
        tone in ((-11, "#C9402F"), (-4, "#2C6A9C"), (3, "#C9402F"))
    )
    return (
        shade(3, 4, 15, 8) + rect(-6, -15, 12, 24, "#8A6526") + rect(-5, -15, 10, 24, "#FFFDF6") + turns
        + rect(1.6, -15, 3.4, 24, "#000000", fill_opacity=0.12)
        + rect(-7.4, 8, 14.8, 4.4, "#F0D48A") + rect(-7.4, -18, 14.8, 4, "#F0D48A")
        + circle(0, -21, 4.6, "#F0D48A") + circle(-1.4, -22.4, 1.5, "#FFFBE6")
    )


GOODS = {
    "amphora": antiques, "bookshelf": bookshop, "newspaper": newspapers, "top-hat": hatter,
    "large-dress": couture, "delicate-perfume": parfumery, "diamond-ring": jeweller,
    "mona-lisa": picture_gallery, "grand-piano": pianos, "teapot": tea_room, "wooden-crate": crates,
    "mortar": pharmacy, "socks": savings, "comb": barber,
}
