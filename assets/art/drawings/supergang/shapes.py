"""SVG shapes from lists of points, and colours made from colours; coordinates to a tenth of a unit."""

from ..svg import path, stroke
from .plane import Point, Points, Segment

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


def data(points: Points, closed: bool = True) -> str:
    """Path data of a polygon or an open line."""
    return "M" + " L".join(at(p) for p in points) + ("Z" if closed else "")


def area(points: Points, fill: str, **attributes: float | str) -> str:
    """A filled polygon."""
    return path(data(points), fill, **attributes)


def areas(polygons: list[Points], fill: str, **attributes: float | str) -> str:
    """Several small polygons of one colour in one path."""
    return path(" ".join(data(p) for p in polygons), fill, **attributes) if polygons else ""


def band(points: Points, colour: str, width: float, cap: str = "round", **attributes: float | str) -> str:
    """An open line of some width."""
    return stroke(data(points, closed=False), colour, width, cap, **attributes)


def rim(points: Points, colour: str, width: float, **attributes: float | str) -> str:
    """The outline of a polygon."""
    return stroke(data(points), colour, width, **attributes)


def dashes(segments: list[Segment], colour: str, width: float, cap: str = "butt",
    **attributes: float | str) -> str:
    """Many short lines of one colour in one path."""
    d = " ".join(f"M{at(a)} L{at(b)}" for a, b in segments)
    return stroke(d, colour, width, cap, **attributes) if segments else ""


def upright(x: float, y: float, width: float, height: float) -> Points:
    """A rectangle, for shapes that are put together with others."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
