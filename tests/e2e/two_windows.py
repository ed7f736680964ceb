#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens two windows on one folder: a game is played in one of them and, after that is killed, in the other. A window that is
asked to quit does so in order, and is restored.

usage: two_windows.py BACKROOM BACKROOM_CLI [--keep DIR]    saves screenshots in DIR
"""
import pathlib
import signal
import time

from desktop import Desktop, wait_for
from match import Referee, run
from play_gang_of_dice import DicePlayer, ROLL, own_die

CARD = (300, 715)
TAKEN = {'type': 'take', 'dice': 3}


class Window(Desktop):
    """Another program on the same screen."""

    def __init__(self, first):
        self.size, self.env, self.runtime, self.program = first.size, first.env, first.runtime, None

    def stop(self):
        """Terminates the program as the end of a session does."""
        self.program.send_signal(signal.SIGTERM)
        return self.program.wait(10)


def take_dice(desktop):
    desktop.click((640, 545))
    time.sleep(0.5)
    desktop.click(own_die(3))
    desktop.click(ROLL)
    time.sleep(0.5)


def play(arguments, data):
    desktop = Desktop(1280, 800)
    other = Window(desktop)
    referee = Referee(arguments.cli)
    player = DicePlayer(desktop, referee, data, arguments.keep)
    player.game = 'two-windows'
    try:
        pathlib.Path(data, 'settings.ini').write_text('[General]\nanimationSpeed=0\nlanguage=en\n')
        desktop.start([arguments.backroom, '--data', data, '--new', 'gang-of-dice', '--seats', '2', '--seed', '1930'])
        time.sleep(1)
        other.start([arguments.backroom, '--data', data])
        time.sleep(1)
        player.picture('held')
        before = player.journal()
        other.click(CARD)
        time.sleep(0.5)
        take_dice(other)
        assert player.journal() == before, 'the other window played a game that is held'

        desktop.kill()
        time.sleep(0.5)
        assert other.stop() == 0, 'it did not end in order'
        other.start([arguments.backroom, '--data', data])
        time.sleep(1)
        player.picture('free')
        other.click(CARD)
        time.sleep(1)
        player.view()
        seat = player.pending()
        take_dice(other)
        player.expect(len(before), seat, TAKEN)

        other.xdotool('windowsize', '--sync', other.window(), 1100, 700)
        time.sleep(0.5)
        assert other.stop() == 0, 'it did not end in order'
        other.start([arguments.backroom, '--data', data], resize=False)
        assert other.geometry() == (1100, 700), other.geometry()
        print('held, freed, ended and opened again')
    except BaseException:
        player.picture('failure')
        raise
    finally:
        if other.program and other.program.poll() is None:
            other.kill()
        desktop.close()
        referee.close()


if __name__ == '__main__':
    run(play)
