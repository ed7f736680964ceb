# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player's folding screen of Gang of Dice: oxblood leather in brass frames, three panels."""

import math

from .ornament import hat_emblem
from .palette import BLACK, BRASS_DEEP, BRASS_MID, BRASS_SHINE, BRASS_WORN
from .svg import document, filled, linear_gradient, path, point, polar, polygon, rect, stroke

Point = tuple[float, float]
Panel = tuple[Point, Point, Point, Point]  # upper left, upper right, lower right, lower left

LEFT: Panel = ((5, 25), (84, 8), (84, 111), (5, 119))
MIDDLE: Panel = ((84, 8), (236, 8), (236, 111), (84, 111))
RIGHT: Panel = ((236, 8), (315, 25), (315, 119), (236, 111))

GRADIENTS = (
    linear_gradient("front", (0, "#94303A"), (0.5, "#6E1D27"), (1, "#470E16")),
    linear_gradient("lit", (0, "#7E2430"), (1, "#43101A")),
    linear_gradient("dark", (0, "#551420"), (1, "#2A060D")),
    linear_gradient("brass", (0, "#FFEDB4"), (0.5, BRASS_WORN), (1, "#8A6526")),
)


def _at(panel: Panel, x: float, y: float) -> str:
    """A point of a panel; x and y go from 0 to 1."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = panel
    top, bottom = (ax + x * (bx - ax), ay + x * (by - ay)), (dx + x * (cx - dx), dy + x * (cy - dy))
    return point(top[0] + y * (bottom[0] - top[0]), top[1] + y * (bottom[1] - top[1]))


def _outline(panel: Panel, across: float = 0, down: float = 0) -> str:
    """A panel, or a field in it that keeps these shares of its width and height free."""
    return polygon([
        _at(panel, across, down), _at(panel, 1 - across, down),
        _at(panel, 1 - across, 1 - down), _at(panel, across, 1 - down),
    ])


def _stepped(panel: Panel, a: float, d: float, step_a: float, step_d: float) -> str:
    """A field of a panel with a step in each corner."""
    share = [
        (a + step_a, d), (1 - a - step_a, d), (1 - a - step_a, d + step_d), (1 - a, d + step_d),
        (1 - a, 1 - d - step_d), (1 - a - step_a, 1 - d - step_d), (1 - a - step_a, 1 - d),
        (a + step_a, 1 - d), (a + step_a, 1 - d - step_d), (a, 1 - d - step_d), (a, d + step_d),
        (a + step_a, d + step_d),
    ]
    return polygon([_at(panel, x, y) for x, y in share])


def _leather(panel: Panel, fill: str, across: float) -> str:
    """Leather in a brass frame of this share of the panel's width."""
    return (
        path(_outline(panel), "url(#brass)")
        + path(_outline(panel, across, 0.03), "#1E0509")
        + path(_outline(panel, across * 1.4, 0.042), f"url(#{fill})")
    )


def _panel(panel: Panel, fill: str, across: float) -> str:
    """Leather, brass frame and a stepped line."""
    line = _stepped(panel, across * 3, 0.09, across * 1.9, 0.06)
    return _leather(panel, fill, across) + stroke(line, BRASS_WORN, 1.2, "butt", opacity=0.75)


def _folded_panel(panel: Panel, fill: str) -> str:
    """A panel seen aslant: a plain line and a diamond."""
    diamond, heart = (
        polygon([
            _at(panel, 0.5 + x * size, 0.5 + y * size) for x, y in ((0, -0.8), (1, 0), (0, 0.8), (-1, 0))
        ])
        for size in (0.21, 0.1)
    )
    return (
        _leather(panel, fill, 0.085)
        + stroke(_outline(panel, 0.22, 0.09), BRASS_WORN, 1.1, "butt", opacity=0.7)
        + stroke(diamond, BRASS_WORN, 1.2)
        + path(heart, BRASS_WORN)
    )


def _wing_fan(panel: Panel, outside: float) -> str:
    """Half a fan that rises from the lower corner at the hinge."""
    rays = []
    for i in range(6):
        angle = math.pi / 2 * (i + 0.5) / 6
        reach = 0.66 if i % 2 else 0.54
        x = outside + (1 - 2 * outside) * (0.12 + 0.9 * reach * math.cos(angle))
        start = outside + (1 - 2 * outside) * (0.12 + 0.16 * math.cos(angle))
        rays.append(
            f"M{_at(panel, start, 0.87 - 0.16 * math.sin(angle))} "
            f"L{_at(panel, x, 0.87 - reach * math.sin(angle))}"
        )
    return stroke(" ".join(rays), BRASS_WORN, 1.2, opacity=0.55)


def _emblem() -> str:
    """The hat of the house over a rising sun, on the middle panel."""
    wedges = []
    for i in range(13):
        angle = math.pi + math.pi * (i + 0.5) / 13
        reach = min(80 if i % 2 else 70, 56 / abs(math.cos(angle)))
        wedges.append(
            polygon([polar(160, 101, 16, angle), polar(160, 101, reach, angle - 0.035),
                     polar(160, 101, reach, angle + 0.035)])
        )
    return (
        filled(wedges, BRASS_WORN, fill_opacity=0.75)
        + path("M144,101 A16,16 0 0 1 176,101 Z", BRASS_WORN)
        + hat_emblem(160, 87.5, 0.53, "#2A060D", "#2A060D")
        + hat_emblem(160, 86, 0.5, "#F2D68C", "#7A1820")
        + path(
            "M162,29 C169,28 172,22 179,25 C187,29 190,43 189,55 Q182,57 174,58.4 C175,44 170,36 162,29 Z",
            BRASS_MID, fill_opacity=0.45,
        )
        + stroke("M116,67 C130,74 170,75.4 190,70", "#FFF3CC", 1.4)
    )


def _hinges(x: float) -> str:
    return "".join(
        rect(x - 3, y, 6, 11, "#4A3210", rx=1.6) + rect(x - 2.4, y + 0.6, 4, 9, BRASS_SHINE, rx=1.4)
        for y in (25, 83)
    )


def screen() -> str:
    """The screen as its owner's rivals see it, 320 x 124."""
    content = (
        path("M5,117 L84,109 H236 L315,117 L312,121.6 Q160,113 8,121.6 Z", BLACK, fill_opacity=0.4)
        + _panel(LEFT, "lit", 0.048) + _panel(RIGHT, "dark", 0.048) + _panel(MIDDLE, "front", 0.028)
        + _wing_fan(LEFT, 0.1) + _wing_fan((RIGHT[1], RIGHT[0], RIGHT[3], RIGHT[2]), 0.1)
        + _emblem()
        + _hinges(84) + _hinges(236)
    )
    return document(320, 124, content, *GRADIENTS)


FOLDED: tuple[Panel, Panel, Panel] = (
    ((6, 20), (36, 8), (36, 112), (6, 117)),
    ((36, 8), (70, 22), (70, 118), (36, 112)),
    ((70, 22), (96, 11), (96, 112), (70, 118)),
)


def open_screen() -> str:
    """The same screen folded aside, in the left third of 320 x 124."""
    first, second, third = FOLDED
    content = (
        path(
            "M6,115 L36,110 L70,116 L96,110 L108,112.6 L74,121.4 L38,116 L10,120 Z", BLACK, fill_opacity=0.42
        )
        + _folded_panel(third, "front") + _folded_panel(first, "front") + _folded_panel(second, "dark")
        + stroke("M36,8 V112 M70,22 V118", BRASS_DEEP, 1)
    )
    return document(320, 124, content, *GRADIENTS)


def small_screen() -> str:
    """The screen for seat plates, 64 x 40: three panels and the hat."""
    content = (
        path("M2,9 L17,4 V35 L2,38 Z", "url(#brass)")
        + path("M47,4 L62,9 V38 L47,35 Z", "url(#brass)")
        + path("M4,10.8 L15.4,7 V33 L4,35.4 Z", "url(#lit)")
        + path("M48.6,7 L60,10.8 V35.4 L48.6,33 Z", "url(#dark)")
        + path("M15.6,3 H48.4 V36 H15.6 Z", "url(#brass)")
        + path("M17.8,5.2 H46.2 V33.8 H17.8 Z", "url(#front)")
        + stroke("M22,30 H42", BRASS_WORN, 1.6, "butt")
        + hat_emblem(32, 30.4, 0.142, "#F8E0A0", "#5E1219")
    )
    return document(64, 40, content, *GRADIENTS)
