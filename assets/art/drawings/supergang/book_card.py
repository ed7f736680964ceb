"""The cream plate on which the rulebook pictures a figure or a piece: 250 x 350, a sunny disc over a street."""

from ..svg import circle, document_with_margin, ellipse, linear_gradient, path, radial_gradient, rect, stroke

CARD = "M18,0 H232 Q250,0 250,18 V332 Q250,350 232,350 H18 Q0,350 0,332 V18 Q0,0 18,0 Z"
EDGE_LINE = "M18,1.2 H232 Q248.8,1.2 248.8,18 V332 Q248.8,348.8 232,348.8 H18 Q1.2,348.8 1.2,332 V18 Q1.2,1.2 18,1.2 Z"
FIELD = "M30,14 H220 Q222,28 236,30 V320 Q222,322 220,336 H30 Q28,322 14,320 V30 Q28,28 30,14 Z"
INNER = "M35,19.5 H215 Q218,32 230.5,35 V315 Q218,318 215,330.5 H35 Q32,318 19.5,315 V35 Q32,32 35,19.5 Z"
STREET = "M19.5,262 H230.5 V315 Q218,318 215,330.5 H35 Q32,318 19.5,315 Z"
KERB = "M19.5,252 H230.5 V262 H19.5 Z"
BROWN, ROAD, DIVIDER, PAVEMENT = "#8A6A3C", "#C6BCAB", "#F5ECD6", "#F6DCC6"


def book_card() -> str:
    """The card with its rim: plate, sun, and at the bottom a strip of pavement and road to stand on."""
    content = (
        path(CARD, "url(#edge)") + stroke(EDGE_LINE, "#C9AF7C", 2) + path(FIELD, "#FFF8E8")
        + circle(125, 150, 96, "url(#sun)") + path(KERB, PAVEMENT) + path(STREET, ROAD)
        + rect(19.5, 250.6, 211, 1.6, "#D9B79B") + rect(19.5, 261, 211, 2, "#8B8171")
        + path("M78,263 L68,330.5 H72 L81,263 Z", DIVIDER) + path("M172,263 L182,330.5 H178 L169,263 Z", DIVIDER)
        + ellipse(128, 290, 66, 18, "#2E2416", fill_opacity=0.16)
        + stroke(INNER, BROWN, 1.2, stroke_opacity=0.7) + stroke(FIELD, BROWN, 2.4)
    )
    return document_with_margin(
        250, 350, content,
        linear_gradient("edge", (0, "#FBF3DF"), (1, "#EBDCBB")),
        radial_gradient("sun", 125, 150, 96, (0, "#FFE9A8", 1), (0.7, "#FFF0C4", 0.9), (1, "#FFF8E8", 0)),
    )
