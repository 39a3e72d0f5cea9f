# SPDX-License-Identifier: GPL-3.0-or-later
"""A player of duels written from docs/lan-protocol.md alone, for the falling modes none and down. It deals and shuffles
nothing itself: it takes the boards from `cells`."""

import hashlib
import time

from lan_client import Peer
from lan_connection import Connection

SEATS = ("host", "guest")
DRAW_WINDOW = 100  # ms
LONGEST_TRANSIT = 500


class Board:
    """The board of one seat."""

    def __init__(self, duel, cells, falling):
        self.columns, self.rows = duel["columns"], duel["rows"]
        self.border = duel["border"]
        self.falling = falling
        self.costs = {"hint": duel["hint_s"] * 1000, "shuffle": duel["shuffle_s"] * 1000}
        self.pairs = 0
        self.list, self.helps = [], []
        self.last, self.waits = 0, 0
        self.points, self.combo, self.previous = 0, 0, None
        self.show(cells)

    def show(self, cells):
        """The board becomes this one."""
        self.cells = {}
        data = bytes.fromhex(cells)
        assert len(data) == self.columns * self.rows, cells
        for place, value in enumerate(data):
            if value:
                self.cells[place % self.columns, place // self.columns] = value

    def reach(self, cell):
        """The cells in a straight line from this one over empty cells, with the tiles at their ends."""
        margin = 1 if self.border else 0
        found = []
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            x, y = cell[0] + dx, cell[1] + dy
            while -margin <= x < self.columns + margin and -margin <= y < self.rows + margin:
                found.append(((x, y), dx != 0))
                if (x, y) in self.cells:
                    break
                x, y = x + dx, y + dy
        return found

    def corners(self, a, b):
        """The fewest corners of a path between two cells, or None if more than two are needed."""
        seen = {}
        front = [(a, None)]
        for corners in range(3):
            further = []
            for cell, along in front:
                for place, is_row in self.reach(cell):
                    if is_row == along or (place, is_row) in seen:
                        continue
                    if place == b:
                        return corners
                    seen[place, is_row] = corners
                    if place not in self.cells:
                        further.append((place, is_row))
            front = further
        return None

    def any_pair(self):
        places = {}
        for cell, value in sorted(self.cells.items()):
            for other in places.setdefault(value, []):
                if self.corners(other, cell) is not None:
                    return other, cell
            places[value].append(cell)
        return None

    def take(self, a, b, at):
        """Removes a pair; asserts that it may be taken."""
        assert at >= max(self.last, self.waits), f"a pair at {at} after {self.last}, {self.waits}"
        assert a != b and self.cells.get(a) == self.cells.get(b) is not None, f"{a} and {b} are no pair"
        corners = self.corners(a, b)
        assert corners is not None, f"no path joins {a} and {b}"
        del self.cells[a], self.cells[b]
        if self.falling == "down":
            self.fall()
        continues = self.previous is not None and at - self.previous <= 4000
        self.combo = self.combo + 1 if continues else 1
        self.points += (30, 20, 10)[corners] * min(self.combo, 5)
        self.previous = self.last = at
        self.pairs += 1
        self.list.append([*a, *b, at])

    def fall(self):
        for x in range(self.columns):
            tiles = [self.cells.pop((x, y)) for y in range(self.rows) if (x, y) in self.cells]
            for depth, value in enumerate(reversed(tiles)):
                self.cells[x, self.rows - 1 - depth] = value

    def help(self, kind, at):
        assert at >= self.last, f"{kind} at {at} after {self.last}"
        assert (self.any_pair() is None) == (kind == "shuffle"), f"{kind} is not due"
        self.waits = max(self.waits, at) + self.costs[kind]
        self.last = at
        self.helps.append([kind, self.pairs, at])


class Duelist(Peer):
    """A guest of a table of duels."""

    @classmethod
    def join(cls, port, name="Ada", pace=300):
        guest = cls(Connection.connect(port))
        guest.hello(name)
        guest.enter()
        guest.port, guest.pace = port, pace
        guest.setup, guest.token = guest.welcome["setup"], guest.welcome["token"]
        assert guest.setup["game"] == "link" and guest.setup["size"] == 0, guest.setup
        guest.begin_duel(guest.expect("start", round=1))
        return guest

    def begin_duel(self, start):
        self.round = start["round"]
        assert hashlib.sha256(bytes.fromhex(start["cells"])).hexdigest() == start["digest"]
        assert len(start["deal"].replace("-", "")) == 14, start
        self.zero = time.monotonic() + start["in_ms"] / 1000
        self.set_up(start["cells"])
        self.rest = 0  # what is left while the time stands

    def set_up(self, cells):
        self.dealt = cells
        self.boards = {seat: Board(self.setup["duel"], cells, self.setup["duel"]["falling"]) for seat in SEATS}
        self.ends = {}
        self.next_at = 0
        self.awaits_board = False
        self.verdict = None
        self.sent_result = False
        self.paused = False

    @property
    def mine(self):
        return self.boards["guest"]

    def now(self):
        return int((time.monotonic() - self.zero) * 1000)

    def play(self, until=None):
        """Plays until the condition holds, by default until the host's result; returns that as (winner, reason)."""
        until = until or (lambda: self.verdict)
        while not until():
            self.act()
            try:
                self.handle(self.next(0.01))
            except TimeoutError:
                pass
        return self.verdict

    def act(self):
        now = self.now()
        is_timed = self.setup["rule"] == "points"
        if self.paused or self.verdict or now < 0:
            return
        if is_timed and now >= self.setup["duel"]["minutes"] * 60000:
            if now >= self.setup["duel"]["minutes"] * 60000 + LONGEST_TRANSIT:
                self.tell(self.leader(), "points")
            return
        if self.mine.cells and not self.awaits_board and now >= max(self.next_at, self.mine.waits):
            self.act_on_board(now)
        if not is_timed:
            self.look_at_the_ends(now)

    def act_on_board(self, now):
        pair = self.mine.any_pair()
        self.next_at = now + self.pace
        if pair is None:
            self.shuffle(now)
            return
        self.mine.take(*pair, now)
        self.send("pair", round=self.round, n=self.mine.pairs, a=list(pair[0]), b=list(pair[1]), t=now)
        if not self.mine.cells and self.setup["rule"] == "race":
            self.ends["guest"] = now
        elif not self.mine.cells:
            self.awaits_board = True

    def shuffle(self, now):
        self.mine.help("shuffle", now)
        self.send("help", round=self.round, n=self.mine.pairs, kind="shuffle", t=now)
        self.awaits_board = True

    def on_board(self, message):
        """The own board, which was shuffled or refilled."""
        assert self.awaits_board and message["n"] == self.mine.pairs, message
        before = sorted(self.mine.cells)
        self.mine.show(message["cells"])
        assert not before or sorted(self.mine.cells) == before, message
        self.awaits_board = False

    def look_at_the_ends(self, now):
        if self.sent_result or not self.ends:
            return
        first = min(self.ends.values())
        if len(self.ends) == 2:
            apart = abs(self.ends["host"] - self.ends["guest"])
            winner = "draw" if apart <= DRAW_WINDOW else min(self.ends, key=self.ends.get)
        elif now >= first + DRAW_WINDOW + LONGEST_TRANSIT:
            winner = next(iter(self.ends))
        else:
            return
        self.tell(winner, "cleared")

    def leader(self):
        host, guest = (self.boards[seat].points for seat in SEATS)
        return "draw" if host == guest else "host" if host > guest else "guest"

    def tell(self, winner, reason):
        if not self.sent_result:
            self.sent_result = True
            self.send("result", round=self.round, n=self.mine.pairs, winner=winner, reason=reason)

    def ask(self, kind):
        self._request += 1
        self.send("request", id=self._request, kind=kind, round=self.round, n=self.mine.pairs)
        return self._request

    def hint(self):
        now = max(self.now(), self.mine.last)
        self.mine.help("hint", now)
        self.send("help", round=self.round, n=self.mine.pairs, kind="hint", t=now)

    def pause(self):
        """Pauses for a moment, and goes on."""
        request = self.ask("pause")
        self.play(lambda: self.paused)
        assert request
        time.sleep(0.3)
        self.send("request", id=0, kind="go-on", round=self.round, n=self.mine.pairs)
        self.go_on()

    def go_on(self):
        if self.paused:
            self.zero += time.monotonic() - self.paused_since
        self.paused = False

    # Messages of the host.

    def handle(self, message):
        if message.get("round", self.round) < self.round:
            return
        if message["type"] != "start":
            assert message.get("round", self.round) == self.round, message
        getattr(self, "on_" + message["type"].replace("-", "_"))(message)

    def on_pair(self, message):
        board = self.boards["host"]
        assert message["n"] == board.pairs + 1, message
        board.take(tuple(message["a"]), tuple(message["b"]), message["t"])
        if not board.cells and self.setup["rule"] == "race":
            self.ends["host"] = max(message["t"], self.now() - LONGEST_TRANSIT)
        if "cells" in message:
            assert not board.cells and self.setup["rule"] == "points", message
            board.show(message["cells"])

    def on_help(self, message):
        board = self.boards["host"]
        assert message["n"] == board.pairs, message
        board.help(message["kind"], message["t"])
        if message["kind"] == "shuffle":
            before = sorted(board.cells)
            board.show(message["cells"])
            assert sorted(board.cells) == before, message

    def on_request(self, message):
        accept = message["kind"] in ("again", "pause")
        self.send("reply", id=message["id"], kind=message["kind"], accept=accept)
        if accept and message["kind"] == "pause":
            self.stand()

    def on_reply(self, message):
        if message["accept"] and message["kind"] == "pause":
            self.stand()

    def stand(self):
        self.paused, self.paused_since = True, time.monotonic()

    def on_result(self, message):
        self.verdict = (message["winner"], message["reason"])
        self.tell(*self.verdict)

    def on_start(self, message):
        assert message["round"] == self.round + 1 and self.verdict, message
        self.begin_duel(message)

    def on_chat(self, message):
        pass

    # Reconnecting.

    def resume(self):
        """The connection breaks; takes the seat again, checks the host's account and sends what it lacks."""
        self.line.close()
        before = self.boards
        self.line = Connection.connect(self.port)
        self.hello("Ada", resume={"token": self.token, "round": self.round, "n": self.mine.pairs})
        welcome = self.expect("welcome", token=self.token, resumed=True, round=self.round)
        told = {seat: {"list": [], "helps": []} for seat in SEATS}
        while (message := self.next())["type"] != "pairs-end":
            assert message["type"] == "pairs" and message["from"] == len(told[message["seat"]]["list"]) + 1, message
            for part in ("list", "helps"):
                told[message["seat"]][part] += message[part]
        assert welcome["cells"] == self.dealt
        guest = told["guest"]
        assert guest["list"] == before["guest"].list[:len(guest["list"])], guest
        host = before["host"]
        assert told["host"]["list"][:len(host.list)] == host.list, told
        self.zero = time.monotonic() - welcome["started_ms_ago"] / 1000
        for ax, ay, bx, by, t in told["host"]["list"][len(host.list):]:
            host.take((ax, ay), (bx, by), t)
        host.helps = told["host"]["helps"]
        sent = (len(guest["list"]), len(guest["helps"]))
        for number, (ax, ay, bx, by, t) in enumerate(before["guest"].list, 1):
            if number > sent[0]:
                self.send("pair", round=self.round, n=number, a=[ax, ay], b=[bx, by], t=t)
        assert len(before["guest"].helps) == sent[1], "a lost help is not repeated here"
