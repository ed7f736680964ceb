# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a trade has on its roof: by the glyph of the shop's sign, round (0, 0), standing about y 12."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from functools import cache

from ..bounds import SVG, reach
from .roof_crafts import CRAFTS
from .roof_goods import GOODS
from .roof_pleasures import PLEASURES

TRADES: dict[str, Callable[[], str]] = CRAFTS | GOODS | PLEASURES
FLAT = {"umbrella", "card-ace-spades", "bed", "footprint", "flower-pot"}  # what lies rather than stands


@cache
def trade_box(icon: str) -> tuple[float, float, float, float]:
    """How far the thing of a trade reaches: left, top, right, bottom."""
    drawn = ElementTree.fromstring(f'<g xmlns="{SVG[1:-1]}">{TRADES[icon]()}</g>')
    (left, top), (right, bottom) = reach(drawn)
    return left, top, right, bottom


def trade_thing(icon: str, x: float, y: float, size: float) -> str:
    """The thing of a trade at its place."""
    return f'<g transform="translate({x:g},{y:g}) scale({size:g})">{TRADES[icon]()}</g>'
