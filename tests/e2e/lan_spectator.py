# SPDX-License-Identifier: GPL-3.0-or-later
"""Following a game: a board that checks every move, and a spectator of a table."""

import lan_openings
from lan_boards import empty_board
from lan_client import Peer
from lan_connection import TIMEOUT, Closed


class Follower(Peer):
    """Holds the board of the running round. Every move on it must be the next one and legal."""

    def __init__(self, line):
        super().__init__(line)
        self.setup = None
        self.board = None
        self.beginner = None  # who had black when the round began
        self.takes = []  # the choices of the opening
        self.chats = []  # (from, text)
        self.clock = None  # the host's last times: (plies, black's and white's milliseconds)

    def begin(self, round_number, black):
        super().begin(round_number, black)
        self.beginner, self.takes = black, []
        self.board = empty_board(self.setup)
        self.clock = None

    def set_up(self, plies, takes=None):
        """Replaces the moves on the board, and the choices if given; checks each of them."""
        self.plies, self.board = [], empty_board(self.setup)
        takes = list(self.takes if takes is None else takes)
        self.takes, self.black = [], self.beginner
        for cell in plies:
            self.take_due(takes)
            self.place(tuple(cell))
        self.take_due(takes)
        assert not takes, f"{takes} were not due after {len(plies)} plies"

    def take_due(self, takes):
        """Makes the next choice if one is due."""
        if takes and self.due() and self.due()[1]:
            self.choose(takes.pop(0))

    def due(self):
        """Who acts according to the opening rule, and the possible choices; None if colours decide."""
        return lan_openings.due(self.setup.get("opening", "free"), self.beginner, len(self.plies), self.takes)

    def mover(self):
        """The side that acts next, or None."""
        due = self.due()
        if due:
            return due[0]
        return next((side for side in ("host", "guest") if self.board.to_move == self.colour_of(side)), None)

    def choose(self, take):
        due = self.due()
        assert due and take in due[1], f"{take} is not offered after {self.takes} and {len(self.plies)} plies"
        self.takes.append(take)
        self.black = lan_openings.black_after(self.beginner, self.takes)

    def take_choice(self, message):
        assert message["n"] == len(self.plies), f"{message} after {len(self.plies)} plies"
        self.choose(message["take"])

    def place(self, cell):
        assert not self.due() or not self.due()[1], f"{cell} where a choice is due"
        assert cell in self.board.moves(), f"{cell} is illegal after {self.plies} in {self.setup}"
        self.board.play(cell)
        self.plies.append(cell)

    def take_move(self, message):
        assert message["n"] == len(self.plies) + 1, f"{message} after {len(self.plies)} plies"
        self.place((message["x"], message["y"]))

    def expect_move(self, seconds=TIMEOUT):
        self.take_move(self.expect("move", seconds, round=self.round))
        return self.plies[-1]

    def take_clock(self, message):
        clock = self.setup["clock"]
        assert clock, f"{message} at a table without a clock"
        most = 1000 * (clock["main_s"] + clock["increment_s"] * message["n"])
        assert max(message["black_ms"], message["white_ms"]) <= most, f"{message} is more than {clock} gives"
        self.clock = (message["n"], message["black_ms"], message["white_ms"])

    def colour_of(self, side):
        return "black" if side == self.black else "white"


class Spectator(Follower):
    """A spectator: gets the game so far, then a copy of all messages."""

    @classmethod
    def join(cls, port, name="Wen", passcode=None, address="127.0.0.1"):
        spectator = super().join(port, name, "watch", passcode, address)
        spectator.setup = spectator.welcome["setup"]
        assert "token" not in spectator.welcome, spectator.welcome
        spectator.results = []  # (round, winner, reason, plies)
        spectator.ended = False
        spectator.handle(spectator.expect("sync"))
        return spectator

    def follow(self, until):
        """Handles messages until the condition holds, or the host leaves."""
        try:
            while not until() and not self.ended:
                self.handle(self.next())
        except Closed:
            self.ended = True

    def handle(self, message):
        handler = getattr(self, "on_" + message["type"], None)
        assert handler, f"{message} is nothing for a spectator"
        handler(message)

    def on_sync(self, message):
        self.names = message["names"]
        self.round, self.beginner = message["round"], message["black"]
        self.set_up(message["moves"], message["choices"])
        result = message["result"]
        self.finished = result and (result["winner"], result["reason"])

    def on_start(self, message):
        self.setup = message.get("setup", self.setup)
        self.begin(message["round"], message["black"])
        self.finished = None

    def on_move(self, message):
        assert message["round"] == self.round and not self.finished, message
        self.take_move(message)

    def on_choice(self, message):
        assert message["round"] == self.round and not self.finished, message
        self.take_choice(message)

    def on_clock(self, message):
        assert message["round"] == self.round, message
        self.take_clock(message)

    def on_timeout(self, message):
        assert message["round"] == self.round, message

    def on_chat(self, message):
        self.chats.append((message["from"], message["text"]))

    def on_result(self, message):
        assert message["round"] == self.round and message["n"] == len(self.plies), message
        self.finished = (message["winner"], message["reason"])
        if self.board.outcome:
            assert self.finished == self.board.outcome, message
        self.results.append((self.round, *self.finished, message["n"]))

    def on_bye(self, _message):
        self.ended = True
