#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game of Gang of Dice for two through the real window with the mouse, kills the program in the middle
and continues; at the end the headless program replays the journal and must reach the same result.

usage: play_gang_of_dice.py BACKROOM BACKROOM_CLI [--keep DIR]    saves screenshots in DIR
"""
import time

from match import REST, Player, main

KILL_IN_ROUND = 5

# Positions in a window of 1280×800.
TRAY = (622, 240)
TRAY_WIDTH, LARGEST_DIE, APART, WIDEST_APART = 588, 104, 1.27, 1.9
BELOW_TRAY = (622, 570)
BUTTONS = 493
REROLL = (622 + 80, BUTTONS)
STOP = (622 - 80, BUTTONS)
ROLL = (622 + 100, BUTTONS)
FEWER, MORE = (455, BUTTONS), (620, BUTTONS)
USUAL = 3
OWN_LEFT, OWN_DIE, OWN_STEP, OWN_Y = 256, 42, 51, 751


def tray_die(index, count):
    """Returns the middle of the cell in which one of at most six dice lies, which form one row."""
    size = min(LARGEST_DIE, TRAY_WIDTH / (count * APART))
    cell = min(TRAY_WIDTH / count, size * WIDEST_APART)
    return round(TRAY[0] + (index - (count - 1) / 2) * cell), TRAY[1] - 13


def own_die(number):
    return OWN_LEFT + OWN_DIE // 2 + (number - 1) * OWN_STEP, OWN_Y


class DicePlayer(Player):
    game = 'gang-of-dice'
    seed = 1930

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.seen = {'rounds': 0, 'turns': 0, 'rerolls': 0, 'stops': 0}

    def far_enough(self, view):
        return view['round'] == KILL_IN_ROUND and view['turn']['dice'] > 0

    def kill_and_continue(self, program):
        super().kill_and_continue(program)
        # The curtain is closed, as somebody else may be at the screen.
        self.open_curtain()

    def summary(self):
        assert self.seen['rerolls'] >= 3 and self.seen['stops'] >= 3, self.seen
        return ', '.join(f'{number} {name}' for name, number in self.seen.items())

    def play(self, view):
        self.seen['rounds'] = view['round']
        turn = view['turn']
        if turn['dice'] == 0:
            self.take(view, turn['seat'])
        else:
            self.go_on(view, turn)

    def take(self, view, seat):
        """Clicks the last die to be taken, or counts up or down; drags dice into the tray, or presses the button. Later on,
        most dice are tokens."""
        number = min(2 + (view['round'] + seat) % 4, view['wealth'][seat])
        lines = len(self.journal())
        self.open_curtain()
        if view['round'] > 1:
            for _ in range(abs(number - USUAL)):
                self.desktop.click(MORE if number > USUAL else FEWER)
        else:
            self.desktop.click(own_die(number))
        if view['round'] < 3:
            self.picture(f'take-{seat}-{view["round"]}')
        if view['round'] in (1, 3):
            self.desktop.drag(own_die(1), TRAY)
        else:
            self.desktop.click(ROLL)
        self.expect(lines, seat, {'type': 'take', 'dice': number})
        self.seen['turns'] += 1

    def go_on(self, view, turn):
        """Rerolls once in every turn of seat 0, by clicking the first die and dragging the last one down."""
        seat, count = turn['seat'], turn['dice']
        lines = len(self.journal())
        if view['round'] < 3:
            self.picture(f'rolled-{seat}-{view["round"]}-{turn["rolls_left"]}')
        if seat == 0 and turn['rolls_left'] == 2:
            self.desktop.click(tray_die(0, count))
            if count > 1:
                self.desktop.drag(tray_die(count - 1, count), BELOW_TRAY)
            time.sleep(REST)
            self.desktop.click(REROLL)
            self.expect(lines, seat, {'type': 'reroll', 'dice': sorted({0, count - 1})})
            self.seen['rerolls'] += 1
        else:
            self.desktop.click(STOP)
            self.expect(lines, seat, {'type': 'stop'})
            self.seen['stops'] += 1


if __name__ == '__main__':
    main(DicePlayer)
