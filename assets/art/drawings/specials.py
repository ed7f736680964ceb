"""The three special cards, 250 x 350 units: dark green stock, brass frame, a fan and one object.

Each comes with a cream plate for its name and, for small sizes, without.
"""

import math

from .ornament import CARD, CARD_INSIDE_6, brass_gradient, stepped_frame
from .palette import (
    BRASS, BRASS_DARK, BRASS_LIGHT, BRASS_SHINE, BRASS_WORN, CREAM, EYE_WHITE, INK, LAMPLIGHT, WHITE,
)
from .svg import circle, document_with_margin, ellipse, linear_gradient, path, point, rect, stroke

NIGHT_IRON = "#0B1512"
SHADOW = "#14100F"
COAT, COAT_SHADE, COLLAR = "#6B2027", "#4F151C", "#93323A"


def _fan() -> str:
    """A flattened fan of rays that rises from behind the plate."""
    rays = ""
    for i in range(17):
        start = math.pi + math.pi * (i + 0.25) / 17
        end = start + math.pi / 34
        tips = " ".join(
            "L" + point(125 + 96 * math.cos(angle), 236 + 196 * math.sin(angle) * 0.95)
            for angle in (start, end)
        )
        rays += path(f"M125,236 {tips} Z", "#2C6A4E", fill_opacity=0.45)
    return rays


def _street_lamp() -> str:
    return (
        path("M92,84 L142,84 L206,262 L46,262 Z", "url(#lamplight)")
        + rect(60, 78, 7, 186, NIGHT_IRON)
        + path("M52,264 h24 l4,10 h-32 Z", NIGHT_IRON)
        + stroke("M64,84 C64,58 112,52 117,66", NIGHT_IRON, 6)
        + path("M96,84 Q98,64 117,64 Q136,64 138,84 Z", NIGHT_IRON)
        + ellipse(117, 86, 18, 6, LAMPLIGHT)
    )


def _watcher() -> str:
    hat = (
        path("M108,146 C108,130 116,124 126,126 C136,124 146,130 146,146 Z", SHADOW)
        + path("M92,148 Q126,138 164,146 Q150,158 126,157 Q104,158 92,148 Z", SHADOW)
    )
    face = (
        path("M112,154 L144,154 L142,172 Q132,184 120,176 Z", "#EEC39B")
        + path("M130,154 L144,154 L142,172 Q136,180 130,179 Z", "#C48E5E")
    )
    coat = (
        path(
            "M112,176 L128,186 L146,174 C168,178 174,196 174,214 L178,268 L92,268 L88,214 "
            "C88,194 94,180 112,176 Z",
            COAT,
        )
        + path("M146,174 C168,178 174,196 174,214 L178,268 L134,268 L130,186 Z", COAT_SHADE)
        + path("M108,172 L100,190 L126,206 L152,188 L148,170 L128,186 Z", COLLAR)
    )
    belt = rect(90, 232, 86, 9, "#2B0D10") + rect(126, 229, 16, 15, BRASS)
    arm = stroke("M152,212 L160,240 L146,246", COAT_SHADE, 12)
    return hat + face + coat + belt + arm


def _lookout() -> str:
    """A watcher under a street lamp."""
    return _street_lamp() + _watcher()


def _spy() -> str:
    """An eye behind a keyhole."""
    plate = path(
        "M125,84 C158,84 178,110 178,138 C178,160 166,176 154,184 L172,262 L78,262 L96,184 "
        "C84,176 72,160 72,138 C72,110 92,84 125,84 Z",
        "url(#brass)",
    )
    hole = path(
        "M125,96 C150,96 166,116 166,138 C166,158 154,171 140,178 L156,250 L94,250 L110,178 "
        "C96,171 84,158 84,138 C84,116 100,96 125,96 Z",
        "#0A120F",
    )
    eye = (
        path("M86,140 Q125,100 164,140 Q125,176 86,140 Z", EYE_WHITE)
        + circle(125, 139, 19, "#2F858A")
        + circle(125, 139, 14, "#1C5B60")
        + circle(125, 139, 9, INK)
        + circle(131, 132, 5, WHITE)
        + stroke("M86,140 Q125,100 164,140", BRASS_SHINE, 4)
    )
    cheek = stroke("M100,190 Q125,206 150,190", "#2C6A4E", 3)
    return plate + hole + eye + cheek


def _ringing() -> str:
    """Three arcs of sound above the mouthpiece, the nearest the brightest."""
    arcs = ""
    for radius, opacity in ((92, 0.25), (74, 0.45), (58, 0.8)):
        y = 128 - radius * 0.62
        start, end = point(125 - radius * 0.78, y), point(125 + radius * 0.78, y)
        arcs += stroke(f"M{start} A{radius},{radius} 0 0 1 {end}", BRASS_LIGHT, 4, opacity=opacity)
    return arcs


def _boss_calls() -> str:
    """The Boss Calls: a brass candlestick telephone."""
    light, dark = BRASS_WORN, BRASS_DARK
    base = (
        path("M80,262 Q80,238 106,234 L144,234 Q170,238 170,262 Z", light)
        + path("M128,234 L144,234 Q170,238 170,262 L140,262 Q142,244 128,234 Z", dark)
        + rect(74, 260, 102, 10, "url(#brass)", rx=4)
    )
    stem = (
        rect(116, 150, 18, 88, light)
        + rect(127, 150, 7, 88, dark)
        + rect(112, 226, 26, 10, "url(#brass)", rx=3)
        + rect(112, 156, 26, 8, "url(#brass)", rx=3)
    )
    mouthpiece = (
        path("M100,112 L150,112 L140,148 L110,148 Z", light)
        + path("M128,112 L150,112 L140,148 L130,148 Z", dark)
        + ellipse(125, 111, 31, 11, "url(#brass)")
        + ellipse(125, 111, 24, 7.6, "#2A1A0A")
    )
    receiver = (
        stroke("M138,176 L172,176 L172,188", light, 7)
        + path("M158,140 h26 l-4,14 v52 l6,14 h-30 l6,-14 v-52 Z", light)
        + path("M172,140 h12 l-4,14 v52 l6,14 h-14 Z", dark)
        + rect(158, 150, 24, 6, "url(#brass)")
        + rect(159, 204, 24, 6, "url(#brass)")
    )
    cord = stroke("M172,222 C196,244 206,262 186,270 C166,276 150,270 150,264", light, 4)
    return _ringing() + base + stem + mouthpiece + receiver + cord


OBJECTS = {"lookout": _lookout, "spy": _spy, "boss-calls": _boss_calls}


def _name_plate() -> str:
    """The name is set as text between y 280 and 324."""
    return (
        path("M30,276 H220 L228,288 V318 L220,328 H30 L22,318 V288 Z", "url(#brass)")
        + path("M32,280 H218 L224,289 V316 L218,324 H32 L26,316 V289 Z", CREAM)
    )


def special(name: str, with_plate: bool) -> str:
    """One special card."""
    content = (
        path(CARD, "url(#brass)")
        + path(CARD_INSIDE_6, "url(#stock)")
        + stepped_frame(BRASS, 14, 2.4)
        + stepped_frame("#7E6128", 20, 1.4)
        + _fan()
        + OBJECTS[name]()
        + (_name_plate() if with_plate else "")
    )
    return document_with_margin(
        250, 350, content,
        linear_gradient("stock", (0, "#20443A"), (1, "#0D211B")),
        brass_gradient("brass"),
        linear_gradient("lamplight", (0, "#FFF1C4", 0.95), (1, "#FFF1C4", 0.05)),
    )
