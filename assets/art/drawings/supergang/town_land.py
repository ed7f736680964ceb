# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies round the town: meadows and fields, the outskirts with their cottages, trees."""

import random

from ..svg import circle, ellipse, linear_gradient, rect
from .plane import Point, between, box, contains, distance, gap_to_edge, stripes
from .shapes import GROUND_SHADOW, area, darker, dashes, lighter, rim, rods, rope, upright
from .town_data import Town
from .town_palette import COTTAGES, TILES, WINDOW
from .town_plants import cypress, oak, olive, palm, pine, tufts

WIDTH, HEIGHT = 2000, 1250
LAND = linear_gradient("land", (0, "#BFC67C"), (0.5, "#D2CD89"), (1, "#E6D49B"))
FOOT_OF_RAILWAY = 104

# Fields as upright boxes with a lean, tried in this order; those that would touch the town are left out.
FIELDS = (
    ("lavender", 6, 112, 104, 62), ("vineyard", 4, 186, 92, 66), ("wheat", 4, 300, 84, 60),
    ("olives", 4, 392, 78, 76), ("lavender", 4, 708, 84, 64), ("vineyard", 6, 800, 92, 62),
    ("wheat", 1560, 106, 96, 30), ("lavender", 1888, 112, 106, 74), ("vineyard", 1884, 214, 112, 76),
    ("wheat", 1896, 372, 100, 58), ("olives", 1906, 452, 90, 70), ("lavender", 1900, 770, 96, 74),
    ("vineyard", 1890, 866, 106, 66), ("olives", 1790, 112, 86, 40),
)
GROUNDS = {
    "lavender": ("#C9B8B4", "#9A7BB8", "#B79AD0"), "vineyard": ("#D9CB8A", "#7F9F4C", "#9CB960"),
    "wheat": ("#EBCF7E", "#D9B55A", "#F3DD98"), "olives": ("#D6CE92", "#C3BC80", "#E0D9A4"),
}


class Outskirts:
    """Knows where nothing of the board stands."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.taken: list[tuple[Point, float]] = [(town.clinic, 92), (town.graveyard, 88)]
        self.fields: list[tuple[float, float, float, float]] = []
        self.streets = [spot for road in town.roads for spot in road.line]

    def free(self, spot: Point, gap: float) -> bool:
        """Whether there is open land round a spot: no street, no park, no water, nothing taken."""
        x, y = spot
        town = self.town
        if not (-4 < x < WIDTH + 4 and FOOT_OF_RAILWAY + gap < y < HEIGHT):
            return False
        if any(distance(spot, other) < gap + reach for other, reach in self.taken):
            return False
        if any(left - 8 < x < right + 8 and top - 6 < y < bottom + 10 for left, top, right,
            bottom in self.fields):
            return False
        street = gap + town.road_width / 2 + 20
        if any(abs(px - x) < street and distance(spot, (px, py)) < street for px, py in self.streets):
            return False
        if any(contains(block.outline, spot) for block in town.blocks.values()):
            return False
        shores = (town.sea, town.beach)
        return not any(contains(sea, spot) or (gap > 0 and gap_to_edge(sea, spot) < gap) for sea in shores)

    def take(self, spot: Point, reach: float) -> None:
        """Nothing else will be put here."""
        self.taken.append((spot, reach))


def ground(town: Town) -> str:
    """The land under everything, with soft meadows in it."""
    lot = random.Random(60)
    left, top, right, bottom = box([p for road in town.roads for p in road.line])
    meadows = []
    for _ in range(150):
        x, y = lot.uniform(0, WIDTH), lot.uniform(100, 1010)
        size = lot.uniform(26, 62)
        colour = lot.choice(("#B2C06E", "#C9C680", "#DECB8C", "#BCC978"))
        if not (left + 90 < x < right - 90 and top + 70 < y < bottom):
            meadows.append(ellipse(round(x), round(y), round(size), round(size * 0.5), colour,
                fill_opacity=0.6))
    return rect(0, 0, WIDTH, HEIGHT, "url(#land)") + "".join(meadows)


def _field(kind: str, x: float, y: float, width: float, height: float) -> str:
    """A field between low walls: rows of plants that lean with the slope."""
    soil, plants, light = GROUNDS[kind]
    shape = [(x, y + 5), (x + width, y - 3), (x + width - 3, y + height - 4), (x + 3, y + height + 3)]
    rows = stripes([between(p, (x + width / 2, y + height / 2), 0.08) for p in shape], -0.1, 9, 12)
    dots = kind in ("vineyard", "lavender")
    drawn = rim(shape, "#A89468", 3.4) + area(shape, soil)
    if kind == "olives":
        spots = [between(a, b, i / 4) for a, b in rows[::2] for i in range(5)]
        return drawn + "".join(olive(px, py, 0.85) for px, py in spots)
    attributes = {"stroke_dasharray": "0.1 8"} if kind == "vineyard" else {}
    drawn += rods(rows, darker(plants, 0.12), 6.4, **attributes)
    shifted = [((ax - 1, ay - 1.4), (bx - 1, by - 1.4)) for (ax, ay), (bx, by) in rows]
    return drawn + rods(shifted, plants if dots else light, 4, **attributes) + (
        rods(shifted, light, 1.4, **attributes) if kind == "lavender" else ""
    )


def fields(land: Outskirts) -> str:
    """All fields that have room."""
    drawn = ""
    for kind, x, y, width, height in FIELDS:
        centre = (x + width / 2, y + height / 2)
        inner = upright(x + 4, y + 4, width - 8, height - 8)
        grid = [between(a, b, i / 3) for a, b in ((inner[0], inner[1]), (inner[3], inner[2])) for i in range(4)]
        if all(land.free(p, 2) for p in grid + [centre]):
            drawn += _field(kind, x, y, width, height)
            land.fields.append((x, y, x + width, y + height))
    return drawn


def cottage(x: float, y: float, width: float, depth: float, wall: str, tiles: str) -> str:
    """A small house with a hipped roof, its lower left corner at (x, y)."""
    high = 15
    west, east, back, eaves = x - 2, x + width + 2, y - high - depth, y - high
    ridge_west, ridge_east = (x + depth / 2, eaves - depth / 2), (x + width - depth / 2, eaves - depth / 2)
    door = x + width / 2 - 3
    windows = "".join(rect(wx, y - high + 5, 5, 6.4, WINDOW) for wx in (x + 5, x + width - 10))
    chimney = x + width * 0.72
    return (
        area([(x + 8, y - depth + 8), (x + width + 10, y - depth + 8), (x + width + 10, y + 5), (x + 8, y + 5)],
             GROUND_SHADOW, fill_opacity=0.26)
        + rect(x, eaves, width, high, wall)
        + rect(x + width * 0.62, eaves, width * 0.38, high, darker(wall, 0.1))
        + windows + rect(door, y - 10, 6, 10, "#7A4A30")
        + area([(west, back), (east, back), ridge_east, ridge_west], lighter(tiles, 0.26))
        + area([(west, back), ridge_west, (west, eaves)], lighter(tiles, 0.12))
        + area([(east, back), (east, eaves), ridge_east], darker(tiles, 0.24))
        + area([(west, eaves), ridge_west, ridge_east, (east, eaves)], tiles)
        + dashes(
            [((west + 6 + i * 6, eaves - 1), (west + 7 + i * 5.4 + 3, eaves - depth / 2 + 2))
             for i in range(int((width - 8) // 6))], darker(tiles, 0.22), 1, fill_opacity=0.5,
        )
        + rope([ridge_west, ridge_east], lighter(tiles, 0.5), 1.6)
        + rect(chimney, back - 4, 6, 10, "#E5B090") + rect(chimney - 1, back - 5, 8, 3, "#B9795A")
    )


def outskirts(land: Outskirts) -> str:
    """Cottages, trees and grass on the land that is left, from north to south."""
    lot = random.Random(1960)
    things: list[tuple[float, str]] = []
    for _ in range(900):
        width, depth = lot.uniform(36, 54), lot.uniform(20, 28)
        x, y = lot.uniform(4, WIDTH - width - 4), lot.uniform(140, 1040)
        tones = lot.choice(COTTAGES), lot.choice(TILES)
        if land.free((x + width / 2, y - depth / 2 - 8), 30):
            land.take((x + width / 2, y - depth / 2 - 8), 34)
            things.append((y, cottage(x, y, width, depth, *tones)))
    for _ in range(2600):
        spot = lot.uniform(4, WIDTH - 4), lot.uniform(112, 1010)
        size, luck = lot.uniform(0.66, 1.04), lot.random()
        if land.free(spot, -9):
            land.take(spot, 30)
            low = spot[1] > 780
            kind = palm if low and luck < 0.3 else cypress if luck < 0.35 else pine if luck < 0.55 else oak
            things.append((spot[1], kind(*spot, size)))
    grass = [spot for _ in range(500)
        if land.free(spot := (lot.uniform(0, WIDTH), lot.uniform(112, 1010)), -16)]
    return tufts(grass[:90], "#A9B765") + "".join(drawing for _, drawing in sorted(things, key=lambda t: t[0]))


def car(x: float, y: float, degrees: float, paint: str) -> str:
    """A round little car of 1960, seen from above."""
    body = (
        rect(-15, -6, 32, 17, "#3A2E1E", rx=6, fill_opacity=0.3) + rect(-17, -9, 34, 17, paint, rx=7.5)
        + rect(-15, -7.5, 30, 5, lighter(paint, 0.35), rx=2.5)
        + rect(-9, -7, 17, 13, lighter(paint, 0.22), rx=4)
        + rect(-11, -6, 4, 11, "#2F4A55", rx=1.5) + rect(6, -6.4, 5, 12, "#2F4A55", rx=1.5)
        + circle(15.4, -5.4, 1.9, "#FFF3B0") + circle(15.4, 4.6, 1.9, "#FFF3B0")
    )
    return f'<g transform="translate({x:g},{y:g}) rotate({degrees:g})">{body}</g>'


def car_park(town: Town) -> str:
    """Three cars below the clinic, if there is room for them."""
    x, y = town.clinic
    cars = ((-26, "#C9402F"), (0, "#F0E2C0"), (26, "#4F9DB0"))
    lines = [((x - 39 + i * 26, y + 60), (x - 39 + i * 26, y + 104)) for i in range(4)]
    place = upright(x - 44, y + 56, 88, 52)
    return (
        rim(place, "#8B7F6A", 3) + area(place, "#C6BCAB") + dashes(lines, "#F5ECD6", 2)
        + "".join(car(x + dx, y + 83, 90 if dx else -90, paint) for dx, paint in cars)
    )
