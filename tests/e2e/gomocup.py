# SPDX-License-Identifier: GPL-3.0-or-later
"""qipan-gomoku as a process, driven like a manager of the Gomocup protocol."""

import os
import re
import subprocess
import time

from engine_program import EngineProgram, TIMEOUT

PROGRAM = os.environ["QIPAN_GOMOKU"]

MOVE = r"\d+,\d+"
LINE = re.compile(rf"OK|SWAP|{MOVE}( {MOVE}){{0,2}}|FORBID (\d{{4}})*\.|((ERROR|UNKNOWN|MESSAGE) |name=)[ -~]+")


class Engine(EngineProgram):
    """One run of the program."""

    def __init__(self, line_end="\n"):
        super().__init__([PROGRAM], LINE, line_end)

    def move(self, *lines):
        """Sends lines that are answered with a move; returns the move and the time in seconds."""
        begin = time.monotonic()
        answer = self.ask(*lines)
        taken = time.monotonic() - begin
        assert re.fullmatch(MOVE, answer), answer
        x, y = answer.split(",")
        return (int(x), int(y)), taken


def run(*arguments, data=b""):
    """Runs the program to its end on given input."""
    return subprocess.run([PROGRAM, *arguments], input=data, capture_output=True, timeout=TIMEOUT)
