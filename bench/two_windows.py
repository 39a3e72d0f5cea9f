# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of gomoku between two windows on one screen, played by a real mouse, and the latency of its moves."""

import itertools
import random
import time

import x11
from screen import Window, changed_area, wait_until

SIZE = 20
WIDTH, HEIGHT = 960, 680
PAUSE_SECONDS = (0.2, 0.25)  # between two moves; longer than the animation of a stone
HELD_SECONDS = 0.05  # the duration of a click
DRAWN_SECONDS = 10  # until a stone counts as lost
LOOK_SECONDS = 0.0002
PATCH = 5  # pixels in the middle of a crossing


def _cells(black):
    """Cells for one side, enough for a long game without five in a row."""
    corners = ((0, 0), (SIZE - 1, SIZE - 1))
    return [(x, y) for y in range(SIZE) for x in range(SIZE)
            if ((x + 2 * y) % 4 < 2) == black and (x, y) not in corners]


class Timed:
    """When a stone was drawn, in seconds after the release of the mouse: in the mover's window and in the other one."""

    def __init__(self, own, other):
        self.own, self.other = own, other


class TwoWindows:
    """The windows of two programs; the first has black and is to move on an empty board."""

    def __init__(self, screen, host, guest):
        self._display = screen.display
        self._mouse = x11.Mouse(screen.display)
        self.windows = [Window(screen, host, (0, 0, WIDTH, HEIGHT)), Window(screen, guest, (WIDTH, 0, WIDTH, HEIGHT))]
        self._random = random.Random(1)
        self._find_crossings(screen)
        orders = [_cells(True), _cells(False)]
        for order in orders:
            self._random.shuffle(order)
        self._moves = itertools.chain.from_iterable(zip(*orders))
        self._mover = 0

    def _find_crossings(self, screen):
        """Black plays A1 and White T20 by keys; their positions on the screen determine all other crossings."""
        host, guest = self.windows
        bare = host.settled_look()
        self._play_by_keys(host, "a", "1")
        left, top, right, bottom = self._changed(host, bare, screen, top=HEIGHT * 6 // 10, bottom=HEIGHT * 97 // 100)
        first = (left + right) / 2, (top + bottom) / 2
        bare = host.settled_look()
        self._play_by_keys(guest, "t", "2", "0")
        left, top, right, bottom = self._changed(host, bare, screen, top=HEIGHT // 12, bottom=HEIGHT * 4 // 10)
        last = (left + right) / 2, (top + bottom) / 2
        self._origin = first
        self._step = [(there - here) / (SIZE - 1) for here, there in zip(first, last)]

    @staticmethod
    def _play_by_keys(window, *keys):
        window.focus()
        window.keys(*keys, "Return")

    @staticmethod
    def _changed(window, before, screen, **rows):
        wait_until(lambda: changed_area(before, screen.look(), WIDTH * 2 // 3, **rows), "the stone is drawn")
        return changed_area(before, window.settled_look(), WIDTH * 2 // 3, **rows)

    def _crossing(self, window, cell):
        """The position on the screen."""
        x, y = (round(start + step * at) for start, step, at in zip(self._origin, self._step, cell))
        return x + window * WIDTH, y

    def _patch(self, window, cell):
        x, y = self._crossing(window, cell)
        return self._display.area(x - PATCH // 2, y - PATCH // 2, PATCH, PATCH)

    def move(self):
        """Plays the next move with the mouse; returns when it was drawn."""
        cell, mover = next(self._moves), self._mover
        self._mover = 1 - mover
        patches = [self._patch(mover, cell), self._patch(1 - mover, cell)]
        self._mouse.move(*self._crossing(mover, cell))
        time.sleep(self._random.uniform(*PAUSE_SECONDS))
        self._mouse.button(True)
        time.sleep(HELD_SECONDS)
        before = [patch.look() for patch in patches]
        drawn = [None, None]
        released = time.monotonic()
        self._mouse.button(False)
        while None in drawn:
            for index, patch in enumerate(patches):
                if drawn[index] is None and patch.look() != before[index]:
                    drawn[index] = time.monotonic() - released
            if time.monotonic() - released > DRAWN_SECONDS:
                raise AssertionError(f"a stone at {cell} is not drawn: {drawn}")
            time.sleep(LOOK_SECONDS)
        return Timed(*drawn)

    def look_seconds(self):
        """The duration of one query of a crossing."""
        patch = self._patch(0, (0, 0))
        started = time.monotonic()
        patch.look()
        return time.monotonic() - started
