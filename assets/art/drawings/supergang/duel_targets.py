# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Targets of the duel: an arched board of 126 x 210 with a figure on its face, bare wood behind; 18 wide
rims left and right, into which a pistol or a hat may reach.

Two brass ticks stand at half the height of the face: above them a hit throws the target on its back,
below them on its face.
"""

import math

from ..palette import BRASS_LIGHT, BRASS_WORN
from ..seat_tones import CLOTHS, mark_at
from ..svg import circle, document, filled, group, linear_gradient, path, point, rect, ring, stroke
from .figures import figure_drawing
from .managers import manager_drawing
from .police import NAVY, NAVY_DARK, cop_drawing

RIM, WIDTH, HEIGHT = 18, 162, 210
MANAGER_FRAME, MANAGER_FRAME_DARK = "#8C9A8F", "#66756B"
OUTER = "M4,203 V66 A59,59 0 0 1 122,66 V203 Z"
FRAME = "M6.4,201 V66 A56.6,56.6 0 0 1 119.6,66 V201 Z"
FRAME_RIGHT = "M63,9.4 A56.6,56.6 0 0 1 119.6,66 V201 H63 Z"
FIELD = "M14,194 V66 A49,49 0 0 1 112,66 V194 Z"
FIELD_RIGHT = "M63,17 A49,49 0 0 1 112,66 V194 H63 Z"
MIDDLE = 108


def _rays(colour: str) -> str:
    """A burst behind the figure, cut to the field."""
    rays = []
    for i in range(14):
        corners = []
        for turn in (i * math.tau / 14, i * math.tau / 14 + 0.2):
            right, down = math.cos(turn), math.sin(turn)
            reach = 0.0  # walk outwards to the edge of the field
            while reach < 150:
                x, y = 63 + right * reach, 116 + down * reach
                if not 15 < x < 111 or y > 193 or (y < 66 and math.hypot(x - 63, y - 66) > 48):
                    break
                reach += 1
            corners.append(point(round(63 + right * reach, 1), round(116 + down * reach, 1)))
        rays.append(f"M63,116 L{corners[0]} L{corners[1]} Z")
    return filled(rays, colour, fill_opacity=0.14)


def _face(content: str, frame: str, frame_dark: str) -> str:
    """The board, its frame, the figure and the ticks."""
    ticks = "".join(rect(x, MIDDLE - 1.6, 13, 3.2, BRASS_WORN) + rect(x, MIDDLE - 1.6, 13, 1.1, BRASS_LIGHT)
        for x in (5, 108))
    return document(
        WIDTH, HEIGHT,
        path("M8,203 H118 L114,208 H12 Z", "#24140A") + path(OUTER, "#3A2414") + path(FRAME, frame)
        + path(FRAME_RIGHT, frame_dark)
        + stroke("M9.4,199 V66 A53.6,53.6 0 0 1 50,14.4", "#FFFFFF", 1.6, stroke_opacity=0.4)
        + path(FIELD, "url(#board)") + path(FIELD_RIGHT, "#B7945A", fill_opacity=0.16) + _rays(frame_dark)
        + stroke("M17,192 V66 A46,46 0 0 1 109,66 V192", "#8A6B33", 1, stroke_opacity=0.5)
        + rect(14, 184, 98, 10, "#8A6B33", fill_opacity=0.25) + content + ticks,
        linear_gradient("board", (0, "#FDF4DC"), (1, "#E2CC9A")), left=-RIM,
    )


def _standing(drawing: str, middle: float, x: float, size: float) -> str:
    """A figure whose middle stands at x of the board, with its feet on the board's lower rim."""
    return group(drawing, f"translate({x - middle * size:.1f},{187 - 102 * size:.1f}) scale({size})")


def gangster_target(kind: str, seat: str) -> str:
    """The face of a gangster's target."""
    cloth = CLOTHS[seat]
    place = {"killer": (52, 55, 1.42), "vamp": (52, 62, 1.44), "dealer": (54, 69, 1.48)}[kind]
    return _face(_standing(figure_drawing(kind, seat), *place), cloth.base, cloth.dark)


def manager_target(number: int) -> str:
    """The face of a manager's target: a grey-green frame."""
    return _face(_standing(manager_drawing(number), 52, 63, 1.46), MANAGER_FRAME, MANAGER_FRAME_DARK)


def cop_target(build: str) -> str:
    """The face of a cop's target."""
    return _face(_standing(cop_drawing(build), 54, 63, 1.54), NAVY, NAVY_DARK)


def back(mark: str) -> str:
    """The raw wooden back with a brace; a seat's mark, a house or a star burnt into it."""
    burns = {
        "manager": path("M63,92 L81,108 V128 H45 V108 Z", "#4A2A12") + rect(58, 114, 10, 14, "#E9D3A6"),
        "police": path("M63,88 L80,95 V110 Q80,124 63,132 Q46,124 46,110 V95 Z", "#4A2A12")
        + mark_at("star", 63, 109, 24, "#E9D3A6"),
    }
    burn = burns[mark] if mark in burns else mark_at(mark, 63, 112, 36, "#4A2A12")
    boards = "".join(stroke(f"M{x},193 V{y}", "#6E4A28", 1.6, "butt")
        for x, y in ((31, 44), (47, 24), (63, 19), (79, 24), (95, 44)))
    grain = stroke(
        "M22,80 v40 M39,50 v60 M55,150 v34 M71,30 v36 M87,140 v40 M103,90 v50 M26,150 v30 M100,164 v20",
        "#A87A48", 1.2, stroke_opacity=0.7)
    brace = "M16,176 L24,188 L112,76 L104,64 Z"
    nails = "".join(circle(x, y, 2.1, "#4A3A2A") + circle(x - 0.6, y - 0.7, 0.8, "#D8CDB8")
        for x, y in ((22, 60), (104, 60), (22, 82), (104, 82), (27, 176), (99, 78)))
    return document(
        WIDTH, HEIGHT,
        path("M8,203 H118 L114,208 H12 Z", "#24140A") + path(OUTER, "#2A1A0E") + path(FRAME, "#A9794A")
        + path(FRAME_RIGHT, "#8E6238")
        + path(FIELD, "#C4945F") + path(FIELD_RIGHT, "#A97A48", fill_opacity=0.5) + grain + boards
        + path(brace, "#8A5E34") + path("M16,176 L18.6,179.8 L106.6,67.8 L104,64 Z", "#D0A06C")
        + path("M15,56 H111 L112,70 V86 H14 V66 Z", "#8A5E34") + path("M15,56 H111 V59.6 H14.6 Z", "#D0A06C")
        + nails
        + circle(63, 112, 27, "#5A3A1A") + circle(63, 112, 25, "#E9D3A6") + ring(63, 112, 22, "#B98F57", 1)
        + burn,
        left=-RIM,
    )


def stand() -> str:
    """The foot on which a target stands or over which it falls, 60 x 16."""
    return document(60, 16, rect(4, 4, 52, 10, "#1A0D06", rx=3, fill_opacity=0.6)
        + rect(6, 2, 48, 9, "#4A2A14", rx=2) + rect(6, 2, 48, 2.6, "#8A5A30", rx=1.3))
