"""How soon a move is seen in the other window, and how long a window leaves things waiting:

    move_latency.py [--moves N] [--seconds S] QIPAN EMPTY_WINDOW TCP_ECHO

Two programs on loopback play gomoku under Xvfb, by a real mouse. In the same run are timed:

- from the release of the mouse to the stone drawn in the other window, and to the stone drawn in the own one;
- a bare QTcpSocket round trip between two processes, of as many bytes as a move has, once before each move;
- the answer of each window to _NET_WM_PING every 20 ms, beside that of an empty Qt window: at rest, while moves come
  in, while the peer chats as fast as it may, and while strangers attack the table.

Fails when the 99th percentile of those answers is above 16 ms at rest, with moves or with the peer's chat, and that is
also more than twice what the empty window takes at the same time.
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
        """A line of it. Fails where none comes, or the process has ended."""
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
    """Strangers at a table, in a process of their own."""

    def __init__(self, name, port):
        self._command = [sys.executable, "-B", str(E2E / "attacks.py"), name, str(port)]

    def __enter__(self):
        self._process = subprocess.Popen(self._command)

    def __exit__(self, *_):
        self._process.kill()
        self._process.wait()


def play(game, echo, moves):
    """Moves and, before each, a bare round trip: (list of Timed, list of seconds)."""
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
    """What the windows left waiting, phase by phase."""

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
    """The empty window, as far as `Window` wants to know a program."""

    def __init__(self, program, screen):
        self._folder = tempfile.TemporaryDirectory()  # what Qt would make under the name of the user
        self.process = subprocess.Popen([program], env={**os.environ, **screen.environment,
                                                        "XDG_RUNTIME_DIR": self._folder.name})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self._folder.cleanup()


def chat(guest, seconds):
    """The peer says as much as the protocol allows for so long."""
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
        host = run(*table_for_two, "--name", "Ada")
        guest = run("join", f"127.0.0.1:{host.port()}", "--name", "Lin")
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

        play(game, echo, 4)  # everything has been touched once
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
    parser.add_argument("qipan")
    parser.add_argument("empty_window")
    parser.add_argument("tcp_echo")
    arguments = parser.parse_args()
    if not 1 <= arguments.moves <= 190:
        parser.error("there are 1 to 190 moves")
    os.environ["QIPAN"] = arguments.qipan
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that no child is left over
    return 0 if measure(arguments) else 1


if __name__ == "__main__":
    sys.exit(main())
