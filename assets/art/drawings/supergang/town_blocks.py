# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Blocks: the pavement in its sections, the notches with their mats, the yards behind the houses."""

from .plane import Point, along, distance, length, moved, shrunk, simplified
from .shapes import GROUND_SHADOW, area, band, blend, darker, dashes, lighter
from .town_data import Block, Notch, Section, Town
from .town_palette import DISTRICTS, LAWN_EDGE, SIGN, SQUARES, VERGE
from .town_plants import lamp

FLAGSTONE = 16


def _ground(block: Block) -> str:
    """Kerb and ground of a block, with the shadow it throws on the road."""
    shadow = area(moved(block.outline, 4, 5.5), GROUND_SHADOW, fill_opacity=0.26)
    if not block.district:
        return shadow + area(block.outline, "#B9A67C") + area(shrunk(block.outline, 2),
            VERGE) + area(block.inner, LAWN_EDGE)
    tone = DISTRICTS[block.district].pavement
    return (
        shadow + area(block.outline, "#8B7F6A") + area(shrunk(block.outline, 2), blend(tone, "#9A7A4A", 0.34))
        + area(block.inner, blend(tone, "#B79E72", 0.5))
    )


def _section(section: Section) -> str:
    """One piece of pavement: its own field with its own edge, flagstones across it."""
    tone = DISTRICTS[section.district].pavement
    whole = length(section.middle)
    count = max(1, int(whole // FLAGSTONE))
    joints = []
    for i in range(1, count):
        (x, y), (right, down) = along(section.middle, whole * i / count)
        joints.append(((x + down * 6.4, y - right * 6.4), (x - down * 6.4, y + right * 6.4)))
    return (
        area(section.outline, blend(tone, "#7A5A30", 0.45)) + area(shrunk(section.outline, 0.8), tone)
        + band(section.middle, lighter(tone, 0.28), 5)
        + dashes(joints, blend(tone, "#7A5A30", 0.24), 1)
    )


def _notch(notch: Notch, town: Town) -> str:
    """The road comes up to the door: a cut in the pavement, a striped mat, an arrow that points in."""
    (x, y), (right, down) = notch.at, notch.way
    colour = DISTRICTS[notch.district].awning

    def spot(ahead: float, inwards: float) -> Point:
        return x + right * ahead - down * inwards, y + down * ahead + right * inwards

    depth = town.pavement_width
    return (
        area([spot(-9, -3), spot(9, -3), spot(9, depth + 7), spot(-9, depth + 7)], SQUARES[0])
        + dashes([(spot(-9, -2), spot(-9, depth)), (spot(9, -2), spot(9, depth))], "#8B7F6A", 1.4)
        + area([spot(-7, 3), spot(7, 3), spot(7, depth + 1), spot(-7, depth + 1)], darker(colour, 0.35))
        + area([spot(-6.4, 3.6), spot(6.4, 3.6), spot(6.4, depth + 0.4), spot(-6.4, depth + 0.4)], colour)
        + dashes([(spot(-6.4, b), spot(6.4, b)) for b in (7, 11, 15)], "#FFF6E2", 1.7)
        + area([spot(-5.6, -5), spot(5.6, -5), spot(0, 2)], colour, stroke=SIGN, stroke_width=0.9)
    )


def _lamps(town: Town) -> str:
    """A street lamp on the corners of each block, where no pawn stands and no door is."""
    drawn = ""
    stands = [along(s.middle, length(s.middle) / 2)[0] for s in town.sections] + [n.at for n in town.notches]
    for block in town.blocks.values():
        corners = simplified(shrunk(block.outline, 6.5), 5)
        for x, y in corners:
            if block.district and min(distance((x, y), s) for s in stands) > 26:
                drawn += lamp(x, y)
    return drawn


def blocks(town: Town) -> str:
    """All blocks from the kerb to the house walls."""
    return (
        "".join(_ground(block) for block in town.blocks.values())
        + "".join(_section(section) for section in town.sections)
        + "".join(_notch(notch, town) for notch in town.notches) + _lamps(town)
    )
