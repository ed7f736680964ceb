#!/usr/bin/env python3
"""Makes the pictures of README and of the store page, from the program itself, in every language.

    packaging/screenshots.py [--bin build/release/bin] [--to DIR] [--lang en]... [--size 1280x800] [--only NAME]...

Each is a game that computer players have played up to a point, opened from a file in a window on a display of its own.
Without --to they go where README and the store page look for them, those of other languages than English beside them.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "e2e"))

from desktop import Desktop  # noqa: E402
from match import Referee  # noqa: E402

LANGUAGES = ["en", "it", "fr"]
PLAYERS = ["Rosa", "Bea", "Vito", "Nino"]
# That others are computers of, and that plays what leads there.
LEVEL = 2

# What is played: the game, how many seats, the deal, how many actions at least, and what must then be so, of who must decide and of
# what all see. Seat 0 is a person's, the others are computers'; `instead` changes what that person does, `keys` are pressed in the window.
CHOOSING = {"game": "the-gang", "seats": 3, "seed": 12, "actions": 4, "there": lambda pending, view: pending == [0, 1, 2]}
PICTURES = {
    "the-gang": CHOOSING,
    "gang-of-dice": {"game": "gang-of-dice", "seats": 3, "seed": 6, "actions": 8, "instead": {"take": {"dice": 7}},
                     "there": lambda pending, view: pending == [0] and view["turn"]["dice"] == 7},
    "gangz": {"game": "gangz", "seats": 4, "seed": 4, "actions": 13, "level": 3,
              "there": lambda pending, view: view["phase"] == "vote" and 0 not in pending},
    "supergang": {"game": "supergang", "seats": 4, "seed": 5, "actions": 150, "keys": ["Return"],
                  "there": lambda pending, view: pending == [0] and view["turn"]["phase"] == "gang"},
    "rulebook": CHOOSING | {"keys": ["F1", "Next"]},
}


def match_file(cli, picture):
    """The lines of a file with a game that is played so far."""
    level = picture.get("level", LEVEL)
    referee = Referee(str(cli))
    try:
        said = referee.ask(cmd="new", game=picture["game"], seats=PLAYERS[:picture["seats"]], seed=picture["seed"])
        played = 0
        while played < picture["actions"] or not picture["there"](said["pending"], referee.ask(cmd="view")["view"]):
            seat = said["pending"][0]
            action = referee.ask(cmd="bot", seat=seat, level=level, seed=played)["action"]
            if seat == 0:
                action |= picture.get("instead", {}).get(action["type"], {})
            said = referee.ask(cmd="act", seat=seat, action=action)
            played += 1
            if said["over"]:
                sys.exit(f"{picture['game']}: over before it comes to that")
        lines = referee.ask(cmd="journal")["lines"]
    finally:
        referee.close()
    header = lines[0] if isinstance(lines[0], dict) else json.loads(lines[0])
    header["table"] = {"levels": [0] + [level] * (picture["seats"] - 1)}
    return [json.dumps(header)] + [line if isinstance(line, str) else json.dumps(line) for line in lines[1:]]


def take(programs, picture, language, size, target):
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder) / "data"
        data.mkdir()
        file = pathlib.Path(folder) / "game.backroom"
        file.write_text("\n".join(match_file(programs / "backroom-cli", picture)) + "\n")
        desktop = Desktop(*size)
        desktop.env["XDG_CONFIG_HOME"] = folder
        try:
            desktop.start([str(programs / "backroom"), "--lang", language, "--data", str(data), str(file)])
            desktop.xdotool("mousemove", size[0] - 1, size[1] - 1)
            desktop.still(4, 40)
            for key in picture.get("keys", []):
                desktop.xdotool("key", key)
                time.sleep(0.5)
            desktop.still(3, 30)
            desktop.picture(str(target))
        finally:
            desktop.close()
    print(target)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/release/bin")
    arguments.add_argument("--to", type=pathlib.Path, default=ROOT / "packaging/screenshots")
    arguments.add_argument("--lang", choices=LANGUAGES, action="append")
    arguments.add_argument("--size", default="1280x800")
    arguments.add_argument("--only", choices=list(PICTURES), action="append")
    given = arguments.parse_args()
    size = tuple(int(length) for length in given.size.split("x"))
    if missing := [name for name in ("backroom", "backroom-cli") if not (given.bin / name).is_file()]:
        arguments.error(f"{' and '.join(missing)} not in {given.bin}: build first, or say where with --bin")
    for language in given.lang or LANGUAGES:
        folder = given.to if language == "en" else given.to / language
        folder.mkdir(parents=True, exist_ok=True)
        for name in given.only or PICTURES:
            take(given.bin, PICTURES[name], language, size, folder / f"{name}.png")


if __name__ == "__main__":
    main()
