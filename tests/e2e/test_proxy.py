# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests that the proxy causes exactly the requested faults."""
import pathlib
import socket
import tempfile
import threading
import time
import unittest

from proxy import Proxy, split


def packet(kind, body):
    size, length = len(body), b''
    while True:
        length += bytes([size % 128 | (128 if size > 127 else 0)])
        size //= 128
        if size == 0:
            return bytes([kind << 4]) + length + body


class Echo:
    """Replaces the broker: echoes everything."""

    def __init__(self):
        self.socket = socket.create_server(('127.0.0.1', 0))
        self.port = self.socket.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near, _ = self.socket.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(near,), daemon=True).start()

    def serve(self, near):
        try:
            while came := near.recv(65536):
                near.sendall(came)
        except OSError:
            pass
        near.close()


def received(near, count):
    data, packets = b'', []
    while len(packets) < count:
        came = near.recv(65536)
        if not came:
            break
        found, data = split(data + came)
        packets += found
    return packets


class TheProxy(unittest.TestCase):
    def setUp(self):
        self.echo = Echo()
        self.folder = tempfile.TemporaryDirectory()
        self.log = pathlib.Path(self.folder.name, 'log')
        self.proxy = Proxy(self.echo.port, log=self.log)
        self.near = socket.create_connection(('127.0.0.1', self.proxy.port), timeout=20)

    def tearDown(self):
        self.near.close()
        self.proxy.close()
        self.echo.socket.close()
        self.folder.cleanup()

    def test_packets(self):
        several = [packet(3, b'x' * size) for size in (0, 1, 127, 128, 20_000, 3_000_000)]
        data = b''.join(several)
        self.assertEqual(split(data), (several, b''))
        self.assertEqual(split(data[:-1]), (several[:-1], several[-1][:-1]))
        self.assertEqual(split(b'\x30'), ([], b'\x30'))

    def test_a_good_line(self):
        sent = [packet(3, bytes([number]) * 5000) for number in range(50)]
        self.near.sendall(b''.join(sent))
        self.assertEqual(received(self.near, 50), sent)
        self.assertEqual((self.proxy.connections, self.proxy.lost_packets), (1, 0))
        self.assertEqual(self.log.read_bytes().count(sent[7]), 2)

    def test_a_slow_line(self):
        self.proxy.delay = (0.01, 0.1)
        sent = [packet(3, bytes([number])) for number in range(50)]
        began = time.monotonic()
        self.near.sendall(b''.join(sent))
        self.assertEqual(received(self.near, 50), sent)
        # Late twice, and not each after the other.
        self.assertTrue(0.02 <= time.monotonic() - began < 5)

    def test_letters_are_lost_and_nothing_else(self):
        self.proxy.lost = 0.5
        others = [packet(4, bytes([number])) for number in range(100)]
        self.near.sendall(b''.join(packet(3, b'letter') + other for other in others))
        came = received(self.near, 100)
        while [one for one in came if one[0] >> 4 == 4] != others:
            came += received(self.near, 1)
        self.assertTrue(0 < len(came) - 100 < 60)
        self.assertEqual(self.proxy.lost_packets, 200 - len(came))

    def test_a_line_that_is_half_dead(self):
        self.proxy.silent = True
        self.near.sendall(packet(3, b'lost'))
        while self.proxy.lost_packets == 0:
            time.sleep(0.001)
        self.proxy.silent = False
        self.near.sendall(packet(3, b'comes'))
        self.assertEqual(received(self.near, 1), [packet(3, b'comes')])

    def test_a_cut(self):
        self.near.sendall(packet(3, b'a'))
        received(self.near, 1)
        self.proxy.cut()
        try:
            self.assertEqual(self.near.recv(1), b'')
        except ConnectionResetError:
            pass
        again = socket.create_connection(('127.0.0.1', self.proxy.port), timeout=20)
        again.sendall(packet(3, b'b'))
        self.assertEqual(received(again, 1), [packet(3, b'b')])
        again.close()


if __name__ == '__main__':
    unittest.main()
