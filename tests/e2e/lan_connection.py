# SPDX-License-Identifier: GPL-3.0-or-later
"""One connection between two players: lines of JSON in both directions, with automatic pings and pongs."""

import queue
import socket
import threading
import time

from lan_messages import LINE_BYTES, Malformed, compact, parse

TIMEOUT = 60  # seconds until a test gives up; far more than needed
PING_AFTER = 5  # seconds of silence
LOST_AFTER = 15


class Closed(Exception):
    """The connection has ended."""


class Connection:
    """A socket with a reading thread. All messages except ping and pong are queued for `next`."""

    def __init__(self, connection):
        self._socket = connection
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.settimeout(1)
        self._messages = queue.Queue()
        self._pongs = queue.Queue()
        self._sending = threading.Lock()
        self._pings = 0
        self._closing = False
        self.is_silent = False  # neither answers nor sends pings, as if its data got lost
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @classmethod
    def connect(cls, port, address="127.0.0.1", source=""):
        """Connects, from a given address of this machine if one is needed."""
        return cls(socket.create_connection((address, port), TIMEOUT, source_address=(source, 0) if source else None))

    def close(self):
        """Closes the socket without a message: for the other side the connection is lost."""
        self._closing = True
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # the other side was faster
        self._reader.join()
        self._socket.close()

    def raw(self, data):
        with self._sending:
            try:
                self._socket.sendall(data)
            except OSError:
                pass  # the end of the connection is seen when reading

    def send(self, kind, /, **fields):
        self.raw(compact({"type": kind, **fields}) + b"\n")

    def next(self, seconds=TIMEOUT):
        """The next message except pings. Raises Closed at the end, TimeoutError after a timeout, Malformed once."""
        try:
            message = self._messages.get(timeout=seconds)
        except queue.Empty:
            raise TimeoutError(f"no message within {seconds} s")
        if isinstance(message, Malformed):
            raise message
        if message is None:
            self._messages.put(None)  # so that the next call sees the end too
            raise Closed
        return message

    def settle(self):
        """Returns when the other side has received everything that was sent."""
        self._pings += 1
        mine = self._pings
        self.send("ping", t=mine)
        while self._pongs.get(timeout=TIMEOUT) != mine:
            pass

    def _read(self):
        try:
            self._read_lines()
        except Malformed as error:
            self._messages.put(error)
        except OSError:
            pass
        self._messages.put(None)

    def _read_lines(self):
        rest = b""
        heard = asked = time.monotonic()
        while not self._closing:
            try:
                data = self._socket.recv(65536)
            except (socket.timeout, TimeoutError):  # one class from Python 3.10 on
                now = time.monotonic()
                if now - heard > LOST_AFTER:
                    return
                if now - heard > PING_AFTER and now - asked > PING_AFTER and not self.is_silent:
                    asked = now
                    self.send("ping", t=0)
                continue
            if not data:
                return
            heard = time.monotonic()
            *lines, rest = (rest + data).split(b"\n")
            if len(rest) >= LINE_BYTES:
                raise Malformed(f"a line without end: {rest[:80]!r}")
            for line in lines:
                if line.strip(b"\r"):
                    self._sort(parse(line + b"\n"))

    def _sort(self, message):
        if message["type"] == "ping":
            if not self.is_silent:
                self.send("pong", t=message["t"])
        elif message["type"] == "pong":
            self._pongs.put(message["t"])
        else:
            self._messages.put(message)
