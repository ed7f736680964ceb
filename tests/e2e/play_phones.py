#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays whole games on phones, at one real window: phones that lose their connection, a second one for the same seat,
forged and replayed messages, and a program that is killed."""
import configparser
import os
import pathlib
import random
import sqlite3
import tempfile
import time

from desktop import Desktop, wait_for
from match import parser
from phone import Phone, bytes_of, letters_of, seal

# The button at the corner of the curtain, in a window of 1280 by 800.
PHONES = (924, 34)
SEED = 11


class Evening:
    def __init__(self, arguments, data, game, seats):
        self.arguments, self.data, self.game, self.seats = arguments, data, game, seats
        self.desktop = Desktop(1280, 800)
        self.random = random.Random(SEED)
        self.phones = []

    def start(self):
        self.desktop.start([self.arguments.backroom, '--data', self.data, '--new', self.game, '--seats', str(self.seats),
                            '--seed', str(SEED)])
        time.sleep(1)
        self.desktop.click(PHONES)
        wait_for(lambda: self.kept('on') == 'true', 'phones to be on')
        self.picture('panel')
        for seat in range(self.seats):
            self.phones.append(self.joined(seat))
        self.desktop.xdotool('key', 'Escape')

    def picture(self, name):
        if self.arguments.keep:
            self.desktop.picture(f'{self.arguments.keep}/e2e-phones-{self.game}-{name}.png')

    def all_kept(self):
        kept = configparser.ConfigParser()
        kept.read(pathlib.Path(self.data, 'phones.ini'))
        return dict(kept['General']) if kept.has_section('General') else {}

    def kept(self, name):
        return self.all_kept().get(name)

    def persons_kept(self):
        return sorted(value for name, value in self.all_kept().items() if name.startswith('person-'))

    def door(self):
        """Returns the key and port of the code on the panel, which the program keeps in a file."""
        return bytes_of(self.kept('table')), int(self.kept('port'))

    def joined(self, seat):
        key, port = self.door()
        phone = Phone(port, key, self.random.choice(['en', 'it', 'fr']))
        phone.open()
        self.wait(phone, lambda: phone.sheet is not None, 'who are you')
        phone.tap('place', str(seat))
        self.wait(phone, lambda: 'name' in (phone.sheet or {}), 'a hand')
        return phone

    def listen(self):
        """Receives on all phones; none may lose its connection."""
        for phone in self.phones:
            phone.listen()

    def wait(self, phone, check, what, seconds=30):
        def checked():
            self.listen()
            phone.listen(0.1)
            return check()
        wait_for(checked, what, seconds)

    def wait_for_the_end(self, phone, what, seconds=5):
        """Waits until the program closes this connection."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for each in self.phones:
                if each is not phone:
                    each.listen()
            try:
                phone.listen(0.2)
            except ConnectionError:
                return phone.close()
        raise AssertionError(f'the line stays open for {what}')

    def journal(self):
        with sqlite3.connect(f'file:{self.data}/games.sqlite?mode=ro', uri=True) as database:
            return database.execute('SELECT count(*) FROM line').fetchone()[0]

    def over(self):
        with sqlite3.connect(f'file:{self.data}/games.sqlite?mode=ro', uri=True) as database:
            return database.execute('SELECT over FROM match').fetchone()[0] == 1

    def play(self, until):
        """Taps on what is offered, rapidly, until enough has been done."""
        end = time.monotonic() + 600
        idle = time.monotonic()
        while not until():
            assert time.monotonic() < end, f'it goes on for too long: {[phone.sheet for phone in self.phones]}'
            for phone in self.random.sample(self.phones, len(self.phones)):
                phone.listen()
                offered = phone.offered()
                # A choice is taken back now and then, or nobody would get on.
                if not offered or (offered == [('button', 'unseal')] and self.random.random() < 0.9):
                    continue
                idle = time.monotonic()
                # Whatever completes a decision is likely.
                best = phone.main()
                phone.tap(*(best if best and self.random.random() < 0.6 else self.random.choice(offered)))
                phone.listen(0.15)
            if time.monotonic() - idle > 1.5:
                # What is shown on the big screen waits for somebody there.
                self.desktop.xdotool('key', 'space')
                idle = time.monotonic()

    def trouble(self):
        """Tests faults of phones."""
        first, second = self.phones[0], self.phones[1]
        silent = Phone(second.port, self.door()[0])
        silent.answers = False
        silent.open()
        # A line that is lost is back at once, with the same hand.
        before = first.sheet['groups']
        first.close()
        started = time.monotonic()
        first.sheet = None
        first.open()
        self.wait(first, lambda: first.sheet is not None, 'the phone to be back', 5)
        assert first.sheet['groups'] == before, (before, first.sheet)
        assert time.monotonic() - started < 1, 'slow to come back'
        lines = self.journal()
        self.lies(second)
        self.overhears(first)
        # Another phone with the same key has to wait for the big screen; the same browser comes in, and the line before is told.
        other = Phone(first.port, first.key)
        other.open()
        self.wait(other, lambda: other.sheet is not None, 'an answer')
        assert 'name' not in other.sheet and other.sheet['waits'] and first.bye is None, other.sheet
        other.close()
        twin = Phone(first.port, first.key, browser=first.browser)
        twin.open()
        wait_for(lambda: twin.listen(0.1) or twin.sheet is not None, 'the second phone')
        try:
            wait_for(lambda: first.listen(0.1) or first.bye is not None, 'the first phone to be told')
        except ConnectionError:
            pass
        assert first.bye, 'nobody told the first phone'
        first.close()
        self.phones[0] = twin
        self.wait_for_the_end(silent, 'one that says nothing', 15)
        assert self.journal() == lines, 'somebody has moved'

    def lies(self, phone):
        """Forged, too long or too many messages close the connection; outdated or invalid ones do nothing."""
        stranger = Phone(phone.port, os.urandom(32))
        try:
            stranger.open()
            raise AssertionError('a stranger was let in')
        except ConnectionError:
            pass
        here = seal(b'{"here":1}', phone.key)
        for what, kind, frames in [('what is forged', 2, [os.urandom(200)]), ('what is too short', 2, [b'x']),
                                   ('a text', 1, [b'{"here":1}']), ('what is too long', 2, [bytes(60000)]),
                                   ('too much at once', 2, [here] * 400)]:
            try:
                for frame in frames:
                    phone.send_frame(frame, kind)
            except ConnectionError:
                # It was closed before all was said.
                pass
            self.wait_for_the_end(phone, what)
            phone.sheet = None
            phone.open()
            self.wait(phone, lambda: phone.sheet is not None, 'the phone to be back', 5)
        now = phone.sheet['rev']
        for nonsense in (b'{"no', b'5', b'{}', b'["nonsense"]', b'{"hello":5}', f'{{"rev":{now},"tap":"nonsense"}}'.encode(),
                         f'{{"rev":{now},"tap":["card","no such card"]}}'.encode(), b'{"rev":"x","tap":[1,2]}',
                         b'{"rev":1,"tap":["button","confirm"]}', b'{"here":1}'):
            phone.send_frame(seal(nonsense, phone.key))
            # More than ten in a second would not be read at all. Whose line were closed would hear of it here.
            time.sleep(0.12)
            self.listen()
        time.sleep(0.3)
        self.listen()

    def overhears(self, phone):
        """A replayed hello opens nothing, and does not take the seat of its sender."""
        thief = Phone(phone.port, phone.key)
        thief.answers = False
        thief.open()
        assert thief.ask != phone.ask, 'the same is asked twice'
        thief.send_frame(phone.greeting)
        try:
            thief.listen(0.7)
        except ConnectionError:
            pass
        assert thief.sheet is None, 'a recorded hello was answered'
        self.listen()
        assert phone.bye is None, 'a recorded hello has taken a seat'
        thief.close()

    def leave_and_come_back(self, in_order):
        """The program is killed, or quits and announces it; the phones reconnect when the match is continued."""
        before, kept = self.journal(), self.all_kept()
        assert kept['on'] == 'true' and len(bytes_of(kept['table'])) == 32, kept
        assert int(kept['port']) == self.phones[0].port, kept
        keys = sorted(letters_of(phone.key) for phone in self.phones)
        assert keys == self.persons_kept(), kept
        if in_order:
            self.desktop.program.terminate()
            for phone in self.phones:
                phone.bye = None
                self.wait_for_farewell(phone)
            assert self.desktop.program.wait(10) == 0, 'it did not end in order'
        self.desktop.kill()
        for phone in self.phones:
            phone.sheet = None
            phone.close()
        self.desktop.start([self.arguments.backroom, '--data', self.data])
        time.sleep(1)
        self.desktop.xdotool('key', 'Return')

        def all_back():
            for phone in self.phones:
                try:
                    if phone.socket is None:
                        phone.open()
                    phone.listen(0.2)
                except OSError:
                    phone.close()
            return all(phone.socket and 'name' in (phone.sheet or {}) for phone in self.phones)
        wait_for(all_back, 'the phones to find the program again', 20)
        assert self.journal() == before and self.all_kept() == kept, (kept, self.all_kept())

    @staticmethod
    def wait_for_farewell(phone):
        end = time.monotonic() + 10
        try:
            while time.monotonic() < end:
                phone.listen(0.2)
        except ConnectionError:
            pass
        assert phone.bye and phone.back, 'nobody told the phone that the program is closed'

    def close(self):
        for phone in self.phones:
            phone.close()
        self.desktop.close()


def main():
    options = parser()
    options.add_argument('--game', default='the-gang')
    options.add_argument('--seats', type=int, default=3)
    arguments = options.parse_args()
    with tempfile.TemporaryDirectory() as data:
        pathlib.Path(data, 'settings.ini').write_text('[General]\nanimationSpeed=0\nlanguage=en\n')
        evening = Evening(arguments, data, arguments.game, arguments.seats)
        try:
            evening.start()
            evening.play(lambda: evening.journal() > 8)
            evening.trouble()
            evening.picture('waiting')
            evening.play(lambda: evening.journal() > 20)
            evening.leave_and_come_back(in_order=False)
            evening.play(lambda: evening.over() or evening.journal() > 30)
            if not evening.over():
                evening.leave_and_come_back(in_order=True)
            evening.play(evening.over)
            time.sleep(1)
            evening.picture('end')
            print(f'{evening.journal()} lines')
        except BaseException:
            evening.picture('failure')
            raise
        finally:
            evening.close()


if __name__ == '__main__':
    main()
