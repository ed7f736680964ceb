#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game of Gangz for three through the real window with the mouse, kills the program in the middle of a
vote and continues; at the end the headless program replays the journal and must reach the same result.

usage: play_gangz.py BACKROOM BACKROOM_CLI [--keep DIR]    saves screenshots in DIR
"""
import time

from desktop import wait_for
from match import REST, Player, main

KILL_IN_ROUND = 2
SWAP_IN_ROUND, SWAPPING_SEAT = 2, 1
SEATS = 3

# Positions in a window of 1280×800.
HAND_MIDDLE, HAND_STEP, HAND_Y = 564, 148, 706
ABOVE_HAND = (564, 400)
PAWNS = ((186, 723), (376, 723))
CONFIRM, SWAP = (1146, 715), (1146, 767)
NEXT, TELL_AGAIN, ON_NEXT = (906, 668), (1166, 668), (800, 668)
# For a wall of two rows and one of three: the first card, and the distances to the next ones.
WALLS = {2: ((369, 150), (180, 202)), 3: ((385, 135), (169, 189))}
# How many cards the seats send in: in odd rounds they make two rows, in even ones three.
SENT = {1: (1, 2, 3), 0: (3, 3, 3)}


def hand_card(index, count):
    return round(HAND_MIDDLE + (index - (count - 1) / 2) * HAND_STEP - 30), HAND_Y


def wall_card(index, count):
    (left, top), (across, down) = WALLS[(count + 3) // 4]
    return left + index % 4 * across, top + index // 4 * down


class GangzPlayer(Player):
    game = 'gangz'
    seats = SEATS
    seed = 1930

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.swapped = False
        self.seen = {'rounds': 0, 'choices': 0, 'swaps': 0, 'votes': 0, 'told again': 0}

    def far_enough(self, view):
        """Kills the program when one seat of three has voted."""
        return view['round'] == KILL_IN_ROUND and view['phase'] == 'vote' and self.pending() == 1

    def kill_and_continue(self, program):
        super().kill_and_continue(program)
        # The wall is shown to all again, and stays until a click.
        self.desktop.still()
        self.desktop.click(ABOVE_HAND)

    def summary(self):
        assert self.seen['swaps'] == 1 and self.seen['told again'] == 1 and self.seen['rounds'] >= 3, self.seen
        return ', '.join(f'{number} {name}' for name, number in self.seen.items())

    def play(self, view):
        self.seen['rounds'] = view['round']
        if view['phase'] == 'choose':
            self.choose(view, self.pending())
        else:
            self.vote(view, self.pending())

    def choose(self, view, seat):
        """Chooses by clicks in odd rounds, by drags in even ones; tries a fourth card, which is refused; takes one back."""
        lines = len(self.journal())
        hand = view['hands'][seat]
        # A player who has just swapped is still at the screen.
        if not self.swapped:
            self.open_curtain()
        self.swapped = False
        if view['round'] == SWAP_IN_ROUND and seat == SWAPPING_SEAT and not self.seen['swaps']:
            self.desktop.click(SWAP)
            time.sleep(REST)
            self.picture('swap')
            assert len(self.journal()) == lines, 'the hand was swapped without a question'
            self.desktop.click(CONFIRM)
            self.expect(lines, seat, {'type': 'swap-hand'})
            self.seen['swaps'] += 1
            self.swapped = True
            return
        count = SENT[view['round'] % 2][seat]
        cards = [(view['round'] + step) % len(hand) for step in range(count)]
        for index in cards:
            if view['round'] % 2 == 1:
                self.desktop.click(hand_card(index, len(hand)))
            else:
                self.desktop.drag(hand_card(index, len(hand)), ABOVE_HAND)
            time.sleep(0.1)
        if count == 3:
            self.desktop.click(hand_card(next(at for at in range(len(hand)) if at not in cards), len(hand)))
        if view['round'] < 3:
            self.picture(f'choice-{seat}-{view["round"]}')
        time.sleep(REST)
        self.desktop.click(CONFIRM)
        self.expect(lines, seat, {'type': 'play', 'cards': sorted(hand[index] for index in cards)})
        self.seen['choices'] += 1
        if seat == SEATS - 1:
            # The wall stays until a click.
            self.desktop.click(ABOVE_HAND)

    def aims(self, view, seat):
        """Returns both intruders for the first seat; for others one intruder and a card of the next seat."""
        own = [card for cards in view['played'] for card in cards]
        intruders = [card for card in view['wall'] if card not in own]
        if seat == 0:
            return intruders
        return [intruders[(view['round'] + seat) % 2], view['played'][(seat + 1) % SEATS][0]]

    def vote(self, view, seat):
        """Votes by clicks in odd rounds, by dragging pawns in even ones; first tries an own card, which is refused."""
        lines = len(self.journal())
        wall = view['wall']
        aims = self.aims(view, seat)
        places = [wall_card(wall.index(card), len(wall)) for card in aims]
        self.open_curtain()
        self.desktop.click(wall_card(wall.index(view['played'][seat][0]), len(wall)))
        for pawn, place in zip(PAWNS, places):
            if view['round'] % 2 == 1:
                self.desktop.click(place)
            else:
                self.desktop.drag(pawn, place)
        if view['round'] < 3:
            self.picture(f'vote-{seat}-{view["round"]}')
        time.sleep(REST)
        self.desktop.click(CONFIRM)
        self.expect(lines, seat, {'type': 'vote', 'cards': sorted(aims)})
        self.seen['votes'] += 1
        if seat == SEATS - 1:
            self.go_on(view)

    def is_told(self):
        """Returns whether the button for the next round is visible."""
        red, green, blue = self.desktop.color(ON_NEXT)
        return red > 170 and green > 130 and blue < 150

    def wait_until_told(self):
        wait_for(self.is_told, 'the round to be told')
        time.sleep(REST)

    def go_on(self, view):
        """Handles the end of the reveal, which waits for a press."""
        self.wait_until_told()
        self.picture(f'told-{view["round"]}')
        if not self.seen['told again']:
            self.desktop.click(TELL_AGAIN)
            self.seen['told again'] += 1
            wait_for(lambda: not self.is_told(), 'the telling to begin again')
            self.wait_until_told()
        lines = self.journal()
        self.desktop.click(NEXT)
        wait_for(lambda: not self.is_told(), 'the next round')
        time.sleep(REST)
        assert self.journal() == lines, 'going on was written down'


if __name__ == '__main__':
    main(GangzPlayer)
