# SPDX-License-Identifier: GPL-3.0-or-later
"""A bad network on this machine: relays between a guest and a host that delay, stall, fragment, and cut."""

import asyncio
import random
import socket
import threading

END = None  # in place of bytes: the sender has closed


class LinkQuality:
    """What a relay does to the data in each direction. Times in seconds."""

    def __init__(self, delay=(0.2, 0.4), stall=(1.0, 3.0), stalls_in=50, bytewise=True):
        self.delay = delay  # a range; pieces keep their order
        self.stall = stall
        self.stalls_in = stalls_in  # one piece in this many also waits that long
        self.bytewise = bytewise  # every byte is sent separately

    def wait(self, dice):
        stalled = self.stalls_in and dice.randrange(self.stalls_in) == 0
        return dice.uniform(*self.delay) + (dice.uniform(*self.stall) if stalled else 0)


class Network:
    """The thread that runs all relays of a test."""

    def __enter__(self):
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_):
        self.run(self._stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result()

    def relay(self, port, weather, seed=1):
        """A relay to a port of this machine; its own port is in `port`."""
        relay = Relay(port, weather, seed)
        self.run(relay.open())
        return relay

    def cut(self, relay, after, seconds):
        """After a delay, blocks everything for that long, including new connections; existing ones are closed
        afterwards."""
        asyncio.run_coroutine_threadsafe(relay.cut(after, seconds), self._loop)

    @staticmethod
    async def _stop():
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Relay:
    def __init__(self, target, weather, seed):
        self._target = target
        self._weather = weather
        self._dice = random.Random(seed)
        self._passing = set()  # the sockets of both ends
        self.cuts = 0

    async def open(self):
        self._clear = asyncio.Event()
        self._clear.set()
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._server = server

    async def cut(self, after, seconds):
        await asyncio.sleep(after)
        self._clear.clear()
        old = list(self._passing)
        await asyncio.sleep(seconds)
        for writer in old:
            writer.transport.abort()
        self._clear.set()
        self.cuts += 1

    async def _serve(self, reader, writer):
        """One guest. A guest that gives up during a cut is never forwarded."""
        pieces = asyncio.Queue()
        reading = asyncio.ensure_future(self._read(reader, pieces))
        self._passing.add(writer)
        host = None
        try:
            await self._clear.wait()
            if reading.done():
                return
            host_reader, host = await asyncio.open_connection("127.0.0.1", self._target)
            self._passing.add(host)
            answers = asyncio.Queue()
            answering = asyncio.ensure_future(self._read(host_reader, answers))
            # Each direction ends by itself: what an end sent before it closed still arrives.
            await asyncio.gather(self._write(pieces, host), self._write(answers, writer))
            answering.cancel()
        except (OSError, asyncio.CancelledError):
            pass  # the host is not there, or the network is shut down
        finally:
            reading.cancel()
            for end in filter(None, (writer, host)):
                self._passing.discard(end)
                end.close()

    async def _read(self, reader, pieces):
        loop = asyncio.get_running_loop()
        due = 0
        while True:
            try:
                data = await reader.read(4096)
            except OSError:
                data = b""
            due = max(due, loop.time() + self._weather.wait(self._dice))
            await pieces.put((due, data or END))
            if not data:
                return

    async def _write(self, pieces, writer):
        """Ends after the sender's end, or when the receiver is gone."""
        writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        loop = asyncio.get_running_loop()
        while True:
            due, data = await pieces.get()
            await asyncio.sleep(due - loop.time())
            await self._clear.wait()
            if data is END:
                if writer.can_write_eof():
                    writer.write_eof()
                return
            step = 1 if self._weather.bytewise else len(data)
            try:
                for start in range(0, len(data), step):
                    writer.write(data[start:start + step])
                    await writer.drain()
            except OSError:
                return
