# SPDX-License-Identifier: GPL-3.0-or-later
"""The guest: joining, rock-paper-scissors, and reconnecting."""

import socket

import lan_secure
from lan_boards import OTHER
from lan_client import Peer
from lan_connection import TIMEOUT, Connection
from lan_player import Player
from lan_rock_paper_scissors import first_player


class Guest(Player):
    side = "guest"

    @classmethod
    def join(cls, port, name="Ada", passcode=None, address="127.0.0.1", choices=None, seed=1, secure=None):
        """A guest in the first round. `choices` are its throws, in order; they repeat. `secure` is a passcode for an
        encrypted line, `passcode` one that is proved in the old way."""
        channel = None if secure is None else lan_secure.connect(port, address, passcode=secure)
        guest = cls(Connection.connect(port, address) if channel is None else Connection(channel), seed)
        guest.wire = channel and channel.wire
        guest.port, guest.address = port, address
        return guest.sit_down(name, passcode, choices)

    @classmethod
    def join_over(cls, channel, name="Ada", choices=None, seed=1):
        """A guest over a channel that was opened elsewhere."""
        return cls(Connection(channel), seed).sit_down(name, None, choices)

    def sit_down(self, name, passcode, choices):
        self.name = name
        self.hello(name)
        self.enter(passcode)
        self.setup = self.welcome["setup"]
        self.token = self.welcome["token"]
        assert not self.welcome.get("resumed"), self.welcome
        black = self.setup["first"]
        if black == "throw":
            black, self.throws = first_player(self, choices or ["rock", "paper", "scissors"])
        self.expect_start(black=black)
        return self

    def on_start(self, message):
        assert message["round"] == self.round + 1, message
        assert self.leaving or self.verdict, f"{message} while the round runs"
        self.setup = message.get("setup", self.setup)
        self.begin(message["round"], message["black"])

    def on_clock(self, message):
        assert message["n"] <= len(self.plies) or self.verdict, message
        self.take_clock(message)

    def on_timeout(self, message):
        assert self.setup["clock"], message
        self.finish(OTHER[message["side"]], "timeout")

    def another_round(self):
        """Requests it and waits for the start."""
        now = self.round
        if not self.leaving:
            self.ask("again")
        self.play(lambda: self.round > now)

    # Reconnecting.

    def drop(self):
        """The connection breaks; unread messages are lost."""
        self.line.close()

    def resume(self, port=None, address=None, secure=False):
        """Reconnects with the token and restores the host's state, as specified; over an encrypted line if wanted."""
        port, address = port or self.port, address or self.address
        self.resume_over(lan_secure.connect(port, address, token=self.token) if secure
                         else socket.create_connection((address, port), TIMEOUT))

    def resume_over(self, line):
        self.line = Connection(line)
        self.asked = None
        self.hello(self.name, resume={"token": self.token, "round": self.round, "n": len(self.plies)})
        self.enter()
        assert self.welcome.get("resumed") is True and self.welcome["token"] == self.token, self.welcome
        assert self.welcome["setup"] == self.setup, self.welcome
        self._take_over(self.welcome)

    def _take_over(self, account):
        mine, undos, verdict, same = self.plies, self.undos, self.verdict, account["round"] == self.round
        takes = self.takes
        theirs = [tuple(cell) for cell in account["moves"]]
        if not same:
            self.begin(account["round"], account["black"])
        assert account["black"] == self.beginner, account
        self.asked = None
        self.set_up(theirs, account["choices"])
        self.undos, self.leaving, self.verdict, self.heard = account["undos"], False, None, None
        if self.setup["clock"]:
            self.clock = (len(theirs), account["black_ms"], account["white_ms"])
        result = account.get("result")
        if result:
            assert result["n"] == len(theirs), account
            self.verdict = self.heard = (result["winner"], result["reason"])
        elif same and verdict == (OTHER[self.colour], "resign"):
            self.resign()
        elif same and undos == account["undos"] and takes == self.takes and len(mine) == len(theirs) + 1 \
                and mine[:-1] == theirs and self.my_turn():
            self.move(*mine[-1])


def rejected(port, passcode=None, role="play", source="", **more):
    """Joins, and returns the reason of the rejection. No other message may have come."""
    with Peer.connect(port, source=source) as peer:
        peer.hello("Eve", role, **more)
        if passcode is not None:
            peer.prove(passcode)
        reason = peer.expect("reject")["reason"]
        peer.expect_end()
    return reason
