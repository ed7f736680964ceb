# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""SVG shapes from lists of points, and colours made from colours; coordinates to a tenth of a unit."""

import math

from ..svg import filled, path, stroke
from .plane import Point, Points, Segment, distance, length, piece, ribbon, thinned

GROUND_SHADOW = "#5B4A2A"  # on meadows and roads
WALL_SHADOW = "#4A3A22"  # of and on buildings


def blend(colour: str, other: str, share: float) -> str:
    """A colour on the way to another one."""
    parts = ((int(colour[i:i + 2], 16), int(other[i:i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in parts)


def lighter(colour: str, share: float) -> str:
    """A colour in the sun."""
    return blend(colour, "#FFF9E8", share)


def darker(colour: str, share: float) -> str:
    """A colour in the shade: warm, never grey."""
    return blend(colour, "#4A2A1E", share)


def at(point: Point) -> str:
    """A point as it stands in path data."""
    return f"{round(point[0], 1) + 0:g},{round(point[1], 1) + 0:g}"


def _short(value: float) -> str:
    """A number with one decimal at most, without the zero before the point."""
    text = f"{round(value, 1) + 0:g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def data(points: Points, closed: bool = True) -> str:
    """Path data of a polygon or an open line, of as few points as show its shape."""
    if closed and len(points) > 4:
        half = len(points) // 2  # so that the ends of both halves are not the same point
        points = thinned(points[: half + 1])[:-1] + thinned(points[half:] + points[:1])[:-1]
    elif len(points) > 2:
        points = thinned(points)
    rounded = [(round(x, 1), round(y, 1)) for x, y in points]
    d, command = f"M{at(points[0])}", ""
    for (ax, ay), (bx, by) in zip(rounded, rounded[1:]):
        right, down = _short(bx - ax), _short(by - ay)
        if down == "0" or right == "0":
            command, step = ("h", right) if down == "0" else ("v", down)
            d += command + step
        else:
            step = right + ("" if down.startswith("-") else ",") + down
            d += step if command == "l" and step.startswith("-") else (" " if command == "l" else "l") + step
            command = "l"
    return d + ("z" if closed else "")


def area(points: Points, fill: str, **attributes: float | str) -> str:
    """A filled polygon."""
    return path(data(points), fill, **attributes)


def scattered(polygons: list[Points], fill: str, **attributes: float | str) -> str:
    """Any number of small polygons of one colour, a dozen neighbours in a path: Qt fills a path of hundreds, or
    one that reaches far, very slowly."""
    parts: list[list[Points]] = []
    for polygon in polygons:
        small = max(distance(polygon[0], spot) for spot in polygon) < 40
        if small and parts and len(parts[-1]) < 12 and distance(parts[-1][0][0], polygon[0]) < 120:
            parts[-1].append(polygon)
        else:
            parts.append([polygon])
    shapes = ["".join(data(p) for p in part) for part in parts]
    return (
        filled(shapes, fill, **attributes) if len(shapes) > 1 else "".join(
            path(d, fill, **attributes) for d in shapes
        )
    )


def rim(points: Points, colour: str, width: float, **attributes: float | str) -> str:
    """The outline of a polygon, with mitred joins: Qt takes much longer to draw round ones."""
    return path(data(points), "none", stroke=colour, stroke_width=width, **attributes)


def band(points: Points, colour: str, width: float, **attributes: float | str) -> str:
    """An open line of some width, with flat ends."""
    return path(data(ribbon(thinned(points), width)), colour, **attributes)


def long_band(points: Points, colour: str, width: float, overlap: float = 5, **attributes: float | str) -> str:
    """A band as long as a street, in pieces: Qt draws many small shapes much faster than a large bent one."""
    whole = length(points)
    count = math.ceil(whole / 160)
    step = whole / count
    cuts = [(max(0, i * step - overlap), min(whole, (i + 1) * step + overlap)) for i in range(count)]
    return "".join(band(piece(points, start, end), colour, width, **attributes) for start, end in cuts)


def rope(points: Points, colour: str, width: float, **attributes: float | str) -> str:
    """An open line of some width, with round ends."""
    return path(
        data(
            points, closed=False
        ), "none", stroke=colour, stroke_width=width, stroke_linecap="round", **attributes
    )


def dashes(segments: list[Segment], colour: str, width: float, **attributes: float | str) -> str:
    """Many short lines of one colour, with flat ends."""
    return scattered([ribbon([a, b], width) for a, b in segments], colour, **attributes)


def rods(segments: list[Segment], colour: str, width: float, **attributes: float | str) -> str:
    """Many short lines of one colour, with round ends."""
    d = " ".join(f"M{at(a)} L{at(b)}" for a, b in segments)
    return stroke(d, colour, width, "round", **attributes) if segments else ""


def upright(x: float, y: float, width: float, height: float) -> Points:
    """A rectangle, for shapes that are put together with others."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
