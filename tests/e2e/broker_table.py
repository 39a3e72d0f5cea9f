# SPDX-License-Identifier: GPL-3.0-or-later
"""A table of two real programs that meet at a broker, both with computer players."""

import contextlib
import json
import re
import socket
import tempfile

from namespaces import on, within
from qipan import TIMEOUT, Qipan

GAMES = {
    "gomoku": ("gomoku", "--level", "5"),
    "reversi": ("reversi", "--level", "4"),
    "link": ("link", "--difficulty", "easy", "--pictures", "12", "--level", "5"),
}
CODE = r"code ((?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4})"
SEAT = ("--seat", "computer", "--rounds", "1")
MIDDLE = {"gomoku": ("move", 4), "reversi": ("move", 6), "link": ("pair", 4)}  # so many messages to a spectator


class BrokerTable:
    """Both programs of a `with` block. They keep their folders, and so their seats, when they are started again.
    `machines` names the network namespaces of host, guest and spectator. `size` is that of a duel;
    a pair takes 0.7 s."""

    def __init__(self, broker, game, machines=(), size="6x4"):
        self.broker, self.game = broker, game
        self._arguments = (*GAMES[game], "--size", size) if game == "link" else GAMES[game]
        self._machines = dict(zip(("host", "guest", "spectator"), machines))
        self._programs = []

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="qipan-table-")
        return self

    def __exit__(self, *_):
        for program in self._programs:
            program.__exit__()
        self._folder.cleanup()

    def data_dir(self, who):
        return f"{self._folder.name}/{who}"

    def start(self, who, *arguments, environment=None):
        prefix = on(self._machines[who]) if who in self._machines else ()
        program = Qipan(*arguments, data_dir=self.data_dir(who), prefix=prefix,
                        environment={**self.broker.environment, **(environment or {})})
        self._programs.append(program)
        return program

    def start_host(self, *arguments):
        self.host = self.start("host", "host", *self._arguments, "--port", "0", "--broker", self.broker.url,
                               "--accept-anyone", "--name", "Ada", *SEAT, *arguments)
        self.port = self.host.port()

    def open(self, *arguments):
        """Starts the host; its code is in `code`."""
        self.start_host(*arguments)
        self.code = self.host.expect(CODE)[1]

    def join(self, *address, environment=None):
        """Starts the guest, by the code unless told otherwise."""
        level = GAMES[self.game][-2:]
        self.guest = self.start("guest", "join", *(address or (self.code, "--broker", self.broker.url)),
                                *level, "--name", "Lin", *SEAT, environment=environment)

    def watch(self):
        """Starts a spectator."""
        self.spectator = self.start("spectator", "join", self.code, "--broker", self.broker.url, "--watch",
                                    "--name", "Wen")

    def expect_begin(self):
        roles = ("host", "guest") if self.game == "link" else ("black", "white")
        self.host.expect(f"playing Lin as {roles[0]}")
        self.guest.expect(f"playing Ada as {roles[1]}")

    def wait_for_the_middle(self):
        """Watches the game, directly at the host, until enough of it has been played."""
        kind, count = MIDDLE[self.game]
        with within(self._machines["host"]) if self._machines else contextlib.nullcontext():
            line = socket.create_connection(("127.0.0.1", self.port), TIMEOUT)
        with line, line.makefile("r") as messages:
            line.sendall(b'{"type":"hello","protocol":1,"name":"Wen","role":"watch","client":"test peer"}\n')
            while count > 0:
                message = json.loads(next(messages))
                count -= message["type"] == kind

    def finish(self):
        """Both programs end, with the same result; returns all their lines."""
        status = self.host.finish(), self.guest.finish()
        lines = self.host.lines, self.guest.lines
        assert status == (0, 0), f"{status}: {lines}, {self.host.errors()}, {self.guest.errors()}"
        results = [[self._result(line) for line in each if line.startswith("result")] for each in lines]
        assert len(results[0]) == 1 and results[0] == results[1], lines
        assert (self.host.errors(), self.guest.errors()) == ("", ""), (self.host.errors(), self.guest.errors())
        return lines

    def _result(self, line):
        match = re.fullmatch(r"(result 1 \w+ (?:five|full|count|cleared)) (\d+)", line)
        assert match, line
        return match[1] if self.game == "link" else line  # in a duel each side has its own pairs


def interruptions(lines):
    return [line for line in lines if line in ("lost", "resumed")]
