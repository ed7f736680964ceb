#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays ten rounds of SuperGang for three through the real window, with duels decided by dice: starts on the new-game screen,
plays by mouse and in some rounds only by keyboard, kills the program in the middle and continues; at the end the headless
program replays the journal and must reach the same result.

usage: play_supergang.py BACKROOM BACKROOM_CLI [--keep DIR]    saves screenshots in DIR
"""
import json
import time

from desktop import wait_for
from match import REST, Player, main
from supergang_window import PATROLS, WIDTH, Menu, Town, inside

SEED = 1960
KILL_IN_ROUND = 5
KEYBOARD_ROUNDS = (2, 6, 7, 8, 9)
SEATS = 3

# Positions in a window of 1280×800.
TILE = (1087, 470)
TEN_ROUNDS, BY_DICE = (957, 240), (955, 362)
OPTIONS, DEAL_NUMBER, START = (1010, 450), (940, 589), (1010, 660)
NO_LESSON = (743, 464)
BAR = (300, 25)
COLLECT, MAIN = (884, 702), (884, 742)
DIE_LEFT, DIE_STEP, PROPOSAL_Y = 168, 90, 774
# A point that only the stall of a duel covers, and an empty point of the stall.
BESIDE_PANEL, ON_STALL = (1277, 560), (640, 400)
DONE_FROM_LEFT, DONE_FROM_BOTTOM = 250, 32
GO_FROM_LEFT, GO_FROM_BOTTOM = 126, 35


class SuperGangPlayer(Player):
    game = 'supergang'
    seats = SEATS
    seed = SEED
    # The seats of the last game are the defaults.
    settings = 'names=Rosa, Bea, Vito\nmarks=0, 1, 2\nlevels=0, 0, 0\n'
    # Includes the announcement after the last round.
    end_pause = 3

    @classmethod
    def start_arguments(cls):
        return []

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.town = Town()
        self.menu = Menu(self.desktop)
        self.turn = self.turn_with_duel = None
        self.seen = dict.fromkeys(
            ('rounds', 'turns', 'drags', 'clicks', 'rows clicked', 'keys', 'done', 'proposals', 'collected', 'pawns',
             'duels', 'answers', 'turns by keyboard'), 0)

    def begin(self):
        """Starts the game on the new-game screen."""
        self.desktop.click(TILE)
        time.sleep(REST)
        self.desktop.click(TEN_ROUNDS)
        self.desktop.click(BY_DICE)
        for _ in range(12):
            self.desktop.xdotool('mousemove', *OPTIONS, 'click', 5)
        # While the page is still scrolling, a press only stops it.
        time.sleep(REST)
        self.desktop.click(DEAL_NUMBER)
        self.desktop.xdotool('key', 'ctrl+a')
        self.desktop.xdotool('type', str(SEED))
        self.picture('new-game')
        time.sleep(REST)
        self.desktop.click(START)
        # The first game of its kind offers a lesson.
        time.sleep(REST)
        self.picture('first-time')
        self.desktop.click(NO_LESSON)
        wait_for(self.journal, 'the game to begin')
        setup = json.loads(self.journal()[0])
        assert (setup['seed'], setup['options']['length'], setup['options']['duels']) == (str(SEED), 10, 'dice'), setup
        time.sleep(REST)
        self.picture('begun')

    def far_enough(self, view):
        """Kills the program when a figure has moved but not acted yet."""
        return view['round'] == KILL_IN_ROUND and view['turn']['active'] is not None

    def kill_and_continue(self, program):
        super().kill_and_continue(program)
        time.sleep(REST)
        self.picture('continued')

    def summary(self):
        wanted = [name for name, times in self.seen.items() if times == 0 and name not in ('pawns', 'duels')]
        assert not wanted, f'never seen: {wanted} of {self.seen}'
        return ', '.join(f'{times} {name}' for name, times in self.seen.items())

    # The journal.

    def written(self, lines, seconds):
        """Returns line number `lines` of the journal, or None if it is not written in time."""
        end = time.monotonic() + seconds
        while len(self.journal()) <= lines:
            if time.monotonic() > end:
                return None
            time.sleep(0.03)
        return json.loads(self.journal()[lines])

    def insist(self, seat, what, do, fits):
        """Repeats `do` until the window has written a matching action, as new controls ignore presses at first."""
        lines = len(self.journal())
        for _ in range(6):
            do()
            done = time.monotonic()
            line = self.written(lines, 0.9)
            if line is not None:
                assert line.get('seat') == seat and fits(line['action']), (line, seat, what)
                self.calm(time.monotonic() - done)
                return line['action']
            self.calm()
            # The first click may have ended an announcement, and the second one enlarged a shop.
            self.desktop.click(BAR)
            self.calm()
        self.picture('stuck')
        raise AssertionError(f'{what} by {seat} was not taken; written last: {self.journal()[-1]}')

    @staticmethod
    def calm(late=0):
        """Waits until presses are accepted again, longer if the program was slow to write."""
        time.sleep(0.38 + 3 * late)

    def key(self, *names):
        for name in names:
            self.desktop.xdotool('key', name)
            time.sleep(0.06)

    # Choosing what to do.

    def play(self, view):
        seat = self.pending()
        legal = self.referee.ask(cmd='legal', seat=seat)['actions']
        kinds = {action['type'] for action in legal}
        self.seen['rounds'] = view['round']
        self.turn = view['round'], seat
        # After the clicks in a duel, no control has the focus in that turn.
        keyboard = view['round'] in KEYBOARD_ROUNDS and self.turn != self.turn_with_duel
        if kinds & {'go-quietly', 'name-price', 'accept', 'take-custody'} or 'refuse' in kinds:
            self.answer(view, seat, legal)
        elif 'roll' in kinds:
            self.start(view, seat, legal, keyboard)
        elif 'move' in kinds:
            self.move(view, seat, [action for action in legal if action['type'] == 'move'], keyboard)
        elif view['turn']['active'] is not None:
            self.act(view, seat, legal, keyboard)
        else:
            self.end(seat, keyboard)

    def start(self, view, seat, legal, keyboard):
        self.seen['turns'] += 1
        due = self.income(view, seat)
        if due and view['round'] in (3, 5) and not view['turn']['collected']:
            self.insist(seat, 'collect', lambda: self.desktop.click(COLLECT), lambda a: a['type'] == 'collect')
            self.seen['collected'] += 1
            return
        if keyboard:
            self.seen['turns by keyboard'] += 1
            self.desktop.xdotool('mousemove', *BAR)
        self.insist(seat, 'roll', lambda: self.press_main(keyboard), lambda a: a['type'] == 'roll')
        if self.seen['turns'] < 4:
            self.picture(f'rolled-{self.seen["turns"]}')

    @staticmethod
    def income(view, seat):
        due = 5 * sum(owner == seat for owner in view['sections'].values())
        for shop in view['shops'].values():
            due += 10 * (shop['owner'] == seat) + 5 * (shop['racket'] == seat)
        return due

    # Moves.

    def move(self, view, seat, moves, keyboard):
        if keyboard:
            action = self.insist(seat, 'a move by keys', self.move_by_keys, moves.__contains__)
            self.seen['keys'] += 1
        elif moves[0]['figure'] in PATROLS and (view['round'] % 2 == 0 or not self.on_board(view, moves[0]['figure'])):
            mover = moves[0]['figure']
            die = DIE_LEFT + DIE_STEP * (3 + PATROLS.index(mover)), PROPOSAL_Y
            action = self.insist(seat, 'the proposal', lambda: self.desktop.click(die), moves.__contains__)
            self.seen['proposals'] += 1
        else:
            wanted = self.choose_move(view, moves)
            drags = self.seen['drags'] <= self.seen['clicks']
            name = (None if wanted['figure'] in PATROLS else seat, wanted['figure'])
            start, end = self.town.grip(view, name), self.town.clear_spot(view, seat, name, wanted['path'][-1])
            way = self.desktop.drag if drags else self.click_both
            action = self.insist(
                seat, f'{"drag" if drags else "click"} {wanted}', lambda: way(start, end),
                lambda a: a in moves and (a['figure'], a['path'][-1]) == (wanted['figure'], wanted['path'][-1]))
            self.seen['drags' if drags else 'clicks'] += 1
        if self.seen['drags'] + self.seen['clicks'] < 5:
            self.picture(f'moved-{action["figure"]}-{view["round"]}-{seat}')

    @staticmethod
    def on_board(view, patrol):
        return view['patrols'][PATROLS.index(patrol)].get('place') is not None

    def move_by_keys(self):
        """Lifts the figure in focus, aims with arrow keys, and makes the move that is drawn."""
        self.key('Return', 'Right', 'Down')
        if not self.seen['keys']:
            self.picture('aimed-by-keys')
        self.key('Return')

    def click_both(self, start, end):
        self.desktop.click(start)
        time.sleep(0.15)
        if not self.seen['clicks']:
            self.picture('ends')
        self.desktop.click(end)

    def choose_move(self, view, moves):
        """Prefers shops without an owner, and places without figures. In later rounds only one gang goes to shops, as moves on
        the street take less time."""
        standing = {figure['place'] for gang in view['gangs'] for figure in gang['figures'].values()}
        standing |= {patrol.get('place') for patrol in view['patrols']}
        shopping = moves[0]['figure'] not in PATROLS and (view['round'] < 4 or view['seat'] == 0)
        wanted_kind = 'shop' if shopping else 'street'

        def worth(action):
            end = action['path'][-1]
            free = end in view['shops'] and view['shops'][end]['owner'] is None
            star = shopping and action['figure'] == 'dealer' and self.town.shop_kinds.get(end) == 'star'
            return (end not in standing, star, self.town.kinds[end] == wanted_kind and (free or wanted_kind == 'street'),
                    self.town.room(end))
        return max(moves, key=worth)

    # Actions after a move.

    def act(self, view, seat, legal, keyboard):
        figure = view['turn']['active']
        rows = self.menu.wanted(legal, figure)
        done = {'type': 'done', 'figure': figure}
        wanted = self.choose_act(view, rows, done in legal)
        # Crimes take a lot of time: only one gang commits many.
        if done in legal and (wanted is None or wanted['type'] == 'coward' and self.seen['rounds'] > (1, 4)[seat == 0]):
            # A figure that can do nothing more is done without a press, except right after loading.
            line = None if rows else self.written(len(self.journal()), 3)
            if line is None:
                self.done(seat, done, keyboard)
            else:
                assert (line.get('seat'), line['action']) == (seat, done), (line, seat)
                self.calm()
        elif wanted['type'] == 'place-pawn' and not keyboard and (spots := self.free_pavement(view, legal)):
            section, spot = spots[0]
            self.insist(seat, f'a pawn on {section}', lambda: self.desktop.click(spot),
                        lambda a: a == {'type': 'place-pawn', 'section': section})
            self.seen['pawns'] += 1
        else:
            self.take_row(view, seat, rows.index(wanted), wanted, keyboard)

    def free_pavement(self, view, legal):
        """Returns sections for a pawn that no menu or figure covers."""
        left, _ = self.menu.lower_rim() or (WIDTH, 0)
        figures = [rect for _, rect, _ in self.town.figures(view)]
        spots = []
        for action in legal:
            if action['type'] == 'place-pawn':
                point = tuple(map(round, self.town.pixel(self.town.pavement[action['section']])))
                covered = left - 20 < point[0] < left + 340 or any(inside(point, rect, 3) for rect in figures)
                if not covered:
                    spots.append((action['section'], point))
        return spots

    def choose_act(self, view, rows, may_go):
        kinds = ['buy-pawns', 'place-pawn', 'buy-shop', 'racket', 'coward', 'recruit']
        if view['round'] in (3, 5) and not self.seen['duels']:
            kinds.insert(0, 'stick-up')
        if not may_go:
            kinds.append('stick-up')
        for kind in kinds:
            for action in rows:
                if action['type'] == kind:
                    return action
        return None

    def take_row(self, view, seat, index, wanted, keyboard):
        party = wanted['type'] in ('stick-up', 'kill', 'attack-patrol')

        def fits(action):
            return action['type'] == wanted['type'] and (party or action == wanted)

        def usable_rows():
            """Returns the number of each usable row, greyed rows being counted, and its middle."""
            # The row under the pointer would have another colour.
            self.desktop.xdotool('mousemove', *BAR)
            time.sleep(0.15)
            return [(number, middle) for number, (middle, usable) in enumerate(self.menu.rows(), 1) if usable]

        def by_key():
            rows = usable_rows()
            if index < len(rows):
                self.key(str(rows[index][0]))
            if party:
                self.prepared()

        def by_click():
            rows = usable_rows()
            if index < len(rows):
                self.desktop.click(rows[index][1])
            if party:
                self.prepared()
        clicks = not keyboard and self.seen['rows clicked'] <= self.seen['keys']
        town = self.desktop.color(BESIDE_PANEL)
        self.insist(seat, f'row {index + 1}, {wanted}', by_click if clicks else by_key, fits)
        self.seen['rows clicked' if clicks else 'keys'] += 1
        if party:
            self.seen['duels'] += 1
            self.watch_duel(town)

    def watch_duel(self, town):
        """Clicks until the duel is over: it runs by itself, but faster with clicks, and its consequences wait for one."""
        self.turn_with_duel = self.turn
        time.sleep(0.6)
        self.picture(f'duel-{self.seen["duels"]}')
        for press in range(20):
            if self.desktop.color(BESIDE_PANEL) == town:
                break
            self.desktop.click(ON_STALL)
            time.sleep(0.8)
            if press == 0:
                self.picture(f'duel-{self.seen["duels"]}-over')
        assert self.desktop.color(BESIDE_PANEL) == town, 'the duel does not end'
        self.desktop.xdotool('mousemove', *BAR)

    def prepared(self):
        """Accepts the default participants if the menu asks for them."""
        time.sleep(0.6)
        if not self.seen['duels']:
            self.picture('prepared')
        rim = self.menu.lower_rim()
        if rim:
            self.desktop.click((rim[0] + GO_FROM_LEFT, rim[1] - GO_FROM_BOTTOM))
            self.desktop.xdotool('mousemove', *BAR)

    def done(self, seat, action, keyboard):
        def press():
            if keyboard:
                self.key('0')
            elif rim := self.menu.lower_rim():
                self.desktop.click((rim[0] + DONE_FROM_LEFT, rim[1] - DONE_FROM_BOTTOM))
        if self.seen['done'] < 2:
            time.sleep(0.3)
            self.picture(f'done-{self.seen["done"]}')
        self.insist(seat, 'done', press, lambda a: a == action)
        self.seen['done'] += 1

    # The end of a turn, and questions to others.

    def end(self, seat, keyboard):
        self.insist(seat, 'end turn', lambda: self.press_main(keyboard), lambda a: a['type'] == 'end-turn')

    def press_main(self, keyboard):
        """Presses the main button, which has the focus."""
        if keyboard:
            self.key('Return')
        else:
            self.desktop.click(MAIN)

    def answer(self, view, seat, legal):
        """Waits for the announcement and accepts the default answer by keyboard."""
        time.sleep(1.6)
        if self.seen['answers'] < 2:
            self.picture(f'asked-{self.seen["answers"]}')
        action = self.insist(seat, 'an answer', lambda: self.key('Return'), lambda a: a in legal or a['type'] == 'rebel')
        self.seen['answers'] += 1
        if action['type'] == 'rebel':
            time.sleep(1.6)


if __name__ == '__main__':
    main(SuperGangPlayer)
