# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole town as one picture without text, 2000 x 1250: what is drawn, and in which order."""

from ..svg import document
from .plane import box
from .town_blocks import blocks
from .town_data import Town
from .town_houses import house
from .town_land import HEIGHT, LAND, WIDTH, Outskirts, car_park, fields, ground, outskirts
from .town_landmarks import centre, clinic, gates, graveyard
from .town_parks import parks
from .town_railway import railway
from .town_roof_life import roof_life
from .town_signs import sign
from .town_streets import bridges, dividers, manholes, roadways, squares, street_lamps
from .town_water import SEA, harbour_and_beach, water


def _houses(town: Town) -> str:
    """All shops from north to south, so that the nearer house covers the farther one."""
    in_order = sorted(town.shops, key=lambda shop: box(shop.footprint)[3])
    return "".join(house(shop, town.rise, sum(map(ord, shop.id))) + roof_life(shop) for shop in in_order)


def town_drawing(town: Town) -> str:
    """The content of the picture; it needs the gradients LAND and SEA."""
    land = Outskirts(town)
    return (
        ground(town) + water(town) + fields(land)
        + roadways(town)
        + harbour_and_beach(town) + outskirts(land) + car_park(town) + railway(town)
        + squares(town) + dividers(town.dividers) + street_lamps(town) + manholes(town)
        + blocks(town) + parks(town)
        + _houses(town) + "".join(sign(shop) for shop in town.shops)
        + bridges(town)
        + centre(town) + gates(town) + graveyard(town) + clinic(town)
    )


def town_picture(town: Town) -> str:
    """The board."""
    return document(WIDTH, HEIGHT, town_drawing(town), LAND, SEA)
