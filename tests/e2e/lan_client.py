# SPDX-License-Identifier: GPL-3.0-or-later
"""A LAN player written from docs/lan-protocol.md alone: its messages, without the rules of a game."""

import hashlib
import hmac

from lan_connection import TIMEOUT, Closed, Connection


class Peer:
    """One end of a conversation, message by message. `lan_player` adds the rules and plays by itself."""

    def __init__(self, line):
        self.line = line
        self._request = 0
        self.round = 0
        self.plies = []  # (x, y) of the running round
        self.black = None  # "host" or "guest"

    @classmethod
    def connect(cls, port, address="127.0.0.1", source=""):
        return cls(Connection.connect(port, address, source))

    @classmethod
    def join(cls, port, name="Ada", role="play", passcode=None, address="127.0.0.1"):
        """A guest before `welcome`."""
        peer = cls.connect(port, address)
        peer.hello(name, role)
        peer.enter(passcode)
        return peer

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.line.close()

    def raw(self, data):
        self.line.raw(data)

    def send(self, kind, /, **fields):
        self.line.send(kind, **fields)

    def next(self, seconds=TIMEOUT):
        return self.line.next(seconds)

    def settle(self):
        self.line.settle()

    def expect(self, kind, seconds=TIMEOUT, /, **fields):
        """The next message must be of this type and have these fields; returns it."""
        message = self.next(seconds)
        wanted = {"type": kind, **fields}
        if {key: message.get(key) for key in wanted} != wanted:
            raise AssertionError(f"{message} came instead of {wanted}")
        return message

    def expect_end(self, seconds=TIMEOUT):
        """Nothing except the end of the connection may follow."""
        try:
            message = self.next(seconds)
        except Closed:
            return
        raise AssertionError(f"{message} came instead of the end")

    # Handshake.

    def hello(self, name="Ada", role="play", protocol=1, **more):
        self.send("hello", protocol=protocol, name=name, role=role, client="test peer", **more)

    def prove(self, passcode):
        """Answers the challenge, which must be the next message."""
        nonce = bytes.fromhex(self.expect("challenge")["nonce"])
        self.send("proof", mac=proof(passcode, nonce))

    def enter(self, passcode=None):
        """From `hello` to `welcome`, which is stored."""
        if passcode is not None:
            self.prove(passcode)
        self.welcome = self.expect("welcome", protocol=1)

    # Messages of a player.

    def expect_start(self, **fields):
        start = self.expect("start", **{"round": self.round + 1, **fields})
        self.begin(start["round"], start["black"])
        return start

    def begin(self, round_number, black):
        self.round, self.black, self.plies = round_number, black, []

    def move(self, x, y):
        self.plies.append((x, y))
        self.send("move", round=self.round, n=len(self.plies), x=x, y=y)

    def expect_move(self, seconds=TIMEOUT):
        message = self.expect("move", seconds, round=self.round, n=len(self.plies) + 1)
        self.plies.append((message["x"], message["y"]))
        return self.plies[-1]

    def ask(self, kind):
        """Sends a request; returns its id."""
        self._request += 1
        self.send("request", id=self._request, kind=kind, round=self.round, n=len(self.plies))
        return self._request

    def reply(self, request, accept, **reason):
        self.send("reply", id=request["id"], kind=request["kind"], accept=accept, **reason)

    def result(self, winner, reason):
        self.send("result", round=self.round, n=len(self.plies), winner=winner, reason=reason)


def proof(passcode, nonce):
    """The `mac` that proves knowledge of the passcode."""
    return hmac.new(passcode.encode("utf-8"), nonce, hashlib.sha256).hexdigest()
