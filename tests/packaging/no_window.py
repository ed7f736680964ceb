# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests that without a display one line says why no window opens, whatever the environment: no_window.py BACKROOM"""
import os
import subprocess
import sys
import tempfile

SESSIONS = (
    ({}, 'display'),
    ({'XDG_SESSION_TYPE': 'x11'}, 'display'),
    ({'XDG_SESSION_TYPE': 'wayland', 'XDG_CURRENT_DESKTOP': 'GNOME'}, 'display'),
    ({'XDG_SESSION_TYPE': 'wayland', 'XDG_CURRENT_DESKTOP': 'KDE'}, 'display'),
    # Much is said before the platform complains.
    ({'QT_DEBUG_PLUGINS': '1'}, 'display'),
    ({'DISPLAY': ':9999'}, ':9999'),
    ({'QT_QPA_PLATFORM': 'nonsense'}, 'nonsense'),
)
wrong = []
own = {name: value for name, value in os.environ.items()
       if not name.startswith(('DISPLAY', 'WAYLAND_', 'QT_', 'XDG_'))}
with tempfile.TemporaryDirectory() as folder:
    for session, word in SESSIONS:
        ended = subprocess.run([sys.argv[1], '--data', folder], env=own | {'XDG_RUNTIME_DIR': folder} | session,
                               stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
        said = ended.stderr
        if ended.returncode != 1 or ended.stdout or said.count('\n') != 1 or word not in said or not said.startswith('backroom: no window'):
            wrong.append(f'{session}: {ended.returncode}, {said!r}')
print('\n'.join(wrong) if wrong else f'{len(SESSIONS)} sessions, one line each.')
sys.exit(bool(wrong))
