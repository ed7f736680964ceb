#!/usr/bin/env python3
"""Plays a whole game of The Gang for two through the real window with the mouse, kills the program in the middle
and goes on; at the end the headless program replays the journal and must come to the same end.

usage: play_the_gang.py BACKROOM BACKROOM_CLI [--keep DIR]    DIR gets pictures of what was seen
"""
import argparse
import json
import pathlib
import sqlite3
import subprocess
import tempfile
import time

from desktop import Desktop, wait_for

SEED = 1930
CITIES = ['chicago', 'detroit']
KILL_AFTER_JOB = 6

# Where things lie in a window of 1280 x 800 with two players.
STREET_LEFT, STREET_TOP, STREET_HEIGHT, STREET_STEP = 12, 58, 267, 275
ROW_LEFT, ROW_WIDTH, ROW_CARD, ROW_GAP = 154, 842, 149, 8
HAND_LEFT, HAND_WIDTH, HAND_CARD, HAND_GAP = 134, 352, 107, 8
RAIL = 610
OPEN_CURTAIN = (640, 545)
SPOT = (860, RAIL + 100)
SPECIAL = (567, RAIL + 95)
CONFIRM = (1140, RAIL + 147)
TURN_GANGSTER = (365, RAIL + 95)
TURN_SPECIAL = (490, RAIL + 95)


def spread(left, width, card, gap, index, count):
    apart = 0 if count < 2 else min(card + gap, (width - card) / (count - 1))
    return round(left + index * apart)


def street(city):
    return 700, STREET_TOP + STREET_HEIGHT // 2 + CITIES.index(city) * STREET_STEP


def ticket(city):
    return 714, RAIL + 20 + CITIES.index(city) * 58 + 14


def hand_card(index, count):
    return spread(HAND_LEFT, HAND_WIDTH, HAND_CARD, HAND_GAP, index, count) + 20, RAIL + 60


def row_card(city, index, count):
    return spread(ROW_LEFT, ROW_WIDTH, ROW_CARD, ROW_GAP, index, count) + 25, street(city)[1]


class Referee:
    """The headless program, fed with the journal that the window keeps."""

    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + '\n')
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        assert reply['ok'], reply
        return reply

    def close(self):
        self.process.stdin.close()
        self.process.wait(10)


class Player:
    def __init__(self, desktop, referee, data, keep):
        self.desktop, self.referee, self.data, self.keep = desktop, referee, data, keep

    def journal(self):
        with sqlite3.connect(f'file:{self.data}/games.sqlite?mode=ro', uri=True) as database:
            return [text for (text,) in database.execute(
                'SELECT text FROM line WHERE match = (SELECT max(id) FROM match) ORDER BY number')]

    def view(self):
        self.referee.ask(cmd='load', lines=self.journal())
        return self.referee.ask(cmd='view')['view']

    def expect(self, lines, seat, action):
        """The window has written exactly this action next."""
        wait_for(lambda: len(self.journal()) > lines, f'{action} in the journal', 10)
        written = json.loads(self.journal()[lines])
        assert (written['seat'], written['action']) == (seat, action), (written, seat, action)

    def picture(self, name):
        if self.keep:
            self.desktop.picture(f'{self.keep}/e2e-{name}.png')

    def choose(self, seat, view, with_special):
        hand = view['hands'][seat]['gangsters']
        gangster = hand[(seat + view['job']) % len(hand)]
        city = CITIES[(seat + view['job']) % 2]
        lines = len(self.journal())
        self.desktop.click(OPEN_CURTAIN)
        time.sleep(0.3)
        self.desktop.drag(hand_card(hand.index(gangster), len(hand)), SPOT)
        self.desktop.drag(SPECIAL if with_special else ticket(city), (SPOT[0] + 140, SPOT[1]))
        if lines < 3:
            self.picture(f'choice-{seat}')
        self.desktop.click(CONFIRM)
        action = {'type': 'choose', 'gangster': gangster}
        action |= {'special': True} if with_special else {'ticket': city}
        self.expect(lines, seat, action)

    def place(self, view):
        """The own turn of a gangster with special: the gangster first, then the special, in the fuller city."""
        turn = view['turn']
        seat, gangster, special = turn['seat'], turn['gangster'], turn['special']
        city = max(CITIES, key=lambda name: len(view['cities'][name]))
        lines = len(self.journal())
        self.desktop.drag(TURN_GANGSTER, street(city))
        self.expect(lines, seat, {'type': 'place-gangster', 'city': city})
        self.picture(f'turn-{special}')
        view = self.view()
        rows = view['cities']
        lines += 1
        if special == 'lookout':
            self.desktop.drag(TURN_SPECIAL, (250, street(city)[1]))
            action = {'type': 'play-lookout', 'city': city, 'end': 'left'}
        elif special == 'spy':
            row = rows[city]
            self.desktop.drag(TURN_SPECIAL, row_card(city, row.index(gangster), len(row)))
            action = {'type': 'play-spy', 'city': city, 'on': gangster}
        else:
            other = next(name for name in CITIES if name != city)
            called = rows[other][0]
            self.desktop.drag(TURN_SPECIAL, street(city))
            self.desktop.drag(row_card(other, 0, len(rows[other])), street(city))
            action = {'type': 'play-boss-calls', 'city': city, 'gangster': called}
        self.expect(lines, seat, action)


def play(arguments, data):
    desktop = Desktop(1280, 800)
    referee = Referee(arguments.cli)
    player = Player(desktop, referee, data, arguments.keep)
    try:
        # Without animation, so that nothing has to be waited for.
        pathlib.Path(data, 'settings.ini').write_text('[General]\nanimationSpeed=0\nlanguage=en\n')
        desktop.start([arguments.backroom, '--data', data, '--new', 'the-gang', '--seats', '2', '--seed', str(SEED)])
        time.sleep(1)
        jobs, specials, killed = 0, set(), False
        while True:
            view = player.view()
            if view['phase'] == 'over':
                break
            if view['phase'] == 'placing':
                specials.add(view['turn']['special'])
                player.place(view)
                continue
            seat = referee.ask(cmd='pending')['pending'][0]
            if seat == 0:
                jobs += 1
                if jobs > KILL_AFTER_JOB and not killed:
                    killed = True
                    before = player.journal()
                    desktop.kill()
                    desktop.start([arguments.backroom, '--data', data])
                    time.sleep(1)
                    player.picture('home')
                    desktop.xdotool('key', 'Return')
                    time.sleep(0.5)
                    assert player.journal() == before, 'the journal changed by going on'
            # The special is played in the second job of every round.
            player.choose(seat, view, with_special=view['job'] == 2 and view['hands'][seat]['special'] is not None)
        time.sleep(1)
        player.picture('end')
        assert killed, 'the game ended before the program was killed'
        assert len(specials) >= 2, specials
        lines = player.journal()
        loaded = referee.ask(cmd='load', lines=lines)
        assert loaded['hash'] == json.loads(lines[-1])['hash']
        result = referee.ask(cmd='result')
        assert result['over'], result
        with sqlite3.connect(f'file:{data}/games.sqlite?mode=ro', uri=True) as database:
            assert database.execute('SELECT over FROM match').fetchall() == [(1,)]
        print(f'{jobs} jobs, {len(lines) - 1} actions, specials {sorted(specials)}, scores {result["scores"]}')
    except BaseException:
        player.picture('failure')
        raise
    finally:
        desktop.close()
        referee.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('backroom')
    parser.add_argument('cli')
    parser.add_argument('--keep')
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        play(arguments, data)


if __name__ == '__main__':
    main()
