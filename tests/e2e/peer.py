"""A player on the LAN written from docs/lan-protocol.md alone: plain sockets, plain JSON, nothing of the program's."""

import json
import queue
import socket
import threading

PATIENCE = 60  # seconds until a test gives up; nothing that works takes nearly as long


class Closed(Exception):
    """The other side closed the connection."""


class Peer:
    """One end of a connection. Pings are answered by themselves; every other message waits for `next`."""

    def __init__(self, connection):
        self._socket = connection
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._messages = queue.Queue()
        self._sending = threading.Lock()
        self._request = 0
        self._pongs = queue.Queue()
        self.round = 0
        self.plies = []  # (x, y) of the running round
        self.black = None  # "host" or "guest"
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @classmethod
    def connect(cls, port):
        return cls(socket.create_connection(("127.0.0.1", port), PATIENCE))

    @classmethod
    def join(cls, port, name="Ada", role="play"):
        """A guest up to the welcome."""
        peer = cls.connect(port)
        peer.hello(name, role)
        peer.welcome = peer.expect("welcome")
        return peer

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
        self._reader.join()

    def close(self):
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # the other side was quicker
        self._socket.close()

    def _read(self):
        try:
            for line in self._socket.makefile("rb"):
                message = json.loads(line)
                if message["type"] == "ping":
                    self.send("pong", t=message["t"])
                elif message["type"] == "pong":
                    self._pongs.put(message["t"])
                else:
                    self._messages.put(message)
        except (OSError, ValueError):
            pass
        self._messages.put(None)

    def raw(self, data):
        with self._sending:
            self._socket.sendall(data)

    def send(self, kind, /, **fields):
        self.raw(json.dumps({"type": kind, **fields}, ensure_ascii=False).encode("utf-8") + b"\n")

    def next(self, seconds=PATIENCE):
        """The next message but pings. Raises Closed at the end of the connection, TimeoutError where nothing comes."""
        try:
            message = self._messages.get(timeout=seconds)
        except queue.Empty:
            raise TimeoutError(f"no message within {seconds} s")
        if message is None:
            self._messages.put(None)
            raise Closed
        return message

    def expect(self, kind, seconds=PATIENCE, /, **fields):
        """The next message must be of this type and hold these fields; returns it."""
        message = self.next(seconds)
        wanted = {"type": kind, **fields}
        if {key: message.get(key) for key in wanted} != wanted:
            raise AssertionError(f"{message} came instead of {wanted}")
        return message

    def expect_end(self, seconds=PATIENCE):
        """Nothing more may come but the end of the connection."""
        try:
            message = self.next(seconds)
        except Closed:
            return
        raise AssertionError(f"{message} came instead of the end")

    def settle(self):
        """Returns when the other side has taken everything that was sent to it."""
        self.send("ping", t=self._request)
        try:
            self._pongs.get(timeout=PATIENCE)
        except queue.Empty:
            raise AssertionError(f"no pong within {PATIENCE} s")

    # What a player says.

    def hello(self, name="Ada", role="play", protocol=1):
        self.send("hello", protocol=protocol, name=name, role=role, client="test peer")

    def expect_start(self, **fields):
        start = self.expect("start", round=self.round + 1, **fields)
        self.begin(start["round"], start["black"])
        return start

    def begin(self, round_number, black):
        self.round, self.black, self.plies = round_number, black, []

    def move(self, x, y):
        self.plies.append((x, y))
        self.send("move", round=self.round, n=len(self.plies), x=x, y=y)

    def expect_move(self, seconds=PATIENCE):
        message = self.expect("move", seconds, round=self.round, n=len(self.plies) + 1)
        self.plies.append((message["x"], message["y"]))
        return self.plies[-1]

    def ask(self, kind):
        """Sends a request; returns its id."""
        self._request += 1
        self.send("request", id=self._request, kind=kind, round=self.round, n=len(self.plies))
        return self._request

    def reply(self, request, accept):
        self.send("reply", id=request["id"], kind=request["kind"], accept=accept)

    def result(self, winner, reason):
        self.send("result", round=self.round, n=len(self.plies), winner=winner, reason=reason)


class Listener:
    """A host's door: waits for the program as a guest."""

    def __enter__(self):
        self._server = socket.create_server(("127.0.0.1", 0))
        self._server.settimeout(PATIENCE)
        self.port = self._server.getsockname()[1]
        return self

    def __exit__(self, *_):
        self._server.close()

    def accept(self):
        return Peer(self._server.accept()[0])

    def welcome(self, name="Ada", game="gomoku", rule="freestyle", size=15, first="host"):
        """Lets a guest in and starts the first round."""
        peer = self.accept()
        peer.greeting = peer.expect("hello", protocol=1, role="play")
        setup = {"game": game, "rule": rule, "size": size, "first": first, "opening": "free", "clock": None}
        peer.send("welcome", protocol=1, name=name, client="test peer", setup=setup, token="0" * 32)
        peer.send("start", round=1, black=first)
        peer.begin(1, first)
        return peer
