# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Parks: lawns and paths, and in their middle a bandstand, a fountain or a carousel."""

import math
import random
from collections.abc import Callable

from ..svg import circle, ellipse, path, rect, stroke
from .plane import (
    Point, Points, around, box, contains, distance, gap_to_line, middle, moved, shrunk, well_inside,
)
from .shapes import GROUND_SHADOW, area, at, darker, dashes, lighter, rim
from .town_data import Block, Town, at_intervals
from .town_palette import BRASS_RIM, HEDGE, LAWN
from .town_plants import cypress, flower_bed, oak, palm, pine

GRAVEL, GRAVEL_EDGE = "#EAD9A9", "#CDB981"


def _wedges(x: float, y: float, rx: float, ry: float, count: int, peak: float) -> list[Points]:
    """The gores of a round tent roof whose peak stands above its middle."""
    corners = [around((x, y), rx, ry, (i + 0.5) * math.tau / count) for i in range(count)]
    return [[(x, y - peak), a, b] for a, b in zip(corners, corners[1:] + corners[:1])]


def _tent(x: float, y: float, rx: float, ry: float, count: int, peak: float, colours: tuple[str, ...]) -> str:
    """A striped tent roof, its gores darker towards the lower right."""
    drawn = ""
    for i, gore in enumerate(_wedges(x, y, rx, ry, count, peak)):
        turn = (i + 1) * math.tau / count
        sun = -0.6 * math.cos(turn) - 0.8 * math.sin(turn)
        tone = colours[i % len(colours)]
        drawn += area(gore, lighter(tone, 0.3 * sun) if sun > 0 else darker(tone, -0.2 * sun))
    return drawn


def fountain(x: float, y: float) -> str:
    """Two basins, jets, and gravel round them."""
    jets = "".join(
        path(f"M{at((x, y - 8))} Q{at(around((x, y - 14), 12, 6, a))} {at(around((x, y), 19, 13, a))}", "none",
             stroke="#EAFBFA", stroke_width=1.6)
        for a in (i * math.tau / 8 for i in range(8))
    )
    return (
        ellipse(x + 5, y + 7, 34, 24, GROUND_SHADOW, fill_opacity=0.26) + ellipse(x, y + 2, 33, 24, "#CDBB95")
        + ellipse(x, y, 33, 24, "#F3E8CC") + ellipse(x, y, 27.5, 19, "#3E9FB0")
        + ellipse(x, y + 1.4, 27, 17.6, "#5FBFC9")
        + ellipse(x - 4, y - 3, 17, 9, "#8FDADF") + jets + ellipse(x, y - 3, 9, 5.6, "#CDBB95")
        + ellipse(x, y - 5, 9, 5.6, "#F3E8CC") + ellipse(x, y - 6, 6.4, 3.8, "#8FDADF")
        + circle(x, y - 11, 2.8, "#FFFFFF")
    )


def bandstand(x: float, y: float) -> str:
    """An octagonal roof on slender posts."""
    posts = [((x + dx, y + dy), (x + dx, y + dy + 15)) for dx, dy in ((-35, 6), (-15, 17), (15, 17), (35, 6))]
    return (
        ellipse(x + 9, y + 22, 46, 25, GROUND_SHADOW, fill_opacity=0.28) + ellipse(x, y + 17, 42, 24, "#CDBB95")
        + ellipse(x, y + 15, 42, 24, "#F3E8CC") + dashes(posts, "#2F6B5E", 3)
        + _tent(x, y, 42, 25, 8, 30, ("#C9503F", "#FFF3DC"))
        + rim([around((x, y), 42, 25, (i + 0.5) * math.tau / 8) for i in range(8)], "#8A3A2A", 1.2)
        + stroke(f"M{at((x, y - 30))} v-9", "#8A6B3A", 1.6) + circle(x, y - 40, 3.2, BRASS_RIM)
    )


def carousel(x: float, y: float) -> str:
    """A merry-go-round with a scalloped edge and wooden horses under it."""
    horses = "".join(
        ellipse(round(px, 1), round(py + 13, 1), 4, 5, tone)
        for (px, py), tone in zip(
            (around((x, y), 38, 25, math.pi * (0.08 + i * 0.21)) for i in range(5)),
            ("#C98A4A", "#FFF8EC", "#8A5A3A", "#F0D48A", "#C9503F"),
        )
    )
    scallops = "".join(
        circle(*(round(v, 1) for v in around((x, y + 1), 43, 29, i * math.tau / 24)), 4.2,
            ("#F0B93A", "#FFF3DC")[i % 2])
        for i in range(24)
    )
    return (
        ellipse(x + 9, y + 20, 48, 30, GROUND_SHADOW, fill_opacity=0.28) + ellipse(x, y + 15, 45, 28, "#B98A4E")
        + ellipse(x, y + 13, 45, 28, "#DDB97A") + horses + scallops
        + _tent(x, y, 43, 29, 16, 22, ("#E8574A", "#FFF3DC", "#F0B93A", "#FFF3DC"))
        + circle(x, y - 23, 4, BRASS_RIM) + path(f"M{at((x, y - 25))} v-13 l11,4 l-11,4 Z", "#C9402F")
    )


CENTREPIECES: dict[str, Callable[[float, float], str]] = {
    "bandstand": bandstand, "fountain": fountain, "carousel": carousel,
}


def _bench(x: float, y: float) -> str:
    return rect(x - 5, y - 1, 12, 6, GROUND_SHADOW, fill_opacity=0.25) + rect(x - 6, y - 3, 12, 5,
        "#8A5A2B") + rect(x - 6, y - 3, 12, 1.8, "#B98A4E")


def _park(block: Block, number: int) -> str:
    """One park: hedge, mown stripes, paths, beds and trees, from north to south."""
    lot = random.Random(number * 5 + 3)
    lawn, centre = shrunk(block.inner, 7), middle(block.inner)
    cx, cy = centre
    left, top, right, bottom = box(lawn)
    large = (right - left) * (bottom - top) > 26000
    drawn = area(block.inner, HEDGE) + area(moved(shrunk(block.inner, 3), -1, -1),
        lighter(HEDGE, 0.22)) + area(lawn, LAWN)
    mown = [shape for g in (12, 36) if (shape := shrunk(lawn, g)) and all(contains(lawn, p) for p in shape)]
    drawn += "".join(rim(shape, "#C9D98E", 10, stroke_opacity=0.55) for shape in mown)
    ways = []
    if large:
        ends = ((left + 22, cy - 10), (right - 22, cy + 8), (cx - 6, top + 6), (cx + 4, bottom - 6))
        ways = [((cx, cy), end) for end in ends]
    else:
        nearest = min(block.outline, key=lambda p: abs(p[0] - cx) + (0 if p[1] > cy else 999))
        ways = [((cx, cy), (nearest[0], nearest[1] - 9))]
    for colour, width in ((GRAVEL_EDGE, 15), (GRAVEL, 12)):
        drawn += dashes(ways, colour, width)
    if large:
        drawn += ellipse(cx, cy + 6, 80, 55, GRAVEL_EDGE) + ellipse(cx, cy + 6, 78.4, 53.4, GRAVEL)
        for i in range(8):
            x, y = around((cx, cy + 6), 66, 44, (i + 0.5) * math.tau / 8)
            drawn += flower_bed(round(x, 1), round(y, 1), 9, 6.4, i)
        drawn += "".join(_bench(round(x), round(y))
            for x, y in ((cx - 100, cy + 14), (cx + 104, cy - 12), (cx - 96, cy - 30)))
    else:
        rx, ry = min(56, (right - left) * 0.3), min(38, (bottom - top) * 0.47)
        drawn += ellipse(cx, cy + 4, rx, ry, GRAVEL_EDGE) + ellipse(cx, cy + 4, rx - 1.4, ry - 1.4, GRAVEL)
    spots: list[Point] = []
    reach = 88 if large else 58
    for _ in range(1500):
        spot = lot.uniform(left, right), lot.uniform(top, bottom)
        far = abs(spot[0] - cx) / reach + abs(spot[1] - cy - 2) / (reach * 0.72) > 1.12
        clear = all(gap_to_line(*way, spot) > 16 for way in ways)
        if far and clear and well_inside(lawn, spot, 8) and all(distance(spot, s) > 25 for s in spots):
            spots.append(spot)
    piece = CENTREPIECES[block.park or "fountain"]
    size = max(0.74, min(1.0, (bottom - top) / 84))
    things = [(cy + 20, f'<g transform="translate({cx:.0f},{cy:.0f}) scale({size:.2f})">{piece(0, 0)}</g>')]
    for x, y in spots[:34 if large else 12]:
        luck, size = lot.random(), 0.95 if large else 0.78
        kind = palm if luck < 0.42 else oak if luck < 0.72 else pine if luck < 0.88 else cypress
        things.append((y, kind(round(x, 1), round(y, 1), size * lot.uniform(0.85, 1.1))))
    return drawn + "".join(thing for _, thing in sorted(things, key=lambda t: t[0]))


def _avenue(block: Block) -> str:
    """Young plane trees on the pavement round a park, so far apart that people can walk between them."""
    kerb = shrunk(block.outline, 9.5)
    spots = [spot for spot, _ in at_intervals(kerb + kerb[:1], 32, 16)]
    return "".join(oak(round(x, 1), round(y, 1), 0.52) for x, y in sorted(spots, key=lambda s: s[1]))


def parks(town: Town) -> str:
    """All blocks without a district."""
    found = [block for block in town.blocks.values() if not block.district]
    return "".join(_park(block, i) + _avenue(block) for i, block in enumerate(found))
