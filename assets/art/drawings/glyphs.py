# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Solid glyphs from game-icons.net (CC BY 3.0), 512 x 512 units: see the README of `../glyphs`."""

import json
from functools import cache
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "glyphs" / "glyphs.json"


@cache
def _glyphs() -> dict[str, str]:
    return json.loads(FILE.read_text(encoding="utf-8"))


def glyph(name: str) -> str:
    """Path data of one glyph."""
    return _glyphs()[name]
