# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The simplified town: land, water, streets, blocks and roofs without details.

It is drawn quickly, and shown until the town is drawn.
"""

from ..svg import document, ellipse, rect
from .plane import moved, simplified
from .shapes import GROUND_SHADOW, area, band, blend, darker
from .town_data import Block, Shop, Town
from .town_land import HEIGHT, LAND, WIDTH
from .town_palette import DISTRICTS, LAWN, LAWN_EDGE, ROAD, SAND, STONE, STONE_SHADE, VERGE
from .town_water import SEA


def _block(block: Block) -> str:
    if not block.district:
        return area(block.outline, VERGE) + area(block.inner, LAWN if block.park else LAWN_EDGE)
    tone = DISTRICTS[block.district].pavement
    return area(block.outline, tone) + area(block.inner, blend(tone, "#B79E72", 0.5))


def _house(shop: Shop) -> str:
    tones = DISTRICTS[shop.district]
    variant = sum(map(ord, shop.id)) % 3
    return area(shop.footprint, darker(tones.walls[variant], 0.1)) + area(shop.roof, tones.roofs[variant])


def town_from_far(town: Town) -> str:
    """Draws the same places as the board, so that nothing moves when the board appears."""
    top, bottom, foot = town.railway
    (cx, cy), (rx, ry) = town.centre, town.centre_radii
    return document(
        WIDTH, HEIGHT,
        rect(0, 0, WIDTH, HEIGHT, "url(#land)")
        + area(town.beach, SAND) + area(town.sea, "url(#sea)")
        + "".join(band(simplified(road.line, 2), colour, town.road_width + more)
                  for colour, more in ((VERGE, 20), (ROAD, 2)) for road in town.roads)
        + rect(0, top, WIDTH, bottom - top, STONE_SHADE) + rect(0, bottom, WIDTH, foot - bottom, STONE)
        + "".join(area(moved(block.outline, 4, 5.5), GROUND_SHADOW, fill_opacity=0.26) + _block(block)
                  for block in town.blocks.values())
        + "".join(_house(shop) for shop in town.shops)
        + ellipse(cx, cy, rx, ry, LAWN),
        LAND, SEA,
    )
