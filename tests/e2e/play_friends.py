#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game of The Gang between two real windows and a real mosquitto, with the mouse; or of Gang of Dice between more; the
fifth only watches.
The guests' connection is slow and sometimes cut; a guest, the broker and the host are killed and restarted once each, or any of
them at random moments. At the end all have the same match, and nothing that the guests' line has carried can be read.

usage: play_friends.py BACKROOM BACKROOM_CLI [--keep DIR] [--houses N] [--kills N] [--seed N]    saves screenshots in DIR
"""
import concurrent.futures
import contextlib
import json
import os
import pathlib
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time

from desktop import Desktop, wait_for
from match import REST, Referee, parser, run
from play_gang_of_dice import DicePlayer
from play_the_gang import TheGangPlayer
from proxy import PUBLISH, Proxy, split

LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
GUESTS = ['Beatrice', 'Salvatore', 'Giuseppina', 'Maximilian']
MOST_PLAYERS = 4
# Seconds that each packet of the guest's line is late.
LATE = (0.02, 0.2)
SKIPPED = 77
# The button of the lobby, all in a window of 1280 by 800.
DEAL = (974, 758)
WATCHED_AT_ONCE = (178, 508)
# Those of the form to join.
ONLY_WATCH = (926, 352)
KNOCK = (640, 484)
# The first table of the list beside the form to join.
KEPT_TABLE = (900, 215)


def code(fingerprint, ticket):
    """Returns the invitation that the lobby shows."""
    values = [fingerprint >> 48 - 5 * (at + 1) & 31 for at in range(9)] + [(fingerprint & 7) << 2 | ticket >> 45]
    values += [ticket >> 5 * at & 31 for at in reversed(range(9))]
    total = 0
    for value in values + [0]:
        total = total << 1
        total = (total ^ 37 if total & 32 else total) ^ value
    return ''.join(LETTERS[value] for value in values + [total])


class House:
    """A program with its own screen and data."""

    def __init__(self, program, data, keep, name):
        self.program, self.keep, self.name = program, keep, name
        self.data = pathlib.Path(data, name)
        self.data.mkdir()
        (self.data / 'settings.ini').write_text('[General]\nanimationSpeed=0\nlanguage=en\nfirstNotes=false\n')
        self.desktop = Desktop(1280, 800)

    def start(self, *arguments):
        self.desktop.start([self.program, '--data', str(self.data), *arguments])
        time.sleep(1)

    def key(self, *keys):
        self.desktop.xdotool('key', *keys)
        time.sleep(0.2)

    def picture(self, name):
        if self.keep:
            self.desktop.picture(f'{self.keep}/e2e-friends-{self.name}-{name}.png')

    def kept(self, kind):
        files = list((self.data / 'friends').glob(f'{kind}-*.json'))
        try:
            return json.loads(files[0].read_text()) if files else {}
        except ValueError:
            return {}

    def matches(self):
        if not (self.data / 'games.sqlite').exists():
            return []
        with sqlite3.connect(f'file:{self.data}/games.sqlite?mode=ro', uri=True) as database:
            return database.execute('SELECT id, over FROM match').fetchall()

    def journal(self):
        with sqlite3.connect(f'file:{self.data}/games.sqlite?mode=ro', uri=True) as database:
            return [text for text, in database.execute('SELECT text FROM line ORDER BY match, number')]


class SeveralHouses:
    """Each seat has a window of its own; the journal is the host's."""
    # A killed host comes back in between.
    patience = 60

    def __init__(self, houses, referee, keep):
        super().__init__(houses[0].desktop, referee, houses[0].data, keep)
        self.houses = houses

    def play(self, view):
        self.desktop = self.houses[self.pending()].desktop
        super().play(view)

    def open_curtain(self):
        time.sleep(REST)

    def expect(self, lines, seat, action):
        super().expect(lines, seat, action)
        for house in self.houses:
            if house.desktop is not self.desktop:
                house.desktop.still(0.8)


class TheGangInHouses(SeveralHouses, TheGangPlayer):
    # When something is killed.
    kills_at = (3, 5, 7)

    def step(self, view):
        """Returns the progress of the game at the start of a turn."""
        return self.jobs if view['phase'] == 'choosing' and self.pending() == 0 else 0


class DiceInHouses(SeveralHouses, DicePlayer):
    kills_at = (2, 3, 4)

    def step(self, view):
        return view['round'] if view['turn']['dice'] == 0 else 0


def invite(host, game, guests):
    host.start('--new', game, '--seats', ','.join(['you'] + ['friend'] * guests))
    wait_for(lambda: host.kept('table').get('port'), 'the broker')
    host.picture('lobby')
    table = host.kept('table')
    number = table['table']
    return code(number['fingerprint'], number['ticket']), table['port']


def join(guest, invitation, port, watches):
    guest.start(f'backroom://join/{invitation}@127.0.0.1:{port}')
    guest.picture('join')
    guest.desktop.xdotool('type', '--delay', '40', guest.name)
    if watches:
        guest.desktop.click(ONLY_WATCH)
        time.sleep(REST)
        guest.desktop.click(KNOCK)
    else:
        guest.key('Return')
    wait_for(lambda: guest.kept('seat').get('seat', {}).get('seated'), 'a seat')
    guest.picture('lobby')


def play(arguments, data):
    if not shutil.which('mosquitto', path=os.environ['PATH'] + ':/usr/sbin'):
        sys.exit(SKIPPED)
    houses = [House(arguments.backroom, data, arguments.keep, name) for name in ['host'] + GUESTS[:arguments.houses - 1]]
    host, *guests = houses
    players, watchers = guests[:MOST_PLAYERS - 1], guests[MOST_PLAYERS - 1:]
    kind = TheGangInHouses if arguments.houses == 2 else DiceInHouses
    wire = pathlib.Path(data, 'wire')
    referee = Referee(arguments.cli)
    line = None
    try:
        invitation, port = invite(host, kind.game, len(players))
        if watchers:
            host.desktop.click(WATCHED_AT_ONCE)
        line = Proxy(port, log=wire)
        line.delay = LATE
        for guest in guests:
            join(guest, invitation, line.port, guest in watchers)
        time.sleep(1)
        host.desktop.click(DEAL)
        wait_for(lambda: all(guest.kept('seat').get('seat', {}).get('items') for guest in guests), 'the deal')
        time.sleep(1)
        for house in houses:
            house.picture('table')
        player = kind(houses, referee, arguments.keep)
        kills = [] if arguments.kills else list(zip(kind.kills_at, (kill_guest, kill_broker, kill_host)))
        killer = Killer(houses, arguments)
        cut_at = 0
        while True:
            view = player.view()
            if referee.ask(cmd='pending')['over']:
                break
            step = player.step(view)
            if kills and step == kills[0][0]:
                kills.pop(0)[1](host, guests[-1])
                time.sleep(1)
            elif step % 4 == 0 and step > cut_at:
                cut_at = step
                line.cut()
            with killer.near(houses[player.pending()]):
                player.play(view)
        assert not kills and killer.done >= arguments.kills, (kills, killer.done)
        wait_for(lambda: all(any(over for _, over in guest.matches()) for guest in players), 'the guests to have the match', 60)
        for house in houses:
            house.picture('end')
        for guest in players:
            assert guest.journal() == host.journal(), f'the match of {guest.name} differs'
        for guest in watchers:
            assert len(guest.kept('seat')['seat']['items']) == len(host.journal()), f'{guest.name} has not seen all'
        search(wire, host.journal() + [json.dumps(view)])
        print(f'{len(host.journal()) - 1} actions, {player.summary()}, {wire.stat().st_size} bytes on the wire'
              f'{", killed " + ", ".join(killer.killed) if killer.killed else ""}')
    except BaseException:
        for house in houses:
            house.picture('failure')
        raise
    finally:
        for house in houses:
            house.desktop.close()
        if line:
            line.close()
        referee.close()


def search(wire, texts):
    """Fails if anything of the match, such as a name, a city or a gangster, can be read on the wire."""
    carried = wire.read_bytes()
    assert b'backroom/1/' in carried, 'not even a topic'
    # The numbers of the deal are in hexadecimal digits, and that of the table is in its topics.
    texts = [re.sub(r'\b[0-9a-f]{16,}\b', '', text) for text in texts]
    words = {*GUESTS, '{"v":'} | {word for text in texts for word in re.findall(r'[A-Za-z-]{5,}', text)} - {'backroom'}
    readable = sorted(word for word in words if word.encode() in carried)
    assert not readable, readable
    letters = list(published(carried))
    assert len(letters) > 50, len(letters)
    for topic, letter in letters:
        # The card is public; an empty letter removes one.
        if letter and not topic.endswith('/card'):
            around = 48 if topic.endswith('/door') else 40
            assert (len(letter) - around) % 256 == 0, (topic, len(letter))
            assert not is_text(letter), (topic, letter)


def published(carried):
    """Yields the topic and the content of every letter."""
    for packet in split(carried)[0]:
        if packet[0] >> 4 != PUBLISH:
            continue
        at = next(at for at in range(1, 5) if packet[at] < 128) + 1
        end = at + 2 + int.from_bytes(packet[at:at + 2], 'big')
        # Letters that are acknowledged have a number.
        yield packet[at + 2:end].decode(), packet[end + (2 if packet[0] & 6 else 0):]


def is_text(letter):
    try:
        letter.decode()
    except UnicodeDecodeError:
        return False
    return True


class Killer:
    """Kills programs at random moments, while somebody else decides."""

    def __init__(self, houses, arguments):
        self.host, *self.guests = houses
        self.random = random.Random(arguments.seed)
        self.wanted = arguments.kills
        self.turns = self.done = 0
        self.killed = []
        self.thread = concurrent.futures.ThreadPoolExecutor(1)

    @contextlib.contextmanager
    def near(self, decider):
        """Kills a program while the block is executed, or none."""
        self.turns += 1
        # Not before everybody has seen the table.
        if self.done >= self.wanted or self.turns < 4 or self.random.random() < 0.5:
            yield
            return
        self.done += 1
        choices = [(kill_guest, guest) for guest in self.guests if guest is not decider] + [(kill_broker, self.host)]
        if decider is not self.host:
            choices.append((kill_host, self.host))
        kill, victim = self.random.choice(choices)
        self.killed.append('the broker' if kill is kill_broker else victim.name)
        after = self.random.uniform(0, 4)
        killing = self.thread.submit(lambda: (time.sleep(after), kill(self.host, victim)))
        yield
        killing.result()
        time.sleep(1)


def kill_guest(_, guest):
    guest.desktop.kill()
    guest.start()
    guest.key('ctrl+j')
    guest.picture('tables')
    guest.desktop.click(KEPT_TABLE)


def kill_host(host, _):
    host.desktop.kill()
    host.start()
    host.key('Return')


def kill_broker(host, _):
    brokers = subprocess.run(['pgrep', '-P', str(host.desktop.program.pid), 'mosquitto'], capture_output=True, text=True)
    os.kill(int(brokers.stdout.split()[0]), signal.SIGKILL)


if __name__ == '__main__':
    options = parser()
    options.add_argument('--houses', type=int, default=2)
    options.add_argument('--kills', type=int, default=0, help='at random moments')
    options.add_argument('--seed', type=int, default=1930)
    run(play, options)
