# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sea, harbour and beach: water that gets deeper, jetties, mole and lighthouse, boats, parasols."""

import math
import random

from ..svg import circle, ellipse, linear_gradient, path, rect, stroke
from .plane import Point, Points, along, around, beside, box, contains, distance, length, moved, well_inside
from .shapes import area, at, band, darker, dashes, long_band, rope, scattered, upright
from .town_data import Town, at_intervals
from .town_palette import CANVAS, FOAM, SAND, SEA_SHADOW, STONE, STONE_DARK, STONE_SHADE, WET_SAND
from .town_plants import palm

SEA = linear_gradient("sea", (0, "#63C7C6"), (0.28, "#4CB9C2"), (0.6, "#2F97B2"), (1, "#1F6F98"))
# Boats that sail, tried in this order: x, y, size, hull, lean, kind.
BOATS = (
    (112, 1108, 1.25, "#F4F0E0", -8, "sail"), (640, 1122, 1.0, "#C9402F", 8, "sail"),
    (436, 1122, 0.9, "#F4F0E0", -6, "sail"), (176, 1214, 0.9, "#2C6A9C", 4, "sail"),
    (1120, 1226, 1.0, "#E8C121", 2, "sail"), (1600, 1236, 0.8, "#F4F0E0", -4, "sail"),
    (1886, 1188, 1.2, "#C9402F", -8, "sail"), (1340, 1232, 0.8, "#2F7F6B", 3, "row"),
    (250, 1086, 0.8, "#E8C121", 12, "row"), (860, 1222, 1.0, "#C9402F", -3, "trawler"),
    (24, 1062, 0.7, "#2F7F6B", -30, "row"), (396, 1208, 1.15, "#2C6A9C", 5, "trawler"),
)


def _boat(x: float, y: float, size: float, hull: str, lean: float, kind: str) -> str:
    """A boat that heads to the right, with its wake."""
    drawn = (
        path("M-26,4 Q0,18 32,3 Q10,-10 -26,-6 Z", SEA_SHADOW, fill_opacity=0.34, transform="translate(4,6)")
        + path("M-26,-6.5 Q4,-14 31,0 Q4,14 -26,6.5 Z", darker(hull, 0.3))
        + path("M-26,-6.5 Q4,-14 31,0 Q4,11 -26,4.5 Z", hull)
        + path("M-22,-4 Q2,-9 23,0 Q2,8 -22,3.4 Z", "#F0D9A8") + rect(-20, -2.4, 13, 4.6, "#B98A4E", rx=1)
    )
    if kind == "sail":
        drawn += (
            path("M4,2 Q16,8 34,12 L26,4 Z", SEA_SHADOW, fill_opacity=0.3)
            + path("M2,1 L-19,-3 Q-10,-16 -2,-36 Q4,-18 2,1 Z", "#FFFDF4")
            + path("M4,1 L21,-2 Q12,-18 0,-33 Q6,-16 4,1 Z", "#EADBBB") + stroke("M1,3 V-37", "#7A4E2A", 1.6)
            + path("M1,-37 L11,-34 L1,-31 Z", hull)
        )
    elif kind == "trawler":
        drawn += (
            rect(-14, -20, 20, 18, "#FFF6E2", rx=2) + rect(-14, -20, 20, 4, "#C9402F", rx=2)
            + rect(-11, -13, 5, 5, "#2F4A55") + rect(-3, -13, 5, 5, "#2F4A55")
            + rect(8, -14, 5, 13, "#2B3F57") + rect(8, -14, 5, 3.4, "#E8C121")
            + stroke("M-20,0 V-26 L-4,-20", "#7A4E2A", 1.4)
        )
    else:
        drawn += stroke("M-6,-12 L2,14 M4,-12 L0,14", "#8A5A2B", 1.6)
    wake = stroke("M-32,-5 Q-46,-8 -58,-6 M-32,5 Q-46,9 -60,9", FOAM, 1.8, stroke_opacity=0.5)
    if kind != "row":
        drawn = wake + drawn
    return f'<g transform="translate({x:g},{y:g}) rotate({lean:g}) scale({size:g})">{drawn}</g>'


def _lighthouse(at_foot: Point) -> str:
    """Striped tower on the head of the mole."""
    x, y = at_foot
    tiers = ""
    for i in range(4):
        low, high = 14 - i * 1.6, 12.4 - i * 1.6
        top, bottom = y - 19 - i * 17, y - 2 - i * 17
        tone = "#FFF8EC" if i % 2 else "#C9402F"
        tiers += area([(x - low, bottom), (x - high, top), (x + high, top), (x + low, bottom)], tone)
        tiers += area([(x + 2, bottom), (x + 2, top), (x + high, top), (x + low, bottom)], darker(tone, 0.22))
    return (
        ellipse(x + 10, y + 11, 26, 16, SEA_SHADOW, fill_opacity=0.3) + circle(x, y, 23, STONE_DARK)
        + circle(x, y - 2, 22, STONE) + circle(x, y - 2, 16, STONE_SHADE)
        + path(f"M{at((x + 6, y))} L{at((x + 66, y + 22))} L{at((x + 60, y + 30))} L{at((x, y + 8))} Z",
               SEA_SHADOW, fill_opacity=0.18)
        + tiers + rect(x - 13, y - 74, 26, 4, "#2B3F57", rx=1) + rect(x - 8, y - 87, 16, 14, "#FFE9A0", rx=2)
        + stroke(f"M{at((x - 3, y - 87))} v13 M{at((x + 3, y - 87))} v13", "#8A6B3A", 1.2)
        + path(f"M{at((x - 12, y - 86))} L{at((x, y - 100))} L{at((x + 12, y - 86))} Z", "#8A2A20")
        + circle(x, y - 101, 2.2, "#F0D48A") + rect(x - 3.4, y - 14, 7, 12, "#5A3A2A", rx=3)
    )


def _mole(town: Town) -> str:
    """The stone wall that shelters the harbour, with rocks on its outer side."""
    lot = random.Random(7)
    rocks = ""
    for (x, y), (right, down) in at_intervals(town.mole, 11):
        for side in (1, -1):
            rx, ry = x - down * 14 * side + lot.uniform(-3, 3), y + right * 14 * side + lot.uniform(-2, 3)
            r = lot.uniform(3, 6)
            rocks += circle(round(rx, 1), round(ry, 1), round(r, 1),
                lot.choice(("#A08E70", "#B8A584", "#8C7B60")))
    blocks = [
        ((x - down * 9, y + right * 9), (x + down * 9, y - right * 9))
        for (x, y), (right, down) in at_intervals(town.mole, 22, 8)
    ]
    lamps = "".join(
        circle(round(x + 1, 1), round(y + 2, 1), 3.4, SEA_SHADOW, fill_opacity=0.3)
        + circle(round(x, 1), round(y, 1), 3, "#FFE9A8")
        for (x, y), _ in at_intervals(town.mole, 66, 30)
    )
    return (
        rope(moved(town.mole, 6, 9), SEA_SHADOW, 28, stroke_opacity=0.3) + rocks
        + rope(town.mole, STONE_DARK, 25) + rope(moved(town.mole, -1, -2), STONE, 20)
        + dashes(blocks, STONE_SHADE, 1.4) + rope(moved(town.mole, -1, -2), STONE_SHADE, 1.6) + lamps
    )


def _jetties(town: Town) -> str:
    """Wooden jetties at right angles to the quay wherever it faces sheltered water, boats beside them."""
    drawn, quay = "", [p for p in town.shore if p[1] > 900]
    built: Points = []
    hulls = ("#C9402F", "#F4F0E0", "#2C6A9C", "#E8C121", "#2F7F6B", "#F4F0E0")
    if len(quay) < 2:
        return ""
    for i, ((x, y), (right, down)) in enumerate(at_intervals(quay, 62, 30)):
        for out in ((down, -right), (-down, right)):
            head = (x + out[0] * 74, y + out[1] * 74)
            sheltered = contains(town.sea, head) and head[0] < town.lighthouse[0] + 330 and head[1] < 1125
            spots = [(x + out[0] * s, y + out[1] * s) for s in (8, 30, 52, 74)]
            if not sheltered or gap(town, head) < 42 or any(distance(a, b) < 38 for a in spots for b in built):
                continue
            built += spots
            foot = (x - out[0] * 4, y - out[1] * 4)
            planks = [
                ((x + out[0] * s - out[1] * 4, y + out[1] * s + out[0] * 4),
                    (x + out[0] * s + out[1] * 4, y + out[1] * s - out[0] * 4))
                for s in range(6, 74, 6)
            ]
            drawn += band(moved([foot, head], 4, 6), SEA_SHADOW, 9, fill_opacity=0.3)
            drawn += band([foot, head], "#8A6B42", 10) + band([foot, head], "#DDC79A", 8)
            drawn += dashes(planks, "#A98A58", 1)
            turn = round(math.degrees(math.atan2(out[1], out[0])))
            berth = (x + out[0] * 46 + out[1] * 17, y + out[1] * 46 - out[0] * 17)
            if contains(town.sea, berth):
                drawn += _boat(round(berth[0], 1), round(berth[1], 1), 0.72, hulls[i % 6], turn, "row")
    return drawn


def _gulls(town: Town) -> str:
    """White wings over the water, each with its shadow."""
    lot, drawn = random.Random(8), ""
    left, top, right, bottom = box(town.sea)
    for _ in range(90):
        x, y = round(lot.uniform(left, right), 1), round(lot.uniform(top, bottom), 1)
        size = lot.choice((0.8, 1, 1.2))
        if drawn.count("M") < 44 and contains(town.sea, (x, y)) and contains(town.sea, (x + 14, y + 22)):
            wings = f"q{4 * size:g},-{5 * size:g} {8 * size:g},-1 q{4 * size:g},-{4 * size:g} {8 * size:g},1"
            drawn += stroke(f"M{at((x + 9, y + 20))}{wings}", SEA_SHADOW, 1.6, stroke_opacity=0.3)
            drawn += stroke(f"M{at((x, y))}{wings}", "#FFFFFF", 1.9)
    return drawn


def gap(town: Town, spot: Point) -> float:
    """How far a spot in the water is from mole and lighthouse."""
    steps = [along(town.mole, way)[0] for way in range(0, int(length(town.mole)), 12)]
    return min([distance(spot, p) for p in steps] + [distance(spot, town.lighthouse)])


def _waves(town: Town) -> str:
    """Short crests, thinner and lighter towards the horizon at the lower edge."""
    lot = random.Random(4)
    left, top, right, bottom = box(town.sea)
    drawn, count = "", 0
    for _ in range(330):
        x, y = lot.uniform(left, right), lot.uniform(top, bottom)
        if all(contains(town.sea, (x + dx, y + dy)) for dx, dy in ((-8, 0), (26, 0), (9, -26), (9, 10))):
            size, count = lot.choice((4, 5, 6)), count + 1
            d = f"M{at((x, y))}q{size},-{size - 1} {2 * size},0 q{size},{size - 1} {2 * size},0"
            drawn += stroke(d, "#E3FAF6", 1.8, stroke_opacity=0.5 if count <= 60 else 0.3)
    return drawn


def _cabins(town: Town, roads: list[Points]) -> str:
    """Striped bathing cabins on the upper edge of the sand."""
    lot, drawn, last = random.Random(3), "", (0.0, 0.0)
    for line in roads:
        for (x, y), (right, down) in at_intervals(line, 17, 40):
            spot = (x - down * (town.road_width / 2 + 40), y + right * (town.road_width / 2 + 40))
            if not well_inside(town.beach, spot, 20) or distance(spot, last) < 16 or lot.random() < 0.3:
                continue
            last, colour = spot, lot.choice(CANVAS)
            a, b = spot
            drawn += (
                area(upright(a - 4, b - 2, 18, 8), "#8A6B33", fill_opacity=0.3)
                + rect(round(a - 6, 1), round(b - 12, 1), 12, 15, "#FFFDF4")
                + dashes([((a - 4.5 + i * 3, b - 11), (a - 4.5 + i * 3, b + 3)) for i in range(4)], colour, 1.5)
                + area([(a - 8, b - 11), (a, b - 20), (a + 8, b - 11)], colour)
                + area([(a, b - 20), (a + 8, b - 11), (a, b - 11)], darker(colour, 0.22))
            )
    return drawn


def _parasol(x: float, y: float, size: float, colour: str) -> str:
    """A parasol from above, eight gores."""
    gores = [
        [(x, y), around((x, y), 12 * size, 10 * size, i * math.tau / 8),
            around((x, y), 12 * size, 10 * size, (i + 1) * math.tau / 8)]
        for i in range(1, 8, 2)
    ]
    return (
        ellipse(x + 6, y + 7, 12 * size, 8 * size, "#6B5426", fill_opacity=0.3)
        + ellipse(x, y, 12 * size, 10 * size, "#FFF8EC") + scattered(gores, colour)
        + path(
            f"M{at((x, y))} L{at((x + 12 * size, y))} "
            f"A{12 * size:g},{10 * size:g} 0 0 1 {at((x, y + 10 * size))} Z", "#4A2A1E", fill_opacity=0.14,
        )
        + circle(x, y, 1.6 * size, "#7A5A22")
    )


def parasol(x: float, y: float, size: float, colour: str) -> str:
    """The same parasol for terraces and roofs."""
    return _parasol(round(x, 1), round(y, 1), size, colour)


def _bathers(town: Town) -> str:
    """Parasols with towels and people in the sun."""
    lot = random.Random(12)
    left, top, right, bottom = box(town.beach)
    spots: list[Point] = []
    for _ in range(900):
        spot = lot.uniform(max(left, 860), right), lot.uniform(top, bottom)
        if len(spots) < 52 and well_inside(town.beach, spot, 17) and all(distance(spot, s) > 30 for s in spots):
            spots.append(spot)
    drawn = ""
    for x, y in sorted(spots, key=lambda s: s[1]):
        towel = lot.choice(("#E8574A", "#2C86A8", "#F0B93A", "#FFFDF4"))
        drawn += rect(round(x + 8), round(y + 3), 8, 16, towel, rx=1) + rect(round(x + 8), round(y + 8), 8, 3,
            "#FFF8EC")
        if lot.random() < 0.6:
            skin = lot.choice(("#EEC39B", "#D6A072", "#A9714A"))
            drawn += ellipse(round(x + 12), round(y + 11), 2.4, 5.6, skin) + circle(round(x + 12),
                round(y + 4.4), 2.3, darker(skin, 0.4))
        drawn += parasol(x, y, 0.9, lot.choice(CANVAS))
    return drawn


def water(town: Town) -> str:
    """Sand and sea, from the dry sand to the horizon."""
    drawn = area(town.beach, SAND) + area(town.sea, "url(#sea)")
    # Light bands along every shore: the water is shallow there.
    quay = [(town.shore[0][0] - 120, town.shore[0][1] + 20), *town.shore]
    for width, opacity in ((92, 0.1), (64, 0.12), (40, 0.14), (22, 0.18)):
        drawn += long_band(beside(quay + town.tide, width / 2), "#9FE6DC", width, 0, fill_opacity=opacity)
    drawn += long_band(moved(town.tide, -1, -5), WET_SAND, 10, 0, fill_opacity=0.8)
    drawn += long_band(town.tide, FOAM, 5)
    drawn += long_band(moved(town.tide, 4, 13), "#A9E0DF", 3)
    crests = at_intervals(moved(town.tide, 8, 27), 60, 20)
    strips = [((x - a * 22, y - b * 22), (x + a * 22, y + b * 22)) for (x, y), (a, b) in crests]
    drawn += dashes(strips, "#8ED3D6", 2)
    drawn += long_band(quay, STONE_DARK, 17) + long_band(moved(quay, -1, -3), "#D9CBAE", 9)
    return drawn + _waves(town)


def harbour_and_beach(town: Town) -> str:
    """What stands on the sand and floats on the water."""
    promenade = [road.line for road in town.roads]
    palms = ""
    for line in promenade:
        for (x, y), (right, down) in at_intervals(line, 58, 30):
            spot = (x - down * (town.road_width / 2 + 13), y + right * (town.road_width / 2 + 13))
            if contains(town.beach, spot) and not contains(town.sea, spot):
                palms += palm(*spot, 0.8)
    boats = "".join(_boat(*boat) for boat in BOATS if contains(town.sea, boat[:2]) and gap(town, boat[:2]) > 34)
    harbour = _mole(town) + _jetties(town) + boats + _lighthouse(town.lighthouse)
    return harbour + _cabins(town, promenade) + _bathers(town) + palms + _gulls(town)
