# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""A piece of each district's roof, 36 x 36, for chips and lists."""

from ..svg import document, rect
from .plane import Points
from .town_roofs import pattern
from .town_palette import DISTRICTS, SIGN

FIELD: Points = [(2, 2), (34, 2), (34, 34), (2, 34)]


def swatch(district: str) -> str:
    """The roof's colour and pattern in a cream frame."""
    drawn = (
        rect(2, 2, 32, 32, DISTRICTS[district].roofs[0])
        + pattern(FIELD, district, DISTRICTS[district].roofs[0])
    )
    return document(36, 36, drawn + rect(1.5, 1.5, 33, 33, "none", rx=3, stroke=SIGN, stroke_width=3))
