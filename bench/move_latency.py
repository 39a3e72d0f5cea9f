# SPDX-License-Identifier: GPL-3.0-or-later
"""The delay until a move is visible in the other window, and the latency of a window's event loop:

    move_latency.py [--moves N] [--seconds S] [--broker URL] QIPAN EMPTY_WINDOW TCP_ECHO

Two programs on loopback, or at an MQTT broker, play gomoku under Xvfb, driven by a real mouse. The same run measures

- the time from the release of the mouse until the stone is drawn in the other window, and in the own one;
- a bare QTcpSocket round trip between two processes, with as many bytes as a move, once before each move;
- the answers of each window to _NET_WM_PING every 20 ms, compared with an empty Qt window: idle, during moves, while
  the peer chats at the maximum rate, and under attack by other clients.

Fails if the 99th percentile of these answers is above 16 ms, and above twice that of the empty window at the same time,
when idle, during moves or during chat.
"""

import argparse
import contextlib
import os
import select
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from figures import SUMMARY, percentile, summary, table

E2E = Path(__file__).resolve().parent.parent / "tests" / "e2e"
sys.path.insert(0, str(E2E))

MOVE = b'{"type":"move","round":1,"n":100,"x":10,"y":10}\n'
FRAME_SECONDS = 0.016
CHATS_A_SECOND = 45  # the protocol allows 50 messages
ATTACKS = ("connections", "messages", "chat", "datagrams")
PLAIN = "empty window"
ECHO_SECONDS = 10


class Echo:
    """A bare round trip between two processes."""

    def __init__(self, program):
        self._program = program

    def __enter__(self):
        with contextlib.ExitStack() as stack:
            self._server = self._start(stack)
            port = self._line(self._server)
            self._client = self._start(stack, port, str(len(MOVE)))
            self.seconds()  # the first one connects
            self._cleanup = stack.pop_all()
        return self

    def __exit__(self, *_):
        self._cleanup.close()

    def _start(self, stack, *arguments):
        process = subprocess.Popen([self._program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        stack.callback(process.wait)
        stack.callback(process.kill)
        return process

    @staticmethod
    def _line(process):
        """A line of its output. Fails if there is none, or the process has ended."""
        ready = select.select([process.stdout], [], [], ECHO_SECONDS)[0]
        line = process.stdout.readline().decode().strip() if ready else ""
        if not line:
            raise AssertionError("the TCP echo does not answer")
        return line

    def seconds(self):
        self._client.stdin.write(b"\n")
        self._client.stdin.flush()
        return int(self._line(self._client)) / 1e6


class Attack:
    """Attackers of a table, in their own process."""

    def __init__(self, name, port):
        self._command = [sys.executable, "-B", str(E2E / "attacks.py"), name, str(port)]

    def __enter__(self):
        self._process = subprocess.Popen(self._command)

    def __exit__(self, *_):
        self._process.kill()
        self._process.wait()


def play(game, echo, moves):
    """Moves, with a bare round trip before each: (list of Timed, list of seconds)."""
    timed, bare = [], []
    for _ in range(moves):
        bare.append(echo.seconds())
        timed.append(game.move())
    return timed, bare


def report_moves(game, timed, bare):
    own, other = [time.own for time in timed], [time.other for time in timed]
    looks = [game.look_seconds() for _ in range(200)]
    print(f"The way of a move, {len(timed)} of them, in milliseconds:")
    table(["", *SUMMARY], [[f"bare TCP round trip of {len(MOVE)} bytes", *summary(bare)],
                           ["one look at the screen", *summary(looks)],
                           ["click to stone in the own window", *summary(own)],
                           ["click to stone in the other window", *summary(other)],
                           ["the other window after the own one", *summary([b - a for a, b in zip(own, other)])]])
    print(f"ratio of click to stone in the other window: {statistics.median(other) / statistics.median(bare):.1f} times "
          f"the bare round trip, {statistics.median(other) / statistics.median(own):.2f} times the own window (medians)\n")


class Waiting:
    """The latencies of the windows in each phase."""

    def __init__(self, screen, plain):
        self._screen, self._plain = screen, plain
        self._rows = []
        self.is_good = True

    def phase(self, name, windows, action, counts=True):
        with self._pings(windows) as pings:
            action()
        plain = percentile(pings.delays[PLAIN], 0.99)
        for window, delays in pings.delays.items():
            self._rows.append([f"{name}: {window}", str(len(delays)), *summary(delays),
                               f"{percentile(delays, 0.99) / plain:.2f}"])
            if counts and percentile(delays, 0.99) > max(FRAME_SECONDS, 2 * plain):
                self.is_good = False

    def _pings(self, windows):
        from window_pings import WindowPings
        return WindowPings(self._screen, {name: int(window.id) for name, window in {**windows, PLAIN: self._plain}.items()})

    def report(self):
        print("What the thread of a window leaves waiting (answers to _NET_WM_PING), in milliseconds:")
        table(["", "pings", *SUMMARY, "99th to the plain one's"], self._rows)


class Plain:
    """The empty window, with the interface that `Window` expects of a program."""

    def __init__(self, program, screen):
        self._folder = tempfile.TemporaryDirectory()  # for files that Qt would create under the user's name
        self.process = subprocess.Popen([program], env={**os.environ, **screen.environment,
                                                        "XDG_RUNTIME_DIR": self._folder.name})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self._folder.cleanup()


def chat(guest, seconds):
    """The peer chats at the maximum rate for this long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        guest.send("chat", text="a long word " * 40)
        time.sleep(1 / CHATS_A_SECOND)
    guest.settle()


def measure(arguments):
    from lan_guest import Guest
    from qipan import Qipan
    from screen import Screen, Window
    from two_windows import HEIGHT, SIZE, WIDTH, TwoWindows

    with contextlib.ExitStack() as stack:
        screen = stack.enter_context(Screen(2 * WIDTH, 2 * HEIGHT))

        def run(*command):
            return stack.enter_context(Qipan(*command, environment=screen.environment))

        table_for_two = ("host", "gomoku", "--size", str(SIZE), "--port", "0", "--accept-anyone", "--first", "host")
        at_broker = ["--broker", arguments.broker] if arguments.broker else []
        host = run(*table_for_two, *at_broker, "--name", "Ada")
        place = f"127.0.0.1:{host.port()}"
        if at_broker:
            place = host.expect("code (.*)")[1]
        guest = run("join", place, *at_broker, "--name", "Lin")
        host.expect("playing Lin as black")
        third = run(*table_for_two, "--name", "Kim")
        port = third.port()
        talker = stack.enter_context(Guest.join(port, "Bo"))
        third.expect("playing Bo as black")
        plain = stack.enter_context(Plain(arguments.empty_window, screen))
        waiting = Waiting(screen, Window(screen, plain, (WIDTH, HEIGHT, WIDTH, HEIGHT)))
        talked_to = {"qipan": Window(screen, third, (0, HEIGHT, WIDTH, HEIGHT))}
        game = TwoWindows(screen, host, guest)
        pair = {"host": game.windows[0], "guest": game.windows[1]}
        echo = stack.enter_context(Echo(arguments.tcp_echo))

        play(game, echo, 4)  # warms up everything
        report_moves(game, *play(game, echo, arguments.moves))
        waiting.phase("at rest", talked_to, lambda: time.sleep(arguments.seconds))
        waiting.phase("moves", pair, lambda: play(game, echo, arguments.moves))
        waiting.phase("the peer chats", talked_to, lambda: chat(talker, arguments.seconds))
        for name in ATTACKS:
            with Attack(name, port):
                waiting.phase(f"strangers: {name}", talked_to, lambda: time.sleep(arguments.seconds), counts=False)
        waiting.report()
    return waiting.is_good


def main():
    parser = argparse.ArgumentParser(description="How soon a move is seen in the other window.",
                                     epilog="Prints times in milliseconds beside those of a bare TCP round trip and of "
                                            "an empty window; fails where a window leaves things waiting too long.")
    parser.add_argument("--moves", type=int, default=120, metavar="N", help="for each of two measurements; at most 190")
    parser.add_argument("--seconds", type=float, default=8, metavar="S", help="for each other one")
    parser.add_argument("--broker", metavar="URL", help="where the two programs meet")
    parser.add_argument("qipan")
    parser.add_argument("empty_window")
    parser.add_argument("tcp_echo")
    arguments = parser.parse_args()
    if not 1 <= arguments.moves <= 190:
        parser.error("there are 1 to 190 moves")
    os.environ["QIPAN"] = arguments.qipan
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that no child process is left
    return 0 if measure(arguments) else 1


if __name__ == "__main__":
    sys.exit(main())
