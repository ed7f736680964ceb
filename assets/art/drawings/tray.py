# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dice tray, 700 x 400 units: an octagon of walnut, a brass line, oxblood felt in a well.

It may be stretched to any table: nothing in it is round, and a mitred corner stays a mitred corner.
"""

from .palette import BLACK, BRASS_DEEP, BRASS_SHINE, BRASS_WORN, OXBLOOD
from .svg import document, linear_gradient, path, point, polygon, radial_gradient, stroke

WIDTH, HEIGHT = 700, 400
CUT = 76  # of the outer corners
NARROWER = 2 - 2**0.5  # how much less an octagon is cut for each unit it lies further in
RIM, WELL, FELT = 27, 32, 40  # where brass line, wall and felt begin
# The eight sides clockwise from the top: the flat rim in the lamp's light, and the wall of the well, which
# is lit where it faces the lamp.
WALNUT = ("#80502C", "#693E20", "#53301A", "#40240F", "#4B2A14", "#573218", "#744827", "#8E5C35")
WALL = ("#18040A", "#2A0A10", "#5C2028", "#74303A", "#662631", "#3C1119", "#1D060C", "#120307")


def _corners(inset: float) -> list[tuple[float, float]]:
    """The corners of an octagon, clockwise from the left end of its top."""
    cut = CUT - NARROWER * inset
    left, top, right, bottom = inset, inset, WIDTH - inset, HEIGHT - inset
    return [
        (left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut),
        (right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut),
    ]


def _octagon(inset: float) -> str:
    return polygon([point(x, y) for x, y in _corners(inset)])


def _sides(outer: float, inner: float, colours: tuple[str, ...]) -> str:
    """The eight sides between two octagons, mitred."""
    outside, inside = _corners(outer), _corners(inner)
    pieces = ""
    for i, colour in enumerate(colours):
        j = (i + 1) % 8
        pieces += path(polygon([point(*p) for p in (outside[i], outside[j], inside[j], inside[i])]), colour)
    return pieces


def _open_line(inset: float, first: int, last: int) -> str:
    """Path data along some corners of an octagon."""
    corners = _corners(inset)
    return "M" + " L".join(point(*corners[i % 8]) for i in range(first, last + 1))


def _grain() -> str:
    """A few long fibres in each side, bowed a little."""
    light, dark = [], []
    for depth, shift in ((6, 0.0), (11, 0.16), (15, 0.05), (20, 0.22)):
        corners = _corners(depth)
        for i in range(8):
            (x1, y1), (x2, y2) = corners[i], corners[(i + 1) % 8]
            start, end = 0.08 + shift, 0.92 - shift / 2 - (i % 3) * 0.12
            a = (x1 + start * (x2 - x1), y1 + start * (y2 - y1))
            b = (x1 + end * (x2 - x1), y1 + end * (y2 - y1))
            across = 1.6 if (i + depth) % 2 else -1.6
            length = max(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5, 1)
            middle = (
                (a[0] + b[0]) / 2 - across * (y2 - y1) / length,
                (a[1] + b[1]) / 2 + across * (x2 - x1) / length,
            )
            (light if depth == 11 else dark).append(f"M{point(*a)} Q{point(*middle)} {point(*b)}")
    return stroke(" ".join(dark), "#2A1508", 1.1, opacity=0.3) + stroke(
        " ".join(light), "#B98555", 0.9, opacity=0.24
    )


def _cast_shadow(depth: float) -> str:
    """Path data of what the rim's upper left shades of the felt, so deep."""
    corners = _corners(FELT)
    moved = [(x + depth, y + depth) for x, y in corners]
    hole = [moved[0], moved[1], *corners[2:6], moved[6], moved[7]]
    return f"{_octagon(FELT)} {polygon([point(x, y) for x, y in hole])}"


def _fans() -> str:
    """A quarter sun in each cut corner of the line on the felt."""
    rays = []
    corners = _corners(48)
    for a, b in ((7, 0), (1, 2), (3, 4), (5, 6)):
        (x1, y1), (x2, y2) = corners[a], corners[b]
        foot = ((x1 + x2) / 2, (y1 + y2) / 2)
        inwards = (1 if foot[0] < WIDTH / 2 else -1, 1 if foot[1] < HEIGHT / 2 else -1)
        for i in range(-3, 4):
            reach = 27 if i % 2 == 0 else 20
            lean = 0.24 * i
            dx, dy = inwards[0] * (1 + lean) * 0.7, inwards[1] * (1 - lean) * 0.7
            size = (dx * dx + dy * dy) ** 0.5
            dx, dy = dx / size, dy / size
            rays.append(
                f"M{point(foot[0] + 9 * dx, foot[1] + 9 * dy)} "
                f"L{point(foot[0] + reach * dx, foot[1] + reach * dy)}"
            )
    return " ".join(rays)


def tray() -> str:
    """The whole tray."""
    content = (
        path(_octagon(0), "#120904")
        + _sides(1.5, RIM, WALNUT)
        + _grain()
        + stroke(_open_line(2.4, 6, 9), "#C2905C", 1.5, "butt", opacity=0.75)
        + stroke(_open_line(2.4, 10, 13), BLACK, 1.6, "butt", opacity=0.35)
        + path(_octagon(RIM - 1.6), "#1A0C05")
        + path(_octagon(RIM), "url(#brass)")
        + path(_octagon(WELL), "#0D0205")
        + _sides(WELL + 0.6, FELT, WALL)
        + path(_octagon(FELT), "url(#felt)")
        + "".join(
            path(_cast_shadow(depth), BLACK, fill_rule="evenodd", fill_opacity=0.15)
            for depth in (4, 8, 12, 16)
        )
        + stroke(_octagon(48), BRASS_WORN, 1.4, "butt", opacity=0.55)
        + stroke(_octagon(52), BRASS_WORN, 0.8, "butt", opacity=0.3)
        + stroke(_fans(), BRASS_WORN, 1.3, "butt", opacity=0.45)
    )
    return document(
        WIDTH, HEIGHT, content,
        linear_gradient(
            "brass", (0, "#FFF0BE"), (0.22, BRASS_SHINE), (0.5, BRASS_WORN), (0.78, BRASS_DEEP),
            (1, "#B98F45"), diagonal=True,
        ),
        radial_gradient(
            "felt", 290, 140, 430,
            (0, "#93323A", 1), (0.3, "#7C2731", 1), (0.62, OXBLOOD, 1), (1, "#370A12", 1),
        ),
    )
