# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the glyphs that the pictures use out of icons.json of the npm package @iconify-json/game-icons 1.2.4.

    python3 assets/art/glyphs/take.py ICONS_JSON            # writes glyphs.json anew
    python3 assets/art/glyphs/take.py --compare ICONS_JSON  # only says whether glyphs.json agrees with it

The build never runs this: glyphs.json is in the repository.
"""

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parents[1]
GLYPHS = HERE / "glyphs.json"
# icons.json of the pinned version: in any other one a glyph may have changed.
SHA256 = "b948029964d549d0ae3b17afead9c9d6f019ddcbdc34f52cb915dc460575c4cd"
GLYPH = re.compile(r'<path fill="currentColor" d="([^"]+)"/>')


def wanted() -> Iterator[str]:
    """Returns the names of all glyphs in use. Glyphs of another game are added here."""
    for tattoo in json.loads((ASSETS / "gangz" / "tattoos.json").read_text(encoding="utf-8")):
        yield tattoo["icon"]
    yield from json.loads((GLYPHS.parent / "trades.json").read_text(encoding="utf-8"))


def taken(package: bytes) -> str:
    """Returns the required content of glyphs.json."""
    found = hashlib.sha256(package).hexdigest()
    if found != SHA256:
        raise ValueError(f"this is not icons.json of the pinned version: its SHA-256 is {found}")
    icons = json.loads(package)["icons"]
    lines = []
    for name in sorted(set(wanted())):
        if name not in icons:
            raise ValueError(f"the package has no glyph {name!r}")
        icon = icons[name]
        path = GLYPH.fullmatch(icon["body"])
        # Anything else (several paths, masks, strokes, another size) the drawings would not draw as it looks.
        if set(icon) != {"body"} or path is None:
            raise ValueError(f"the glyph {name!r} is not one filled path of 512 x 512")
        lines.append(f'"{name}": "{path.group(1)}"')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", type=Path, metavar="ICONS_JSON", help="the file of the unpacked package")
    parser.add_argument("--compare", action="store_true", help="write nothing")
    options = parser.parse_args()
    try:
        text = taken(options.package.read_bytes())
        if options.compare:
            same = GLYPHS.read_text(encoding="utf-8") == text
            print("glyphs.json agrees with the package" if same else "glyphs.json does not agree with the package")
            return 0 if same else 1
        GLYPHS.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        print(f"take.py: {error}", file=sys.stderr)
        return 1
    print(f"{len(text.splitlines()) - 2} glyphs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
