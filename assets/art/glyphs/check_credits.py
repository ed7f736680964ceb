# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the authors of all glyphs in use are credited, and that the town has its trade signs.

    python3 assets/art/glyphs/check_credits.py  # exit status 0: all is right; 1: a line for each mistake

Also `ctest -R credits`.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
# Wherever the makers of the glyphs must be named.
CREDITS = (
    "README.md", "packaging/copyright", "assets/art/glyphs/README.md", "qml/Shell/CreditsPanel.qml",
)


def _read(file: str) -> object:
    return json.loads((ROOT / file).read_text(encoding="utf-8"))


def complaints() -> Iterator[str]:
    """Returns one line for each error."""
    glyphs, trades = _read("assets/art/glyphs/glyphs.json"), _read("assets/art/glyphs/trades.json")
    tattoos = {tattoo["icon"]: tattoo["by"] for tattoo in _read("assets/gangz/tattoos.json")}
    signs = {shop["icon"] for shop in _read("assets/supergang/town.json")["drawing"]["shops"].values()}
    yield from (f"the town shows the glyph {name!r}, which has no author" for name in sorted(signs - trades.keys()))
    yield from (f"the trade {name!r} is on no sign of the town" for name in sorted(trades.keys() - signs))
    yield from (f"glyphs.json has no {name!r}" for name in sorted(trades.keys() - glyphs.keys()))
    yield from (f"nothing shows the glyph {name!r}" for name in sorted(glyphs.keys() - trades.keys() - tattoos.keys()))
    for name in sorted(trades.keys() & tattoos.keys()):
        if trades[name] != tattoos[name]:
            yield f"{name!r} is by {trades[name]} on a sign and by {tattoos[name]} on a tattoo"
    for file in CREDITS:
        text = (ROOT / file).read_text(encoding="utf-8")
        for author in sorted({*trades.values(), *tattoos.values()}):
            if not re.search(rf"\b{re.escape(author)}\b", text):
                yield f"{file} does not name {author}"


def main() -> int:
    """Returns the exit status."""
    found = list(complaints())
    print(*found, f"{len(found)} mistakes", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
