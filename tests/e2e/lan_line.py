"""One connection between two players: lines of JSON out and in, pings answered and sent by themselves."""

import queue
import socket
import threading
import time

from lan_messages import LINE_BYTES, Malformed, compact, parse

PATIENCE = 60  # seconds until a test gives up; nothing that works takes nearly as long
PING_AFTER = 5  # seconds of silence
LOST_AFTER = 15


class Closed(Exception):
    """The connection has ended."""


class Line:
    """A socket with a thread that reads it. Every message but ping and pong waits for `next`."""

    def __init__(self, connection):
        self._socket = connection
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.settimeout(1)
        self._messages = queue.Queue()
        self._pongs = queue.Queue()
        self._sending = threading.Lock()
        self._pings = 0
        self._closing = False
        self.is_silent = False  # answers no ping and sends none, as one whose words get lost
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @classmethod
    def connect(cls, port, address="127.0.0.1", source=""):
        """Connects, from one address of this machine where that matters."""
        return cls(socket.create_connection((address, port), PATIENCE, source_address=(source, 0) if source else None))

    def close(self):
        """Ends it without a word: for the other side the connection is lost."""
        self._closing = True
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # the other side was quicker
        self._reader.join()
        self._socket.close()

    def raw(self, data):
        with self._sending:
            try:
                self._socket.sendall(data)
            except OSError:
                pass  # the end of a line is seen where one reads it

    def send(self, kind, /, **fields):
        self.raw(compact({"type": kind, **fields}) + b"\n")

    def next(self, seconds=PATIENCE):
        """The next message but pings. Raises Closed at the end, TimeoutError where nothing comes, Malformed once."""
        try:
            message = self._messages.get(timeout=seconds)
        except queue.Empty:
            raise TimeoutError(f"no message within {seconds} s")
        if isinstance(message, Malformed):
            raise message
        if message is None:
            self._messages.put(None)  # the end stays the end
            raise Closed
        return message

    def settle(self):
        """Returns when the other side has taken everything that was sent to it."""
        self._pings += 1
        mine = self._pings
        self.send("ping", t=mine)
        while self._pongs.get(timeout=PATIENCE) != mine:
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
