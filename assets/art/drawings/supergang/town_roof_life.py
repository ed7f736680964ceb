# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands on the roofs: what the trade needs, an upper part, chimneys, pots, washing, aerials.

Everything is random, with the shop's id as seed, and keeps off the sign.
"""

import random
from collections.abc import Iterator

from ..svg import circle, ellipse, path, rect, stroke
from .plane import Point, Points, box, distance, well_inside
from .roof_trades import FLAT, TRADES, trade_box, trade_thing
from .shapes import WALL_SHADOW, area, at, darker, dashes, lighter, rope, scattered, upright
from .town_data import Shop
from .town_roofs import terrace_of
from .town_palette import DISTRICTS, WINDOW, District
from .town_water import parasol

WASHING = ("#FFFDF6", "#E8574A", "#7FB6DA", "#F0D48A")


def _storey(x: float, y: float, width: float, depth: float, wall: str, tones: District) -> str:
    """An upper storey with a hipped roof; (x, y) is the middle of its ground."""
    up, hip = 15, tones.hip
    left, right, foot = x - width / 2, x + width / 2, y + depth / 2
    eaves, back = foot - up, y - depth / 2 - up
    west, east = (left + depth / 2, y - up), (right - depth / 2, y - up)
    windows, shutters = [], []
    for i in range(int(width // 14)):
        wx = left + (width - int(width // 14) * 14) / 2 + 4 + i * 14
        windows.append(upright(wx, foot - up + 4, 6, 8))
        shutters += [upright(wx - 2, foot - up + 3.6, 2, 9), upright(wx + 6, foot - up + 3.6, 2, 9)]
    tiles = [((left + 4 + i * 6, eaves - 1), (left + 6 + i * 6 * (width - 12) / width, eaves - depth / 2 + 2))
        for i in range(int(width // 6))]
    return (
        area(upright(left + 8, y - depth / 2 + 4, width, depth), WALL_SHADOW, fill_opacity=0.3)
        + rect(left, eaves, width, up, wall) + rect(left, foot - 2, width, 2, darker(wall, 0.2))
        + scattered(windows, WINDOW) + scattered(shutters, tones.shutter)
        + area([(left - 2, back), (right + 2, back), east, west], lighter(hip, 0.32))
        + area([(right + 2, back), (right + 2, eaves), east], darker(hip, 0.28))
        + area([(right + 2, eaves), (left - 2, eaves), west, east], hip)
        + dashes(tiles, darker(hip, 0.22), 1, fill_opacity=0.5)
        + area([(left - 2, eaves), (left - 2, back), west], lighter(hip, 0.14))
        + rope([west, east], lighter(hip, 0.55), 1.6)
    )


def _dome(x: float, y: float, width: float, depth: float, wall: str, tones: District) -> str:
    """A ribbed dome on a drum, with a gilded top."""
    r, up = min(width, depth * 1.2) / 2, 9
    ry, cy = r * 0.62, y - up
    ribs = "".join(
        stroke(
            f"M{at((x, cy - r * 0.95))} Q{at((x + dx * r * 1.05, cy - r * 0.75))} "
            f"{at((x + dx * r, cy + ry * (1 - abs(dx)) * 0.8))}", darker(tones.hip, 0.3), 1, stroke_opacity=0.5)
        for dx in (-0.6, -0.15, 0.3, 0.7)
    )
    shell = f"M{at((x - r, cy))} A{r:g},{r:g} 0 0 1 {at((x + r, cy))} A{r:g},{ry:g} 0 0 1 {at((x - r, cy))} Z"
    shade = (
        f"M{at((x + r * 0.15, cy - r * 0.98))} A{r:g},{r:g} 0 0 1 {at((x + r, cy))} A{r:g},{ry:g} 0 0 1 "
        f"{at((x + r * 0.1, cy + ry))} Q{at((x + r * 0.62, cy - r * 0.2))} "
        f"{at((x + r * 0.15, cy - r * 0.98))} Z"
    )
    return (
        ellipse(x + 9, y + 5, r, ry, WALL_SHADOW, fill_opacity=0.3)
        + path(f"M{at((x - r, cy))} V{y:g} A{r:g},{ry:g} 0 0 0 {at((x + r, y))} V{cy:g} Z", wall)
        + "".join(rect(round(x + dx * r - 2, 1), round(y + ry * (1 - dx * dx) ** 0.5 - 8, 1), 4, 6, WINDOW)
            for dx in (-0.6, -0.2, 0.2, 0.6))
        + path(shell, lighter(tones.hip, 0.12)) + path(shade, darker(tones.hip, 0.2)) + ribs
        + ellipse(x - r * 0.4, cy - r * 0.35, r * 0.2, r * 0.34, "#FFFFFF", fill_opacity=0.35)
        + stroke(f"M{at((x, cy - r))} v-8", "#A97F33", 1.6) + circle(x, cy - r - 1, 2.6, "#F0D48A")
    )


def _glasshouse(x: float, y: float, width: float, depth: float, wall: str, tones: District) -> str:
    """A lantern of glass over the hall."""
    left, right, eaves = x - width / 2, x + width / 2, y + depth / 2 - 7
    ridge, back = y - 12, y - depth / 2 - 7
    west, east = left + 9, right - 9
    bars = [((left + 4 + i * 8, eaves), (west + i * 8 * (east - west) / width, ridge))
        for i in range(1, int(width // 8))]
    return (
        area(upright(left + 7, y - depth / 2 + 3, width, depth), WALL_SHADOW, fill_opacity=0.28)
        + rect(left, eaves, width, 7, wall) + rect(left - 1, eaves - 1, width + 2, 2.4, "#FFF8E8")
        + area([(left, back), (right, back), (east, ridge), (west, ridge)], "#DDF1F0")
        + area([(left, eaves), (west, ridge), (east, ridge), (right, eaves)], "#8FC7D6")
        + area([(right, back), (right, eaves), (east, ridge)], "#6FA9BC")
        + area([(left, eaves), (left, back), (west, ridge)], "#B7DEE4")
        + dashes(bars, "#FFF8E8", 1) + rope([(west, ridge), (east, ridge)], "#FFF8E8", 1.8)
    )


def _pergola(x: float, y: float, width: float, depth: float, wall: str, tones: District) -> str:
    """A roof garden: planks, a trellis with vines, a table under a parasol."""
    left, top = x - width / 2, y - depth / 2
    slats = [((left + 3 + i * 6, top - 6), (left + 3 + i * 6, top + depth - 6))
        for i in range(int(width * 0.5 // 6) + 1)]
    leaves = "".join(
        circle(round(left + 4 + (i * 7) % (width * 0.5), 1), round(top - 4 + (i * 11) % (depth - 6), 1), 3.2,
            ("#4F8448", "#79AF62")[i % 2])
        for i in range(9)
    )
    return (
        area(upright(left + 5, top + 4, width, depth), WALL_SHADOW, fill_opacity=0.22)
        + rect(left, top, width, depth, "#DDB97A")
        + dashes([((left, top + i * 5), (left + width, top + i * 5)) for i in range(1, int(depth // 5) + 1)],
            "#B98A4E", 0.8)
        + area(upright(left + 5, top + 1, width * 0.5, depth - 2), WALL_SHADOW, fill_opacity=0.25)
        + dashes(slats, "#FFF8E8", 2) + leaves + parasol(x + width * 0.28, y - 4, 0.85, tones.awning)
    )


UPPER_PARTS = {
    "old-town": (_storey, _storey, _pergola), "market": (_glasshouse, _storey, _glasshouse),
    "villas": (_storey, _pergola, _dome), "casino": (_dome, _storey, _pergola),
    "harbour": (_storey, _glasshouse, _storey),
}


def _chimney(x: float, y: float, tones: District, lot: random.Random) -> str:
    return (
        area(upright(x - 2, y - 2, 14, 8), WALL_SHADOW, fill_opacity=0.26)
        + rect(x - 6, y - 10, 11, 14, "#C98A6A")
        + rect(x + 1, y - 10, 4, 14, "#A96C50") + rect(x - 7, y - 12, 13, 5, "#E5B090")
        + rect(x - 4, y - 11, 7, 2.6, "#5A3A2A")
    )


def _pot(x: float, y: float, tones: District, lot: random.Random) -> str:
    return (
        ellipse(x + 3, y + 3, 7, 4, WALL_SHADOW, fill_opacity=0.26) + circle(x, y, 6, "#4F8448")
        + circle(x - 2, y - 2, 3.4, "#79AF62")
        + circle(x + 2, y + 1, 1.6, lot.choice(("#E8574A", "#F0B93A", "#FFF8EC")))
        + circle(x - 3, y + 2.4, 1.3, "#E8574A")
    )


def _skylight(x: float, y: float, tones: District, lot: random.Random) -> str:
    return (
        rect(x - 7, y - 4, 20, 13, WALL_SHADOW, rx=1.5, fill_opacity=0.24)
        + rect(x - 9, y - 6, 18, 12, "#FFF6E2", rx=1.5)
        + rect(x - 7.4, y - 4.6, 14.8, 9.2, "#7FBACB", rx=1)
        + path(f"M{at((x - 7, y + 4))} l6,-8.4 h5 l-6,8.4 Z", "#CDEBEE")
        + stroke(f"M{at((x, y - 5))} v10", "#FFF6E2", 1.4)
    )


def _washing(x: float, y: float, tones: District, lot: random.Random) -> str:
    first = lot.randrange(4)
    cloths = "".join(rect(x - 11 + i * 8, y - 4, 6, 9 if i % 2 else 7, WASHING[(first + i) % 4])
        for i in range(3))
    shade = scattered([upright(x - 8 + i * 8, y + 3, 6, 6) for i in range(3)], WALL_SHADOW, fill_opacity=0.2)
    return shade + stroke(f"M{at((x - 14, y + 3))} v-8 L{at((x + 14, y - 5))} v8", "#6B5A45", 1.2) + cloths


def _tank(x: float, y: float, tones: District, lot: random.Random) -> str:
    return (
        ellipse(x + 5, y + 5, 10, 6, WALL_SHADOW, fill_opacity=0.28)
        + rect(x - 8, y - 6, 16, 11, "#9AA6A6", rx=4)
        + rect(x + 1, y - 6, 7, 11, "#7D8A8B", rx=3) + ellipse(x, y - 6, 8, 4.6, "#C9D2D0")
    )


def _aerial(x: float, y: float, tones: District, lot: random.Random) -> str:
    mast = (
        f"M{at((x, y + 5))} V{y - 13:g} M{at((x - 8, y - 12))} H{x + 8:g} M{at((x - 5, y - 8))} H{x + 5:g} "
        f"M{at((x - 8, y - 15))} v6 M{at((x + 8, y - 15))} v6"
    )
    return stroke(f"M{at((x, y + 5))} l10,4", WALL_SHADOW, 1.4, stroke_opacity=0.35) + stroke(mast, "#4A4640",
        1.3)


def _terrace_parasol(x: float, y: float, tones: District, lot: random.Random) -> str:
    return parasol(x, y, 0.85, tones.awning)


SMALL_THINGS = {
    "old-town": (_chimney, _pot, _washing, _aerial, _skylight),
    "market": (_tank, _pot, _skylight, _chimney, _washing),
    "villas": (_pot, _terrace_parasol, _pot, _skylight, _chimney),
    "casino": (_terrace_parasol, _pot, _skylight, _aerial, _pot),
    "harbour": (_tank, _washing, _chimney, _pot, _skylight),
}


SIZES = (1.4, 1.3, 1.2, 1.1, 1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.54, 0.48)  # of the things of the trades
# Left, top, right and bottom of what is drawn, and the height of the ground on which it stands.
Place = tuple[float, float, float, float]


def _clear_of_sign(shop: Shop, place: Place, plated: bool) -> bool:
    """Whether a place leaves the sign's disc and its badge alone, and its name plate."""
    (left, top, right, bottom), (sx, sy) = place, shop.sign
    badge = 14 if shop.kind != "basic" else 0
    disc = right > sx - 26 and left < sx + 26 + badge and bottom > sy - 34 - badge / 2 and top < sy + 17
    plate = right > sx - 44 and left < sx + 44 and bottom > sy + 14 and top < sy + 38
    return not disc and not (plated and plate)


def _apart(place: Place, taken: list[Place], gap: float) -> bool:
    """Whether a place does not touch others."""
    return all(
        place[2] + gap < left or place[0] - gap > right or place[3] + gap < top or place[1] - gap > bottom
        for left, top, right, bottom in taken
    )


class _Roof:
    """One terrace, and what has been put on it."""

    def __init__(self, shop: Shop) -> None:
        self.shop, self.terrace = shop, terrace_of(shop)
        self.lot = random.Random(f"{shop.id} roof")
        self.taken: list[Place] = []
        self.things: list[tuple[float, str]] = []

    def spots(self, count: int) -> Iterator[Point]:
        """Returns random places, not all of them on the terrace."""
        left, top, right, bottom = box(self.terrace)
        for _ in range(count):
            yield round(self.lot.uniform(left - 8, right + 8), 1), round(self.lot.uniform(top, bottom + 6), 1)

    def has_room(
        self, ground: Points, place: Place, up: float, edge: float, gap: float, plated: bool = True
    ) -> bool:
        """Whether something fits on the ground whose uppermost part, up high, may reach over the edge."""
        left, top, right, bottom = place
        feet = [(x, y) for x in (left, (left + right) / 2, right) for y in (top + up, bottom)]
        return (
            _clear_of_sign(self.shop, place, plated) and _apart(place, self.taken, gap)
            and all(well_inside(ground, spot, edge) for spot in feet)
        )

    def put(self, place: Place, drawing: str) -> None:
        """Records an item on the roof."""
        self.taken.append(place)
        self.things.append((place[3], drawing))


def _trade(roof: _Roof) -> None:
    """The thing of the trade as large as it can be, rather right of the sign: tokens lie left of it.

    On a small roof it stands where the name will hang.
    """
    shop = roof.shop
    if shop.icon in TRADES and not _put_trade(roof, plated=True):
        _put_trade(roof, plated=False)


def _put_trade(roof: _Roof, plated: bool) -> bool:
    shop = roof.shop
    left, top, right, bottom = trade_box(shop.icon)
    high = 0.1 if shop.icon in FLAT else 0.48  # how much of it may stand before the slope behind it
    best: tuple[float, Place, Point, float] | None = None
    for x, y in roof.spots(1600):
        size = roof.lot.choice(SIZES)
        worth = size + (0.15 if x > shop.sign[0] else 0) - distance((x, y), shop.sign) * 0.001
        if best and worth <= best[0]:
            continue
        place = (x + left * size, y + top * size, x + right * size, y + bottom * size)
        if roof.has_room(shop.roof, place, (bottom - top) * high * size, 3, 0, plated):
            best = worth, place, (x, y), size
    if best:
        _, place, (x, y), size = best
        roof.put(place, trade_thing(shop.icon, x, y, size))
    return bool(best)


def _upper_part(roof: _Roof) -> None:
    """An upper storey, a dome, a glasshouse or a pergola, where there is most room."""
    tones = DISTRICTS[roof.shop.district]
    best: tuple[float, Place, Place] | None = None
    for x, y in roof.spots(300):
        width, depth = roof.lot.choice(((60, 34), (50, 30), (42, 26), (36, 22), (30, 24), (28, 20)))
        place = (x - width / 2 - 1, y - depth / 2 - 15, x + width / 2 + 1, y + depth / 2)
        if (not best or width * depth > best[0]) and roof.has_room(roof.terrace, place, 15, 2, 6):
            best = width * depth, place, (x, y, width, depth)
    if best:
        part, wall = roof.lot.choice(UPPER_PARTS[roof.shop.district]), roof.lot.choice(tones.walls)
        roof.put(best[1], part(*best[2], wall, tones))


def roof_life(shop: Shop) -> str:
    """Everything on one roof, from north to south."""
    roof = _Roof(shop)
    _trade(roof)
    _upper_part(roof)
    tones, count = DISTRICTS[shop.district], 0
    for x, y in roof.spots(400):
        place = (x - 11, y - 10, x + 11, y + 6)
        if count < 9 and roof.has_room(roof.terrace, place, 8, 4, 5):
            count += 1
            roof.put(place, roof.lot.choice(SMALL_THINGS[shop.district])(x, y, tones, roof.lot))
    return "".join(thing for _, thing in sorted(roof.things, key=lambda t: t[0]))
