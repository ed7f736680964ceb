# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the table of SuperGang has its figures and its action menu in a window of 1280×800, in pixels."""
import json
import math
import pathlib
import subprocess

WIDTH, HEIGHT = 1280, 800
ZOOM, TOP = 0.492, 56
VIEW_LEFT, VIEW_RIGHT, VIEW_TOP, VIEW_BOTTOM = 0, 984, 50, 677

# Colours of the action menu: an enabled row, a disabled one, and the plate's rim.
ROW, DIM, RIM = (0x1B, 0x2B, 0x23), (0x10, 0x1B, 0x16), (0xD9, 0xB4, 0x5E)

CHARACTERS = ('killer', 'vamp', 'dealer')
PATROLS = ('patrol-1', 'patrol-2')
# The size of a figure's picture, in pixels, when it is alone in its place.
FIGURE = 56


def inside(point, rect, margin=0):
    return rect[0] - margin < point[0] < rect[2] + margin and rect[1] - margin < point[1] < rect[3] + margin


class Town:
    """Positions in pixels of a window that shows the whole town."""

    def __init__(self):
        town = json.loads(pathlib.Path(__file__).resolve().parents[2].joinpath('assets/supergang/town.json').read_text())
        drawing = town['drawing']
        self.units = {place['id']: (place['x'], place['y']) for place in town['places']}
        self.kinds = {place['id']: place['kind'] for place in town['places']}
        for shop, drawn in drawing['shops'].items():
            self.units[shop] = tuple(drawn['sign'])
        self.shop_kinds = {shop['id']: shop['kind'] for shop in town['shops']}
        self.pavement = {section: self.half_way(drawn['mid']) for section, drawn in drawing['sections'].items()}

    @staticmethod
    def half_way(line):
        lengths = [math.dist(a, b) for a, b in zip(line, line[1:])]
        left = sum(lengths) / 2
        for a, b, length in zip(line, line[1:], lengths):
            if left <= length:
                return tuple(p + (q - p) * left / length for p, q in zip(a, b))
            left -= length
        return tuple(line[-1])

    @staticmethod
    def pixel(unit):
        return unit[0] * ZOOM, TOP + unit[1] * ZOOM

    def at(self, place):
        return self.pixel(self.units[place])

    def figures(self, view):
        """Returns the name, rectangle and drawing order of every figure on the board, as app/supergang/pieces.cpp does."""
        standing = []
        for seat, gang in enumerate(view['gangs']):
            for character in CHARACTERS:
                figure = gang['figures'][character]
                if not gang['out'] and figure['state'] == 'in-play':
                    standing.append(((seat, character), figure['place']))
        if view['round'] > 3:
            for patrol, name in zip(view['patrols'], PATROLS):
                if patrol.get('place'):
                    standing.append(((None, name), patrol['place']))
        shown = []
        for number, (name, place) in enumerate(standing):
            same = [index for index, (_, other) in enumerate(standing) if other == place]
            x, y = self.feet(place, same.index(number), len(same))
            if place != 'centre' and sum(standing[index][0][1] in PATROLS for index in same) == 2:
                x += 15 if name[1] == PATROLS[1] else -15
            crowded = len(same) > (6 if place == 'centre' else 1)
            size = FIGURE * ((0.84 if place == 'centre' else 0.86) if crowded else 1)
            left, bottom = x * ZOOM - 0.4 * size, TOP + y * ZOOM + 0.09 * size
            shown.append((name, (left, bottom - size, left + 0.8 * size, bottom), y))
        return shown

    def feet(self, place, index, count):
        x, y = self.units[place]
        if place == 'centre':
            angle = 2 * math.pi * index / max(count, 6) + math.pi
            return x + 138 * math.cos(angle), y + 98 * math.sin(angle) + 20
        apart = 44 * (3 / count if count > 3 else 1)
        x += (index - (count - 1) / 2) * apart
        y += index % 2 * 8 if count > 3 else 0
        if self.kinds[place] == 'shop':
            return x + 36, y + 36
        if self.kinds[place] in ('clinic', 'graveyard'):
            return x - 92, y + 34
        return x, y

    def room(self, place):
        """Returns whether the place is more than 30 pixels from the edge of the visible town."""
        x, y = self.at(place)
        return min(x - VIEW_LEFT, VIEW_RIGHT - x, y - VIEW_TOP, VIEW_BOTTOM - y) > 30

    def grip(self, view, name):
        """Returns a point of the figure that no other figure covers."""
        figures = self.figures(view)
        rect, depth = next((rect, depth) for other, rect, depth in figures if other == name)
        before = [other for one, other, far in figures if one != name and far >= depth]
        for down in (0.5, 0.7, 0.3, 0.85, 0.15):
            for along in (0.5, 0.3, 0.7, 0.12, 0.88):
                point = rect[0] + along * (rect[2] - rect[0]), rect[1] + down * (rect[3] - rect[1])
                if not any(inside(point, other, 2) for other in before) and VIEW_TOP + 3 < point[1]:
                    return round(point[0]), round(point[1])
        raise AssertionError(f'nothing to be seen of {name}')

    def clear_spot(self, view, seat, name, place):
        """Returns a point of the end that is not covered by another figure of the gang, which a click would choose instead."""
        x, y = self.at(place)
        own = [rect for other, rect, _ in self.figures(view) if other != name and other[0] in (seat, None)]
        for dx, dy in ((0, 0), (0, 9), (9, 5), (-9, 5), (12, -6), (-12, -6), (0, 14), (15, 0), (-15, 0)):
            if not any(inside((x + dx, y + dy), rect, 1) for rect in own):
                return round(x + dx), round(y + dy)
        return round(x), round(y)


class Menu:
    """The action menu on the screen."""

    def __init__(self, desktop):
        self.desktop = desktop

    @staticmethod
    def wanted(legal, figure):
        """Returns the legal actions in the order of the menu's rows."""
        def of(kind, **fields):
            return [action for action in legal if action['type'] == kind and all(action.get(k) == v for k, v in fields.items())]

        listed = []
        for member in (figure, 'vamped') if figure == 'vamp' else (figure,):
            listed += of('coward', figure=member)
            for prize in ('money', 'ownership'):
                listed += of('stick-up', figure=member, **{'for': prize})[:1]
            listed += of('buy-shop', figure=member) + of('racket', figure=member) + of('recruit', figure=member)
            listed += of('kill', figure=member)[:1]
            for patrol in PATROLS:
                listed += of('attack-patrol', figure=member, patrol=patrol)[:1]
        listed += of('vamp')
        pawns = sorted(action['pawns'] for action in of('buy-pawns'))
        listed += [{'type': 'buy-pawns', 'pawns': number} for number in dict.fromkeys(pawns[-1:] + pawns[:1])]
        listed += of('place-pawn')[:1]
        return listed

    def lines(self):
        """Returns the lines of the screen as RGB bytes."""
        raw = subprocess.run(['import', '-window', 'root', '-depth', '8', 'rgb:-'],
                             env=self.desktop.env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
        return [raw[y * 3 * WIDTH:(y + 1) * 3 * WIDTH] for y in range(HEIGHT)]

    @staticmethod
    def stretch(line, color, length):
        """Returns the start of the first run of this colour and length in the line; -1 if there is none."""
        found = line.find(bytes(color) * length)
        while found > 0 and found % 3:
            found = line.find(bytes(color) * length, found + 1)
        return found // 3 if found >= 0 else -1

    def rows(self):
        """Returns the centres of the rows, and whether they are enabled."""
        rows, start, left, of = [], None, 0, None
        for y, line in enumerate(self.lines() + [b'']):
            at, color = max((self.stretch(line, color, 6), color) for color in (ROW, DIM))
            if start is not None and (at < 0 or color != of):
                if y - start > 25:
                    rows.append(((left + 150, (start + y) // 2), of == ROW))
                start = None
            if at >= 0 and start is None:
                start, left, of = y, at, color
        return rows

    def lower_rim(self):
        """Returns the left end of the menu's lower rim, or None without a menu."""
        # Rows have a rim, too, but a shorter one.
        rims = [(self.stretch(line, RIM, 288), y) for y, line in enumerate(self.lines())]
        return next(((x, y) for x, y in reversed(rims) if x >= 0 and VIEW_TOP < y < VIEW_BOTTOM - 1), None)
