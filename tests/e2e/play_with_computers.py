#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game of Gang of Dice, one person against two computer players, through the real window with the mouse; the
program is killed in the middle of a computer player's turn, and continues; at the end the headless program replays the
journal and must reach the same result.

usage: play_with_computers.py BACKROOM BACKROOM_CLI [--keep DIR]    saves screenshots in DIR
"""
import json
import time

from desktop import wait_for
from match import REST, Player, main
from play_gang_of_dice import KILL_IN_ROUND, DicePlayer

# A point on the brass of the roll button, which is there when the person has to decide.
ROLLS = (680, 512)


class AlonePlayer(DicePlayer):
    game = 'gang-of-dice'
    seats = 'you,3,2'

    def far_enough(self, view):
        return view['round'] == KILL_IN_ROUND and self.pending() == 0 and view['turn']['dice'] > 0

    def kill_and_continue(self, program):
        """Kills the program right after the person's move, while the next computer player is thinking."""
        self.play(self.view())
        Player.kill_and_continue(self, program)

    def open_curtain(self):
        """A single person has no curtain: only waits until the actions of the computer players have been shown."""
        wait_for(self.asked, 'the button that rolls', 20)
        time.sleep(REST)

    def asked(self):
        red, green, blue = self.desktop.color(ROLLS)
        return red > 140 and red > green > blue

    def play(self, _):
        view = self.view()
        if self.pending() == 0:
            return super().play(view)
        lines = len(self.journal())
        wait_for(lambda: len(self.journal()) > lines, 'a computer player to do something', 20)

    def summary(self):
        self.seen['of computers'] = sum(json.loads(line).get('seat', 0) > 0 for line in self.journal()[1:])
        assert self.seen['of computers'] >= 20, self.seen
        return ', '.join(f'{number} {name}' for name, number in self.seen.items())


if __name__ == '__main__':
    main(AlonePlayer)
