# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Command line: writes the pictures into a folder, lists them, or proposes faces for one number."""

import argparse
import importlib.util
import sys
from itertools import chain
from pathlib import Path

if not __package__:  # started as a folder: python3 drawings OUT_DIR
    _folder = Path(__file__).resolve().parent
    sys.path[0] = str(_folder.parent)
    __spec__ = importlib.util.find_spec(f"{_folder.name}.__main__")
    __package__ = __spec__.parent

from .cast import CAST_SIZE, cast, look_alikes
from .casting import best_takes
from .check import complaints, digest
from .collection import shipped, upcoming


def _check_cast() -> None:
    """Fails if two gangsters look alike."""
    pairs = look_alikes(cast())
    if pairs:
        raise ValueError(f"these gangsters look alike: {', '.join(f'{a} and {b}' for a, b in pairs)}")


def _write(out: Path, all_games: bool) -> int:
    """Writes every picture and returns how many there are."""
    count = 0
    for name, draw in chain(shipped(), upcoming() if all_games else ()):
        file = out / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(draw())
        count += 1
    return count


def main(arguments: list[str] | None = None) -> int:
    """Returns the exit status."""
    parser = argparse.ArgumentParser(prog="drawings", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT_DIR", nargs="?", help="folder for the pictures")
    parser.add_argument(
        "--recast", type=int, metavar="NUMBER", help="print the takes that suit this number best"
    )
    parser.add_argument(
        "--all-games", action="store_true", help="also draw what only games to come will use"
    )
    parser.add_argument("--list", action="store_true", help="print the names of the files, draw nothing")
    parser.add_argument("--check", action="store_true", help="draw everything and look for mistakes")
    parser.add_argument("--digest", action="store_true", help="print one checksum of all pictures")
    options = parser.parse_args(arguments)
    wishes = (
        options.out is not None, options.recast is not None, options.list, options.check, options.digest
    )
    if sum(wishes) != 1:
        parser.error("give one of OUT_DIR, --list, --check, --digest and --recast NUMBER")
    if options.check:
        found = list(complaints())
        print(*found, f"{len(found)} mistakes", sep="\n")
        return 1 if found else 0
    if options.digest:
        print(digest())
        return 0
    if options.list:
        print(*(name for name, _ in shipped()), sep="\n")
        return 0
    if options.recast is not None:
        if not 1 <= options.recast <= CAST_SIZE:
            parser.error(f"NUMBER must be from 1 to {CAST_SIZE}")
        print(*best_takes(options.recast, cast()))
        return 0
    if options.out.exists() and not options.out.is_dir():
        parser.error(f"{options.out} is not a folder")
    try:
        _check_cast()
        count = _write(options.out, options.all_games)
    except KeyError as error:
        print(f"drawings: no part is called {error}", file=sys.stderr)
        return 1
    except (OSError, ValueError) as error:
        print(f"drawings: {error}", file=sys.stderr)
        return 1
    print(f"{count} pictures in {options.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
