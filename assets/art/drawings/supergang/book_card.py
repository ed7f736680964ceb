# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The card on which the rulebook pictures SuperGang's figures and pieces, 250 x 350: a cream rim, a morning sky over
the roofs of the town, and a pavement to stand on."""

from ..svg import circle, document_with_margin, linear_gradient, path, stroke

WIDTH, HEIGHT = 250, 350
CARD = "M18,0 H232 Q250,0 250,18 V332 Q250,350 232,350 H18 Q0,350 0,332 V18 Q0,0 18,0 Z"
EDGE = "M18,1.2 H232 Q248.8,1.2 248.8,18 V332 Q248.8,348.8 232,348.8 H18 Q1.2,348.8 1.2,332 V18 Q1.2,1.2 18,1.2 Z"
VIEW = "M22,12 H228 Q238,12 238,22 V328 Q238,338 228,338 H22 Q12,338 12,328 V22 Q12,12 22,12 Z"
GROUND = "M12,252 H238 V328 Q238,338 228,338 H22 Q12,338 12,328 Z"
# Gables from the left to the right: where each begins, its breadth and height, wall and roof.
HOUSES = (
    (12, 44, 96, "#F6DCC6", "#D27552"), (56, 38, 70, "#F8E9BC", "#E5B247"), (94, 50, 112, "#DFE9C2", "#9AB964"),
    (144, 42, 82, "#F9DAE4", "#DE7FA5"), (186, 52, 100, "#D5E7F1", "#6CA6CE"),
)
LINE = "#8B7B5E"


def _house(x: int, breadth: int, height: int, wall: str, roof: str) -> str:
    top = 252 - height
    gable = f"M{x},{top} L{x + breadth / 2:g},{top - 26} L{x + breadth},{top} Z"
    windows = "".join(
        path(f"M{x + breadth * part:g},{y} h7 v11 h-7 Z", "#7C8FA0", fill_opacity=0.55)
        for part in (0.22, 0.6) for y in range(top + 14, 238, 30)
    )
    return path(f"M{x},{top} H{x + breadth} V252 H{x} Z", wall) + path(gable, roof) + windows


def book_card() -> str:
    gradients = (
        linear_gradient("rim", (0, "#FFFDF4"), (1, "#EADCB8")),
        linear_gradient("sky", (0, "#8FD0DC"), (1, "#FBEFC9")),
        linear_gradient("ground", (0, "#CFC4B2"), (1, "#B3A692")),
    )
    houses = "".join(_house(*house) for house in HOUSES)
    flags = "".join(
        stroke(f"M{x},256 L{x - (125 - x) * 0.3:g},336", "#9A8C76", 1.6, stroke_opacity=0.6) for x in range(50, 220, 30)
    )
    body = (
        path(CARD, "url(#rim)") + stroke(EDGE, "#C9AF7C", 2) + path(VIEW, "url(#sky)")
        + circle(196, 62, 24, "#FFF4C4", fill_opacity=0.9) + houses + path(GROUND, "url(#ground)") + flags
        + stroke("M12,252 H238", "#EFE6D2", 4) + stroke(VIEW, LINE, 2)
    )
    return document_with_margin(WIDTH, HEIGHT, body, *gradients)
