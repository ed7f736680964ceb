#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""On a desktop with Wayland only (headless weston) the window opens, shows its pictures, prints nothing, and quits when asked to.

usage: wayland.py BACKROOM [--keep DIR]    DIR gets the picture of what was seen
"""
import argparse
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

from desktop import wait_for

SOCKET = 'backroom-test'
# The colours of the felt under the lamp, and of a card.
BAIZE = (34, 84, 62)
CREAM = (245, 237, 216)


def share(picture, color, most=24):
    """Returns the share of the picture with about this colour, 0 to 1."""
    points = subprocess.run(['convert', str(picture), '-resize', '160x100!', '-depth', '8', 'rgb:-'], stdout=subprocess.PIPE, check=True).stdout
    near = [all(abs(points[at + part] - color[part]) <= most for part in range(3)) for at in range(0, len(points), 3)]
    return sum(near) / len(near)


def look(env, folder):
    for old in folder.glob('*.png'):
        old.unlink()
    subprocess.run(['weston-screenshooter'], env=env, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return next(folder.glob('*.png'))


def play(backroom, folder, keep):
    runtime = folder / 'runtime'
    runtime.mkdir(mode=0o700)
    env = {name: value for name, value in os.environ.items() if name not in ('DISPLAY', 'QT_QPA_PLATFORM')}
    env.update(XDG_RUNTIME_DIR=str(runtime), XDG_CONFIG_HOME=str(folder), LC_ALL='C.UTF-8')
    with open(folder / 'weston.log', 'w') as log:
        weston = subprocess.Popen(['weston', '--backend=headless-backend.so', '--use-pixman', f'--socket={SOCKET}', '--width=1280',
                                   '--height=800', '--idle-time=0', '--no-config', '--debug'], env=env, stdout=log, stderr=log)
    program = None
    try:
        wait_for(lambda: (runtime / SOCKET).exists() or weston.poll() is not None, 'weston')
        assert weston.poll() is None, (folder / 'weston.log').read_text()
        # The screen has no keyboard, which Qt's text input there expects.
        env.update(WAYLAND_DISPLAY=SOCKET, QT_IM_MODULE='compose', QT_QUICK_BACKEND='software')
        said = folder / 'said.log'
        with open(said, 'w') as log:
            program = subprocess.Popen([backroom, '--lang', 'en', '--data', str(folder / 'data'), '--new', 'the-gang', '--seats', 'you,2',
                                        '--seed', '3'], env=env, stdout=log, stderr=log)

        def shown():
            assert program.poll() is None, f'the program ended with {program.returncode}: {said.read_text()}'
            picture = look(env, folder)
            if keep:
                shutil.copy(picture, pathlib.Path(keep) / 'wayland.png')
            return share(picture, BAIZE) > 0.1 and share(picture, CREAM) > 0.02

        wait_for(shown, 'the table and its cards', 90)
        time.sleep(0.5)
        program.send_signal(signal.SIGTERM)
        assert program.wait(20) == 0, f'it ended with {program.returncode}'
        assert said.read_text() == '', said.read_text()
    finally:
        if program and program.poll() is None:
            program.kill()
        weston.terminate()
        weston.wait(20)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument('backroom')
    arguments.add_argument('--keep')
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        play(given.backroom, pathlib.Path(folder), given.keep)
    print('a window on Wayland: opened, seen, ended in order')


if __name__ == '__main__':
    main()
