# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The six seats' colours for pieces: cloth, its shaded right half, its lit edge; and the marks."""

from typing import NamedTuple

from .marks import MARKS
from .palette import INK, SEATS
from .svg import group, path


class Cloth(NamedTuple):
    """A seat's colour, the darker plane and the light."""

    base: str
    dark: str
    light: str


CLOTHS = {
    "diamond": Cloth(SEATS["diamond"], "#B22A1E", "#FF8B78"),
    "crescent": Cloth(SEATS["crescent"], "#2551B8", "#8DB2FF"),
    "star": Cloth(SEATS["star"], "#B18C0B", "#FBE27A"),
    "trefoil": Cloth(SEATS["trefoil"], "#128A5D", "#86EDC4"),
    "ring": Cloth(SEATS["ring"], "#6D4E88", "#C8ADDD"),
    "heart": Cloth(SEATS["heart"], "#C9BFAF", "#FFFFFF"),
}
RIM = "#FFF8E8"  # the cream line round every piece


def mark_at(name: str, x: float, y: float, size: float, colour: str = INK) -> str:
    """A seat's mark round a point."""
    shape = path(MARKS[name], colour, fill_rule="evenodd")
    return group(shape, f"translate({x - size / 2:g},{y - size / 2:g}) scale({size / 24:.4g})")
