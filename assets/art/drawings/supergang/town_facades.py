# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fronts of the houses that face south: windows, doors, awnings; each house has its own, by its id."""

import random
from collections.abc import Callable

from ..svg import path
from .plane import Point, Points, along, distance, length, moved
from .shapes import WALL_SHADOW, at, band, darker, dashes, lighter, scattered
from .town_data import Shop
from .town_palette import DISTRICTS, FLOWERS, WINDOW, District

WINDOW_STEP, STRIPE = 19, 8
FLOOR, CORNICE = 12.4, 24.2  # heights above the pavement: of the upper floor, of the cornice
DOORS = ("#7A3B2E", "#2F5B57", "#3E4F7A", "#6A4A8A", "#8A5A2B", "#4F6B3A")
GLASS_LIGHT, IRON = "#6F8791", "#4A4640"

# From a way along the front and a height above the pavement to the point on the wall.
Spot = Callable[[float, float], Point]


def _spots(run: Points, way: float) -> Spot | None:
    """Places round one point of the front; none where the front turns too far away from us."""
    (x, y), (right, down) = along(run, way)
    if abs(right) < 0.6:
        return None
    return lambda ahead, up: (x + right * ahead, y + down * ahead - up)


def _plate(spot: Spot, left: float, low: float, right: float, high: float) -> Points:
    """An upright rectangle on the wall."""
    return [spot(left, low), spot(right, low), spot(right, high), spot(left, high)]


def _shutters(spots: list[Spot], tones: District) -> str:
    """Shutters that stand open, and sills."""
    leaves = [_plate(s, side * 3, FLOOR, side * 5.8, 21.8) for s in spots for side in (-1, 1)]
    return (
        scattered(leaves, tones.shutter) + dashes([(s(-4, FLOOR), s(4, FLOOR)) for s in spots], "#FFF8E8", 1.2)
    )


def _flower_boxes(spots: list[Spot], tones: District) -> str:
    """Shutters, and under every window a box of flowers."""
    leaves = [_plate(s, side * 3, FLOOR, side * 5.4, 21.8) for s in spots for side in (-1, 1)]
    drawn = scattered(leaves, tones.shutter)
    drawn += scattered([_plate(s, -4.2, 10.6, 4.2, 12.8) for s in spots], "#5E8A45")
    for shift, colour in ((-2.6, FLOWERS[0]), (0.2, FLOWERS[1]), (2.8, FLOWERS[0])):
        drawn += scattered([_plate(s, shift - 0.8, 11.9, shift + 0.8, 13.5) for s in spots], colour)
    return drawn


def _arches(spots: list[Spot], tones: District) -> str:
    """Round-headed windows in light frames."""
    frames = [[s(-4.4, 11.6), s(4.4, 11.6), s(4.4, 19.6), s(2.6, 22.4), s(0, 23), s(-2.6, 22.4), s(-4.4, 19.6)]
        for s in spots]
    return scattered(frames, "#FFF8E8")


def _balconies(spots: list[Spot], tones: District) -> str:
    """French windows behind iron railings."""
    slabs = [_plate(s, -6, 11, 6, 12.4) for s in spots]
    rails = [(s(-5.6, 15.4), s(5.6, 15.4)) for s in spots]
    bars = [(s(i, 12.4), s(i, 15.6)) for s in spots for i in (-5, -2.5, 0, 2.5, 5)]
    return scattered(slabs, "#FFF8E8") + dashes(rails, IRON, 0.9) + dashes(bars, IRON, 0.6)


# What is drawn behind the panes, and what before them.
Style = tuple[Callable[[list[Spot], District], str] | None, Callable[[list[Spot], District], str] | None]
STYLES: dict[str, tuple[Style, ...]] = {
    "old-town": ((None, _shutters), (None, _flower_boxes)),
    "market": ((_arches, None), (None, _shutters), (_arches, None)),
    "villas": ((None, _balconies), (None, _flower_boxes)),
    "casino": ((_arches, _balconies), (None, _balconies)),
    "harbour": ((None, _shutters), (_arches, None), (None, _flower_boxes)),
}


def _windows(run: Points, tones: District, style: Style) -> str:
    """The row of windows of the upper floor."""
    whole = length(run)
    count = int((whole - 10) // WINDOW_STEP)
    ways = ((whole - count * WINDOW_STEP) / 2 + (i + 0.5) * WINDOW_STEP for i in range(count))
    spots = [spot for way in ways if (spot := _spots(run, way))]
    behind, before = style
    panes = [_plate(s, -3, 12.4, 3, 21.4) for s in spots]
    gleams = [[s(-2.4, 20.8), s(-2.4, 15.4), s(1.8, 20.8)] for s in spots]
    return (
        (behind(spots, tones) if behind else "") + scattered(panes, WINDOW) + scattered(gleams, GLASS_LIGHT)
        + (before(spots, tones) if before else "")
    )


def _awning(run: Points, start: float, end: float, colour: str, kind: int) -> str:
    """An awning over a part of the front: in stripes with a scalloped or a straight hem, or of one colour."""
    step = (STRIPE, 5.6, STRIPE)[kind]
    count = max(2, round((end - start) / step))
    joints = [along(run, start + (end - start) * i / count)[0] for i in range(count + 1)]
    top, hem = [(x, y - 11) for x, y in joints], [(x - 0.4, y - 1.6) for x, y in joints]
    cloth: tuple[list[str], list[str]] = ([], [])
    for i in range(count):
        low = (hem[i][0] + hem[i + 1][0]) / 2, (hem[i][1] + hem[i + 1][1]) / 2 + 5
        edge = f"L{at(hem[i])}" if kind == 1 else f"Q{at(low)} {at(hem[i])}"
        cloth[i % 2].append(f"M{at(top[i])}L{at(top[i + 1])} {at(hem[i + 1])}{edge}z")
    light = colour if kind == 2 else "#FFF6E2"
    drawn = "".join(
        path("".join(shapes[i : i + 12]), fill)
        for shapes, fill in ((cloth[0], colour), (cloth[1], light)) for i in range(0, len(shapes), 12)
    )
    if kind == 2:
        drawn += band([(x, y - 1.2) for x, y in hem], "#FFF6E2", 1.6)
    return (
        drawn + band(top, darker(colour, 0.4), 1.6) + band(moved(top, 0, 3.4), "#FFFFFF", 1.4, fill_opacity=0.3)
    )


def _door(spot: Spot, colour: str) -> str:
    """A panelled door with a fanlight, a step and a lamp above it."""
    return (
        scattered([_plate(spot, -6.4, 0, 6.4, 12)], "#FFF8E8")
        + scattered([_plate(spot, -4.6, 0, 4.6, 8.4)], colour)
        + scattered(
            [_plate(spot, -3.6, 4.6, -0.6, 7.4), _plate(spot, 0.6, 4.6, 3.6, 7.4)], lighter(colour, 0.25)
        )
        + scattered([_plate(spot, -4.6, 9.2, 4.6, 11)], "#8FC0CC")
        + scattered([_plate(spot, -7, -1.6, 7, 0.4)], "#E3D6B8")
    )


def _door_ways(run: Points, shop: Shop) -> list[float]:
    """Where along the front its doors are: before the notches that are cut below it."""
    whole = length(run)
    ways = [i * whole / 60 for i in range(61)]
    found = []
    for x, y in shop.doors:
        below = [
            way for way in ways if abs(along(run, way)[0][0] - x) < 12 and 0 < y - along(run, way)[0][1] < 40
        ]
        if below:
            way = min(below, key=lambda w: distance(along(run, w)[0], (x, y)))
            found.append(max(12.0, min(whole - 12, way)))
    return sorted(found)


def facade(run: Points, shop: Shop, wall: str) -> str:
    """One front from its left to its right end, over the bare wall."""
    lot = random.Random(f"{shop.id} front")
    tones, whole = DISTRICTS[shop.district], length(run)
    style = lot.choice(STYLES[shop.district])
    kind, paint = lot.choice((0, 0, 1, 2)), lot.choice(DOORS)
    doors = _door_ways(run, shop) if whole >= 30 else []
    drawn = (
        band(moved(run, 0, -CORNICE), lighter(wall, 0.6), 2.4)
        + band(moved(run, 0, -1.2), darker(wall, 0.22), 2.4)
    )
    quoins = [(run[0], 1.5), (run[-1], -1.5)]
    drawn += dashes([((x + dx, y - 2.4), (x + dx, y - 23)) for (x, y), dx in quoins], lighter(wall, 0.45), 2.6)
    drawn += _windows(run, tones, style)
    ends = [5.0, *(way + side * 7.4 for way in doors for side in (-1, 1)), whole - 5]
    for start, end in zip(ends[::2], ends[1::2]):
        if whole >= 30 and end - start >= 10:
            pane = [along(run, start + (end - start) * i / 6)[0] for i in range(7)]
            drawn += band(moved(pane, 0, -3.4), WINDOW, 4.4)
            drawn += band(moved(pane, 1.5, 4), WALL_SHADOW, 4.5, fill_opacity=0.24)
            drawn += _awning(run, start, end, tones.awning, kind)
    for way in doors:
        if spot := _spots(run, way):
            drawn += _door(spot, paint)
    return drawn
