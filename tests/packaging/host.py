# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables for friends elsewhere are kept open without a display: host.py BACKROOM"""
import os
import shutil
import signal
import subprocess
import sys
import tempfile

own = {name: value for name, value in os.environ.items() if not name.startswith(('DISPLAY', 'WAYLAND_', 'QT_', 'XDG_'))}


def start(folder, *options):
    return subprocess.Popen([sys.argv[1], '--lang', 'en', '--data', folder, '--host', *options], env=own, text=True,
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def refused(folder, code, word, *options):
    ended = start(folder, *options)
    out, said = ended.communicate(timeout=60)
    assert ended.returncode == code and not out and said.count('\n') == 1 and word in said, (options, ended.returncode, out, said)


def invitation(program):
    """The letters that the program prints."""
    for line in program.stdout:
        if line.startswith('Code: '):
            return line.split()[1]
    raise AssertionError(program.stderr.read())


def end(program, by):
    program.send_signal(by)
    _, said = program.communicate(timeout=60)
    assert program.returncode == 0 and not said, (by, program.returncode, said)


with tempfile.TemporaryDirectory() as folder:
    refused(folder, 1, 'No table is kept here')
    refused(folder, 2, 'nobody sits at this computer', '--new', 'the-gang', '--seats', 'you,friend')
    # The broker is kept: the second time nobody names it. Nothing listens on port 1.
    for broker in (('--broker', 'mqtt://rosa@127.0.0.1:1'), ()):
        table = start(os.path.join(folder, 'named'), *broker, *('--new', 'the-gang', '--seats', 'friend,2', '--watch', 'later') if broker else ())
        lines = iter(table.stdout.readline, '')
        assert any(line.startswith('Link: ') and '127.0.0.1' in line for line in lines), broker
        end(table, signal.SIGTERM)
    if not (shutil.which('mosquitto') or os.path.exists('/usr/sbin/mosquitto')):
        print('Refusals alone: mosquitto is not installed.')
        sys.exit()
    table = start(folder, '--new', 'the-gang', '--seats', 'friend,2')
    code = invitation(table)
    assert len(code) == 23, code
    refused(folder, 1, 'open in another window')
    end(table, signal.SIGTERM)
    table = start(folder)
    assert invitation(table) == code
    end(table, signal.SIGINT)
print('A table is opened, ended and gone on with.')
