# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Simulates a phone: implements the protocol of the page."""
import base64
import json
import os
import pathlib
import select
import socket
import struct
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / 'phones'))
from fake_table import box_pair, bytes_of, letters_of, line_of, seal, unbox, unseal  # noqa: E402

CALL = 5


class Phone:
    """A connection to the program at `port`, opened with a key."""

    def __init__(self, port, key, language='en', browser=None):
        self.port, self.key, self.language = port, key, language
        self.browser = browser or letters_of(os.urandom(18))
        self.sheet, self.bye, self.back, self.socket = None, None, False, None
        self.public, self.secret = box_pair()
        # What the program has asked on this line, and the sealed answer.
        self.ask, self.greeting = None, None
        self.answers = True
        self.called = 0.0

    def open(self):
        self.ask = None
        self.socket = socket.create_connection(('127.0.0.1', self.port), timeout=5)
        self.rest = b''
        host = f'127.0.0.1:{self.port}'
        self.socket.sendall((f'GET /line/{line_of(self.key)} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n'
                             f'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n'
                             f'Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n').encode())
        while b'\r\n\r\n' not in self.rest:
            some = self.socket.recv(4096)
            if not some:
                raise ConnectionError('the program refuses this phone')
            self.rest += some
        head, self.rest = self.rest.split(b'\r\n\r\n', 1)
        assert b' 101 ' in head.split(b'\r\n')[0], head
        self.called = time.monotonic()
        self.listen(5)
        if self.ask is None:
            raise ConnectionError('the program asks nothing')

    def close(self):
        if self.socket:
            self.socket.close()
            self.socket = None

    def say(self, message):
        self.send_frame(seal(json.dumps(message).encode(), self.key))

    def greet(self):
        self.greeting = seal(json.dumps({'hello': {'v': 1, 'lang': self.language, 'ask': self.ask,
                                                   'browser': self.browser, 'box': letters_of(self.public)}}).encode(),
                             self.key)
        self.send_frame(self.greeting)

    def send_frame(self, content, kind=2):
        self.called = time.monotonic()
        mask = os.urandom(4)
        head = bytes([0x80 | kind]) + (bytes([0x80 | len(content)]) if len(content) < 126 else struct.pack('>BH', 0xFE, len(content)))
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(content)))

    def listen(self, seconds=0.0):
        """Receives messages; waits up to this long for the first one. Sends a sign of life when one is due."""
        end = time.monotonic() + seconds
        if self.answers and time.monotonic() - self.called >= CALL:
            self.say({'here': 1})
        while True:
            while (frame := self.next_frame()) is not None:
                self.take(frame)
                end = 0
            if not select.select([self.socket], [], [], max(0.0, end - time.monotonic()))[0]:
                return
            some = self.socket.recv(65536)
            if not some:
                raise ConnectionError('the line is closed')
            self.rest += some

    def next_frame(self):
        if len(self.rest) < 2:
            return None
        length, start = self.rest[1] & 0x7F, 2
        if length == 126:
            length, start = int.from_bytes(self.rest[2:4], 'big'), 4
        elif length == 127:
            length, start = int.from_bytes(self.rest[2:10], 'big'), 10
        if len(self.rest) < start + length:
            return None
        kind, content = self.rest[0] & 0x0F, self.rest[start:start + length]
        self.rest = self.rest[start + length:]
        if kind == 8:
            raise ConnectionError('the line is closed')
        return content if kind == 2 else b''

    def take(self, frame):
        if not frame:
            return
        plain = unseal(frame, self.key)
        assert plain is not None, 'not sealed with the key of this phone'
        message = json.loads(plain)
        if 'rev' in message:
            self.sheet = message
        elif 'ask' in message:
            self.ask = message['ask']
            if self.answers:
                self.greet()
        elif 'key' in message:
            self.key = unbox(bytes_of(message['key']), self.secret)
            assert self.key is not None and len(self.key) == 32, 'not a key for this phone'
            self.close()
            self.open()
        elif 'bye' in message:
            self.bye, self.back = message['bye'], message['back']

    def offered(self):
        """Returns what can be tapped, as pairs of a kind and an id."""
        if self.sheet is None:
            return []
        items = [(group['kind'], item['id']) for group in self.sheet['groups'] for item in group['items'] if item['on']]
        return items + [('button', button['id']) for button in self.sheet['buttons'] if button['on']]

    def main(self):
        return next((('button', button['id']) for button in self.sheet['buttons'] if button['on'] and button['main']), None)

    def tap(self, kind, name):
        self.say({'rev': self.sheet['rev'], 'tap': [kind, name]})


__all__ = ['Phone', 'bytes_of', 'letters_of', 'seal']
