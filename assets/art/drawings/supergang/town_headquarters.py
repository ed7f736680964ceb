# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The house of the police in the middle of the town: two storeys, slate roof, portico, clock tower, flag."""

from ..svg import circle, path, rect, stroke
from .shapes import WALL_SHADOW, area, at, darker, dashes, lighter, rope, scattered, upright
from .town_palette import BRASS_RIM

POLICE, SLATE, SLATE_LIGHT = "#2B3F57", "#52708C", "#7C9AB4"
WALL, WALL_SHADE, CORNICE, CARVED = "#F7E7C6", "#EFD9B0", "#FFFDF2", "#E0C896"
GLASS = "#3E5B74"
HALF_WIDTH, DEPTH, HEIGHT = 66, 58, 36
FLAG = ("#2C5AA0", "#FFFDF6", "#C9402F")


def _walls(cx: float, foot: float) -> str:
    """The front with two rows of windows; the portico will cover its middle."""
    left, eaves = cx - HALF_WIDTH, foot - HEIGHT
    windows = []
    for i in range(9):
        x = left + 7 + i * 14.4
        if abs(x + 3.5 - cx) > 20:
            windows += [upright(x, eaves + 7, 7, 9), upright(x, eaves + 21, 7, 10)]
    sills = [((w[3][0] - 1, w[3][1] + 1), (w[2][0] + 1, w[2][1] + 1)) for w in windows]
    return (
        rect(left, eaves, 2 * HALF_WIDTH, HEIGHT, WALL) + rect(cx, eaves, HALF_WIDTH, HEIGHT, WALL_SHADE)
        + rect(left, foot - 4, 2 * HALF_WIDTH, 4, "#CDB88C")
        + rect(left, eaves + 18, 2 * HALF_WIDTH, 1.6, "#D8B98A")
        + scattered(windows, GLASS) + dashes(sills, CORNICE, 1.6)
    )


def _roof(cx: float, eaves: float) -> str:
    """A hipped roof of slate with four dormers."""
    left, right, back = cx - HALF_WIDTH - 4, cx + HALF_WIDTH + 4, eaves - DEPTH
    ridge, west, east = eaves - DEPTH / 2 - 4, left + 34, right - 34
    slates = [((left + 14 + i * 8, eaves - 2), (left + 30 + i * 7, ridge + 6)) for i in range(14)]
    dormers = "".join(
        rect(x - 5, eaves - 13, 10, 9, WALL) + rect(x - 2.6, eaves - 11, 5.2, 7, POLICE)
        + area([(x - 7, eaves - 12), (x, eaves - 18), (x + 7, eaves - 12)], SLATE_LIGHT)
        for x in (left + 24, left + 44, right - 44, right - 24)
    )
    return (
        area([(left, back), (right, back), (east, ridge), (west, ridge)], SLATE_LIGHT)
        + area([(right, back), (right, eaves), (east, ridge)], darker(SLATE, 0.3))
        + area([(left, eaves), (left, back), (west, ridge)], lighter(SLATE, 0.18))
        + area([(right, eaves), (left, eaves), (west, ridge), (east, ridge)], SLATE)
        + dashes(slates, "#45617B", 1, fill_opacity=0.7) + rect(left, eaves - 1, right - left, 3, CORNICE)
        + rope([(west, ridge), (east, ridge)], "#C9DAE6", 2.2) + dormers
    )


def _tower(cx: float, ridge: float) -> str:
    """The shaft behind the ridge, its clock, a pointed roof and the flag."""
    left, right, top = cx - 10, cx + 10, ridge - 46
    shadow = [(right + 2, ridge - 6), (right + 24, ridge + 4), (right + 24, ridge + 14), (right, ridge + 12)]
    flag = "".join(
        path(f"M{at((cx + 1 + i * 8, top - 39))} q4,-2 8,0 v13 q-4,-2 -8,0 Z", tone) for i,
        tone in enumerate(FLAG)
    )
    return (
        area(shadow, WALL_SHADOW, fill_opacity=0.3)
        + rect(left, top, 20, 56, WALL) + rect(cx, top, 10, 56, CARVED)
        + rect(left - 2, top + 26, 24, 2.6, CORNICE) + rect(left - 2, top, 24, 3, CORNICE)
        + circle(cx, top + 15, 8.4, "#8A6B3A") + circle(cx, top + 15, 7, CORNICE)
        + stroke(f"M{at((cx, top + 15))} v-5 M{at((cx, top + 15))} l3.4,1.6", POLICE, 1.5)
        + rect(cx - 2.4, top + 33, 4.8, 10, GLASS, rx=2)
        + area([(left - 3, top), (cx, top - 20), (cx, top)], SLATE_LIGHT)
        + area([(cx, top - 20), (right + 3, top), (cx, top)], darker(SLATE, 0.1))
        + stroke(f"M{at((cx, top - 20))} v-20", "#6B5A3A", 1.8) + circle(cx, top - 41, 2, BRASS_RIM) + flag
    )


def _portico(cx: float, foot: float) -> str:
    """Four columns under a gable, steps, and a blue lamp on each side."""
    columns = [((cx + dx, foot - 21), (cx + dx, foot - 2)) for dx in (-16, -6, 6, 16)]
    shaded = [((x1 + 1.4, y1), (x2 + 1.4, y2)) for (x1, y1), (x2, y2) in columns]
    steps = "".join(
        rect(cx - 24 - i * 3, foot - 2 + i * 3, 48 + i * 6, 3, tone)
        for i, tone in enumerate((CORNICE, "#EADCBD", "#D3C19A"))
    )
    lamps = "".join(
        circle(cx + dx, foot - 9, 3, "#8FC7F0") + rect(cx + dx - 1, foot - 6, 2, 8, POLICE) for dx in (-32, 32)
    )
    return (
        rect(cx - 20, foot - 22, 40, 20, "#CDB88C") + rect(cx - 6, foot - 17, 12, 15, POLICE, rx=1)
        + dashes(columns, CORNICE, 4) + dashes(shaded, "#D8C49A", 1.2)
        + area([(cx - 25, foot - 22), (cx, foot - 36), (cx + 25, foot - 22)], CORNICE)
        + area([(cx - 19, foot - 23.4), (cx, foot - 33.4), (cx + 19, foot - 23.4)], CARVED)
        + circle(cx, foot - 27, 3.4, FLAG[0]) + rect(cx - 26, foot - 23, 52, 3, "#F1E0BB") + steps + lamps
    )


def headquarters(cx: float, cy: float) -> str:
    """The whole house; (cx, cy) is the middle of its garden."""
    foot = cy + 46
    left, right, eaves = cx - HALF_WIDTH, cx + HALF_WIDTH, foot - HEIGHT
    shadow = [
        (left + 10, foot), (right, eaves), (right + 18, eaves - DEPTH + 26), (right + 18, foot + 6),
        (right + 8, foot + 12), (left + 18, foot + 12),
    ]
    return (
        area(shadow, WALL_SHADOW, fill_opacity=0.28) + _walls(cx, foot) + _roof(cx, eaves)
        + _tower(cx, eaves - DEPTH / 2 - 4) + _portico(cx, foot)
    )
