# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The shops as houses: shadow, walls, the fronts that face south, and a roof.

A roof is the footprint moved up by the height of the house. Walls that face south are seen in full,
the others only as a thin edge.
"""


from .plane import Points, distance, edges, moved
from .shapes import WALL_SHADOW, area, darker
from .town_data import Shop
from .town_facades import facade
from .town_palette import DISTRICTS
from .town_roofs import roof



def _south_runs(footprint: Points) -> list[Points]:
    """The parts of the outline that face us, each from left to right."""
    sides = list(edges(footprint))
    south = [b[0] - a[0] < -0.35 * distance(a, b) for a, b in sides]
    start = south.index(False)
    runs: list[Points] = []
    for i in range(start, start + len(sides)):
        a, b = sides[i % len(sides)]
        if not south[i % len(sides)]:
            continue
        if runs and runs[-1][-1] == a:
            runs[-1].append(b)
        else:
            runs.append([a, b])
    return [run[::-1] for run in runs]


def _walls(footprint: Points, rise: float, wall: str) -> str:
    """All walls that can be seen, darker the more they turn away from us."""
    drawn = ""
    for a, b in edges(footprint):
        if b[0] - a[0] < 0.2:
            steep = (b[1] - a[1]) / max(0.1, distance(a, b))
            tone = darker(wall, 0.06 + 0.22 * max(0.0, -steep) + 0.05 * max(0.0, steep))
            drawn += area([a, b, (b[0], b[1] - rise), (a[0], a[1] - rise)], tone)
    return drawn


def house(shop: Shop, rise: float, variant: int) -> str:
    """A shop without its sign and without what stands on its roof."""
    tones = DISTRICTS[shop.district]
    colour, wall = tones.roofs[variant % 3], tones.walls[variant % 3]
    drawn = (
        area(moved(shop.footprint, 9, 7), WALL_SHADOW, fill_opacity=0.28) + _walls(shop.footprint, rise, wall)
    )
    for run in _south_runs(shop.footprint):
        drawn += facade(run, shop, wall)
    return drawn + roof(shop, colour)
