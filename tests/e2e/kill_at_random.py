#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets computer players play in the real window, which is killed at random moments and restarted: nothing committed is lost,
the database is intact, every line of the journal is valid, and the match continues.

usage: kill_at_random.py BACKROOM BACKROOM_CLI [--keep DIR] [--kills N] [--seed N]
"""
import pathlib
import random
import sqlite3
import time

from desktop import Desktop, wait_for
from match import Referee, parser, run

GAMES = ['gang-of-dice', 'the-gang', 'gangz', 'supergang']
SEATS = {'the-gang': '1,2', 'gang-of-dice': '1,2', 'gangz': '1,1,2', 'supergang': '1,1,1'}
# An empty point of every table: a click there skips what is shown.
BAR = (420, 25)


class Killer:
    def __init__(self, arguments, data):
        self.arguments, self.data = arguments, data
        self.random = random.Random(arguments.seed)
        self.desktop = Desktop(1280, 800)
        self.referee = Referee(arguments.cli)
        self.dealt = 0
        self.lines = 0

    def ask(self, statement):
        if not pathlib.Path(self.data, 'games.sqlite').exists():
            return []
        database = sqlite3.connect(f'file:{self.data}/games.sqlite?mode=ro', uri=True)
        try:
            return database.execute(statement).fetchall()
        finally:
            database.close()

    def journals(self):
        """Returns the committed lines of each match."""
        journals = {}
        for match, text in self.ask('SELECT match, text FROM line ORDER BY match, number'):
            journals.setdefault(match, []).append(text)
        return journals

    def unfinished(self):
        return bool(self.ask('SELECT 1 FROM match WHERE over = 0 AND put_away = 0 LIMIT 1'))

    def start(self):
        """Continues the unfinished match, or starts the next one."""
        command = [self.arguments.backroom, '--data', self.data]
        going_on = self.unfinished()
        if not going_on:
            game = GAMES[self.dealt % len(GAMES)]
            self.dealt += 1
            command += ['--new', game, '--seats', SEATS[game], '--seed', str(self.random.randrange(1, 10**9))]
        self.desktop.start(command)
        return going_on

    def play(self, going_on):
        """Plays for a random time, which may be too short for anything to happen."""
        end = time.monotonic() + self.random.choice((0.3, 1.5, 5, 9)) * self.random.random()
        if going_on:
            time.sleep(min(0.7, max(0, end - time.monotonic())))
            self.desktop.xdotool('key', 'Return')
        while time.monotonic() < end:
            # Presses in quick succession are ignored.
            time.sleep(min(0.5, max(0, end - time.monotonic())))
            self.desktop.click(BAR)

    def check(self, before, kill):
        assert self.ask('PRAGMA integrity_check') == [('ok',)], f'kill {kill}: the database is damaged'
        after = self.journals()
        for match, lines in before.items():
            assert after.get(match, [])[:len(lines)] == lines, f'kill {kill}: lines of match {match} are lost'
        for match, lines in after.items():
            if lines != before.get(match):
                self.referee.ask(cmd='load', lines=lines)
        return after

    def killed(self, kill):
        going_on = self.start()
        self.play(going_on)
        before = self.journals()
        self.desktop.kill()
        self.lines = sum(map(len, self.check(before, kill).values()))

    def goes_on(self):
        going_on = self.start()
        if going_on:
            time.sleep(1)
            self.desktop.xdotool('key', 'Return')
        wait_for(lambda: sum(map(len, self.journals().values())) > self.lines, 'the match to go on', 60)


def play(arguments, data):
    pathlib.Path(data, 'settings.ini').write_text('[General]\nanimationSpeed=0\nlanguage=en\n')
    killer = Killer(arguments, data)
    try:
        for kill in range(1, arguments.kills + 1):
            killer.killed(kill)
        killer.goes_on()
        print(f'killed {arguments.kills} times, {killer.dealt} games, {killer.lines} lines kept')
    except BaseException:
        if arguments.keep:
            killer.desktop.picture(f'{arguments.keep}/e2e-kill-failure.png')
        raise
    finally:
        killer.desktop.close()
        killer.referee.close()


if __name__ == '__main__':
    options = parser()
    options.add_argument('--kills', type=int, default=10)
    options.add_argument('--seed', type=int, default=1930)
    run(play, options)
