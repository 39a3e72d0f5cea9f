# SPDX-License-Identifier: GPL-3.0-or-later
"""The delay until a pair of a duel is seen on the other player's small board:

    duel_latency.py [--pairs N] QIPAN TCP_ECHO

A client without a window plays a duel against the program, which shows the client's board small beside its own, under
Xvfb. The same run measures

- the time from the sending of a pair until the small board has changed on the screen;
- a bare QTcpSocket round trip between two processes, with as many bytes, once before each pair;
- the processor time of the program while the client takes ten pairs a second.

Fails if the median is above twice that of the bare round trip and a frame.
"""

import argparse
import contextlib
import os
import signal
import statistics
import sys
import time

from figures import SUMMARY, summary, table
from move_latency import E2E, FRAME_SECONDS, Echo

sys.path.insert(0, str(E2E))

WIDTH, HEIGHT = 1280, 860
COLUMN = (WIDTH * 3 // 4, 40, WIDTH // 4 - 10, HEIGHT // 2)  # where the small board is
PAUSE_SECONDS = 0.15
DRAWN_SECONDS = 10
LOOK_SECONDS = 0.0002
FAST_PACE = 100  # ms a pair


def seconds_to_draw(guest, area):
    """Takes a pair; returns when the column had changed on the screen."""
    before = area.look()
    sent = time.monotonic()
    guest.act_on_board(guest.now())
    while area.look() == before:
        if time.monotonic() - sent > DRAWN_SECONDS:
            raise AssertionError("a pair is not drawn")
        time.sleep(LOOK_SECONDS)
    return time.monotonic() - sent


def processor_seconds(process):
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(arguments):
    from lan_duel import Duelist
    from qipan import Qipan
    from screen import Screen, Window

    with contextlib.ExitStack() as stack:
        screen = stack.enter_context(Screen(WIDTH, HEIGHT))
        host = stack.enter_context(Qipan("host", "link", "--size", "16x10", "--falling", "none", "--rule", "points",
                                         "--minutes", "5", "--port", "0", "--accept-anyone", "--name", "Ada",
                                         environment=screen.environment))
        guest = stack.enter_context(Duelist.join(host.port(), "Lin", pace=FAST_PACE))
        host.expect("playing Lin as host")
        Window(screen, host, (0, 0, WIDTH, HEIGHT))
        while guest.now() < 1000:
            time.sleep(0.1)
        echo = stack.enter_context(Echo(arguments.tcp_echo))
        area = screen.display.area(*COLUMN)
        drawn, bare = [], []
        while len(drawn) < arguments.pairs:
            guest.play(lambda: not guest.awaits_board and guest.mine.any_pair())
            time.sleep(PAUSE_SECONDS)
            bare.append(echo.seconds())
            drawn.append(seconds_to_draw(guest, area))
        print(f"The way of a pair, {len(drawn)} of them, in milliseconds:")
        table(["", *SUMMARY], [["bare TCP round trip", *summary(bare)],
                               ["pair to change of the other's small board", *summary(drawn)]])
        busy, pairs, began = processor_seconds(host.process), guest.mine.pairs, time.monotonic()
        guest.play(lambda: time.monotonic() - began > 10)
        used = (processor_seconds(host.process) - busy) / (time.monotonic() - began)
        print(f"{(guest.mine.pairs - pairs) / 10:.1f} pairs a second: {100 * used:.1f} % of a processor")
    return statistics.median(drawn) <= 2 * statistics.median(bare) + FRAME_SECONDS


def main():
    parser = argparse.ArgumentParser(description="How soon a pair is seen on the other player's small board.")
    parser.add_argument("--pairs", type=int, default=60, metavar="N")
    parser.add_argument("qipan")
    parser.add_argument("tcp_echo")
    arguments = parser.parse_args()
    os.environ["QIPAN"] = arguments.qipan
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that no child process is left
    return 0 if measure(arguments) else 1


if __name__ == "__main__":
    sys.exit(main())
