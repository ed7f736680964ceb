#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks all QML files: endless animations rest in reduced motion; texts with markup keep narrow spaces together; the colours
of texts follow the palette (in SuperGang all colours outside of pictures); durations are measured with a monotonic clock. In
tables, components are given their table, and temporary animations are a `Moment`. Also checks all sentences in QML and C++:
their arguments are put in by a single call, so that a player may be called "%2". No line of QML, that of the tests included, is
wider than 140 columns.

usage: check_sources.py QML_FOLDER APP_FOLDER
"""
import pathlib
import re
import sys

TEXTS = re.compile(r'\b(\w*Text|TextInput|Why)\s*\{')
COLOR = re.compile(r'^\s*color:.*"#', re.M)

LITERAL = re.compile(r'color:.*"#(?!\w\w000000")')
# These draw the town, the stall and the figures.
PICTURES = {'FinalTown', 'TownView', 'TownCut', 'FigureTown', 'Manhole', 'DuelFlight', 'DuelTargetBoard', 'Minimap'}
# The ring around a vamp and the man she leads.
JOINED = 'FFC2D6'


WIDEST = 140
TESTS = pathlib.Path(__file__).parent

TABLES = {'Table', 'TheGang', 'GangOfDice', 'Gangz', 'SuperGang'}
# Their animations end in the right place by themselves.
GLIDING = {'GlidingPiece', 'BoardView'}


def block(source, start):
    """Returns the text of the element that begins at `start`, without nested elements."""
    depth, own = 1, []
    for letter in source[start:]:
        if letter == '{':
            depth += 1
        elif letter == '}':
            depth -= 1
            if depth == 0:
                break
        if depth == 1:
            own.append(letter)
    return ''.join(own)


def wrong(path):
    source = path.read_text()
    for found in re.finditer(r'loops: Animation.Infinite', source):
        before = source[:found.start()].rsplit('{', 1)[1]
        after = source[found.end():].split('{', 1)[0]
        if 'Theme.moves' not in before + after:
            yield 'what moves for ever moves in reduced motion'
    for found in TEXTS.finditer(source):
        for line in COLOR.finditer(block(source, found.end())):
            text = line.group(0) + source[found.end():].split(line.group(0), 1)[1].split('\n', 1)[0]
            if 'Theme.strong' not in text:
                yield f'a text has a colour of its own:{text.strip()}'
    for found in re.finditer(r'textFormat: Text.StyledText', source):
        before = source[:found.start()].rsplit('{', 1)[1]
        after = source[found.end():].split('}', 1)[0]
        # The HTML of books has `&nbsp;` already.
        if 'Theme.unbroken(' not in before + after and 'text: html' not in before + after:
            yield 'a text with markup breaks its lines at narrow spaces: Theme.unbroken'
    if re.search(r'\bDate\.now|new Date\b', source):
        yield 'the clock of the wall is no measure: Stopwatch'
    if path.parent.name in TABLES:
        yield from wrong_at_table(path, source)
    if path.parent.name == 'SuperGang' and path.stem not in PICTURES:
        for line in source.splitlines():
            if LITERAL.search(line) and 'Theme.strong' not in line and JOINED not in line:
                yield f'a colour does not follow the palette: {line.strip()}'


def wrong_at_table(path, source):
    if 'House.table' in source:
        yield 'a part of a table is given its table: the house may have another one'
    for found in re.finditer(r'Animation on \w+ \{', source):
        if 'loops: Animation.Infinite' not in block(source, found.end()):
            yield 'what is shown for a while is a Moment'
    for found in re.finditer(r'Animation\s*\{\s*id: (\w+)', source):
        if path.stem not in GLIDING and re.search(rf'\b{found.group(1)}\.(re)?start\(', source):
            yield f'what is shown for a while is a Moment: {found.group(1)}'


def end_of_call(source, at):
    """Returns the position behind the parenthesis that closes the one at `at`; skips strings."""
    depth = 0
    for token in re.finditer(r'"(?:\\.|[^"\\])*"|[()]', source[at:]):
        depth += {'(': 1, ')': -1}.get(token.group(), 0)
        if depth == 0:
            return at + token.end()
    return len(source)


def put_in_twice(path):
    source = path.read_text()
    for found in re.finditer(r'(\w*)\s*\.arg\(', source):
        line = source.count('\n', 0, found.end()) + 1
        if re.match(r'\s*\.arg\(', source[end_of_call(source, found.end() - 1):]):
            yield f'{line}: one .arg() after another: the second looks for its place in what the first put in'
        elif found.group(1) not in ('', 'pattern'):
            yield f'{line}: .arg() of what may be a finished sentence; what is none is called "pattern"'


def too_wide(path):
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if len(line) > WIDEST:
            yield f'{number}: {len(line)} columns, more than {WIDEST}'


def files(folder, *endings):
    return [path for path in sorted(pathlib.Path(folder).rglob('*')) if path.suffix in endings]


def main():
    qml, app = sys.argv[1:]
    found = [f'{path}: {what}' for path in files(qml, '.qml') for what in wrong(path)]
    found += [f'{path}:{what}' for path in files(qml, '.qml') + files(app, '.cpp', '.hpp') for what in put_in_twice(path)]
    found += [f'{path}:{what}' for path in files(qml, '.qml') + files(TESTS, '.qml') for what in too_wide(path)]
    print('\n'.join(found))
    sys.exit(1 if found else 0)


main()
