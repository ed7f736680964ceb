#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game of The Gang for two through the real window with the mouse, kills the program in the middle
and continues; at the end the headless program replays the journal and must reach the same result.

usage: play_the_gang.py BACKROOM BACKROOM_CLI [--keep DIR]    saves screenshots in DIR
"""
import time

from match import Player, main

CITIES = ['chicago', 'detroit']
KILL_AFTER_JOB = 6

# Positions in a window of 1280×800 with two players.
STREET_LEFT, STREET_TOP, STREET_HEIGHT, STREET_STEP = 12, 58, 267, 275
ROW_LEFT, ROW_WIDTH, ROW_CARD, ROW_GAP = 154, 842, 149, 8
HAND_LEFT, HAND_WIDTH, HAND_CARD, HAND_GAP = 134, 352, 107, 8
RAIL = 610
SPOT = (860, RAIL + 100)
SPECIAL = (567, RAIL + 95)
CONFIRM = (1140, RAIL + 147)
TAKE_BACK = (1234, RAIL + 147)
TURN_GANGSTER = (365, RAIL + 95)
TURN_SPECIAL = (490, RAIL + 95)


def spread(left, width, card, gap, index, count):
    apart = 0 if count < 2 else min(card + gap, (width - card) / (count - 1))
    return round(left + index * apart)


def street(city):
    return 700, STREET_TOP + STREET_HEIGHT // 2 + CITIES.index(city) * STREET_STEP


def ticket(city):
    return 714, RAIL + 20 + CITIES.index(city) * 58 + 14


def hand_card(index, count):
    return spread(HAND_LEFT, HAND_WIDTH, HAND_CARD, HAND_GAP, index, count) + 20, RAIL + 60


def row_card(city, index, count):
    return spread(ROW_LEFT, ROW_WIDTH, ROW_CARD, ROW_GAP, index, count) + 25, street(city)[1]


class TheGangPlayer(Player):
    game = 'the-gang'
    seed = 1930

    jobs = 0
    specials = set()

    def far_enough(self, view):
        return self.jobs == KILL_AFTER_JOB and view['phase'] == 'choosing' and self.pending() == 0

    def summary(self):
        assert len(self.specials) >= 2, self.specials
        return f'{self.jobs} jobs, specials {sorted(self.specials)}'

    def play(self, view):
        if view['phase'] == 'placing':
            self.specials.add(view['turn']['special'])
            return self.place(view)
        seat = self.pending()
        self.jobs += seat == 0
        # The special is played in the second job of every round.
        self.choose(seat, view, with_special=view['job'] == 2 and view['hands'][seat]['special'] is not None)

    def written_after(self, lines, seconds=5):
        end = time.monotonic() + seconds
        while len(self.journal()) <= lines and time.monotonic() < end:
            time.sleep(0.1)
        return len(self.journal()) > lines

    def choose(self, seat, view, with_special):
        hand = view['hands'][seat]['gangsters']
        gangster = hand[(seat + view['job']) % len(hand)]
        city = CITIES[(seat + view['job']) % 2]
        lines = len(self.journal())
        self.open_curtain()
        for _ in range(3):
            self.desktop.drag(hand_card(hand.index(gangster), len(hand)), SPOT)
            self.desktop.drag(SPECIAL if with_special else ticket(city), (SPOT[0] + 140, SPOT[1]))
            if lines < 3:
                self.picture(f'choice-{seat}')
            self.desktop.click(CONFIRM)
            if self.written_after(lines):
                break
            # On a slow machine a press may come too soon: put everything back and begin again, as a person would.
            for _ in range(2):
                self.desktop.click(TAKE_BACK)
                time.sleep(0.5)
        action = {'type': 'choose', 'gangster': gangster}
        action |= {'special': True} if with_special else {'ticket': city}
        self.expect(lines, seat, action)

    def place(self, view):
        """Plays the turn of a gangster with a special card: first the gangster, then the special, into the fuller city."""
        turn = view['turn']
        seat, gangster, special = turn['seat'], turn['gangster'], turn['special']
        city = max(CITIES, key=lambda name: len(view['cities'][name]))
        lines = len(self.journal())
        self.desktop.drag(TURN_GANGSTER, street(city))
        self.expect(lines, seat, {'type': 'place-gangster', 'city': city})
        self.picture(f'turn-{special}')
        view = self.view()
        rows = view['cities']
        lines += 1
        if special == 'lookout':
            self.desktop.drag(TURN_SPECIAL, (250, street(city)[1]))
            action = {'type': 'play-lookout', 'city': city, 'end': 'left'}
        elif special == 'spy':
            row = rows[city]
            self.desktop.drag(TURN_SPECIAL, row_card(city, row.index(gangster), len(row)))
            action = {'type': 'play-spy', 'city': city, 'on': gangster}
        else:
            other = next(name for name in CITIES if name != city)
            called = rows[other][0]
            self.desktop.drag(TURN_SPECIAL, street(city))
            self.desktop.drag(row_card(other, 0, len(rows[other])), street(city))
            action = {'type': 'play-boss-calls', 'city': city, 'gangster': called}
        self.expect(lines, seat, action)


if __name__ == '__main__':
    main(TheGangPlayer)
