# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Command line: writes the sounds into a folder, lists, checks or measures them, or draws waveforms and spectrograms."""

import argparse
import hashlib
import importlib.util
import sys
from pathlib import Path

if not __package__:  # started as a folder: python3 sounds OUT_DIR
    _folder = Path(__file__).resolve().parent
    sys.path[0] = str(_folder.parent)
    __spec__ = importlib.util.find_spec(f"{_folder.name}.__main__")
    __package__ = __spec__.parent

from .check import complaints, report
from .collection import takes
from .pictures import write_pictures
from .wave_file import wave_file


def _digest() -> str:
    whole = hashlib.sha256()
    for take in takes():
        whole.update(take.file.encode() + b"\0" + wave_file(take.samples()))
    return whole.hexdigest()


def main(arguments: list[str] | None = None) -> int:
    """Returns the exit status."""
    parser = argparse.ArgumentParser(prog="sounds", description=__doc__)
    wish = parser.add_mutually_exclusive_group(required=True)
    wish.add_argument("out", type=Path, metavar="OUT_DIR", nargs="?", help="folder for the sounds")
    wish.add_argument("--list", action="store_true", help="print the names of the files, make nothing")
    wish.add_argument("--check", action="store_true", help="make everything and look for mistakes")
    wish.add_argument("--report", action="store_true", help="print length, levels and brightness of each sound")
    wish.add_argument("--digest", action="store_true", help="print one checksum of all sounds")
    wish.add_argument("--pictures", type=Path, metavar="DIR", help="draw waves and spectra into this folder")
    parser.add_argument(
        "--packed", type=Path, metavar="DIR", help="with --check: this folder must hold the same sounds"
    )
    options = parser.parse_args(arguments)
    if options.list:
        print(*(take.file for take in takes()), sep="\n")
        return 0
    if options.check:
        found = list(complaints(options.packed))
        print(*found, f"{len(found)} mistakes", sep="\n")
        return 1 if found else 0
    if options.report:
        print(*report(), sep="\n")
        return 0
    if options.digest:
        print(_digest())
        return 0
    try:
        if options.pictures:
            print(f"{len(list(write_pictures(options.pictures)))} pictures in {options.pictures}")
            return 0
        options.out.mkdir(parents=True, exist_ok=True)
        for take in takes():
            (options.out / take.file).write_bytes(wave_file(take.samples()))
    except OSError as error:
        print(f"sounds: {error}", file=sys.stderr)
        return 1
    print(f"{len(list(takes()))} sounds in {options.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
