#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks for buttons on the accessibility bus, as a screen reader does, while a panel or the rulebook covers them, and for
those of a closed book: they are not listed, not enabled, and do nothing.

usage: covered.py BACKROOM
"""
import argparse
import os
import subprocess
import sys
import tempfile
import time

from desktop import Desktop
from spoken import Atspi, GLib, PATIENCE, Reader


class Explorer(Reader):
    """Returns all listed nodes."""

    def listed(self, role):
        found = []

        def walk(node):
            try:
                if node.get_role_name() == role:
                    found.append(node)
                for at in range(node.get_child_count()):
                    child = node.get_child_at_index(at)
                    if child is not None:
                        walk(child)
            except GLib.Error:
                return

        desktop = Atspi.get_desktop(0)
        for at in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(at)
            if application is not None and application.get_name():
                application.clear_cache()
                walk(application)
        return found

    def names(self, role):
        return [node.get_name() for node in self.listed(role) if has(node, 'SHOWING') and has(node, 'ENABLED')]

    def wait(self, ready, what):
        begun = time.monotonic()
        while not ready():
            self.listen()
            assert time.monotonic() - begun < PATIENCE, what


def has(node, state):
    node.clear_cache()
    return node.get_state_set().contains(getattr(Atspi.StateType, state))


def press(node):
    try:
        Atspi.Action.do_action(node, 0)
    except GLib.Error:
        # The node has no action.
        return


def check(program):
    desktop = Desktop(1280, 800)
    desktop.env.update(QT_LINUX_ACCESSIBILITY_ALWAYS_ON='1', DBUS_SESSION_BUS_ADDRESS=os.environ['DBUS_SESSION_BUS_ADDRESS'])
    with tempfile.TemporaryDirectory() as data:
        try:
            reader = Explorer()
            desktop.start([program, '--data', data, '--lang', 'en', '--new', 'gang-of-dice', '--seats', '2', '--seed', '1930'])
            reader.wait_for_program()
            reader.listen(2)
            desktop.xdotool('key', 'Return')
            rolls = lambda: [name for name in reader.names('push button') if name.startswith('Roll ')]
            reader.wait(rolls, 'no button that rolls')
            button = next(node for node in reader.listed('push button') if node.get_name().startswith('Roll '))
            desktop.xdotool('key', 'F2')
            reader.wait(lambda: 'Done' in reader.names('push button'), 'no page of keys')
            assert not rolls(), f'under the page of keys there is {rolls()}'
            assert not has(button, 'SHOWING') and not has(button, 'ENABLED'), 'a covered button shows'
            press(button)
            reader.listen(1)
            desktop.xdotool('key', 'Escape')
            reader.wait(rolls, 'it rolled under the page of keys')
            desktop.xdotool('key', 'F1')
            reader.wait(lambda: reader.names('link'), 'no links in the rulebook')
            links = reader.listed('link')
            desktop.xdotool('key', 'F1')
            reader.wait(lambda: not reader.names('link'), f'of the closed book there is {reader.names("link")[:5]}')
            for link in links:
                assert not has(link, 'SHOWING') and not has(link, 'ENABLED'), f'the closed book has {link.get_name()}'
            press(button)
            reader.wait(lambda: not rolls(), 'what is not covered does nothing')
        finally:
            desktop.close()


def main():
    options = argparse.ArgumentParser()
    options.add_argument('backroom')
    arguments = options.parse_args()
    if 'BACKROOM_OWN_BUS' not in os.environ:
        with tempfile.TemporaryDirectory() as runtime:
            environment = os.environ | {'BACKROOM_OWN_BUS': '1', 'XDG_RUNTIME_DIR': runtime}
            sys.exit(subprocess.run(['dbus-run-session', '--', sys.executable, '-B', *sys.argv], env=environment).returncode)
    check(arguments.backroom)


main()
