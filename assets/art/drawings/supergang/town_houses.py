"""The shops as houses: shadow, walls with windows and awnings, and a roof that slopes up to a terrace.

A roof is the footprint moved up by the height of the house. Walls that face south are seen in full,
the others only as a thin edge. The roof's slopes are lit by the side they face; the pattern of the
district lies on the terrace between them.
"""

import math

from ..svg import path, stroke
from .plane import (
    Point, Points, along, between, box, contains, distance, edges, gap_to_edge, length, moved, shrunk,
    simplified, stripes,
)
from .shapes import WALL_SHADOW, area, areas, at, band, darker, dashes, lighter, rim
from .town_data import Shop
from .town_palette import DISTRICTS, WINDOW, District

SUN = (-0.6, -0.8)
SLOPE, LIFT = 10.0, 4.0  # how wide the slopes are, and how much higher the terrace lies
WINDOW_STEP, STRIPE = 19, 8


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


def _windows(run: Points, tones: District) -> str:
    """A row of windows with shutters and sills under the cornice."""
    whole = length(run)
    count = int((whole - 10) // WINDOW_STEP)
    panes, shutters, sills = [], [], []
    for i in range(count):
        (x, y), (right, down) = along(run, (whole - count * WINDOW_STEP) / 2 + (i + 0.5) * WINDOW_STEP)
        if abs(right) < 0.6:
            continue

        def spot(ahead: float, up: float) -> Point:
            return x + right * ahead, y + down * ahead - up

        panes.append([spot(-3, 12.6), spot(3, 12.6), spot(3, 21.4), spot(-3, 21.4)])
        shutters += [[spot(s * 3, 12.2), spot(s * 5.6, 12.2), spot(s * 5.6, 21.8), spot(s * 3, 21.8)]
            for s in (-1, 1)]
        sills.append((spot(-4, 12), spot(4, 12)))
    return areas(panes, WINDOW) + areas(shutters, tones.shutter) + dashes(sills, "#FFF8E8", 1.2)


def _awning(run: Points, colour: str) -> str:
    """A striped awning with a scalloped hem over the whole shop front."""
    whole = length(run)
    if whole < 30:
        return ""
    count = max(3, int((whole - 10) // STRIPE))
    stripes_of: tuple[list[str], list[str]] = ([], [])
    top = []
    for i in range(count):
        a, _ = along(run, 5 + (whole - 10) * i / count)
        b, _ = along(run, 5 + (whole - 10) * (i + 1) / count)
        top.append(((a[0], a[1] - 10), (b[0], b[1] - 10)))
        hem = ((a[0] + b[0]) / 2 - 0.5, (a[1] + b[1]) / 2 + 6.5)
        stripes_of[i % 2].append(
            f"M{at((a[0], a[1] - 10))} L{at((b[0], b[1] - 10))} L{at((b[0] - 0.5, b[1] + 2))} "
            f"Q{at(hem)} {at((a[0] - 0.5, a[1] + 2))} Z"
        )
    shade = [along(run, 5 + (whole - 10) * i / 12)[0] for i in range(13)]
    return (
        band(moved(shade, 1.5, 5), WALL_SHADOW, 4.5, "butt", stroke_opacity=0.3)
        + path(" ".join(stripes_of[0]), colour) + path(" ".join(stripes_of[1]), "#FFF6E2")
        + dashes(top, darker(colour, 0.4), 1.6)
        + band(moved(shade, 0, -5.4), "#FFFFFF", 1.6, "butt", stroke_opacity=0.35)
    )


def _harlequin(terrace: Points, colour: str) -> str:
    """Rows of diamonds."""
    left, top, right, bottom = box(terrace)
    shapes, row = [], 0
    while (y := top + 10 + row * 9.5) < bottom:
        x = left + (17 if row % 2 else 8.5)
        while x < right:
            if contains(terrace, (x, y)) and gap_to_edge(terrace, (x, y)) > 7:
                shapes.append([(x, y - 4.8), (x + 4.8, y), (x, y + 4.8), (x - 4.8, y)])
            x += 17
        row += 1
    return areas(shapes, colour)


def _waves(terrace: Points, colour: str) -> str:
    """Rows of little waves."""
    d = ""
    for a, b in stripes(terrace, 0, 11, 20):
        count = int((b[0] - a[0] - 6) // 8)
        d += f"M{at((a[0] + 3 + ((b[0] - a[0] - 6) % 8) / 2, a[1]))}" + " q2,-3.4 4,0 q2,3.4 4,0" * count + " "
    return stroke(d, colour, 1.7, stroke_opacity=0.8) if d else ""


def pattern(terrace: Points, district: str) -> str:
    """What tells the district before its name is read."""
    line = DISTRICTS[district].line
    if district == "old-town":
        ends = [((a[0], a[1]), (a[0], a[1] + 2)) for a, _ in stripes(terrace, math.pi / 2, 8)]
        return (
            dashes(stripes(terrace, math.pi / 2, 8), line, 1.7, stroke_opacity=0.62)
            + dashes(stripes(terrace, 0, 14), line, 0.9, stroke_opacity=0.32) + dashes(ends, line, 2)
        )
    if district == "market":
        return dashes(stripes(terrace, math.pi / 4, 18), "#FFF3CF", 8, stroke_opacity=0.55)
    if district == "villas":
        return dashes(
            stripes(terrace, math.pi / 4, 14) + stripes(terrace, -math.pi / 4, 14), line, 1.5,
            stroke_opacity=0.7
        )
    if district == "casino":
        return _harlequin(terrace, "#FFE9F1")
    return _waves(terrace, "#EAF6FC")


def _corner(a: Point, b: Point, c: Point, inwards: float) -> Point:
    """Where the slopes on both sides of a corner meet, seen from above."""
    one, two = distance(a, b) or 1, distance(b, c) or 1
    first, second = (-(b[1] - a[1]) / one, (b[0] - a[0]) / one), (-(c[1] - b[1]) / two, (c[0] - b[0]) / two)
    right, down = first[0] + second[0], first[1] + second[1]
    reach = max(0.35, (right * right + down * down) / 2)
    return b[0] + right * inwards / reach, b[1] + down * inwards / reach


def _slopes(eaves: Points, colour: str) -> tuple[str, Points]:
    """The slopes of a roof from its eaves to the terrace, and the outline of the terrace.

    Neighbouring sides that face nearly the same way are one plane, so a curved front has no seams.
    """
    outline = simplified(eaves, 0.9)
    left, top, right, bottom = box(outline)
    width = min(SLOPE, (bottom - top) * 0.13, (right - left) * 0.13)
    lift = LIFT * width / SLOPE
    count = len(outline)
    inner = [
        (x, y - lift) for x, y in
        (_corner(outline[i - 1], outline[i], outline[(i + 1) % count], width) for i in range(count))
    ]
    facing = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in edges(outline)]

    def bend(i: int) -> float:
        return abs((facing[i % count] - facing[i - 1] + math.pi) % math.tau - math.pi)

    start = next(i for i in range(count) if bend(i) > 0.4)
    planes: list[list[int]] = []
    for i in range(start, start + count):
        if planes and bend(i) < 0.3:
            planes[-1].append(i % count)
        else:
            planes.append([i % count])
    shapes, hips = [], []
    for plane in planes:
        corners = [*plane, (plane[-1] + 1) % count]
        a, b = outline[corners[0]], outline[corners[-1]]
        size = distance(a, b) or 1
        sun = ((b[1] - a[1]) * SUN[0] - (b[0] - a[0]) * SUN[1]) / size
        tone = lighter(colour, 0.42 * sun) if sun > 0 else darker(colour, -0.26 * sun)
        shapes.append((a[1] + b[1],
            area([outline[i] for i in corners] + [inner[i] for i in reversed(corners)], tone)))
        hips.append((outline[corners[0]], inner[corners[0]]))
    shapes.sort(key=lambda shape: shape[0])
    courses = "".join(
        rim(
            [between(a, b, share) for a, b in zip(outline, inner)], darker(colour, 0.5), 0.9,
            stroke_opacity=0.28,
        )
        for share in (0.34, 0.68)
    )
    planes_drawn = "".join(shape for _, shape in shapes)
    return planes_drawn + courses + dashes(hips, lighter(colour, 0.5), 1.3, "round"), inner


def terrace_of(shop: Shop) -> Points:
    """The flat middle of a shop's roof."""
    return _slopes(shrunk(shop.roof, 2.4), "#000000")[1]


def house(shop: Shop, rise: float, variant: int) -> str:
    """A shop without its sign and without what stands on its roof."""
    tones = DISTRICTS[shop.district]
    colour, wall = tones.roofs[variant % 3], tones.walls[variant % 3]
    foot, roof = shop.footprint, shop.roof
    slopes, terrace = _slopes(shrunk(roof, 2.4), colour)
    inner = shrunk(simplified(terrace), 1.5) or terrace
    shaded = [
        ((a[0] + 1, a[1] + 1.6), (b[0] + 1, b[1] + 1.6)) for a, b in edges(terrace)
        if (b[0] - a[0]) - (b[1] - a[1]) > 0.6 * distance(a, b)
    ]
    drawn = area(moved(foot, 9, 7), WALL_SHADOW, fill_opacity=0.28) + _walls(foot, rise, wall)
    for run in _south_runs(foot):
        drawn += band(moved(run, 0, -24.2), lighter(wall, 0.6), 2.4, "butt")
        drawn += _windows(run, tones) + _awning(run, tones.awning)
    return (
        drawn + area(moved(roof, 0, 1.6), darker(colour, 0.5)) + area(roof, lighter(colour, 0.62)) + slopes
        + area(terrace, colour) + pattern(inner, shop.district)
        + dashes(shaded, darker(colour, 0.6), 3, stroke_opacity=0.2)
        + rim(terrace, lighter(colour, 0.45), 1.4)
    )
