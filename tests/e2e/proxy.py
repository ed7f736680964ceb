# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""A proxy between a house and its broker (MQTT without TLS) that simulates a bad connection.

As a program: proxy.py BROKER_PORT [--port N] [--delay FROM:TO] [--lost SHARE] [--cut-every SECONDS] [--log FILE] [--seed N]
"""
import argparse
import asyncio
import random
import threading
import time

PUBLISH = 3


def split(data):
    """Returns the complete MQTT packets at the beginning, and the rest."""
    packets = []
    while True:
        size = shift = 0
        for at in range(1, 5):
            if at >= len(data):
                return packets, data
            size |= (data[at] & 127) << shift
            shift += 7
            if data[at] < 128:
                break
        end = at + 1 + size
        if len(data) < end:
            return packets, data
        packets.append(data[:end])
        data = data[end:]


class Proxy:
    """Listens on `port`. The faults can be changed at any time."""

    def __init__(self, broker_port, port=0, seed=1, log=None):
        # Seconds that each packet is late, from and to; packets of one direction stay in order.
        self.delay = (0, 0)
        # The share of letters (PUBLISH) that are lost on their way; the broker's answers to them as well, then.
        self.lost = 0
        # Everything is swallowed, and nobody is told: a line that is half dead.
        self.silent = False
        # Nobody comes through any more.
        self.closed = False
        self.connections = 0
        self.packets = 0
        self.lost_packets = 0
        self._broker_port = broker_port
        self._random = random.Random(seed)
        self._log = open(log, 'ab') if log else None
        self._writers = set()
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(asyncio.start_server(self._serve, '127.0.0.1', port))
        self.port = self._server.sockets[0].getsockname()[1]
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def cut(self):
        """Closes all connections, even within a packet."""
        asyncio.run_coroutine_threadsafe(self._cut(), self._loop).result()

    def close(self):
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        if self._log:
            self._log.close()

    async def _cut(self):
        for writer in list(self._writers):
            writer.transport.abort()

    async def _end(self):
        self._server.close()
        await self._cut()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader, writer):
        if self.closed:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection('127.0.0.1', self._broker_port)
        except OSError:
            writer.transport.abort()
            return
        self.connections += 1
        self._writers |= {writer, far_writer}
        try:
            await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))
        except asyncio.CancelledError:
            pass
        self._writers -= {writer, far_writer}

    async def _carry(self, reader, writer):
        """Reads without waiting, so that a delay does not limit the throughput."""
        late = asyncio.Queue()
        delivery = asyncio.ensure_future(self._deliver(late, writer))
        data = b''
        due = 0
        try:
            while came := await reader.read(65536):
                packets, data = split(data + came)
                for packet in packets:
                    self.packets += 1
                    if self._log:
                        self._log.write(packet)
                        self._log.flush()
                    if self.silent or (packet[0] >> 4 == PUBLISH and self._random.random() < self.lost):
                        self.lost_packets += 1
                        continue
                    due = max(due, time.monotonic() + self._random.uniform(*self.delay))
                    late.put_nowait((due, packet))
        except ConnectionError:
            pass
        late.put_nowait((due, None))
        await delivery

    async def _deliver(self, late, writer):
        while True:
            due, packet = await late.get()
            await asyncio.sleep(max(0, due - time.monotonic()))
            if packet is None or writer.is_closing():
                break
            writer.write(packet)
        writer.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('broker_port', type=int)
    parser.add_argument('--port', type=int, default=0)
    parser.add_argument('--delay', default='0:0', metavar='FROM:TO', help='seconds')
    parser.add_argument('--lost', type=float, default=0, help='a share, from 0 to 1')
    parser.add_argument('--cut-every', type=float, metavar='SECONDS')
    parser.add_argument('--log', help='a file for all that is carried')
    parser.add_argument('--seed', type=int, default=1)
    wanted = parser.parse_args()
    proxy = Proxy(wanted.broker_port, wanted.port, wanted.seed, wanted.log)
    proxy.delay = tuple(float(seconds) for seconds in wanted.delay.split(':'))
    proxy.lost = wanted.lost
    print(proxy.port, flush=True)
    try:
        while True:
            time.sleep(wanted.cut_every or 3600)
            if wanted.cut_every:
                proxy.cut()
    except KeyboardInterrupt:
        proxy.close()


if __name__ == '__main__':
    main()
