# SPDX-License-Identifier: GPL-3.0-or-later
"""A player that follows the rules and checks that the other side does: whole rounds, requests, clocks, results."""

import random

from lan_boards import OTHER, mover_of_each
from lan_openings import plies_at_last_choice
from lan_connection import Closed
from lan_spectator import Follower

SWAP = {"host": "guest", "guest": "host"}
CROSSING = {"resign", "agreed", "timeout"}  # results that can cross a winning move


class Player(Follower):
    """One seat. `play` moves when it is this side's turn and handles messages, until both sides know the result of the
    round."""

    side = None  # "host" or "guest"

    def __init__(self, line, seed=1):
        super().__init__(line)
        self.random = random.Random(seed)
        self.answers = {"undo": True, "draw": True, "restart": True, "again": True, "propose": True}
        self.asked = None  # the open request: (id, kind)
        self.proposed = None  # this side's proposal: (id, game, rule, size)
        self.proposal_heard = False
        self.undos = 0
        self.verdict = None  # the result of the round: (winner, reason)
        self.heard = None  # the other side's result
        self.leaving = False  # this round is abandoned for the next one
        self.left = False  # the other side has said bye

    @property
    def colour(self):
        return self.colour_of(self.side)

    @property
    def settled(self):
        return self.verdict is not None and (self.heard is not None or self.left)

    def begin(self, round_number, black):
        super().begin(round_number, black)
        self.asked = self.proposed = self.verdict = self.heard = None
        self.undos, self.leaving = 0, False

    def my_turn(self):
        """This side has to move, not to choose."""
        due = self.due()
        return self.verdict is None and not self.leaving and self.mover() == self.side and not (due and due[1])

    def offered(self):
        """The possible choices of this side; empty if none is due."""
        due = self.due()
        mine = self.verdict is None and not self.leaving and due and due[0] == self.side
        return due[1] if mine else ()

    def play(self, until=None):
        """Plays until the condition holds (by default the end of the round); returns the verdict."""
        until = until or (lambda: self.settled)
        while not until():
            if self.offered() and self.asked is None:
                self.take(self.random.choice(self.offered()))
            elif self.my_turn() and self.asked is None:
                self.move(*self.board.choose(self.random))
            else:
                self.handle(self.next())
        return self.verdict

    def wait(self, until):
        """Handles messages, without moving, until the condition holds."""
        while not until():
            self.handle(self.next())

    def think(self):
        """Plays its next move, after any messages before it."""
        self.wait(self.my_turn)
        self.move(*self.board.choose(self.random))

    def move(self, x, y):
        self.place((x, y))
        self.send("move", round=self.round, n=len(self.plies), x=x, y=y)
        self.look_at_the_board()

    def take(self, take):
        """Makes a choice of the opening."""
        plies = len(self.plies)
        self.choose(take)
        self.send("choice", round=self.round, n=plies, take=take)

    def ask(self, kind):
        self.asked = (super().ask(kind), kind)
        return self.asked[0]

    def propose(self, game, rule, size):
        """Proposes, after the end, to play something else next."""
        self._request += 1
        self.proposed, self.proposal_heard = (self._request, game, rule, size), False
        self.send("propose", id=self._request, round=self.round, game=game, rule=rule, size=size)

    def resign(self):
        self.send("resign", round=self.round)
        self.finish(OTHER[self.colour], "resign")

    def look_at_the_board(self):
        if self.board.outcome:
            self.finish(*self.board.outcome)

    def leave(self):
        """Leaves for good, which resigns a running round. Returns when the other side has closed."""
        self.send("bye")
        try:
            while True:
                self.next()
        except Closed:
            pass

    def finish(self, winner, reason):
        """The first result that this side sees."""
        if self.verdict is None and not self.leaving:
            self.verdict = (winner, reason)
            self.asked = None
            self.result(winner, reason)

    # Messages of the other side.

    def handle(self, message):
        handler = getattr(self, "on_" + message["type"].replace("-", "_"), None)
        assert handler, f"{message} is not due"
        if message.get("round", self.round) < self.round:
            return  # of a round that is over on this side
        if message["type"] != "start":
            assert message.get("round", self.round) == self.round, f"{message} in round {self.round}"
        handler(message)

    def on_move(self, message):
        if self.verdict or self.leaving:
            return
        assert self.mover() != self.side, f"{message} out of turn"
        self.take_move(message)
        self.asked = None  # a move refuses an open request
        self.look_at_the_board()

    def on_choice(self, message):
        if self.verdict or self.leaving:
            return
        assert self.mover() != self.side, f"{message} out of turn"
        self.take_choice(message)
        self.asked = None  # like a move

    def on_request(self, message):
        kind = message["kind"]
        if kind != "again" and (self.verdict or self.leaving):
            return
        assert kind != "again" or self.verdict, f"{message} while the round runs"
        if kind != "again" and message["n"] != len(self.plies):
            self.reply(message, False, reason="stale")
        elif self.asked and self.asked[1] == kind != "undo":
            self.asked = None
            self.agreed(kind, SWAP[self.side])
        elif self.asked and self.side == "host":
            self.reply(message, False, reason="crossed")
        elif kind == "undo" and self.kept_after_undo(SWAP[self.side]) is None:
            self.reply(message, False, reason="nothing")
        else:
            accept = self.answers.get(kind, False)
            self.reply(message, accept)
            if accept:
                self.agreed(kind, SWAP[self.side])

    def on_reply(self, message):
        if self.asked != (message["id"], message["kind"]):
            return
        self.asked = None
        if message["accept"]:
            self.agreed(message["kind"], self.side)

    def agreed(self, kind, asker):
        if kind == "undo":
            self.set_up(self.plies[:self.kept_after_undo(asker)])
            self.undos += 1
        elif kind == "draw":
            self.finish("draw", "agreed")
        else:
            self.leaving = True
            self.next_round(swapped=kind == "again")

    def kept_after_undo(self, asker):
        """The number of plies left after taking back the asker's last move and all after it; None if there is no such
        move."""
        if self.due():
            return None
        colours = mover_of_each(self.setup, self.plies)
        mine = [index for index, colour in enumerate(colours)
                if colour == self.colour_of(asker) and index >= plies_at_last_choice(self.takes)]
        return mine[-1] if mine else None

    def next_round(self, swapped, proposal=None):
        """The host begins the round, with another game if one was agreed; a guest waits for `start`."""

    def on_propose(self, message):
        assert self.verdict, f"{message} while the round runs"
        self.send("proposal-heard", id=message["id"])
        accept = self.answers["propose"] and not (self.proposed and self.side == "host")
        self.send("proposal-reply", id=message["id"], accept=accept)
        if accept:
            self.leaving = True
            self.next_round(True, (message["game"], message["rule"], message["size"]))

    def on_proposal_heard(self, message):
        assert self.proposed and message["id"] == self.proposed[0], message
        self.proposal_heard = True

    def on_proposal_reply(self, message):
        if not self.proposed or message["id"] != self.proposed[0]:
            return
        assert self.proposal_heard, f"{message} before it was heard"
        proposal, self.proposed = self.proposed[1:], None
        if message["accept"]:
            self.leaving = True
            self.next_round(True, proposal)

    def on_withdraw(self, message):
        """The answer was sent when the request came in."""

    def on_resign(self, _message):
        self.finish(self.colour, "resign")

    def on_result(self, message):
        assert self.verdict or self.leaving, f"{message} while the round runs"
        found = (message["winner"], message["reason"])
        if self.heard or self.leaving and not self.verdict:
            return
        self.heard = found
        if self.verdict == found:
            assert message["n"] == len(self.plies) or found[1] in CROSSING, message
        else:
            assert CROSSING & {found[1], self.verdict[1]}, f"{found} differs from {self.verdict}"
            if self.side == "guest":
                self.verdict = found

    def on_chat(self, message):
        self.chats.append((SWAP[self.side], message["text"]))

    def on_bye(self, _message):
        self.left = True
        if self.verdict is None:
            self.verdict = (self.colour, "resign")  # ends without a `result` of the other side
