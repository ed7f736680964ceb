#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every source file begins with its copyright and licence.

usage: check_licences.py PROJECT_FOLDER
"""
import pathlib
import sys

FOLDERS = ('app', 'assets', 'engine', 'packaging', 'qml', 'tests', 'translations')
SUFFIXES = {'.cmake', '.cpp', '.hpp', '.in', '.inc', '.py', '.qml', '.sh'}
LINES = ['SPDX-FileCopyrightText: 2026 The authors of Backroom', 'SPDX-License-Identifier: GPL-3.0-or-later']

root = pathlib.Path(sys.argv[1])
sources = [root / 'CMakeLists.txt'] + [path for folder in FOLDERS for path in sorted((root / folder).rglob('*'))
                                       if path.suffix in SUFFIXES or path.name == 'CMakeLists.txt']
bare = []
for path in sources:
    lines = [line for line in path.read_text().splitlines()[:3] if not line.startswith('#!')]
    if [line.lstrip('/# ') for line in lines[:2]] != LINES:
        bare.append(path)
        print(f'{path.relative_to(root)}: begins without its copyright and licence')
sys.exit(1 if bare else 0)
