# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Icons of the action menu, the log and the law on the 24 grid, functions from the colour to the drawing."""

from collections.abc import Callable

from ..palette import BRASS, CREAM, INK
from ..svg import circle, document, group, path, rect, ring, stroke

Icon = Callable[[str], str]
COLOURS = {"brass": BRASS, "ink": INK, "cream": CREAM}

PISTOL = (
    "M9.6,6.4 H22.4 V5 H23.6 V10.4 H14.4 Q14,13.8 10,13.6 Q8.6,13.8 8.2,15.6 L7.2,19.4 "
    "Q7,20.4 5.6,20.4 L2,19.8 Q0.8,19.6 1.2,18.2 L3.6,12 Q4,9.6 3.4,8 Q4.4,5.6 6.4,6.4 Z"
)
TRIGGER_GUARD = "M9.4,10.4 h2.8 q-0.2,1.8 -2.2,1.8 Z"
MAN = "M12,4 a3.4,3.4 0 0 1 0,6.8 a3.4,3.4 0 0 1 0,-6.8 Z M5,20.6 Q5,12.6 12,12.6 Q19,12.6 19,20.6 Z"
PEG = (
    "M6,4 a2.8,2.8 0 0 1 1.6,5 Q10,12.4 10.4,17 Q10.4,19 6,19 Q1.6,19 1.6,17 Q2,12.4 4.4,9 "
    "A2.8,2.8 0 0 1 6,4 Z"
)
HEART = (
    "M12,21 C5,15.4 2.6,12.4 2.6,9 C2.6,6.2 4.8,4.4 7.2,4.4 C9.2,4.4 11,5.4 12,7.4 "
    "C13,5.4 14.8,4.4 16.8,4.4 C19.2,4.4 21.4,6.2 21.4,9 C21.4,12.4 19,15.4 12,21 Z"
)
FIST = (
    "M6,12 V8.4 Q6,7 7.4,7 Q8.6,7 8.8,8 V6 Q9,4.6 10.4,4.6 Q11.8,4.6 12,6 V5.6 Q12.2,4.4 13.4,4.4 "
    "Q14.8,4.4 15,6 V7 Q15.4,6 16.6,6 Q18,6 18,7.6 V14 Q18,18.4 14.4,19 V22 H8.6 V18.6 Q6,17 6,12 Z"
)
TOMBSTONE = "M6,21 V10 Q6,3 12,3 Q18,3 18,10 V21 Z M11,7 V9.4 H8.6 V11.4 H11 V16 H13 V11.4 H15.4 V9.4 H13 V7 Z"


def _lines(d: str, width: float = 2) -> Icon:
    """An icon that is a line along a path."""
    return lambda colour: stroke(d, colour, width)


def _solid(d: str) -> Icon:
    """An icon that is a filled path."""
    return lambda colour: path(d, colour, fill_rule="evenodd")


def _small(d: str, colour: str, transform: str) -> str:
    """A filled path, moved and scaled."""
    return group(path(d, colour), transform)


def _coward_attack(colour: str) -> str:
    """A truncheon that comes down."""
    head = path("M12,9 L17.4,3.6 Q21.6,2.4 21,7 L15.6,12.4 Z", colour)
    return stroke("M3,20 L12.6,10.4", colour, 3.4) + head + stroke("M4,6 l3,1.4 M7.4,3 l1.4,3", colour, 1.8)


def _racket(colour: str) -> str:
    """The racket chip with its dashed rim."""
    dashes = circle(12, 12, 8.8, "none", stroke=colour, stroke_width=3, stroke_dasharray="4.4 2.5")
    return dashes + circle(12, 12, 4.2, colour)


def _purchase(colour: str) -> str:
    """The house of the ownership token."""
    return stroke("M3.4,21 V11 L12,3.4 L20.6,11 V21 Z", colour, 2) + path("M9,21 V14 H15 V21 Z", colour)


def _killing(colour: str) -> str:
    """Two pistols that point at each other."""
    return (
        _small(PISTOL, colour, "translate(0,1) scale(0.52)")
        + _small(PISTOL, colour, "translate(24,23) scale(-0.52,-0.52)")
        + stroke("M15.4,4.4 l3.4,-1.6 M15.6,8 h4 M8.6,19.6 l-3.4,1.6 M8.4,16 h-4", colour, 1.7)
    )


def _police(colour: str) -> str:
    """A kepi over a chin."""
    return (
        path("M5,11 L6.4,5.4 Q12,3 17.6,5.4 L19,11 Z", colour)
        + path("M3.4,12.4 H20.6 L22.4,16.4 Q12,13.6 1.6,16.4 Z", colour)
        + path("M8,17.6 Q12,16.6 16,17.6 V19 Q12,22 8,19 Z", colour)
    )


def _attack_patrol(colour: str) -> str:
    """A kepi and a pistol."""
    pistol = _small(PISTOL, colour, "translate(0,13.6) scale(0.5)")
    return group(_police(colour), "translate(4.4,0) scale(0.8)") + pistol


def _recruit(colour: str) -> str:
    """One man more."""
    plus = stroke("M20,4 V11 M16.5,7.5 H23.5", colour, 2.4)
    return _small(MAN, colour, "translate(-2.4,1) scale(0.92)") + plus


def _place_traffic(colour: str) -> str:
    """Two pawns on a kerb."""
    return _pegs(colour) + stroke("M1.4,22 H22.6", colour, 1.8)


def _pegs(colour: str) -> str:
    return path(PEG, colour) + _small(PEG, colour, "translate(12,1.6)")


def _buy_traffic(colour: str) -> str:
    """Two pawns and a plus."""
    plus = stroke("M20.4,3 V10 M16.9,6.5 H23.9", colour, 2.2)
    return group(_pegs(colour), "translate(0,3) scale(0.8)") + plus


def _manhole(colour: str) -> str:
    """A cover with its holes."""
    spots = ((8, 9), (12, 7.6), (16, 9), (8, 15), (12, 16.4), (16, 15), (12, 12))
    return ring(12, 12, 9.2, colour, 2) + "".join(circle(x, y, 1.3, colour) for x, y in spots)


def _accomplice(colour: str) -> str:
    """Two men."""
    second = _small(MAN, colour, "translate(8.6,4.4) scale(0.7)")
    return _small(MAN, colour, "translate(-2,2) scale(0.8)") + second


def _cuffs(colour: str) -> str:
    """Handcuffs, one above the other, with their chain."""
    cuff = (
        ring(0, 0, 4.8, colour, 2.2) + rect(-3, -8.4, 6, 4, colour, rx=1) + stroke("M-1,-7 V-9.6", colour, 1.6)
    )
    chain = stroke("M9.2,11 q2,-2.4 3.6,0 q1.6,2.4 3.4,1.6", colour, 1.9)
    return (
        group(cuff, "translate(6.6,16.4) rotate(28)") + group(cuff, "translate(17.4,7.6) rotate(208)") + chain
    )


def _go_quietly(colour: str) -> str:
    """A barred door that stands open."""
    return stroke("M5,21 V4 H15 V21 M15,6 L20,8 V21", colour, 2) + stroke("M9,4 V21 M12,4 V21", colour, 1.4)


def _custody(colour: str) -> str:
    """A man behind bars."""
    bars = stroke("M4,3 V21 M9.3,3 V21 M14.7,3 V21 M20,3 V21", colour, 1.5)
    return _small(MAN, colour, "translate(2.4,2.4) scale(0.8)") + bars


def _witness(colour: str) -> str:
    """An open eye: who would see it."""
    return stroke("M1.8,12 Q12,2.4 22.2,12 Q12,21.6 1.8,12 Z", colour, 2) + circle(12, 12, 3.6, colour)


def _collect(colour: str) -> str:
    """A coin and the list of what pays."""
    coin = ring(9, 15.4, 5.8, colour, 2) + circle(9, 15.4, 1.8, colour)
    return coin + stroke("M12,5.6 H21 M12,9 H21 M17,12.4 H21 M17,15.8 H21", colour, 2)


def _name_price(colour: str) -> str:
    """A price tag."""
    return stroke("M3,11 L11,3 H20.6 V12.6 L12.6,20.6 Z", colour, 2) + circle(16.2, 7.6, 1.8, colour)


def _shoot(colour: str) -> str:
    """The sight of the duel."""
    bars = stroke("M12,1.6 V7 M12,17 V22.4 M1.6,12 H7 M17,12 H22.4", colour, 2)
    return ring(12, 12, 8, colour, 2) + bars + circle(12, 12, 1.8, colour)


def _whistle(colour: str) -> str:
    """A police whistle that is blown."""
    body = "M8.4,8.4 H22 V12.6 H15.4 A6.6,6.6 0 1 1 8.4,8.4 Z M8.4,11.8 a3.2,3.2 0 1 0 0.01,0 Z"
    return (
        path(body, colour, fill_rule="evenodd")
        + stroke("M17,2 v3.4 M12.4,3 l1.2,2.8 M21.6,3 l-1.2,2.8", colour, 1.8)
    )


def _mask(colour: str) -> str:
    """The strip of cloth with two holes, tied behind."""
    strip = (
        "M2,7.6 Q7,5.6 12,7.2 Q17,5.6 22,7.6 Q23,15.4 17.6,15.4 "
        "Q14,15.4 12,12.4 Q10,15.4 6.4,15.4 Q1,15.4 2,7.6 Z "
        "M4.6,10.6 q2.8,-2.4 5.4,0.6 q-3.2,2.4 -5.4,-0.6 Z M19.4,10.6 q-2.8,-2.4 -5.4,0.6 q3.2,2.4 5.4,-0.6 Z"
    )
    return path(strip, colour, fill_rule="evenodd") + stroke("M3,15.4 l-1.4,4.6 M5,16.4 l0.6,4", colour, 1.8)


def _bunting(colour: str) -> str:
    """Pennants on a line: a district is won."""
    flags = "M2.6,6.6 L8,7.8 L4.4,13.6 Z M9.4,8 L14.6,8 L12,14.4 Z M16,7.8 L21.4,6.6 L19.6,13.6 Z"
    return stroke("M1.4,5.6 Q12,10 22.6,5.6", colour, 1.6) + path(flags, colour) + stroke(
        "M6,18 v3 M12,17.4 v3.6 M18,18 v3", colour, 1.8)


def _walk(colour: str) -> str:
    """Two footprints."""
    print_ = (
        "M0,-6.6 C2.6,-6.6 3.4,-4 3,-1.4 L2.4,1.6 H-2 L-2.6,-1.4 C-3,-4 -2.4,-6.6 0,-6.6 Z "
        "M-1.8,3.2 H2.2 C2.4,6.4 1.6,7 0.2,7 C-1.2,7 -2,6.4 -1.8,3.2 Z"
    )
    return (
        _small(print_, colour, "translate(7,14.6) rotate(-8)")
        + _small(print_, colour, "translate(16.6,9.4) rotate(8)")
    )


def _dart(colour: str) -> str:
    """A dart in flight."""
    return (
        stroke("M2.4,21.6 L9,15", colour, 1.5) + path("M7.4,13.4 L13.4,7.4 L16.6,10.6 L10.6,16.6 Z", colour)
        + path("M14.6,7.4 L17,2 L18.4,5.6 L22,7 L16.6,9.4 Z", colour)
    )


def _falls_on_back(colour: str) -> str:
    """A target that tips over to the right, away from who throws."""
    board = _small("M-3.6,0 V-9 A3.6,3.6 0 0 1 3.6,-9 V0 Z", colour, "translate(7,18.4) rotate(46)")
    return (
        board + stroke("M2,21 H22", colour, 2.2)
        + stroke("M4.6,5.6 A10,10 0 0 1 14,3.4 M14.4,0 V4 H10.4", colour, 1.8)
    )


def _falls_on_face(colour: str) -> str:
    """A target that tips over to the left, towards who throws."""
    return group(_falls_on_back(colour), "translate(24,0) scale(-1,1)")


def _white_flag(colour: str) -> str:
    """Giving up."""
    return (
        stroke("M5,2.6 V21.6", colour, 2) + stroke("M5,4 Q9,2 12.4,4 T20,4 V13 Q16,15 12.4,13 T5,13", colour, 2)
    )


def _clinic(colour: str) -> str:
    """The cross of the clinic."""
    return path("M9,3 H15 V9 H21 V15 H15 V21 H9 V15 H3 V9 H9 Z", colour)


def _served(colour: str) -> str:
    """A cuff that stands open: the sentence is served."""
    open_ring = stroke("M7,8 A6.4,6.4 0 1 0 17.4,8.6", colour, 2.4)
    return (
        open_ring + rect(14.6, 3, 6, 4, colour, rx=1) + stroke("M7,8 L4,3.4", colour, 2.4)
        + circle(12, 14, 1.7, colour)
    )


def _fit(colour: str) -> str:
    """The whole board in the window."""
    corners = stroke("M3,8 V3 H8 M16,3 H21 V8 M21,16 V21 H16 M8,21 H3 V16", colour, 2.2)
    return corners + stroke("M7.4,9 L12,7.4 L16.6,9 V15.4 L12,17 L7.4,15.4 Z M12,7.4 V17", colour, 1.5)


def _crossed_darts(colour: str) -> str:
    """A duel."""
    dart = group(_dart(colour), "translate(1,2) scale(0.9)")
    return dart + group(dart, "translate(24,0) scale(-1,1)")


ACTION_ICONS: dict[str, Icon] = {
    "coward-attack": _coward_attack,
    "racket": _racket,
    "purchase": _purchase,
    "stick-up": _solid(f"{PISTOL} {TRIGGER_GUARD}"),
    "gangland-killing": _killing,
    "attack-patrol": _attack_patrol,
    "recruit": _recruit,
    "buy-traffic": _buy_traffic,
    "place-traffic": _place_traffic,
    "vamp": _solid(HEART),
    "manhole": _manhole,
    "cross-shop": _lines("M4,21 V6 H14 V21 M14,13 H22 M18.6,9.6 L22,13 L18.6,16.4 M8,13 h0.4"),
    "accomplice": _accomplice,
    "police": _police,
    "arrest": _cuffs,
    "go-quietly": _go_quietly,
    "rebel": _solid(FIST),
    "custody": _custody,
    "witness": _witness,
    "record": _lines("M5,3 H15 L19,7 V21 H5 Z M15,3 V7 H19 M8.4,12 H15.6 M8.4,16 H13"),
    "collect": _collect,
    "trade": _lines("M3,8.4 H19 M15,4.4 L19.4,8.4 L15,12.4 M21,16 H5 M9,12 L4.6,16 L9,20", 2.2),
    "name-price": _name_price,
    "take-back": _lines("M8,5 L3.5,9.5 L8,14 M4,9.5 H14 A5.5,5.5 0 0 1 14,20.5 H9", 2.2),
    "shoot": _shoot,
    "graveyard": _solid(TOMBSTONE),
    "clinic": _clinic,
    "jail": _lines("M3.4,4 H20.6 M3.4,20 H20.6 M6,4 V20 M12,4 V20 M18,4 V20", 2.2),
    "served": _served,
    "whistle": _whistle,
    "mask": _mask,
    "bunting": _bunting,
    "walk": _walk,
    "duel": _crossed_darts,
    "dart": _dart,
    "falls-on-back": _falls_on_back,
    "falls-on-face": _falls_on_face,
    "give-up": _white_flag,
    "fit": _fit,
}


def action_icon(name: str, colour: str) -> str:
    """One icon as a file."""
    return document(24, 24, ACTION_ICONS[name](COLOURS[colour]))
