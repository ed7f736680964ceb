#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the pictures of README and of the store page, from the program itself, in every language.

    packaging/screenshots.py [--bin build/release/bin] [--to DIR] [--lang en]... [--size 1280x800] [--only NAME]...
    packaging/screenshots.py --moving [--bin build/release/bin] [--to DIR]

Each is a game that computer players have played up to a point, opened from a file in a window on a display of its own.
Without --to they go where README and the store page look for them, those of other languages than English beside them.

--moving makes only capture.webp, the animation of README: a card is dragged, and what is shown from then on is recorded.
It needs ImageMagick and xwd, and a machine that has nothing else to do.
"""

import argparse
import contextlib
import json
import pathlib
import subprocess
import sys
import tempfile
import threading
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

# The animation: Rosa's gangster comes before the others', and shuts three in. `path` is where the mouse goes, in a window of
# 1280 x 800: to the card, with it to the row, and away; `seconds` is how long what follows is watched.
CAPTURE = {"game": "the-gang", "seats": 3, "seed": 2, "actions": 3,
           "instead": {"choose": {"special": True, "ticket": None}},
           "there": lambda pending, view: pending == [0] and view["phase"] == "placing",
           "path": [(620, 470), (365, 705), (250, 300), (600, 560)], "seconds": 4.5}
MOVING_WIDTH = 900
# What an arrow looks like, from its point: a recording of the screen leaves the mouse out.
ARROW = [(0, 0), (0, 19), (4, 15), (8, 23), (11, 21), (8, 14), (14, 14)]


def match_file(cli, picture):
    """Returns the lines of a file with a game played up to a point."""
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
                action = {name: value for name, value in action.items() if value is not None}
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


@contextlib.contextmanager
def opened(programs, picture, language, size):
    """Opens that game in a window and waits until it is at rest."""
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
            # The message that the file was verified stays for eight seconds.
            time.sleep(9)
            desktop.still(4, 40)
            yield desktop
        finally:
            desktop.close()


def take(programs, picture, language, size, target):
    with opened(programs, picture, language, size) as desktop:
        for key in picture.get("keys", []):
            desktop.xdotool("key", key)
            time.sleep(0.5)
        desktop.still(3, 30)
        desktop.picture(str(target))
    print(target)


class Recorder(threading.Thread):
    """Records the screen: each picture with its time and the position of the mouse."""

    def __init__(self, desktop, folder, mouse):
        super().__init__()
        self.desktop, self.folder, self.mouse = desktop, folder, mouse
        self.frames, self.done = [], False

    def run(self):
        last = None
        while not self.done:
            began, mouse = time.monotonic(), self.mouse
            seen = subprocess.run(["xwd", "-root", "-silent"], env=self.desktop.env, stdout=subprocess.PIPE, check=True).stdout
            if (seen, mouse) != last:
                last = seen, mouse
                file = pathlib.Path(self.folder) / f"{len(self.frames):04}.xwd"
                file.write_bytes(seen)
                self.frames.append((file, began, mouse))
            time.sleep(max(0, began + 0.05 - time.monotonic()))
        self.frames.append((None, time.monotonic(), None))


def go(desktop, recorder, end, seconds):
    """Moves the mouse with acceleration and deceleration."""
    start, began = recorder.mouse, time.monotonic()
    share = 0
    while share < 1:
        share = min(1, (time.monotonic() - began) / seconds)
        eased = share * share * (3 - 2 * share)
        recorder.mouse = tuple(round(a + (b - a) * eased) for a, b in zip(start, end))
        desktop.xdotool("mousemove", *recorder.mouse)
        time.sleep(0.02)


def record(programs, picture, target):
    away, card, row, rest = picture["path"]
    with tempfile.TemporaryDirectory() as folder, opened(programs, picture, "en", (1280, 800)) as desktop:
        desktop.xdotool("mousemove", *away)
        time.sleep(1)
        recorder = Recorder(desktop, folder, away)
        recorder.start()
        try:
            time.sleep(0.6)
            go(desktop, recorder, card, 0.7)
            time.sleep(0.2)
            desktop.xdotool("mousedown", 1)
            time.sleep(0.2)
            go(desktop, recorder, row, 1.4)
            time.sleep(0.9)
            desktop.xdotool("mouseup", 1)
            time.sleep(0.3)
            go(desktop, recorder, rest, 0.6)
            time.sleep(picture["seconds"])
        finally:
            recorder.done = True
            recorder.join()
        command = ["convert"]
        for (file, began, mouse), (_, ended, _) in zip(recorder.frames, recorder.frames[1:]):
            arrow = " ".join(f"{mouse[0] + x},{mouse[1] + y}" for x, y in ARROW)
            command += ["(", "-delay", str(max(2, round((ended - began) * 100))), f"xwd:{file}", "-fill", "white", "-stroke", "black",
                        "-draw", f"polygon {arrow}", "-resize", str(MOVING_WIDTH), ")"]
        subprocess.run([*command, "-loop", "0", "-quality", "82", "-define", "webp:method=6", str(target)], check=True)
    print(f"{target}: {len(recorder.frames) - 1} pictures, {target.stat().st_size / 1e6:.2f} MB")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/release/bin")
    arguments.add_argument("--to", type=pathlib.Path, default=ROOT / "packaging/screenshots")
    arguments.add_argument("--lang", choices=LANGUAGES, action="append")
    arguments.add_argument("--size", default="1280x800")
    arguments.add_argument("--only", choices=list(PICTURES), action="append")
    arguments.add_argument("--moving", action="store_true")
    given = arguments.parse_args()
    size = tuple(int(length) for length in given.size.split("x"))
    if missing := [name for name in ("backroom", "backroom-cli") if not (given.bin / name).is_file()]:
        arguments.error(f"{' and '.join(missing)} not in {given.bin}: build first, or say where with --bin")
    if given.moving:
        return record(given.bin, CAPTURE, given.to / "capture.webp")
    for language in given.lang or LANGUAGES:
        folder = given.to if language == "en" else given.to / language
        folder.mkdir(parents=True, exist_ok=True)
        for name in given.only or PICTURES:
            take(given.bin, PICTURES[name], language, size, folder / f"{name}.png")


if __name__ == "__main__":
    main()
