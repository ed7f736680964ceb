# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Streets: roadway, squares with their setts, dividers, manholes, bridges."""

import math
import random

from ..svg import circle, document, ring, stroke
from .plane import (
    Point, Points, along, around, beside, between, box, contains, distance, length, moved, piece, well_inside,
)
from .shapes import GROUND_SHADOW, area, at, band, blend, dashes, long_band, scattered, upright
from .town_data import Town, at_intervals
from .town_plants import lamp
from .town_palette import BRASS_RIM, CROSSING, DIVIDER, ROAD, ROAD_EDGE, SQUARES, VERGE, VERGE_LIGHT

SETTS = "#A0937F"
IRON, IRON_DARK, IRON_LIGHT = "#6E6A62", "#3F3B36", "#A8A296"


def _sheltered(line: Points, town: Town) -> bool:
    """Whether a street has houses, a park or the centre on both sides, so that its footpaths are theirs."""
    (x, y), (right, down) = along(line, length(line) / 2)
    aside = town.road_width / 2 + 14

    def built(spot: Point) -> bool:
        (cx, cy), (rx, ry) = town.centre, town.centre_radii
        in_centre = ((spot[0] - cx) / rx) ** 2 + ((spot[1] - cy) / ry) ** 2 < 1
        return in_centre or any(contains(block.outline, spot) for block in town.blocks.values())

    return all(built((x - down * side * aside, y + right * side * aside)) for side in (-1, 1))


def _joined(lines: list[Points]) -> list[Points]:
    """Lines that share an end, as one line each."""
    rest, result = [list(line) for line in lines], []
    while rest:
        chain = rest.pop(0)
        while follower := next((line for line in rest if chain[-1] in (line[0], line[-1])), None):
            rest.remove(follower)
            chain += follower[1:] if follower[0] == chain[-1] else follower[-2::-1]
        while leader := next((line for line in rest if chain[0] in (line[0], line[-1])), None):
            rest.remove(leader)
            chain = (leader if leader[-1] == chain[0] else leader[::-1]) + chain[1:]
        result.append(chain)
    return result


def _softened(line: Points) -> Points:
    """A line without kinks: every point is the mean of those round it."""
    spots = [along(line, way)[0] for way in range(0, int(length(line)), 10)] + [line[-1]]
    closed = distance(line[0], line[-1]) < 1
    if closed:
        spots.pop()
    result = []
    for i in range(len(spots)):
        near = [i + step for step in (-2, -1, 0, 1, 2)]
        near = [n % len(spots) for n in near] if closed else [min(max(n, 0), len(spots) - 1) for n in near]
        result.append((sum(spots[n][0] for n in near) / 5, sum(spots[n][1] for n in near) / 5))
    return result + result[:1] if closed else result


def roadways(town: Town) -> str:
    """The ground of all streets: a shadow on the land, the footpath round the town, the kerb, the road."""
    width = town.road_width
    ends = sorted({spot for road in town.roads for spot in (road.line[0], road.line[-1])})
    edge = [_softened(line) for line in _joined([r.line for r in town.roads if not _sheltered(r.line, town)])]
    rims = ((VERGE, 22), (VERGE_LIGHT, 12), (ROAD_EDGE, 5), (ROAD, 0))
    return (
        "".join(long_band(moved(line, 5, 7), GROUND_SHADOW, width + 20, 0, fill_opacity=0.13) for line in edge)
        + "".join(long_band(line, colour, width + more) for colour, more in rims for line in edge)
        + "".join(band(road.line, ROAD, width + 2) for road in town.roads)
        + "".join(circle(x, y, width / 2, ROAD) for x, y in ends)
    )


def street_lamps(town: Town) -> str:
    """Lamps and benches on the footpath round the town."""
    out, drawn = town.road_width / 2 + 5.6, ""
    lines = [road.line for road in town.roads]
    for line in _joined([road.line for road in town.roads if not _sheltered(road.line, town)]):
        for i, ((x, y), (right, down)) in enumerate(at_intervals(_softened(line), 56, 17)):
            for side in (-1, 1):
                spot = round(x - down * side * out, 1), round(y + right * side * out, 1)
                in_road = min(distance(spot, p) for other in lines for p in other) < out - 3
                at_house = distance(spot, town.clinic) < 116 or distance(spot, town.graveyard) < 74
                if in_road or at_house or any(contains(block.outline, spot) for block in town.blocks.values()):
                    continue
                if i % 2:
                    seat = [(spot[0] - right * s, spot[1] - down * s) for s in (-6, 6)]
                    drawn += band(moved(seat, 1, 1.8), GROUND_SHADOW, 4, fill_opacity=0.3)
                    drawn += band(seat, "#8A5A2B", 4) + band(moved(seat, -0.3, -0.8), "#B98A4E", 1.6)
                else:
                    drawn += lamp(*spot)
    return drawn


def _setts(outline: Points, lot: random.Random) -> list[Points]:
    """Three or four patches of small stones: a hint of cobbles, not a pattern."""
    left, top, right, bottom = box(outline)
    stones, spots = [], []
    for _ in range(60):
        spot = lot.uniform(left, right), lot.uniform(top, bottom)
        if len(spots) < 4 and well_inside(outline, spot, 13) and all(distance(spot, s) > 22 for s in spots):
            spots.append(spot)
    for x, y in spots:
        for row in range(lot.choice((2, 3))):
            for i in range(lot.choice((2, 3))):
                stones.append(upright(x - 9 + i * 7 + row % 2 * 3.5, y - 4 + row * 4.5, 5, 1.5))
    return stones


def squares(town: Town) -> str:
    """Every square a stone of its own; a crossing is a disc with a ring of setts."""
    lot, stones, drawn = random.Random(126), [], ""
    under = [p for bridge in town.bridges for p in piece(bridge, 34, length(bridge) - 34)]
    for i, square in enumerate(town.squares.values()):
        if square.outline:
            drawn += area(square.outline, blend(*SQUARES, (i * 37 % 100) / 100))
            if min(distance(square.at, p) for p in under) > 50:
                stones += _setts(square.outline, lot)
        else:
            drawn += circle(*square.at, town.road_width / 2 - 3, CROSSING)
            for radius, count in ((18, 14), (11, 9)):
                spots = (around(square.at, radius, radius, j * math.tau / count) for j in range(count))
                stones += [upright(x - 2.5, y - 0.7, 5, 1.5) for x, y in spots]
            drawn += ring(*square.at, town.road_width / 2 - 9, "#A99E8B", 1.2)
    return drawn + scattered(stones, SETTS, fill_opacity=0.45)


def dividers(lines: list[tuple[Point, Point]]) -> str:
    """The cream lines between squares, each with a thin shade below it."""
    shade = [((ax + 0.8, ay + 1.4), (bx + 0.8, by + 1.4)) for (ax, ay), (bx, by) in lines]
    return dashes(shade, "#8B8171", 2.6, fill_opacity=0.35) + dashes(lines, DIVIDER, 2.6)


def _cover(x: float, y: float) -> str:
    """Draws a manhole cover of iron, with eight holes."""
    holes = "".join(circle(*(round(v, 1) for v in around((x, y), 9.2, 9.2, i * math.tau / 8)), 2, IRON_DARK)
        for i in range(8))
    ribs = [
        (around((x, y), 14.4, 14.4, i * math.tau / 16), around((x, y), 17, 17, i * math.tau / 16))
        for i in range(16)
    ]
    return (
        circle(x, y, 20.5, "#4A4640")
        + circle(x, y, 18, IRON) + dashes(ribs, "#4A4640", 1.6) + ring(x, y, 13.8, "#4A4640", 1.8)
        + holes + circle(x, y, 3.6, IRON_DARK)
        + stroke(f"M{at((x - 15, y - 9.6))} A18,18 0 0 1 {at((x - 5, y - 17))}", IRON_LIGHT, 2)
    )


def manholes(town: Town) -> str:
    return "".join(circle(x + 1.5, y + 2.2, 21.5, "#5B5346", fill_opacity=0.5) + _cover(x, y) for x, y in town.manholes)


def cover() -> str:
    """Draws the manhole cover as a picture of its own, 44 x 44."""
    return document(44, 44, _cover(22, 22))


def _arch_side(deck: Points, half: float) -> str:
    """The south side of a bridge that runs east and west: stone, and the arch over the lower street."""
    edge = beside(deck, half + 3)
    if edge[0][1] < deck[0][1]:
        edge = beside(deck, -half - 3)
    (x, y), _ = along(edge, length(edge) / 2)
    wall = edge + moved(edge, 0, 24)[::-1]
    voussoirs = []
    for i in range(-5, 6):
        angle = -math.pi / 2 + i * 0.27
        voussoirs.append((around((x, y + 24), 39, 22, angle), around((x, y + 24), 46, 29, angle)))
    return (
        area(wall, "#CFB68A") + dashes([(a, b) for a, b in zip(moved(edge, 0, 9), moved(edge, 0, 9)[1:])],
            "#B79A6C", 1)
        + band(moved(edge, 0, 22), "#9C8256", 3)
        + f'<path d="M{at((x - 38, y + 25))} v-8 Q{at((x, y - 11))} {at((x + 38, y + 17))} v8 Z" '
            f'fill="#3B2F20"/>'
        + dashes(voussoirs, "#9C8256", 1.6)
    )


def _lamp(spot: Point) -> str:
    """A pillar with a round lamp on its head."""
    x, y = spot
    return (
        circle(round(x + 2, 1), round(y + 3, 1), 7.4, "#3A2E1E", fill_opacity=0.4)
        + circle(round(x, 1), round(y, 1), 7.4, "#B99A5E") + circle(round(x, 1), round(y, 1), 5.6, BRASS_RIM)
        + circle(round(x - 1, 1), round(y - 1, 1), 3.4, "#FFFBE6")
    )


def bridges(town: Town) -> str:
    """The decks that carry a street over another one, with their shadows, parapets and lamps."""
    half, drawn = town.road_width / 2 + 4, ""
    for line in town.bridges:
        whole = length(line)
        deck = piece(line, 26, whole - 26)
        _, (right, _) = along(line, whole / 2)
        drawn += band(moved(piece(line, 34, whole - 34), 13, 13), "#2E2416", town.road_width + 14,
            fill_opacity=0.42)
        if abs(right) > 0.7:
            drawn += _arch_side(deck, half)
        drawn += band(deck, "#8A7450", town.road_width + 19) + band(deck, "#F0E4C8", town.road_width
            + 15)
        drawn += band(deck, "#9C8F79", town.road_width + 3) + band(deck, "#DCD2BE", town.road_width - 1)
        slabs = [
            ((x - down * 29, y + ahead * 29), (x + down * 29, y - ahead * 29))
            for (x, y), (ahead, down) in at_intervals(deck, 13, 6)
        ]
        drawn += dashes(slabs, "#CBBFA8", 1.2)
        for side in (-1, 1):
            edge = beside(deck, side * (half + 1))
            drawn += band(moved(edge, 1, 1.6), "#8A7450", 6, fill_opacity=0.6) + band(edge, "#FFF8E6",
                5.4)
            drawn += "".join(circle(round(x, 1), round(y, 1), 2.3, "#B79A6C") for (x, y),
                _ in at_intervals(edge, 12))
            drawn += _lamp(edge[0]) + _lamp(edge[-1])
        drawn += dividers([
            (a, b) for a, b in town.dividers
            if min(distance(between(a, b, 0.5), along(line, whole * i / 40)[0]) for i in range(6, 35)) < 8
        ])
    return drawn
