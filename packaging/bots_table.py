#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the levels of the computer players against each other and prints the table of engine/README.md, in Markdown.

    packaging/bots_table.py [--cli build/release/bin/backroom-cli] [--only GAME]... [--games N] [--jobs N] [--seed S]

One player of the first kind plays those of the second kind, seats changing round. A game whose level is not there yet has
no figures.
"""

import argparse
import concurrent.futures
import json
import math
import subprocess
import sys

# id, perhaps with the number of seats: name, seats, whole games a pair, games that are timed, options
GAMES = {
    "the-gang": ("The Gang", 2, 400, 20, []),
    "gang-of-dice": ("Gang of Dice", 2, 400, 20, []),
    "gang-of-dice/4": ("Gang of Dice", 4, 400, 10, []),
    "gangz": ("Gangz", 4, 400, 10, []),
    "supergang": ("SuperGang", 4, 400, 10, ["length=20", "duels=dice"]),
}
PAIRS = [("3", "2"), ("3", "1"), ("3", "random"), ("2", "1"), ("2", "random"), ("1", "random")]
LEVELS = ["1", "2", "3"]


def play(arguments, game, bots, games):
    """Returns the totals of a playout, or None if the level is not available."""
    kind = game.split("/")[0]
    command = [arguments.cli, "playout", kind, "--games", str(games), "--seed", str(arguments.seed), "--bots", ",".join(bots)]
    for option in GAMES[game][4]:
        command += ["--option", option]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        if "no computer plays" in done.stderr:
            return None
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    print(f"{game} {','.join(bots)}: {done.stdout.strip()}", file=sys.stderr)
    return json.loads(done.stdout)


def share(totals):
    """Returns the first player's share of wins in percent, and its standard error."""
    games = totals["games"]
    won = totals["wins"][0] / games
    return f"{100 * won:.1f} ± {100 * math.sqrt(won * (1 - won) / games):.1f} %"


def time(totals):
    median, most = totals["decision_ms"]["median"], totals["decision_ms"]["most"]
    return f"{median:.3g} / {most:.3g}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cli", default="build/release/bin/backroom-cli")
    parser.add_argument("--only", action="append", choices=list(GAMES), help="one of the games, as often as needed")
    parser.add_argument("--games", type=int, help="how many a pair, instead of 400")
    parser.add_argument("--jobs", type=int, default=1, help="matches at the same time; times are measured one by one")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chosen = arguments.only or list(GAMES)

    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        matches = {
            (game, pair): pool.submit(
                play, arguments, game, [pair[0]] + [pair[1]] * (GAMES[game][1] - 1), arguments.games or GAMES[game][2]
            )
            for game in chosen
            for pair in PAIRS
        }
        results = {key: match.result() for key, match in matches.items()}
    timed = {(game, level): play(arguments, game, [level] * GAMES[game][1], GAMES[game][3]) for game in chosen for level in LEVELS}

    def row(head, cells):
        print("| " + " | ".join([head] + cells) + " |")

    def cell(text, totals):
        return text(totals) if totals else "–"

    row("", [GAMES[game][0] for game in chosen])
    row("---", ["---"] * len(chosen))
    row("who plays", [f"1 against {GAMES[game][1] - 1}" for game in chosen])
    row("if all were equal", [f"{100 // GAMES[game][1]} %" for game in chosen])
    for pair in PAIRS:
        row(f"{pair[0]} against {pair[1]}", [cell(share, results[game, pair]) for game in chosen])
    for level in LEVELS:
        row(f"a decision of {level}: median / most, ms", [cell(time, timed[game, level]) for game in chosen])


if __name__ == "__main__":
    main()
