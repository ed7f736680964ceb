# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The centre with the police and its six gates, the clinic, the graveyard."""

import math

from ..svg import circle, ellipse, group, path, rect, stroke
from .plane import Point, around, between, distance
from .shapes import GROUND_SHADOW, WALL_SHADOW, area, scattered, at, band, darker, dashes, upright
from .town_data import Town
from .town_headquarters import POLICE, headquarters
from .town_palette import BRASS_RIM, LAWN, LAWN_EDGE, STONE_DARK, VERGE
from .town_plants import cypress, flower_bed, palm

GATE_LINES = {  # numbers round (0, 0), 13 high
    1: "M-3,-3.6 L0.8,-6 V6", 2: "M-3.6,-2.6 A3.6,3.4 0 1 1 2.6,0 L-3.8,5.4 H4",
    3: "M-3.6,-4.8 A3.3,3 0 1 1 -0.4,-0.4 A3.2,3.1 0 1 1 -3.8,4.2", 4: "M1.8,6 V-6 L-4.2,2.6 H4.2",
    5: "M3.4,-5.6 H-2.6 L-3,-0.8 A3.6,3.3 0 1 1 -3.8,4.4",
    6: "M2.6,-5.4 Q-3.4,-3 -3.4,2.2 A3.4,3.4 0 1 0 0,-1.2 Q-2.4,-1 -3.2,1",
}


def _gate_ways(town: Town) -> list[float]:
    """The directions of the six exits as seen from the centre."""
    cx, cy = town.centre
    return [math.atan2((y - cy) / town.ring_radii[1], (x - cx) / town.ring_radii[0]) for x, y in town.exits]


def _garden(town: Town) -> str:
    """An oval of lawn with paths to the six gates and flower beds between them."""
    (cx, cy), (rx, ry) = town.centre, town.centre_radii
    ways = _gate_ways(town)
    paths = [(around(town.centre, 40, 30, a), around(town.centre, rx - 5, ry - 5, a)) for a in ways]
    drawn = (
        ellipse(cx + 4, cy + 6, rx, ry, GROUND_SHADOW, fill_opacity=0.3) + ellipse(cx, cy, rx, ry, "#8B7F6A")
        + ellipse(cx, cy, rx - 2, ry - 2, "#F1E6CC") + ellipse(cx, cy, rx - 15, ry - 15, "#CDBB95")
        + ellipse(cx, cy, rx - 17, ry - 17, LAWN_EDGE) + ellipse(cx, cy, rx - 22, ry - 22, LAWN)
    )
    joints = [(around(town.centre, rx - 14, ry - 14, i * math.tau / 60),
        around(town.centre, rx - 3, ry - 3, i * math.tau / 60)) for i in range(60)]
    drawn += dashes(joints, "#D9C9A2", 1) + dashes(paths, "#CDBB95", 26) + dashes(paths, "#F1E6CC", 23)
    for i, angle in enumerate(sorted(a % math.tau for a in ways)):
        follower = sorted(a % math.tau for a in ways)[(i + 1) % len(ways)]
        half = angle + ((follower - angle) % math.tau) / 2
        x, y = around(town.centre, rx - 44, ry - 38, half)
        drawn += flower_bed(round(x, 1), round(y, 1), 12, 7.5, i)
    return drawn


def centre(town: Town) -> str:
    """Garden, headquarters and palms, from north to south."""
    (cx, cy), (rx, ry) = town.centre, town.centre_radii
    ways = _gate_ways(town)
    spots = []
    for i in range(24):
        angle = (i + 0.5) * math.tau / 24
        clear = all(abs((angle - a + math.pi) % math.tau - math.pi) > 0.2 for a in ways)
        if clear:
            spots.append(around(town.centre, rx - 30, ry - 28, angle))
    palms = [(y, palm(round(x, 1), round(y, 1), 0.85)) for x, y in spots
        if abs(x - cx) > 74 or y < cy - 62 or y > cy + 58]
    palms.append((cy + 40, headquarters(cx, cy)))
    return _garden(town) + "".join(drawing for _, drawing in sorted(palms, key=lambda p: p[0]))


def gates(town: Town) -> str:
    """Blue discs with brass rims and the numbers of the exits."""
    drawn = ""
    for number, angle in enumerate(_gate_ways(town), 1):
        x, y = around(town.centre, town.centre_radii[0] - 9, town.centre_radii[1] - 9, angle)
        x, y = round(x, 1), round(y, 1)
        drawn += (
            circle(x + 1.5, y + 2.4, 15.5, WALL_SHADOW, fill_opacity=0.4) + circle(x, y, 15.5, "#A97F33")
            + circle(x, y - 0.5, 15, BRASS_RIM)
            + circle(x, y, 12.8, POLICE)
            + group(stroke(GATE_LINES[number], "#FFE9B0", 2.5), f"translate({x:g},{y:g})")
        )
    return drawn


def _path_to(town: Town, start: Point, end: Point, width: float) -> str:
    """A gravel path from the edge of a square."""
    near = between(start, end, (town.road_width / 2 - 1) / distance(start, end))
    return band([near, end], "#CDBB95", width + 3) + band([near, end], VERGE, width)


def clinic(town: Town) -> str:
    """White walls, a pale roof terrace, the red cross."""
    x, y = town.clinic
    windows = [upright(x - 40 + i * 14.4, y + 2, 8, 10) for i in range(6) if i not in (2, 3)]
    return (
        _path_to(town, town.clinic_square, (x, y - 6), 26)
        + area(upright(x - 38, y - 46, 94, 76), WALL_SHADOW, fill_opacity=0.28)
        + rect(x - 48, y - 8, 96, 32, "#FFFDF6") + rect(x, y - 8, 48, 32, "#EFE9DA")
        + rect(x - 48, y + 20, 96, 4, "#CFC6B0")
        + scattered(windows, "#5FA6B8") + rect(x - 12, y + 3, 24, 21, "#2F7F8A", rx=2)
        + stroke(f"M{at((x, y + 3))} v21", "#CFE6E4", 1.4)
        + area([(x - 18, y + 5), (x - 14, y - 3), (x + 14, y - 3), (x + 18, y + 5)], "#D23B32")
        + rect(x - 50, y - 62, 100, 58, "#FFFFFF", rx=2) + rect(x - 45, y - 57, 90, 48, "#C3DEDC", rx=1)
        + path(f"M{at((x - 45, y - 57))} h90 l-6,5 h-84 v38 l-0,5 Z", "#A9CBCB")
        + rect(x - 41, y - 52, 82, 40, "#DCEEEC") + circle(x + 1.6, y - 30, 19, "#8FB5B5", fill_opacity=0.6)
        + circle(x, y - 32, 19, "#FFFFFF") + rect(x - 4.6, y - 46, 9.2, 28, "#D23B32")
        + rect(x - 14, y - 36.6, 28, 9.2, "#D23B32")
        + rect(x - 38, y - 48, 12, 9, "#8FC7D6") + rect(x + 26, y - 22, 12, 7, "#8FC7D6")
        + circle(x + 34, y - 46, 4.6, "#4F8448") + circle(x + 33, y - 47, 2.4, "#79AF62")
    )


def _tombstone(x: float, y: float, tone: str, cross: bool) -> str:
    stone = f"M{at((x - 5, y))} v-11 q0,-6 5,-6 q5,0 5,6 v11 Z"
    side = f"M{at((x + 1, y))} v-16.6 q4,0.6 4,6 v11 Z"
    mark = (
        f"M{at((x, y - 13))} v8 M{at((x - 2.3, y - 10.5))} h4.6" if cross
        else f"M{at((x - 2.6, y - 10))} h5.2 M{at((x - 2.6, y - 7))} h5.2"
    )
    if cross and tone == "#E8E2D2":
        body = stroke(f"M{at((x, y))} v-16 M{at((x - 5, y - 11))} h10", "#D5CFC0", 3.6, "butt")
        return ellipse(x + 3, y + 2, 6, 3, "#3A4A2A", fill_opacity=0.35) + body
    return ellipse(x + 3, y + 2, 7, 3, "#3A4A2A", fill_opacity=0.35) + path(stone, tone) + path(side,
        darker(tone, 0.16)) + stroke(mark, "#8B8478", 1.5)


def graveyard(town: Town) -> str:
    """A walled lawn with sixteen stones, a little chapel and four cypresses."""
    x, y = town.graveyard
    stones = ""
    for row in range(4):
        for i in range(4):
            if row == 0 and i in (1, 2):
                continue
            px, py = x - 26 + i * 14 + (10 if i > 1 else 0), y - 36 + row * 27
            stones += _tombstone(px, py, ("#E8E2D2", "#D5CFC0", "#F4EFE2")[(i + row) % 3], (i + row) % 2 == 0)
            stones += path(f"M{at((px - 4, py + 2))} h8 v6 h-8 Z", "#8CA45A") if row else ""
    chapel = (
        area(upright(x - 6, y - 52, 22, 24), WALL_SHADOW, fill_opacity=0.28)
        + rect(x - 10, y - 46, 20, 18, "#FFF4DE") + rect(x, y - 46, 10, 18, "#E9D9B8")
        + area([(x - 13, y - 45), (x, y - 60), (x, y - 74), (x - 13, y - 60)], "#DE8A62")
        + area([(x + 13, y - 45), (x, y - 60), (x, y - 74), (x + 13, y - 60)], "#B95E40")
        + path(f"M{at((x - 3.4, y - 28))} v-8 a3.4,3.4 0 0 1 6.8,0 v8 Z", "#5A3A2A")
        + stroke(f"M{at((x, y - 72))} v-12 M{at((x - 3.6, y - 80))} h7.2", "#8A6B3A", 1.8)
    )
    return (
        _path_to(town, town.graveyard_square, (x + 30, y), 20)
        + rect(x - 38, y - 60, 88, 132, GROUND_SHADOW, rx=4, fill_opacity=0.25)
        + rect(x - 42, y - 66, 84, 128, STONE_DARK, rx=4)
        + rect(x - 40, y - 64, 80, 124, "#F1E6CC", rx=4) + rect(x - 34, y - 57, 68, 110, "#9CB566", rx=3)
        + rect(x - 34, y - 57, 68, 4, "#86A052") + rect(x - 4, y - 30, 8, 83, "#E2D5AE")
        + rect(x - 34, y - 5, 68, 7, "#E2D5AE")
        + rect(x + 32, y - 11, 12, 22, "#E2D5AE") + chapel + stones
        + "".join(rect(x + 36, y + dy, 9, 7, "#CDBB95") + circle(x + 40, y + dy + 2, 3.2, "#F1E6CC")
            for dy in (-18, 11))
        + cypress(x - 37, y - 46, 0.9) + cypress(x + 37, y - 46, 0.9) + cypress(x - 37, y + 62, 0.9)
        + cypress(x + 37, y + 62, 0.9)
    )
