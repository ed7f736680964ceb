# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Roofs of those who make and mend: what bakers, locksmiths, fishmongers and others have up there."""

from ..svg import circle, ellipse, path, rect, ring, stroke
from .roof_kit import box, bush, posts, shade, tub
from .shapes import WALL_SHADOW


def bakery() -> str:
    """A brick chimney with its smoke, and sacks of flour."""
    smoke = "".join(
        circle(x, y, r, "#FFFDF6", fill_opacity=0.75) for x, y, r in ((5, -24, 4), (9, -29, 5), (15, -33, 6))
    )
    bricks = stroke("M-3,-12 h8 M-3,-7 h8 M-3,-2 h8 M-3,3 h8", "#8E4A32", 0.9, "butt")
    sacks = "".join(
        ellipse(x, y, 5, 6, "#EBDDBB")
        + path(f"M{x - 3},{y - 5} q3,-4 6,0 l-1,2 h-4 Z", "#D3C093") for x, y in ((-13, 6), (-8, 9))
    )
    return (
        shade(4, -2, 16, 9) + box(1, 9, 11, 7, 26, "#B9603F") + bricks + rect(-6, -20, 14, 3.6, "#D98A62")
        + rect(-2.6, -23.6, 7, 2.4, "#4A2E22") + sacks + smoke
    )


def smokehouse() -> str:
    """Sausages on a line before a little hut."""
    links = "".join(
        path(f"M{x},-3 q-3.4,3 -2.4,8 q1,4 3.6,3.6 q2.4,-0.6 2,-5 q-0.4,-4.6 -3.2,-6.6 Z", tone)
        for x, tone in ((-12, "#A8442F"), (-4, "#8A3524"), (4, "#A8442F"), (12, "#8A3524"))
    )
    return (
        shade(-13, 4, 32, 6) + box(0, -5, 20, 9, 9, "#9A6B45") + path("M-13,-13 L0,-22 L13,-13 Z", "#7A4A2E")
        + path("M0,-22 L13,-13 H4 Z", "#5E3722") + posts((-18, 9), (18, 9), up=14)
        + stroke("M-18,-4 Q0,-1 18,-4", "#4A3A2A", 1.2)
        + links
    )


def dairy() -> str:
    """Cheeses that ripen in the air."""
    hole = circle(-10, 1, 1.6, "#D9A22E") + circle(-6, 3, 1, "#D9A22E")
    return (
        shade(-16, 8, 38, 5) + rect(-19, 4, 38, 7, "#A97C4A") + rect(-19, 4, 38, 2, "#CDA068")
        + tub(-9, 4, 8, 7, "#F2C64A") + hole + tub(9, 4, 8, 7, "#E9B53A") + tub(0, -3, 8, 8, "#F6D36A")
    )


def locksmith() -> str:
    """A golden key on a post, as tall as a man."""
    return (
        shade(2, 9, 18, 4) + posts((0, 12), up=10, colour="#5A4A3A", width=2.4)
        + ring(-1, -14, 7, "#8A6526", 5.6) + ring(-1.4, -14.6, 7, "#F0D48A", 3.4)
        + path("M-3.4,-8 H2.4 V-5 H10 V-0.6 H6 V1.4 H10 V6 H-3.4 Z", "#8A6526")
        + path("M-2.6,-8 H0.8 V-4.2 H9.2 V-2.6 H0.8 V2.4 H9.2 V4 H0.8 V5.2 H-2.6 Z", "#F0D48A")
    )


def watchmaker() -> str:
    """A clock turret with a pointed roof."""
    return (
        shade(6, -2, 14, 14) + box(0, 12, 18, 8, 22, "#F3D9B0") + path("M-12,-12 L0,-28 L12,-12 Z", "#4F7A86")
        + path("M0,-28 L12,-12 H3 Z", "#38606C") + circle(0, -1, 7.4, "#8A4A34") + circle(0, -1, 6, "#FFFDF2")
        + stroke("M0,-1 V-5.4 M0,-1 l3.2,1.8", "#2A211B", 1.4) + circle(0, -28, 1.8, "#F0D48A")
    )


def garage() -> str:
    """Tyres in stacks, and a petrol globe."""
    def tyres(x: float, foot: float, count: int) -> str:
        return "".join(
            ellipse(x, foot - i * 4, 8, 4.4, "#2E2B29")
            + ellipse(x, foot - 1 - i * 4, 7.4, 3.8, "#4A4643") for i in range(count)
        ) + ellipse(x, foot - 1 - (count - 1) * 4, 3.6, 1.8, "#1F1B19")

    return (
        shade(-14, 8, 34, 5) + tyres(-9, 9, 4) + tyres(5, 11, 2)
        + posts((15, 12), up=20, colour="#8E8A80", width=2.6)
        + circle(15, -13, 6.8, "#2A2724") + circle(15, -13, 5.6, "#F0B93A")
        + path("M15,-17.6 q3.6,4.4 3,6 q-0.8,2.6 -3,2.6 q-2.2,0 -3,-2.6 q-0.6,-1.6 3,-6 Z", "#2A2724")
    )


def ironmonger() -> str:
    """A water tank on stilts with its ladder."""
    return (
        ellipse(7, 11, 16, 5, WALL_SHADOW, fill_opacity=0.28)
        + posts((-9, 11), (9, 11), (-3, 8), (4, 8), up=14, colour="#5A4E44", width=2)
        + tub(0, -4, 12, 14, "#B98A5A")
        + stroke("M-12,-13 Q0,-6.4 12,-13 M-12,-7.4 Q0,-0.8 12,-7.4", "#5A4A3A", 1.4, "butt")
        + path("M-13,-18 Q0,-30 13,-18 Q0,-11 -13,-18 Z", "#6E7F86")
        + path("M2,-25 Q9,-23 13,-18 Q8,-15 2,-14.6 Z", "#536269")
        + stroke("M-15,12 V-8 M-11,12 V-8 M-15,8 h4 M-15,4 h4 M-15,0 h4 M-15,-4 h4", "#8A6B42", 1.2, "butt")
    )


def cannery() -> str:
    """A tower of giant tins."""
    label = "".join(
        path(
            f"M{x - 8},{y - 7.4} Q{x},{y - 3.4} {x + 8},{y - 7.4} V{y - 3} Q{x},{y + 1} {x - 8},{y - 3} Z", tone
        )
        for x, y, tone in ((-9, 8, "#C9402F"), (9, 8, "#2C6A9C"))
    )
    return (
        tub(-9, 8, 8, 12, "#C9CFD0") + tub(9, 8, 8, 12, "#C9CFD0") + label + tub(0, -4, 8, 12, "#C9CFD0")
        + path("M-8,-11.4 Q0,-7.4 8,-11.4 V-7 Q0,-3 -8,-7 Z", "#E8B52E") + ellipse(0, -16, 5, 2.4, "#AEB6B8")
    )


def sail_loft() -> str:
    """A mast with a sail that dries, and a string of signal flags."""
    flags = "".join(
        path(f"M{x},{y} h6 l-3,5.4 Z", tone)
        for x, y, tone in ((2, -21, "#C9402F"), (7, -14, "#E8B52E"), (12, -7, "#2C6A9C"), (16, 0, "#C9402F"))
    )
    return (
        shade(-14, 9, 34, 4) + path("M-3,-24 Q-20,-8 -18,8 Q-10,5 -3,8 Z", "#FFFDF4")
        + path("M-3,-24 Q-9,-8 -7,6 L-3,8 Z", "#E3D5B4")
        + posts((0, 12), up=38, colour="#7A4E2A", width=2) + stroke("M0,-25 L19,8", "#6B5A45", 1) + flags
    )


def fishery() -> str:
    """Fish on a line, a net, a cat that hopes."""
    fishes = "".join(
        path(f"M{x},-6 q-3.4,4 -1,11 l-2,3.4 h6 l-2,-3.4 q2.4,-7 -1,-11 Z", tone)
        + circle(x + 0.4, -3, 0.8, "#2A211B")
        for x, tone in ((-13, "#A8C4CE"), (-5, "#7FA6B6"), (3, "#A8C4CE"))
    )
    cat = (
        path("M10,12 q-1,-9 3,-10 l-0.6,-4 l2.4,2 h2.6 l2.2,-2 l0,4.6 q2,3 0.4,9.4 Z", "#3A3230")
        + stroke("M20,11 q4,-2 2,-7", "#3A3230", 1.8) + circle(14.6, 1.4, 0.7, "#F0D48A")
        + circle(17.6, 1.4, 0.7, "#F0D48A")
    )
    return (
        shade(-15, 9, 34, 4) + posts((-19, 10), (8, 10), up=18) + stroke("M-19,-8 Q-5,-5 8,-8", "#4A3A2A", 1.2)
        + fishes + cat
    )


def tobacco() -> str:
    """Leaves that dry in a rack."""
    leaves = "".join(
        path(f"M{x},{y} q-3.4,5 0,10 q3.4,-5 0,-10 Z", tone)
        for y in (-12, 1) for x, tone in (
            (-13, "#8A5A2B"), (-6.6, "#A9743A"), (0, "#8A5A2B"), (6.6, "#A9743A"), (13, "#8A5A2B")
        )
    )
    return (
        shade(-14, 8, 36, 5) + posts((-18, 13), (18, 13), up=30, width=2)
        + stroke("M-19,-12.4 H19 M-19,0.6 H19", "#6B5A45", 1.4, "butt") + leaves
    )


def greenhouse() -> str:
    """Beds of flowers in rows, and a glass frame."""
    rows = "".join(
        bush(x, y, 3.4, tone)
        for y, tone in ((-8, "#E8574A"), (0, "#F0B93A"), (8, "#D65A93")) for x in (-15, -8.4, -1.8)
    )
    return (
        rect(-20, -12.4, 23, 25, "#8A6242") + rows + shade(9, -7, 14, 20) + rect(6, -12, 13, 22, "#FFF6E2")
        + rect(7.4, -10.6, 10.2, 19.2, "#9CCBD6") + path("M7.4,2 L17.6,-8 V-2 L7.4,8 Z", "#D3EBEE")
        + stroke("M12.5,-10.6 v19.2 M7.4,-1 h10.2", "#FFF6E2", 1.2, "butt")
    )


CRAFTS = {
    "sliced-bread": bakery, "meat-cleaver": smokehouse, "cheese-wedge": dairy, "key": locksmith,
    "pocket-watch": watchmaker, "car-wheel": garage, "spanner": ironmonger, "canned-fish": cannery,
    "sailboat": sail_loft, "fishbone": fishery, "smoking-pipe": tobacco, "flower-pot": greenhouse,
}
