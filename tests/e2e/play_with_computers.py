#!/usr/bin/env python3
"""Plays a whole game of Gang of Dice, one person against two computer players, through the real window with the mouse; the
program is killed in the middle, while a computer player is asked, and goes on; at the end the headless program replays the
journal and must come to the same end.

usage: play_with_computers.py BACKROOM BACKROOM_CLI [--keep DIR]    DIR gets pictures of what was seen
"""
import json
import time

from desktop import wait_for
from match import REST, Player, main
from play_gang_of_dice import KILL_IN_ROUND, DicePlayer

# Of the brass of the button that rolls, which is there when one is asked.
ROLLS = (680, 512)


class AlonePlayer(DicePlayer):
    game = 'gang-of-dice'
    seats = 'you,3,2'

    def far_enough(self, view):
        return view['round'] == KILL_IN_ROUND and self.pending() == 0 and view['turn']['dice'] > 0

    def kill_and_continue(self, program):
        """Right after the own move: whoever follows is just being asked."""
        self.play(self.view())
        Player.kill_and_continue(self, program)

    def open_curtain(self):
        """There is none: whoever is alone hides nothing. What the computers did is told first."""
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
