#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one turn of a game by keyboard, listens to the accessibility bus as a screen reader does, and compares what would
be spoken with a golden text.

usage: spoken.py BACKROOM GAME GOLDEN [--write]    --write replaces the golden text instead
"""
import argparse
import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

try:
    import gi
    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi, GLib
except (ImportError, ValueError):
    sys.exit('python3-gi or gir1.2-atspi-2.0 is missing: packaging/test.sh installs what the tests need')

from desktop import Desktop

# Seconds of silence before the next key: longer than passing announcements are shown.
QUIET = 2.4
# Seconds that a step may take on a busy machine.
PATIENCE = 30

# The keys that play a turn of each game; each key is a step of the golden text.
TURNS = {
    'the-gang': ['Return'] * 10,
    'gang-of-dice': ['Return', 'plus', 'Return', 'space', 'space', 'Down', 'Return'],
    # Each seat opens the curtain and sends in a card; then each opens it again and votes for two cards of others.
    'gangz': ['Return'] * 13 + ['Return', 'Right', 'Return', 'Right', 'Return', 'Return']
             + ['Return', 'Return', 'Right', 'Return', 'Return'] * 2,
    'supergang': ['Return', 'Return', 'Right', 'Return', 'Return', 'Return', 'Right', 'Return', 'Return'],
}
SEATS = {'the-gang': 2, 'gang-of-dice': 2, 'gangz': 3, 'supergang': 3}


class Reader:
    """Collects what a screen reader says: items that get the focus, and notifications that appear."""

    def __init__(self):
        self.heard = []
        self.since = time.monotonic()
        self.listener = Atspi.EventListener.new(self.on_event)
        for kind in ('object:state-changed:focused', 'object:state-changed:showing'):
            self.listener.register(kind)
        self.context = GLib.MainContext.default()

    def on_event(self, event):
        if not event.detail1 or event.source is None:
            return
        try:
            name = event.source.get_name()
            role = event.source.get_role()
        except GLib.Error:
            return
        if event.type.endswith('focused'):
            if role in (Atspi.Role.FRAME, Atspi.Role.WINDOW, Atspi.Role.APPLICATION):
                return
            self.add(f'focus: {name} ({event.source.get_role_name()})')
        elif role == Atspi.Role.NOTIFICATION:
            self.add(f'says: {name}')

    def add(self, line):
        self.heard += line.split('\n')
        self.since = time.monotonic()

    def listen(self, least=0.0):
        """Waits until nothing has been spoken for a while."""
        begun = time.monotonic()
        self.since = begun
        while time.monotonic() - self.since < QUIET or time.monotonic() - begun < least:
            while self.context.iteration(False):
                pass
            time.sleep(0.01)
            assert time.monotonic() - begun < PATIENCE, 'it never stops speaking'

    def wait_for_program(self):
        """Waits for the program on the bus: on a busy machine the window appears earlier, and keys would go unheard."""
        begun = time.monotonic()
        while not any(showing and role not in ('frame', 'window') for _, role, _, showing, _ in self.nodes()):
            while self.context.iteration(False):
                pass
            time.sleep(0.2)
            assert time.monotonic() - begun < PATIENCE, 'the program does not come to the accessibility bus'

    def take(self):
        heard, self.heard = self.heard, []
        return heard

    def nodes(self):
        """Returns for each node: name and description, role, and whether it is focused, showing and focusable."""
        desktop = Atspi.get_desktop(0)
        found = []

        def walk(node):
            if node is None:
                return
            try:
                states = node.get_state_set()
                found.append((f'{node.get_name()}\n{node.get_description()}', node.get_role_name(), states.contains(Atspi.StateType.FOCUSED),
                              states.contains(Atspi.StateType.SHOWING), states.contains(Atspi.StateType.FOCUSABLE)))
                for at in range(node.get_child_count()):
                    walk(node.get_child_at_index(at))
            except GLib.Error:
                return

        for at in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(at)
            if application is not None and application.get_name():
                walk(application)
        return found


def check_nodes(nodes, secret):
    focused = [node for node in nodes if node[2] and node[1] not in ('frame', 'window')]
    # There is none while something is shown.
    assert len(focused) <= 1, f'the focus is on {focused}'
    if secret:
        cards = [name for name, *_ in nodes if any(one in name for one in secret)]
        assert not cards, f'behind the curtain there is {cards}'


# Parts of the names of cards in a hand, which must not exist behind the curtain. The games with dice have no secrets.
SECRETS = {'the-gang': ('Lookout, ', 'Spy, '), 'gangz': ('of your hand',), 'gang-of-dice': (), 'supergang': ()}
# The names of cards in the hand, and of revealed cards on the table.
CARD = {'the-gang': re.compile(r'Gangster (\d+),.*'), 'gangz': re.compile(r'(Card \d in your hand).*')}


def play(program, game):
    desktop = Desktop(1280, 800)
    desktop.env.update(QT_LINUX_ACCESSIBILITY_ALWAYS_ON='1', DBUS_SESSION_BUS_ADDRESS=os.environ['DBUS_SESSION_BUS_ADDRESS'])
    told = []
    held = {}
    with tempfile.TemporaryDirectory() as data:
        pathlib.Path(data, 'settings.ini').write_text(
            '[General]\nanimationSpeed=0\nlanguage=en\n')
        try:
            reader = Reader()
            desktop.start([program, '--data', data, '--new', game, '--seats', str(SEATS[game]), '--seed', '1930'])
            reader.wait_for_program()
            reader.listen(2)
            reader.take()
            for key in TURNS[game]:
                told.append(f'[{key}]')
                desktop.xdotool('key', key)
                reader.listen()
                told += reader.take()
                nodes = reader.nodes()
                shut = any('open the curtain' in name and showing for name, _, _, showing, _ in nodes)
                check_nodes(nodes, SECRETS[game] if shut else ())
                cards = {found[0]: found[1] for name, *_ in nodes if game in CARD and (found := CARD[game].match(name))}
                if not shut:
                    # Cards on the table can have the focus, but are not enabled.
                    held |= {name: cards[found[0]] for name, *_, usable in nodes
                             if usable and game in CARD and (found := CARD[game].match(name))}
                else:
                    open_cards = re.findall(r'says: \w+: (\d+) to ', '\n'.join(told))
                    leaks = [name for name, number in cards.items() if name in held and number not in open_cards]
                    assert not leaks, f'behind the curtain there is {leaks}'
            assert game not in CARD or len(held) > 5, f'of the hands there was only {sorted(held)}'
        finally:
            desktop.close()
    return told


def main():
    options = argparse.ArgumentParser()
    options.add_argument('backroom')
    options.add_argument('game', choices=TURNS)
    options.add_argument('golden', type=pathlib.Path)
    options.add_argument('--write', action='store_true')
    arguments = options.parse_args()
    if 'BACKROOM_OWN_BUS' not in os.environ:
        # A bus and a runtime directory of its own, so that no other test shares the accessibility bus.
        with tempfile.TemporaryDirectory() as runtime:
            environment = os.environ | {'BACKROOM_OWN_BUS': '1', 'XDG_RUNTIME_DIR': runtime}
            command = ['dbus-run-session', '--', sys.executable, '-B', *sys.argv]
            sys.exit(subprocess.run(command, env=environment).returncode)
    told = play(arguments.backroom, arguments.game)
    if arguments.write:
        arguments.golden.write_text('\n'.join(told) + '\n')
        return
    golden = arguments.golden.read_text().splitlines()
    if told != golden:
        print('\n'.join(difflib.unified_diff(golden, told, 'golden', 'heard', lineterm='')))
        sys.exit('what is heard is not what is written')
    print(f'{len(told)} lines')


if __name__ == '__main__':
    main()
