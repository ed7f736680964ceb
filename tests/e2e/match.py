# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game through the real window: the parts common to all games."""
import argparse
import json
import pathlib
import sqlite3
import subprocess
import tempfile
import time

from desktop import Desktop, wait_for

OPEN_CURTAIN = (640, 545)
# A point of the curtain's cloth.
CURTAIN = (60, 420)
# New things ignore presses until there have been none for a moment.
REST = 0.8


class Referee:
    """backroom-cli, which is given the journal that the window writes."""

    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + '\n')
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        assert reply['ok'], reply
        return reply

    def close(self):
        self.process.stdin.close()
        self.process.wait(10)


class Player:
    """Plays for everyone at the table. A subclass for a game has `game` and `seed`, performs the next action (`play`), decides
    when to kill the program (`far_enough`), and checks at the end what was covered (`summary`)."""
    seats = 2
    # Additional lines of the settings.
    settings = ''
    # How many seconds the end of the game takes.
    end_pause = 1
    # How many seconds an action may take to be in the journal.
    patience = 10

    def __init__(self, desktop, referee, data, keep):
        self.desktop, self.referee, self.data, self.keep = desktop, referee, data, keep

    @classmethod
    def start_arguments(cls):
        return ['--new', cls.game, '--seats', str(cls.seats), '--seed', str(cls.seed)]

    def begin(self):
        """Called once the window is open. Does nothing if the program starts with a game."""

    def database(self):
        return sqlite3.connect(f'file:{self.data}/games.sqlite?mode=ro', uri=True)

    def journal(self):
        with self.database() as database:
            return [text for (text,) in database.execute(
                'SELECT text FROM line WHERE match = (SELECT max(id) FROM match) ORDER BY number')]

    def view(self):
        self.referee.ask(cmd='load', lines=self.journal())
        return self.referee.ask(cmd='view')['view']

    def pending(self):
        return self.referee.ask(cmd='pending')['pending'][0]

    def expect(self, lines, seat, action):
        """Checks that the window writes exactly this action next."""
        wait_for(lambda: len(self.journal()) > lines, f'{action} in the journal', self.patience)
        written = json.loads(self.journal()[lines])
        assert (written['seat'], written['action']) == (seat, action), (written, seat, action)
        self.desktop.still()

    def shut(self):
        """Returns whether the curtain is closed: red where the table is green or has a city's poster."""
        red, green, blue = self.desktop.color(CURTAIN)
        return red > 40 and red > 1.6 * max(green, blue) and abs(green - blue) < 40

    def open_curtain(self):
        """Waits for the curtain, as announcements come first, and opens it. On a slow machine the first click may come too soon,
        so it is repeated, as a person would."""
        wait_for(self.shut, 'the curtain', 30)
        for last in (False, False, True):
            self.desktop.click(OPEN_CURTAIN)
            try:
                wait_for(lambda: not self.shut(), 'the curtain to open', 3)
                break
            except AssertionError:
                if last:
                    raise
        time.sleep(REST)

    def picture(self, name):
        if self.keep:
            self.desktop.picture(f'{self.keep}/e2e-{self.game}-{name}.png')

    def kill_and_continue(self, program):
        before = self.journal()
        self.desktop.kill()
        self.desktop.start([program, '--data', self.data])
        time.sleep(1)
        self.picture('home')
        self.desktop.xdotool('key', 'Return')
        time.sleep(0.5)
        assert self.journal() == before, 'the journal changed by going on'


def play(kind, arguments, data):
    desktop = Desktop(1280, 800)
    referee = Referee(arguments.cli)
    player = kind(desktop, referee, data, arguments.keep)
    try:
        # Without animations, for which the test would have to wait.
        pathlib.Path(data, 'settings.ini').write_text(
            '[General]\nanimationSpeed=0\nlanguage=en\n' + kind.settings)
        desktop.start([arguments.backroom, '--data', data, *kind.start_arguments()])
        time.sleep(1)
        player.begin()
        killed = False
        while True:
            view = player.view()
            if referee.ask(cmd='pending')['over']:
                break
            if not killed and player.far_enough(view):
                killed = True
                player.kill_and_continue(arguments.backroom)
            player.play(view)
        time.sleep(kind.end_pause)
        player.picture('end')
        assert killed, 'the game ended before the program was killed'
        lines = player.journal()
        loaded = referee.ask(cmd='load', lines=lines)
        assert loaded['hash'] == json.loads(lines[-1])['hash']
        result = referee.ask(cmd='result')
        assert result['over'], result
        with player.database() as database:
            assert database.execute('SELECT over FROM match').fetchall() == [(1,)]
        print(f'{len(lines) - 1} actions, {player.summary()}, scores {result["scores"]}')
    except BaseException:
        player.picture('failure')
        raise
    finally:
        desktop.close()
        referee.close()


def parser():
    """Returns the parser for the command line common to all tests."""
    options = argparse.ArgumentParser()
    options.add_argument('backroom')
    options.add_argument('cli')
    options.add_argument('--keep')
    return options


def run(played, options=None):
    """Calls `played` with the arguments of the command line and an empty folder."""
    arguments = (options or parser()).parse_args()
    with tempfile.TemporaryDirectory() as data:
        played(arguments, data)


def main(kind):
    run(lambda arguments, data: play(kind, arguments, data))
