# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every piece of the board has: a cream rim and an ink line, its seat's mark on a disc, a shadow."""

from ..palette import INK
from ..seat_tones import RIM, mark_at
from ..svg import circle, path

GROUND = "#2E2416"  # the shadow that pieces throw


def mark_disc(name: str, x: float, y: float, radius: float) -> str:
    """A seat's mark in ink on a cream disc."""
    return circle(x, y, radius, RIM, stroke=INK, stroke_width=1.4) + mark_at(name, x, y, radius * 1.32)


def outlined(silhouettes: list[str], cream: float = 7, ink: float = 3) -> str:
    """The cream rim and the ink line round a figure; its parts are drawn on top."""
    return "".join(
        path(d, colour, stroke=colour, stroke_width=width, stroke_linejoin="round")
        for colour, width in ((RIM, cream), (INK, ink)) for d in silhouettes
    )
