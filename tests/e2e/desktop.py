# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""A virtual screen with mouse and keyboard, to use a program as a player would."""
import os
import subprocess
import tempfile
import time


def start_server(width, height):
    """Starts Xvfb on a display number that no other test is likely to try at the same time."""
    for attempt in range(20):
        display = 100 + (os.getpid() + attempt * 977) % 20000
        read, write = os.pipe()
        server = subprocess.Popen(
            ['Xvfb', f':{display}', '-displayfd', str(write), '-screen', '0', f'{width}x{height}x24', '-nolisten', 'tcp', '-noreset'],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            if pipe.readline().strip():
                return display, server
        server.wait()
    raise RuntimeError('Xvfb does not start')


class Desktop:
    """An Xvfb with one program running in it."""

    def __init__(self, width, height):
        self.size = width, height
        display, self.server = start_server(width, height)
        self.folder = tempfile.TemporaryDirectory(prefix='backroom-runtime-', ignore_cleanup_errors=True)
        self.runtime = self.folder.name
        self.env = dict(os.environ, DISPLAY=f':{display}', QT_QPA_PLATFORM='xcb', QT_QUICK_BACKEND='software',
                        XDG_RUNTIME_DIR=self.runtime, LC_ALL='C.UTF-8')
        self.env.pop('WAYLAND_DISPLAY', None)
        self.program = None

    def start(self, command, resize=True):
        self.program = subprocess.Popen(command, env=self.env, stdin=subprocess.DEVNULL)
        wait_for(lambda: self.window() is not None or self.program.poll() is not None, 'the window')
        assert self.program.poll() is None, f'the program ended with {self.program.returncode}'
        if not resize:
            return
        self.xdotool('windowmove', self.window(), 0, 0)
        self.xdotool('windowsize', '--sync', self.window(), *self.size)

    def window(self):
        found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.program.pid)], env=self.env,
                               capture_output=True, text=True)
        return next(iter(found.stdout.split()), None)

    def geometry(self):
        shown = subprocess.run(['xdotool', 'getwindowgeometry', '--shell', self.window()], env=self.env,
                               capture_output=True, text=True, check=True)
        values = dict(line.split('=') for line in shown.stdout.split())
        return int(values['WIDTH']), int(values['HEIGHT'])

    def kill(self):
        self.program.kill()
        self.program.wait()

    def close(self):
        try:
            if self.program and self.program.poll() is None:
                self.program.terminate()
                try:
                    self.program.wait(10)
                except subprocess.TimeoutExpired:
                    self.kill()
                    raise
        finally:
            self.server.terminate()
            self.server.wait()
            self.folder.cleanup()

    def xdotool(self, *words):
        subprocess.run(['xdotool', *map(str, words)], env=self.env, check=True)

    def click(self, point):
        self.xdotool('mousemove', *point, 'click', 1)
        time.sleep(0.1)

    def drag(self, start, end):
        steps = 5
        self.xdotool('mousemove', *start, 'mousedown', 1)
        for step in range(1, steps + 1):
            self.xdotool('mousemove', *(round(a + (b - a) * step / steps) for a, b in zip(start, end)))
            time.sleep(0.03)
        time.sleep(0.05)
        self.xdotool('mouseup', 1)
        time.sleep(0.1)

    def picture(self, path):
        subprocess.run(['import', '-window', 'root', path], env=self.env, stderr=subprocess.DEVNULL)

    def color(self, point):
        """Returns the red, green and blue of a point of the screen."""
        x, y = point
        return tuple(subprocess.run(['import', '-window', 'root', '-crop', f'1x1+{x}+{y}', '-depth', '8', 'rgb:-'],
                                    env=self.env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout[:3])

    def still(self, seconds=1.9, most=20):
        """Waits until the screen has not changed for this long."""
        last, since = None, time.monotonic()
        end = since + most
        while time.monotonic() - since < seconds and time.monotonic() < end:
            seen = subprocess.run(['import', '-window', 'root', '-depth', '8', 'rgb:-'], env=self.env,
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
            if seen != last:
                last, since = seen, time.monotonic()
            time.sleep(0.3)


def wait_for(condition, what, seconds=30):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f'waited {seconds} s for {what}')
        time.sleep(0.05)
