# SPDX-License-Identifier: GPL-3.0-or-later
"""The load of a table with 16 spectators and a flood on its host, compared with an idle table in the same run:

    host_load.py [--seconds S] QIPAN

`qipan host` runs without a screen, with a computer of the lowest level in its seat; the guest moves every 100 ms. Each
row covers some seconds and gives

- the processor time of the whole program and of its GUI thread (which does the networking), in per cent of one core;
- its resident (RSS) and proportional (PSS) memory at the end;
- the time from the guest's move to the host's answer, including the computer's search.

The last row is the idle table again. Linux only, for /proc.
"""

import argparse
import contextlib
import json
import os
import re
import selectors
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

from figures import percentile, table

E2E = Path(__file__).resolve().parent.parent / "tests" / "e2e"
sys.path.insert(0, str(E2E))

WATCHERS = 16
MOVE_SECONDS = 0.1
SETTLE_SECONDS = 2
CHATS_A_SECOND = 30  # in addition to the moves, below the protocol's limit of 50 messages
ATTACKS = ("connections", "messages", "endless_lines", "chat", "datagrams")
SIGN_OF_LIFE_SECONDS = 3


class Watchers:
    """Spectators of a table, who read and discard everything."""

    def __init__(self, port, count):
        self._port, self._count = port, count
        self.received = 0  # bytes

    def __enter__(self):
        self._ended = threading.Event()
        self._selector = selectors.DefaultSelector()
        self._lines = []
        for number in range(self._count):
            line = socket.create_connection(("127.0.0.1", self._port), 10)
            self._lines.append(line)
            self._say(line, type="hello", protocol=1, name=f"Spectator {number}", role="watch", client="bench")
            greeting = line.makefile("rb").readline()
            if json.loads(greeting)["type"] != "welcome":
                raise AssertionError(f"a watcher is not let in: {greeting!r}")
            self._selector.register(line, selectors.EVENT_READ)
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._ended.set()
        self._thread.join()
        for line in self._lines:
            line.close()

    @staticmethod
    def _say(line, **message):
        line.sendall(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def _read(self):
        alive = time.monotonic()
        while not self._ended.is_set():
            for key, _ in self._selector.select(0.2):
                data = key.fileobj.recv(65536)
                if not data:
                    self._selector.unregister(key.fileobj)
                    self._count -= 1
                self.received += len(data)
            if time.monotonic() - alive > SIGN_OF_LIFE_SECONDS:
                alive = time.monotonic()
                for key in list(self._selector.get_map().values()):
                    self._say(key.fileobj, type="ping", t=1)

    def check(self):
        if self._count != WATCHERS:
            raise AssertionError(f"only {self._count} of {WATCHERS} watchers are left")


class Flood:
    """Attacks on a table, each in its own process."""

    def __init__(self, names, port):
        self._names, self._port = names, port

    def __enter__(self):
        self._processes = [subprocess.Popen([sys.executable, "-B", str(E2E / "attacks.py"), name, str(self._port)])
                           for name in self._names]

    def __exit__(self, *_):
        for process in self._processes:
            process.kill()
            process.wait()


class Evening:
    """The guest: moves at a steady pace until stopped, round after round, and chats if wanted."""

    def __init__(self, guest):
        self._guest = guest

    def go_on(self, seconds, chats=False):
        """Returns the time that each answer took, in seconds."""
        answers, end, said = [], time.monotonic() + seconds, time.monotonic()
        while time.monotonic() < end:
            due = time.monotonic() + MOVE_SECONDS
            answers += self._move()
            while time.monotonic() < min(due, end):
                if chats and time.monotonic() - said > 1 / CHATS_A_SECOND:
                    said = time.monotonic()
                    self._guest.send("chat", text="a long word " * 40)
                time.sleep(0.005)
        return answers

    def _move(self):
        guest = self._guest
        if guest.verdict:
            guest.play()
            guest.another_round()
        guest.wait(lambda: guest.verdict or guest.my_turn())
        if guest.verdict:
            return []
        rim = [cell for cell in guest.board.moves() if cell[0] in (0, 19) and cell[1] % 2]  # stones without threats
        guest.move(*guest.random.choice(rim or guest.board.moves()))
        sent = time.monotonic()
        guest.wait(lambda: guest.verdict or guest.my_turn())
        return [time.monotonic() - sent]


def kilobytes(pid, field):
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii")
    return int(re.search(rf"^{field}:\s+(\d+) kB", rollup, re.MULTILINE)[1])


def processor_seconds(stat):
    # The name in parentheses may contain blanks; user and system time are fields 14 and 15.
    fields = Path(stat).read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Load:
    """The rows of the table."""

    HEADS = ["", "program", "its window thread", "RSS", "PSS", "moves", "answer, median", "99th"]

    def __init__(self, pid):
        self._pid = pid
        self._stats = [f"/proc/{pid}/stat", f"/proc/{pid}/task/{pid}/stat"]
        self.rows = []

    def measure(self, name, action):
        """`action` returns the times of answers, if any."""
        before, started = [processor_seconds(stat) for stat in self._stats], time.monotonic()
        answers = action() or []
        seconds = time.monotonic() - started
        used = [processor_seconds(stat) - was for stat, was in zip(self._stats, before)]
        memory = [kilobytes(self._pid, field) / 1000 for field in ("Rss", "Pss")]
        times = [f"{1000 * percentile(answers, share):.1f} ms" for share in (0.5, 0.99)] if answers else ["-", "-"]
        self.rows.append([name, *(f"{100 * share / seconds:.1f} %" for share in used),
                          *(f"{megabytes:.1f} MB" for megabytes in memory), str(len(answers)), *times])


def measure(seconds):
    from lan_guest import Guest
    from qipan import Qipan

    with contextlib.ExitStack() as stack:
        host = stack.enter_context(Qipan("host", "gomoku", "--size", "20", "--port", "0", "--accept-anyone",
                                         "--seat", "computer", "--level", "1"))
        port = host.port()
        load = Load(host.process.pid)
        time.sleep(SETTLE_SECONDS)
        load.measure("idle table", lambda: time.sleep(seconds))
        with Guest.join(port, "Lin") as guest:
            evening = Evening(guest)
            evening.go_on(SETTLE_SECONDS)
            load.measure("a match", lambda: evening.go_on(seconds))
            with Watchers(port, WATCHERS) as watchers:
                load.measure(f"and {WATCHERS} watchers", lambda: evening.go_on(seconds))
                load.measure("and the guest chats", lambda: evening.go_on(seconds, chats=True))
                for name in ATTACKS:
                    with Flood([name], port):
                        load.measure(f"and a flood: {name.replace('_', ' ')}", lambda: evening.go_on(seconds))
                with Flood(ATTACKS, port):
                    load.measure("and all of these floods", lambda: evening.go_on(seconds, chats=True))
                watchers.check()
                print(f"The watchers have read {watchers.received / 1e6:.1f} MB.")
            guest.leave()
        time.sleep(SETTLE_SECONDS)
        load.measure("idle table again", lambda: time.sleep(seconds))
    print("What a table costs its host, processor time in percent of one core:")
    table(load.HEADS, load.rows)


def main():
    parser = argparse.ArgumentParser(description="What a table with 16 watchers and a flood beside it costs its host.")
    parser.add_argument("--seconds", type=float, default=10, metavar="S", help="for each row of the table")
    parser.add_argument("qipan")
    arguments = parser.parse_args()
    os.environ["QIPAN"] = arguments.qipan
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that no child process is left
    measure(arguments.seconds)


if __name__ == "__main__":
    main()
