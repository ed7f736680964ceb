# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The three special cards, 250 x 350 units: dark green stock, brass frame, a fan and one object.

Each comes with a cream plate for its name and, for small sizes, without.
"""

import math

from .burst import Box, burst
from .ornament import CARD, CARD_INSIDE_6, brass_gradient, stepped_frame
from .palette import (
    BRASS, BRASS_DARK, BRASS_DEEP, BRASS_LIGHT, BRASS_SHINE, BRASS_WORN, CREAM, EYE_WHITE, INK, LAMPLIGHT,
    WHITE,
)
from .svg import (
    circle, document_with_margin, ellipse, filled, group, linear_gradient, path, point, polar, rect,
    ring, stroke,
)

NIGHT_IRON = "#0B1512"
SHADOW = "#14100F"
COAT, COAT_SHADE, COAT_LIGHT = "#7A242D", "#54161E", "#A23A44"
FIELD = Box(21, 21, 229, 329)  # inside the double frame
RAYS = 40


def _street_lamp() -> str:
    return (
        path("M90,80 L144,80 L214,270 H38 Z", "url(#lamplight)")
        + path("M100,80 L134,80 L178,270 H70 Z", "url(#lamplight)")
        + ellipse(126, 268, 88, 9, "#FFF1C4", fill_opacity=0.16)
        + path("M57,78 H67 L69,262 H55 Z", NIGHT_IRON)
        + path("M48,262 h28 l6,12 h-40 Z M52,250 h20 v6 h-20 Z M54,120 h16 v5 h-16 Z", NIGHT_IRON)
        + stroke("M62,84 C62,50 112,44 117,64 M62,96 C74,92 84,82 84,70", NIGHT_IRON, 5)
        + path("M94,82 Q96,60 117,60 Q138,60 140,82 Z M112,52 h10 v9 h-10 Z", NIGHT_IRON)
        + stroke("M100,76 Q103,66 114,64", "#3B5A4E", 3)
        + ellipse(117, 83, 20, 6, LAMPLIGHT)
    )


def _watcher() -> str:
    """A man in a trench coat who looks at us through field glasses."""
    coat = (
        path(
            "M100,206 C84,212 74,228 72,250 L70,276 H184 L182,250 C180,228 170,212 154,206 "
            "L127,220 Z",
            COAT,
        )
        + path("M154,206 C170,212 180,228 182,250 L184,276 H127 V218 Z", COAT_SHADE)
        + path("M127,222 L104,204 L96,222 L112,232 L108,240 L127,262 Z", COAT_LIGHT)
        + path("M127,222 L150,204 L158,222 L142,232 L146,240 L127,262 Z", COAT)
        + path("M127,222 L118,232 L127,258 L136,232 Z", "#EADDC0")
        + path("M127,230 l5,6 l-3,20 l-2,3 l-2,-3 l-3,-20 Z", "#1D2C4C")
    )
    head = (
        path("M115,204 H140 V226 H115 Z", "#A9714A")
        + path("M103,164 H151 V184 C151,202 140,214 127,214 C114,214 103,202 103,184 Z", "#EEC39B")
        + path("M129,164 H151 V184 C151,202 140,214 129,214 L136,204 L131,196 Z", "#C48E5E")
        + stroke("M119,204 Q127,202 134,205", "#6E2A20", 2.6)
    )
    collar = path("M103,190 L94,206 L110,226 L122,212 Z", COAT_LIGHT) + path(
        "M151,190 L160,206 L144,226 L132,212 Z", COAT
    )
    hat = (
        path("M97,154 C95,128 102,112 112,113 C119,113 121,118 127,118 C133,118 136,111 143,112 "
             "C153,114 159,130 157,154 Z", "#2C2E38")
        + path(
            "M127,118 C133,118 136,111 143,112 C153,114 159,130 157,154 H138 C139,138 135,124 127,118 Z",
            "#454858",
        )
        + path("M96,142 Q127,154 158,142 L158,155 Q127,166 96,155 Z", "#8A2A34")
        + path("M74,156 C86,148 92,150 98,153 Q127,163 156,153 C162,150 170,148 180,154 "
               "C172,168 152,171 127,171 C100,171 82,167 74,156 Z", "#2C2E38")
        + stroke("M80,158 C100,168 152,169 174,157", "#5C6072", 2.4)
    )
    glasses = (
        path("M100,170 H154 L157,192 H130 L127,186 L124,192 H97 Z", SHADOW)
        + circle(111, 187, 16, BRASS_DARK) + circle(143, 187, 16, BRASS_DARK)
        + circle(111, 187, 13, "#12302A") + circle(143, 187, 13, "#12302A")
        + path("M101,184 A11,11 0 0 1 113,176 L105,195 A11,11 0 0 1 101,184 Z M133,184 A11,11 0 0 1 "
               "145,176 L137,195 A11,11 0 0 1 133,184 Z", "#9FE0C8")
        + ring(111, 187, 14.4, BRASS_SHINE, 2) + ring(143, 187, 14.4, BRASS_SHINE, 2)
    )
    sleeves = (
        path("M72,250 C72,230 78,212 92,198 L106,208 C98,222 94,240 94,262 Z", COAT_LIGHT)
        + path("M182,250 C182,230 176,212 162,198 L148,208 C156,222 160,240 160,262 Z", COAT_SHADE)
        + path("M88,204 L104,214 L108,206 L92,196 Z", "#2B0D10")
        + path("M166,204 L150,214 L146,206 L162,196 Z", "#2B0D10")
    )
    gloves = (
        path(
            "M90,198 C88,186 92,178 99,178 C104,178 104,184 102,190 L110,202 C108,210 96,212 90,198 Z",
            "#B5874A",
        )
        + path(
            "M164,198 C166,186 162,178 155,178 C150,178 150,184 152,190 L144,202 C146,210 158,212 164,198 Z",
            "#8A6230",
        )
        + stroke("M95,186 l6,4 M94,193 l8,4 M159,186 l-6,4 M160,193 l-8,4", "#5E4018", 1.6)
    )
    return coat + head + collar + hat + sleeves + glasses + gloves


def _lookout() -> str:
    """A watcher under a street lamp."""
    return _street_lamp() + _watcher()


def _spy() -> str:
    """An eye behind a keyhole in an engraved brass plate."""
    plate = (
        path("M125,64 L146,72 C176,82 192,108 192,138 C192,160 182,176 168,187 L186,262 L178,272 H72 "
             "L64,262 L82,187 C68,176 58,160 58,138 C58,108 74,82 104,72 Z", "url(#brass)")
        + path("M125,64 L146,72 C176,82 192,108 192,138 C192,160 182,176 168,187 L186,262 L178,272 H125 Z",
               BRASS_DARK, fill_opacity=0.35)
        + stroke("M125,71 L143,78 C170,87 185,111 185,138 C185,158 176,172 161,184 L179,260 L175,265 H75 "
                 "L71,260 L89,184 C74,172 65,158 65,138 C65,111 80,87 107,78 Z", BRASS_DEEP, 1.6)
    )
    screws = ""
    for x, y, turn in ((125, 79, 20), (80, 256, -30), (170, 256, 50)):
        screws += circle(x, y, 5, BRASS_SHINE) + ring(x, y, 5, BRASS_DEEP, 1.2)
        screws += group(stroke("M-3.4,0 H3.4", BRASS_DEEP, 1.6, "butt"), f"translate({x},{y}) rotate({turn})")
    hole = (
        path("M125,92 C152,92 171,113 171,138 C171,159 159,173 144,181 L160,254 H90 L106,181 "
             "C91,173 79,159 79,138 C79,113 98,92 125,92 Z", "#060D0B")
        + stroke("M106,181 C91,173 79,159 79,138 C79,113 98,92 125,92 C152,92 171,113 171,138", BRASS_DEEP, 2.4)
    )
    eye = (
        path("M82,142 Q103,104 137,110 Q156,114 168,138 Q150,122 125,121 Q101,122 82,142 Z", "#C48E5E")
        + path("M83,142 Q125,102 167,140 Q125,176 83,142 Z", EYE_WHITE)
        + path("M83,142 Q125,102 167,140 Q125,117 83,142 Z", "#C9BFA8")
        + circle(125, 140, 20, "#1C5B60")
        + "".join(
            stroke(f"M{polar(125, 140, 10.5, turn)} L{polar(125, 140, 18, turn)}", "#4FB3AC", 2.6)
            for turn in (i * math.pi / 6 for i in range(12))
        )
        + circle(125, 140, 10, INK)
        + circle(132, 132, 5.4, WHITE)
        + circle(119, 148, 2.4, WHITE, fill_opacity=0.6)
        + stroke("M83,142 Q125,102 167,140", SHADOW, 5)
        + stroke(
            "M89,130 l-7,-8 M101,120 l-5,-9 M116,114 l-2,-10 M133,113 l3,-10 M149,119 l7,-8 M160,128 l8,-6",
            SHADOW, 3,
        )
        + stroke("M90,150 Q125,174 160,148", "#8A5A3A", 2)
    )
    return plate + screws + hole + eye


def _ringing() -> str:
    """Three arcs of sound above the mouthpiece, the nearest the brightest."""
    arcs = ""
    for radius, opacity in ((92, 0.25), (74, 0.45), (58, 0.8)):
        y = 128 - radius * 0.62
        start, end = point(125 - radius * 0.78, y), point(125 + radius * 0.78, y)
        arcs += stroke(f"M{start} A{radius},{radius} 0 0 1 {end}", BRASS_LIGHT, 4, opacity=opacity)
    return arcs


def _boss_calls() -> str:
    """The Boss Calls: a brass candlestick telephone with its receiver on the hook."""
    light, dark = BRASS_WORN, BRASS_DARK
    base = (
        path("M76,262 Q78,242 104,234 H146 Q172,242 174,262 Z", light)
        + path("M130,234 H146 Q172,242 174,262 H142 Q144,244 130,234 Z", dark)
        + stroke("M86,256 Q90,244 106,240", BRASS_SHINE, 3)
        + ellipse(125, 253, 17, 7, "#2A1A0A")
        + "".join(
            circle(125 + 12 * math.cos(turn), 253 + 4.4 * math.sin(turn), 1.7, BRASS_LIGHT)
            for turn in (i * math.pi / 4 for i in range(8))
        )
        + rect(68, 260, 114, 12, "url(#brass)", rx=4)
        + stroke("M72,263 H178", BRASS_SHINE, 1.4)
    )
    stem = (
        rect(115, 148, 20, 88, light)
        + rect(127, 148, 8, 88, dark)
        + rect(118, 164, 3, 60, BRASS_SHINE)
        + rect(108, 226, 34, 10, "url(#brass)", rx=3)
        + rect(110, 156, 30, 8, "url(#brass)", rx=3)
    )
    mouthpiece = (
        path("M97,110 L153,110 L140,150 H110 Z", light)
        + path("M130,112 L153,110 L140,150 H131 Z", dark)
        + stroke("M104,120 L113,146", BRASS_SHINE, 2.6)
        + ellipse(125, 109, 34, 12, "url(#brass)")
        + ellipse(125, 109, 27, 8.6, "#2A1A0A")
        + "".join(
            circle(125 + dx, 109 + dy, 1.5, BRASS_WORN)
            for dx, dy in ((-16, 0), (-8, -3), (0, -4), (8, -3), (16, 0), (-8, 3), (0, 4), (8, 3), (0, 0))
        )
    )
    receiver = (
        stroke("M138,176 H170 V188", light, 7)
        + path("M157,136 h30 l-5,16 v54 l8,16 h-36 l8,-16 v-54 Z", "#241811")
        + path("M173,136 h14 l-5,16 v54 l8,16 h-17 Z", "#120B07")
        + stroke("M165,156 V202", "#6A4A2A", 2.6)
        + rect(159, 146, 26, 6, "url(#brass)")
        + rect(158, 206, 28, 6, "url(#brass)")
    )
    cord = stroke("M172,222 C198,236 206,258 190,268 C178,274 162,272 150,270", "#241811", 4)
    return _ringing() + cord + base + stem + mouthpiece + receiver


OBJECTS = {"lookout": _lookout, "spy": _spy, "boss-calls": _boss_calls}


def _name_plate() -> str:
    """The name is set as text between y 280 and 324."""
    return (
        path("M30,275 H220 L229,288 V318 L220,329 H30 L21,318 V288 Z", "url(#brass)")
        + path("M32,279 H218 L225,289.5 V316 L218,325 H32 L25,316 V289.5 Z", CREAM)
        + stroke("M34,282 H216 L222,290.5 V315 L216,322 H34 L28,315 V290.5 Z", BRASS_WORN, 1, "butt")
    )


def special(name: str, with_plate: bool) -> str:
    """One special card; without the plate the object is larger."""
    thing = OBJECTS[name]()
    if not with_plate:
        thing = group(thing, "translate(-15,2) scale(1.12)")
    content = (
        path(CARD, "url(#brass)")
        + path(CARD_INSIDE_6, "url(#stock)")
        + filled(burst(125, 150, RAYS, FIELD), "#2E7055", fill_opacity=0.34)
        + circle(125, 150, 92, "#3B8A68", fill_opacity=0.22)
        + ring(125, 150, 98, "#7E6128", 1.6)
        + stepped_frame(BRASS, 14, 2.6)
        + stepped_frame("#7E6128", 20, 1.4)
        + thing
        + (_name_plate() if with_plate else "")
    )
    return document_with_margin(
        250, 350, content,
        linear_gradient("stock", (0, "#20443A"), (1, "#0D211B")),
        brass_gradient("brass"),
        linear_gradient("lamplight", (0, "#FFF1C4", 0.62), (1, "#FFF1C4", 0.04)),
    )
