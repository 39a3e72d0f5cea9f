# SPDX-License-Identifier: GPL-3.0-or-later
"""A virtual X screen with a mouse and a keyboard (Xvfb, xdotool) and a window of the program on it."""

import contextlib
import glob
import os
import shutil
import subprocess
import time

import x11
from qipan import TIMEOUT

WIDTH, HEIGHT = 1280, 800
NOT_HERE = 77  # the exit status of a test without these programs: skipped
PLATFORM = os.environ.get("QIPAN_PLATFORM", "xcb")  # Qt's platform: "windows" in Wine


def is_possible():
    return bool(shutil.which("Xvfb") and shutil.which("xdotool"))


class Screen:
    """Starts its own Xvfb; `environment` is what a program needs to open its window there."""

    def __init__(self, width=WIDTH, height=HEIGHT):
        self.width, self.height = width, height

    def __enter__(self):
        with contextlib.ExitStack() as stack:
            self.name, self.display = stack.enter_context(x11.screen(self.width, self.height))
            self.environment = {"DISPLAY": self.name, "QT_QPA_PLATFORM": PLATFORM, "QT_SCALE_FACTOR": "1"}
            self._all = self.display.area(0, 0, self.width, self.height)
            self._cleanup = stack.pop_all()
        return self

    def __exit__(self, *_):
        self._cleanup.close()

    def xdotool(self, *arguments):
        return subprocess.run(["xdotool", *map(str, arguments)], env={**os.environ, **self.environment}, check=True,
                              stdout=subprocess.PIPE, encoding="utf-8", timeout=TIMEOUT).stdout.strip()

    def look(self):
        """The screen's contents: a list of rows, four bytes per pixel."""
        data, row = self._all.look(), 4 * self.width
        return [data[row * y:row * (y + 1)] for y in range(self.height)]


def changed_area(before, after, right=WIDTH, top=0, bottom=HEIGHT):
    """The smallest rectangle that contains all differences of two images, left of `right` and from `top` to `bottom`:
    left, top, right, bottom; or None."""
    rows = [y for y in range(top, bottom) if before[y][:4 * right] != after[y][:4 * right]]
    if not rows:
        return None
    columns = [x for x in range(right) if any(before[y][4 * x:4 * x + 4] != after[y][4 * x:4 * x + 4] for y in rows)]
    return columns[0], rows[0], columns[-1], rows[-1]


class Window:
    """The program's window: waits for it, moves it to its place (left, top, width, height), then controls it."""

    def __init__(self, screen, program, place=(0, 0, WIDTH - 80, HEIGHT - 60)):
        self.screen = screen
        self.program = program
        self.id = screen.xdotool("search", "--sync", "--onlyvisible", "--pid", program.process.pid).split()[0]
        left, top, self.width, self.height = place
        screen.xdotool("windowsize", "--sync", self.id, self.width, self.height)
        screen.xdotool("windowmove", self.id, left, top)
        self.focus()

    def focus(self):
        """Does what a window manager would do."""
        self.screen.xdotool("windowfocus", "--sync", self.id)

    def title(self):
        return self.screen.xdotool("getwindowname", self.id)

    def wait_for_title(self, title):
        wait_until(lambda: self.title() == title, f"the title {title!r} instead of {self.title()!r}")

    def keys(self, *keys):
        """Presses keys by their X names, with modifiers: "ctrl+z"."""
        self.screen.xdotool("key", "--clearmodifiers", *keys)

    def text(self, text):
        self.screen.xdotool("type", "--clearmodifiers", "--delay", 5, text)

    def click(self, x, y, button=1):
        """Clicks at a position on the screen."""
        self.screen.xdotool("mousemove", round(x), round(y), "click", button)

    def settled_look(self):
        """The screen's contents once they no longer change."""
        looks = [None, self.screen.look()]

        def is_same():
            time.sleep(0.1)
            looks[:] = looks[1], self.screen.look()
            return looks[0] == looks[1]

        wait_until(is_same, "the screen comes to rest")
        return looks[1]

    def listening_port(self):
        """The TCP port that the program listens on, or None."""
        inodes = set()
        for entry in glob.glob(f"/proc/{self.program.process.pid}/fd/*"):
            with contextlib.suppress(OSError):
                inodes.add(os.readlink(entry))
        for table in ("tcp", "tcp6"):
            with open(f"/proc/net/{table}", encoding="ascii") as rows:
                for row in list(rows)[1:]:
                    fields = row.split()
                    if fields[3] == "0A" and f"socket:[{fields[9]}]" in inodes:
                        return int(fields[1].rpartition(":")[2], 16)
        return None


def wait_until(condition, what):
    """Polls until `condition()` is true and returns its value."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f"in vain: {what}")
        time.sleep(0.02)
