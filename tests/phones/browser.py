# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small client for WebDriver: Chromium, in the sizes of phones, and WebKit, the nearest substitute
for Safari on an iPhone."""
import base64
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'


def free_port():
    with socket.socket() as one:
        one.bind(('127.0.0.1', 0))
        return one.getsockname()[1]


class Browser:
    def __init__(self, command, capabilities, env=None):
        self.port = free_port()
        self.driver = subprocess.Popen([*command, f'--port={self.port}'], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.session = ''
        for attempt in range(100):
            try:
                made = self.ask('POST', '/session', {'capabilities': {'alwaysMatch': capabilities}})
                break
            except urllib.error.URLError as error:
                if attempt == 99 or isinstance(error, urllib.error.HTTPError):
                    self.driver.terminate()
                    raise
                time.sleep(0.1)
        self.session = '/session/' + made['sessionId']

    def ask(self, method, path, body=None):
        data = json.dumps(body).encode() if method == 'POST' else None
        request = urllib.request.Request(f'http://127.0.0.1:{self.port}{self.session}{path}', data, {'Content-Type': 'application/json'},
                                         method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)['value']
        except urllib.error.HTTPError as error:
            error.msg += ': ' + error.read().decode()[:600]
            raise

    def go(self, address):
        self.ask('POST', '/url', {'url': address})

    def run(self, script, *arguments):
        """Returns the result of the script."""
        return self.ask('POST', '/execute/sync', {'script': script, 'args': arguments})

    def find(self, selector):
        return self.ask('POST', '/element', {'using': 'css selector', 'value': selector})[ELEMENT]

    def click(self, selector):
        self.ask('POST', f'/element/{self.find(selector)}/click', {})

    def press(self, keys):
        self.ask('POST', '/actions', {'actions': [{'type': 'key', 'id': 'keys', 'actions': [
            {'type': kind, 'value': key} for key in keys for kind in ('keyDown', 'keyUp')]}]})

    def text(self, selector):
        return self.run('const found = document.querySelector(arguments[0]); return found ? found.innerText : null', selector)

    def save(self, file):
        pathlib.Path(file).write_bytes(base64.b64decode(self.ask('GET', '/screenshot')))

    def close(self):
        try:
            self.ask('DELETE', '')
        except OSError:
            pass
        self.driver.terminate()
        self.driver.wait(10)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Chromium(Browser):
    name = 'chromium'

    @staticmethod
    def found():
        return shutil.which('chromedriver') is not None

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix='backroom-chromium-', ignore_cleanup_errors=True)
        flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars', '--no-first-run',
                 '--disable-background-networking', '--disable-component-update', f'--user-data-dir={self.folder.name}']
        super().__init__(['chromedriver'], {'browserName': 'chrome', 'goog:chromeOptions': {'args': flags},
                                            'goog:loggingPrefs': {'browser': 'ALL', 'performance': 'ALL'}})
        self.agent = self.run('return navigator.userAgent')

    def tell(self, command, **parameters):
        return self.ask('POST', '/goog/cdp/execute', {'cmd': command, 'params': parameters})

    def resize(self, width, height, scale=1):
        self.tell('Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=scale, mobile=True)
        self.tell('Emulation.setTouchEmulationEnabled', enabled=True)

    def shade(self, scheme):
        self.tell('Emulation.setEmulatedMedia', features=[{'name': 'prefers-color-scheme', 'value': scheme},
                                                          {'name': 'prefers-reduced-motion', 'value': 'reduce'}])

    def speak(self, languages):
        self.tell('Emulation.setUserAgentOverride', userAgent=self.agent, acceptLanguage=languages)

    def log(self, kind):
        return self.ask('POST', '/se/log', {'type': kind})


class WebKit(Browser):
    """MiniBrowser on its own virtual display."""
    name = 'webkit'

    @staticmethod
    def found():
        return shutil.which('WebKitWebDriver') is not None and shutil.which('Xvfb') is not None

    def __init__(self):
        read, write = os.pipe()
        self.display = subprocess.Popen(
            ['Xvfb', '-displayfd', str(write), '-screen', '0', '1280x1100x24', '-nolisten', 'tcp'], pass_fds=[write],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        self.folder = tempfile.TemporaryDirectory(prefix='backroom-webkit-', ignore_cleanup_errors=True)
        env = dict(os.environ, DISPLAY=f':{number}', GDK_BACKEND='x11', WEBKIT_DISABLE_COMPOSITING_MODE='1', HOME=self.folder.name,
                   XDG_RUNTIME_DIR=self.folder.name, LC_ALL='C.UTF-8')
        env.pop('WAYLAND_DISPLAY', None)
        try:
            super().__init__(['WebKitWebDriver'], {'browserName': 'MiniBrowser'}, env)
        except Exception:
            self.display.terminate()
            raise

    def resize(self, width, height):
        # The window has a frame of its own, so that it takes a second step to give the page its size.
        for _ in range(3):
            outer = self.ask('GET', '/window/rect')
            inner = self.run('return [innerWidth, innerHeight]')
            if inner == [width, height]:
                break
            self.ask('POST', '/window/rect', {'x': 0, 'y': 0, 'width': outer['width'] + width - inner[0],
                                              'height': outer['height'] + height - inner[1]})
            time.sleep(0.3)

    def close(self):
        super().close()
        self.display.terminate()
        self.display.wait(10)
