# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The railway on its arches, the station with its glass roof, and the express to the coast."""

from ..svg import circle, filled, path, rect, stroke
from .shapes import area, scattered, darker, dashes, lighter, upright
from .town_data import Town
from .town_land import WIDTH

ARCH_STEP = 42
STATION, STATION_LENGTH = 690, 300  # where the station begins, and how long it is
TRAIN = 1180  # where the locomotive's nose is


def _arches(top: float, foot: float) -> str:
    """The wall below the tracks: stone courses and arches with keystones."""
    dark, light, ribs, stones = [], [], [], []
    for i in range(WIDTH // ARCH_STEP + 1):
        x = i * ARCH_STEP
        dark.append(f"M{x + 8},{foot:g} V{top + 22:g} Q{x + 21},{top + 4:g} {x + 34},{top + 22:g} V{foot:g} Z")
        light.append(
            f"M{x + 13},{foot:g} V{top + 24:g} Q{x + 23},{top + 9:g} {x + 34},{top + 23:g} V{foot:g} Z")
        ribs.append(f"M{x + 6},{foot:g} V{top + 21:g} Q{x + 21},{top:g} {x + 36},{top + 21:g} V{foot:g}")
        stones.append(upright(x + 18.5, top + 6.5, 5, 6))
    courses = [((0, top + y), (WIDTH, top + y)) for y in (9.0, 31.0)]
    return (
        rect(0, top, WIDTH, foot - top, "#CDB48A") + rect(0, top, WIDTH, 3, "#F4E2BC")
        + dashes(courses, "#B79A6C", 1) + filled(dark, "#6F5537") + filled(light, "#8C7049")
        + "".join(stroke(d, "#E3CDA0", 2) for d in ribs) + scattered(stones, "#F1DDB4")
        + rect(0, foot - 2, WIDTH, 14, "#5B4A2A", fill_opacity=0.2)
    )


def _tracks(top: float, bottom: float) -> str:
    """Ballast, sleepers, two rails, a parapet on each side, and the masts beside them."""
    sleepers = [((x, top + 5.0), (x, bottom - 6.0)) for x in range(4, WIDTH, 11)]
    masts = [((x, top - 8.0), (x, top + 9.0)) for x in range(70, WIDTH, 240)]
    return (
        rect(0, top, WIDTH, bottom - top, "#B7AA92") + dashes(sleepers, "#8A7357", 3.6)
        + rect(0, top + 9, WIDTH, 2.6, "#5F5A55") + rect(0, bottom - 13, WIDTH, 2.6, "#5F5A55")
        + rect(0, top + 9, WIDTH, 0.8, "#D8D2C6") + rect(0, bottom - 13, WIDTH, 0.8, "#D8D2C6")
        + rect(0, top - 2, WIDTH, 4, "#EBDDBC") + rect(0, bottom - 3, WIDTH, 5, "#F4E6C6")
        + dashes(masts, "#5A4A3A", 2.4)
    )


def _coach(x: float, top: float, paint: str, engine: bool) -> str:
    """A carriage, or the locomotive with its round nose, seen on roof and side."""
    windows = [upright(x + 8 + i * 12.4, top + 21, 8.4, 6) for i in range(7)]
    drawn = (
        rect(x + 6, top + 8, 98, 27, "#2E2416", rx=5, fill_opacity=0.26)
        + rect(x, top, 98, 30, darker(paint, 0.25), rx=6) + rect(x, top, 98, 28, paint, rx=6)
        + rect(x + 3, top + 3, 92, 13, lighter(paint, 0.22), rx=4)
        + rect(x + 3, top + 3, 92, 3, lighter(paint, 0.45), rx=1.5)
        + rect(x, top + 18.4, 98, 1.6, "#F0D48A") + scattered(windows, "#FFF3C4")
    )
    if engine:
        return drawn + (
            rect(x + 30, top + 6, 40, 8, "#E9DDBE", rx=3) + circle(x + 13, top + 11, 5.4, "#F0D48A")
            + circle(x + 12, top + 10, 2.4, "#FFFDF2") + rect(x - 1.5, top + 19, 4, 7, "#F0D48A", rx=1.5)
        )
    vents = [upright(x + 12 + i * 22, top + 7, 9, 4) for i in range(4)]
    return drawn + scattered(vents, darker(paint, 0.18))


def _station(x: float, top: float, bottom: float) -> str:
    """The hall: a long glass roof over the tracks, a gable with the clock in the middle."""
    end, ridge = x + STATION_LENGTH, (top + bottom) / 2 - 4
    panes = [((x + 6 + i * 12, top - 4.0), (x + 6 + i * 12, bottom + 5.0)) for i in range(25)]
    middle = x + STATION_LENGTH / 2
    posts = [((x + 15 + i * 45, bottom + 6.0), (x + 15 + i * 45, bottom + 17.0)) for i in range(7)]
    return (
        rect(x + 8, top + 2, STATION_LENGTH, bottom - top + 18, "#2E2416", fill_opacity=0.24)
        + dashes(posts, "#2B4A44", 3)
        + rect(x, top - 6, STATION_LENGTH, bottom - top + 13, "#2F6B5E")
        + rect(x + 2, top - 4, STATION_LENGTH - 4, ridge - top + 4, "#D7EEEA")
        + rect(x + 2, ridge, STATION_LENGTH - 4, bottom - ridge + 5, "#A9D3CF")
        + dashes(panes, "#5E9A90", 1.6) + rect(x, ridge - 1.6, STATION_LENGTH, 3.2, "#2F6B5E")
        + area([(middle - 46, bottom + 9), (middle - 46, top + 8), (middle, top - 8), (middle + 46, top + 8),
            (middle + 46, bottom + 9)], "#8A4A34")
        + area([(middle - 42, bottom + 9), (middle - 42, top + 10), (middle, top - 4), (middle + 42, top + 10),
            (middle + 42, bottom + 9)], "#F3DDB2")
        + area([(middle, bottom + 9), (middle, top - 4), (middle + 42, top + 10), (middle + 42, bottom + 9)],
            "#E3C694")
        + path(f"M{middle - 12:g},{bottom + 9:g} v-7 a12,10 0 0 1 24,0 v7 Z", "#5A3A2A")
        + "".join(path(f"M{middle + dx:g},{bottom + 7:g} v-8 a5,5 0 0 1 10,0 v8 Z", "#7FB3B6")
            for dx in (-35, 25))
        + circle(middle, top + 13, 9.5, "#8A4A34") + circle(middle, top + 13, 7.8, "#FFFDF2")
        + stroke(f"M{middle:g},{top + 13:g} v-5.4 M{middle:g},{top + 13:g} l3.6,2.2", "#2A211B", 1.5)
        + rect(x + 4, bottom + 5, STATION_LENGTH - 8, 2, "#F0D48A")
        + rect(end - 3, top - 6, 3, bottom - top + 13, "#245348")
    )


def railway(town: Town) -> str:
    """Everything along the upper edge of the town."""
    top, bottom, foot = town.railway
    coaches = "".join(
        _coach(TRAIN + i * 103, top + 1, "#2E6B5E" if i else "#B23A2A", engine=not i) for i in range(6)
    )
    return _arches(bottom, foot) + _tracks(top, bottom) + coaches + _station(STATION, top, bottom)
