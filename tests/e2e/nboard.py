# SPDX-License-Identifier: GPL-3.0-or-later
"""qipan-reversi as a process, driven like an engine with the NBoard protocol."""

import os
import re
import subprocess
import time

from engine_program import EngineProgram, TIMEOUT

PROGRAM = os.environ["QIPAN_REVERSI"]

MOVE = r"(?:[A-H][1-8]|PA)"
NUMBER = r"-?\d+\.\d\d"
ANSWER = re.compile(rf"=== ({MOVE})(?:/({NUMBER})/(\d+\.\d\d))?")
SEARCH = re.compile(rf"search ((?:{MOVE})+) ({NUMBER}) 0 (\d+|100%) (\d+) nodes")
ANALYSIS = re.compile(rf"analysis (\d+) ({NUMBER})")
LINE = re.compile(rf"{ANSWER.pattern}|{SEARCH.pattern}|{ANALYSIS.pattern}|pong(?: -?\d+)?|set myname \S+|learned"
                  r"|status(?: [ -~]+)?|nodestats \d+ \d+\.\d\d")


class Engine(EngineProgram):
    """One run of the program."""

    def __init__(self, *arguments, line_end="\n"):
        super().__init__([PROGRAM, *arguments], LINE, line_end)

    def until(self, pattern, seconds=TIMEOUT):
        """The match of the first matching line, and all lines before it."""
        lines = []
        while True:
            line = self.answer(seconds)
            assert line is not None, f"it ended after {lines}"
            match = re.fullmatch(pattern, line)
            if match:
                return match, lines
            lines.append(line)

    def ping(self, number=1, seconds=TIMEOUT):
        """Waits for the pong; returns the lines before it."""
        self.send(f"ping {number}")
        return self.until(f"pong {number}", seconds)[1]

    def go(self):
        """The move, its evaluation or None, and the time in seconds."""
        begin = time.monotonic()
        self.send("go")
        match, _ = self.until(ANSWER)
        taken = time.monotonic() - begin
        return match.group(1), match.group(2) and float(match.group(2)), taken


def run(*arguments, data=b""):
    """Runs the program to its end on given input."""
    return subprocess.run([PROGRAM, *arguments], input=data, capture_output=True, timeout=TIMEOUT)
