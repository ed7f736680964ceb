# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""How a computer player's face changes with the game: other eyes, brows and mouth in the same head.

Who wears dark glasses has only brows and mouth to say it with, so each mood differs in those as well.
"""

from dataclasses import replace

from .gangster import Gangster

MOODS: dict[str, dict[str, str]] = {
    "thinking": dict(eyes="up", brows="raised", mouth="pursed"),
    "pleased": dict(eyes="merry", brows="arch", mouth="laugh"),
    "robbed": dict(eyes="narrow", brows="angry", mouth="teeth"),
    "caught": dict(eyes="round", brows="worried", mouth="gape"),
    "beaten": dict(eyes="sad", brows="sorrowful", mouth="sulk"),
}


def in_mood(gangster: Gangster, mood: str) -> Gangster:
    """The same gangster with the face of that mood."""
    return replace(gangster, **MOODS[mood])
