# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""A simulated table: serves the page and its connection as the program does, and lets a test send anything, even what the program
never would. Python's standard library, and libsodium through ctypes."""
import base64
import ctypes
import ctypes.util
import hashlib
import json
import os
import pathlib
import socket
import struct
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
NACL = pathlib.Path('/usr/share/nodejs/tweetnacl/nacl-fast.min.js')
KINDS = {'.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.ttf': 'font/ttf'}
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src ws://{host}; "
          "base-uri 'none'; form-action 'none'; frame-ancestors 'none'")

sodium = ctypes.CDLL(ctypes.util.find_library('sodium') or 'libsodium.so.23')
sodium.sodium_init()


def seal(plain, key, nonce=None):
    nonce = nonce or os.urandom(24)
    box = ctypes.create_string_buffer(len(plain) + 16)
    sodium.crypto_secretbox_easy(box, plain, ctypes.c_ulonglong(len(plain)), nonce, key)
    return nonce + box.raw


def unseal(frame, key):
    """Returns the plain text, or None if it was not encrypted with this key."""
    if len(frame) < 40:
        return None
    plain = ctypes.create_string_buffer(len(frame) - 40)
    failed = sodium.crypto_secretbox_open_easy(plain, frame[24:], ctypes.c_ulonglong(len(frame) - 24), frame[:24], key)
    return None if failed else plain.raw


def box_pair():
    """Returns a public key and its secret key."""
    public, secret = ctypes.create_string_buffer(32), ctypes.create_string_buffer(32)
    sodium.crypto_box_keypair(public, secret)
    return public.raw, secret.raw


def box_up(plain, public):
    """Encrypts for the owner of this public key."""
    nonce, (own, secret), box = os.urandom(24), box_pair(), ctypes.create_string_buffer(len(plain) + 16)
    sodium.crypto_box_easy(box, plain, ctypes.c_ulonglong(len(plain)), nonce, public, secret)
    return nonce + own + box.raw


def unbox(boxed, secret):
    """Returns the plain text, or None if it was not encrypted for this secret key."""
    if len(boxed) < 72:
        return None
    plain = ctypes.create_string_buffer(len(boxed) - 72)
    failed = sodium.crypto_box_open_easy(plain, boxed[56:], ctypes.c_ulonglong(len(boxed) - 56), boxed[:24], boxed[24:56], secret)
    return None if failed else plain.raw


def letters_of(key):
    return base64.urlsafe_b64encode(key).rstrip(b'=').decode()


def bytes_of(letters):
    return base64.urlsafe_b64decode(letters + '=' * (-len(letters) % 4))


def line_of(key):
    return hashlib.sha512(key).hexdigest()[:16]


class Line:
    """A connection to one phone, its last challenge, and the public key in the hello that was accepted."""

    def __init__(self, client, key):
        self.client, self.key = client, key
        self.ask, self.box = '', None


class FakeTable:
    """Answers a hello that repeats its connection's challenge with the sheet. `said` is all messages of phones, oldest first."""

    def __init__(self, art, port=0):
        self.art = pathlib.Path(art)
        self.key = os.urandom(32)
        self.keys = [self.key]
        self.sheet = None
        self.said = []
        self.requests = []
        self.served = {}
        # The next request for such a file is cut off.
        self.cut = set()
        # With `mute`, it hears and says nothing, and asks nothing either; with `shut`, it is not there at all.
        self.mute = False
        # Those that are open, and how many have ever been
        self.lines = []
        self.opened = 0
        self.lock = threading.Lock()
        self.port = port
        self.listener = None
        self.open()

    def open(self):
        self.listener = socket.socket()
        self.listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listener.bind(('127.0.0.1', self.port))
        self.port = self.listener.getsockname()[1]
        self.listener.listen(64)
        threading.Thread(target=self.accept, args=[self.listener], daemon=True).start()

    def shut(self):
        """Closes all connections as if it was killed."""
        # Closing alone does not wake the thread that waits in accept.
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.drop()

    def drop(self):
        with self.lock:
            lines, self.lines = self.lines, []
        for line in lines:
            try:
                line.client.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    @property
    def host(self):
        return f'127.0.0.1:{self.port}'

    def link(self, letters=None):
        return f'http://{self.host}/#{letters_of(self.key) if letters is None else letters}'

    def accept(self, listener):
        while True:
            try:
                client, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=[client], daemon=True).start()

    def serve(self, client):
        try:
            with client, client.makefile('rb') as reader:
                request = reader.readline().decode().split()
                headers = {}
                while (line := reader.readline().decode().strip()):
                    name, _, value = line.partition(':')
                    headers[name.lower()] = value.strip()
                if len(request) < 2:
                    return
                self.requests.append((request[1], headers.get('host', '')))
                if headers.get('upgrade', '').lower() == 'websocket':
                    self.serve_line(client, reader, request[1], headers)
                else:
                    self.serve_file(client, request[1])
        except (OSError, ValueError):
            pass

    def file_of(self, path):
        path = path.partition('?')[0]
        if '..' in path:
            return None
        if path == '/':
            path = '/index.html'
        if path in ('/index.html', '/page.css', '/page.js'):
            return ROOT / 'app/phones/page' / path[1:]
        if path == '/nacl-fast.min.js':
            return NACL
        if path.startswith('/fonts/'):
            return ROOT / 'assets' / path[1:]
        return self.art / path[5:] if path.startswith('/art/') else None

    def serve_file(self, client, path):
        if path in self.cut:
            self.cut.remove(path)
            return
        file = self.file_of(path)
        found = file is not None and file.is_file()
        body = file.read_bytes() if found else b'not here'
        if found:
            self.served[path] = len(body)
        head = [f'HTTP/1.1 {"200 OK" if found else "404 Not Found"}', f'Content-Length: {len(body)}', 'Connection: close',
                f'Content-Type: {KINDS.get(file.suffix, "text/plain") if found else "text/plain"}', 'Cache-Control: no-cache',
                'X-Content-Type-Options: nosniff', 'Content-Security-Policy: ' + POLICY.format(host=self.host)]
        client.sendall('\r\n'.join(head + ['', '']).encode() + body)

    def serve_line(self, client, reader, path, headers):
        key = next((key for key in self.keys if path == '/line/' + line_of(key)), None)
        # As the program does: a stranger is left without an answer.
        if key is None or headers.get('origin') != f'http://{self.host}':
            return
        token = base64.b64encode(hashlib.sha1((headers['sec-websocket-key'] + '258EAFA5-E914-47DA-95CA-C5AB0DC85B11').encode()).digest())
        client.sendall(b'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: '
                       + token + b'\r\n\r\n')
        line = Line(client, key)
        with self.lock:
            self.lines.append(line)
            self.opened += 1
        # Nor is a line kept on which nothing is said at first.
        client.settimeout(10)
        try:
            if not self.mute:
                self.ask(line)
            while (frame := self.read_frame(client, reader)) is not None:
                plain = unseal(frame, key)
                assert plain is not None, 'a message that nobody can read'
                client.settimeout(None)
                self.hear(line, json.loads(plain))
        finally:
            with self.lock:
                if line in self.lines:
                    self.lines.remove(line)

    def hear(self, line, message):
        self.said.append(message)
        if self.mute:
            return
        if 'here' in message:
            self.send_to(line, {'here': 1})
        hello = message.get('hello', {})
        if not line.ask or hello.get('ask') != line.ask:
            return
        line.box = bytes_of(hello['box'])
        if self.sheet:
            self.send_to(line, self.sheet)

    def ask(self, line=None):
        """Sends a new challenge, on one connection or all."""
        for each in [line] if line else list(self.lines):
            each.ask = letters_of(os.urandom(16))
            self.send_to(each, {'ask': each.ask})

    def give(self, key):
        """Gives every phone its own key, encrypted for it."""
        for line in list(self.lines):
            self.send_to(line, {'key': letters_of(box_up(key, line.box))})

    @staticmethod
    def read_frame(client, reader):
        """Returns the next binary message; None at the end."""
        while True:
            head = reader.read(2)
            if len(head) < 2 or head[0] & 15 == 8:
                return None
            size = head[1] & 127
            if size == 126:
                size, = struct.unpack('>H', reader.read(2))
            elif size == 127:
                size, = struct.unpack('>Q', reader.read(8))
            mask = reader.read(4)
            body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(reader.read(size)))
            if head[0] & 15 == 2:
                return body
            if head[0] & 15 == 9:
                client.sendall(bytes([0x8a, len(body)]) + body)

    @staticmethod
    def send_frame(client, body, kind=2):
        size = bytes([len(body)]) if len(body) < 126 else struct.pack('>BH', 126, len(body))
        try:
            client.sendall(bytes([0x80 | kind]) + size + body)
        except OSError:
            pass

    def send_to(self, line, message):
        self.send_frame(line.client, seal(json.dumps(message).encode(), line.key))

    def show(self, sheet):
        """Sends a new sheet to every phone."""
        self.sheet = sheet
        self.send(sheet)

    def send(self, message):
        self.send_plain(json.dumps(message).encode())

    def send_plain(self, plain):
        for line in list(self.lines):
            self.send_frame(line.client, seal(plain, line.key))

    def send_raw(self, body, kind=2):
        for line in list(self.lines):
            self.send_frame(line.client, body, kind)

    def taps(self):
        return [message for message in self.said if 'tap' in message]

    def hellos(self):
        return [message['hello'] for message in self.said if 'hello' in message]


def wait_for(check, what, seconds=10):
    """Waits until `check` returns a true value, and returns it."""
    end = time.monotonic() + seconds
    while True:
        found = check()
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError(f'waited {seconds} s for {what}')
        time.sleep(0.03)
