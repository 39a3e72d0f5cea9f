# SPDX-License-Identifier: GPL-3.0-or-later
"""Qipan's start and idle state compared with an empty Qt Widgets window in the same run, under Xvfb:

    startup.py [--runs N] [--idle SECONDS] QIPAN EMPTY_WINDOW

- time from exec to the first painted window (median of N alternating runs);
- proportional set size (PSS) 3 s later (median of 3 runs);
- processor time when idle.

Fails if Qipan takes more than 2.3 times the time or 1.7 times the memory, or is not idle.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from x11_screen import Screen

TIME_LIMIT = 2.3
MEMORY_LIMIT = 1.7
SETTLE_SECONDS = 3
START_TIMEOUT_SECONDS = 30
MEMORY_RUNS = 3


class Program:
    def __init__(self, name, *command):
        self.name = name
        self.command = command
        self.milliseconds = []
        self.kilobytes = []

    def start(self, screen):
        """Runs the program until its window is painted; returns the process and the time in milliseconds."""
        assert screen.is_empty(), "a window is left over"
        started = time.monotonic()
        process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL)
        while screen.is_empty():
            if process.poll() is not None:
                sys.exit(f"{self.name} ended with status {process.returncode} before its window was painted")
            if time.monotonic() - started > START_TIMEOUT_SECONDS:
                process.kill()
                sys.exit(f"{self.name} painted no window within {START_TIMEOUT_SECONDS} s")
            time.sleep(0.0005)
        return process, (time.monotonic() - started) * 1000


def stop(process, screen):
    process.terminate()
    process.wait(10)
    while not screen.is_empty():
        time.sleep(0.001)


def pss_kilobytes(pid):
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii")
    return int(re.search(r"^Pss:\s+(\d+) kB", rollup, re.MULTILINE)[1])


def processor_seconds(pid):
    # The name in parentheses may contain blanks; user and system time are fields 14 and 15.
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure_time(programs, screen, runs):
    for run in range(runs + 1):
        for program in programs:
            process, milliseconds = program.start(screen)
            stop(process, screen)
            if run > 0:  # the first run fills the caches
                program.milliseconds.append(milliseconds)


def measure_memory(programs, screen):
    for _ in range(MEMORY_RUNS):
        for program in programs:
            process, _ = program.start(screen)
            time.sleep(SETTLE_SECONDS)
            program.kilobytes.append(pss_kilobytes(process.pid))
            stop(process, screen)


def measure_rest(program, screen, seconds):
    """Processor time of the idle program, as a percentage of one core."""
    process, _ = program.start(screen)
    time.sleep(SETTLE_SECONDS)
    before = processor_seconds(process.pid)
    time.sleep(seconds)
    used = processor_seconds(process.pid) - before
    stop(process, screen)
    return 100 * used / seconds


def report(what, unit, ours, plain, limit):
    ratio = statistics.median(ours) / statistics.median(plain)
    print(f"{what}: qipan {statistics.median(ours):.1f} {unit}, empty window {statistics.median(plain):.1f} {unit}, "
          f"ratio {ratio:.2f} (at most {limit})")
    return ratio <= limit


def main():
    parser = argparse.ArgumentParser(description="Start-up of Qipan against an empty window.")
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--idle", type=int, default=10, metavar="SECONDS")
    parser.add_argument("qipan")
    parser.add_argument("empty_window")
    arguments = parser.parse_args()

    with tempfile.TemporaryDirectory() as data, Screen() as screen:
        os.environ.update(DISPLAY=screen.name, QT_QPA_PLATFORM="xcb", LANG="C.UTF-8", XDG_RUNTIME_DIR=data)
        ours = Program("qipan", arguments.qipan, "--data-dir", data)
        plain = Program("the empty window", arguments.empty_window)
        measure_time((ours, plain), screen, arguments.runs)
        measure_memory((ours, plain), screen)
        rest = measure_rest(ours, screen, arguments.idle)

    good = [report("start to first painted window", "ms", ours.milliseconds, plain.milliseconds, TIME_LIMIT),
            report("memory (PSS) 3 s later", "MB", [kilobytes / 1000 for kilobytes in ours.kilobytes],
                   [kilobytes / 1000 for kilobytes in plain.kilobytes], MEMORY_LIMIT)]
    print(f"at rest: {rest:.1f} % of one core over {arguments.idle} s (at most 0.0)")
    return 0 if all(good) and round(rest, 1) == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
