# SPDX-License-Identifier: GPL-3.0-or-later
"""The delay until a press on a link-match tile is visible, during animations and without any:

    pick_latency.py [--picks N] QIPAN

One program under Xvfb, with falling tiles and animation, driven by a real mouse. It alternately removes a pair and
presses on another tile at a random moment of the animation, and presses on a tile when nothing moves. Measured is the
time from the press to the first red of the tile's frame.

Fails if the 99th percentile is above 16 ms and above twice that without animation.
"""

import argparse
import collections
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

from figures import SUMMARY, percentile, summary, table

E2E = Path(__file__).resolve().parent.parent / "tests" / "e2e"
sys.path.insert(0, str(E2E))

COLUMNS, ROWS = 16, 10
WIDTH, HEIGHT = 1000, 700
FRAME_SECONDS = 0.016
ANIMATED_SECONDS = (0.03, 0.6)  # after a pair was removed
STILL_SECONDS = 1.2  # until all animations have ended
SEEN_SECONDS = 5  # until a press counts as lost
LOOK_SECONDS = 0.0002
FEWEST_TILES = 40  # then another board
RED = bytes((43, 43, 233))  # blue, green, red
DOWN = 1
SETTINGS = f"""[General]
language=en
[link]
columns={COLUMNS}
rows={ROWS}
falling={DOWN}
difficulty=0
pauseWhenLeft=false
offerLesson=false
"""


def joined(tiles, a, b):
    """Whether a path with at most two corners, also around the board, connects two cells."""
    waiting = collections.deque([(a, None, 0)])
    seen = {}
    while waiting:
        (x, y), heading, corners = waiting.popleft()
        for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            turned = corners + (heading is not None and heading != step)
            cell = (x + step[0], y + step[1])
            if turned > 2 or not (-1 <= cell[0] <= COLUMNS and -1 <= cell[1] <= ROWS):
                continue
            if cell == b:
                return True
            if cell in tiles or seen.get((cell, step), 3) <= turned:
                continue
            seen[cell, step] = turned
            waiting.append((cell, step, turned))
    return False


def fallen(tiles, pair):
    """The tiles after a pair was removed and all others have fallen down."""
    columns = {x: [tiles[x, y] for y in range(ROWS) if (x, y) in tiles and (x, y) not in pair] for x in range(COLUMNS)}
    return {(x, ROWS - len(column) + i): tile for x, column in columns.items() for i, tile in enumerate(column)}


class Board:
    """The board of a window, as seen on the screen."""

    def __init__(self, screen, window):
        from x11 import Mouse
        self._screen, self._window = screen, window
        self._mouse = Mouse(screen.display)
        self._random = random.Random(1)
        first, last = self._frame("a", "1"), self._frame("p", "1", "0")
        self._size = first[2] - first[0] + 1
        self._origin = first[:2]
        self._step = ((last[0] - first[0]) / (COLUMNS - 1), (last[1] - first[1]) / (ROWS - 1))

    def _frame(self, *keys):
        """The rectangle of a tile's frame, found by selecting and deselecting a tile by keys."""
        self._window.keys(*keys, "Return")
        self._window.settled_look()
        look = self._screen.look()
        rows = [y for y, row in enumerate(look) if RED in row]
        columns = [row.index(RED) // 4 for row in look if RED in row]
        ends = [row.rindex(RED) // 4 for row in look if RED in row]
        self._window.keys("Return")
        self._window.settled_look()
        return min(columns), rows[0], max(ends), rows[-1]

    def _corner(self, cell):
        return [round(start + step * at) for start, step, at in zip(self._origin, self._step, cell)]

    def rest(self):
        self._mouse.move(2, HEIGHT - 4)
        time.sleep(STILL_SECONDS)

    def tiles(self, cells):
        """The images of the tiles on these cells, without animation."""
        look = self._screen.look()
        inside = self._size // 4
        seen = {}
        for cell in cells:
            left, top = self._corner(cell)
            seen[cell] = b"".join(look[y][4 * (left + inside):4 * (left + 3 * inside)]
                                  for y in range(top + inside, top + 3 * inside))
        return seen

    def press(self, cell):
        left, top = self._corner(cell)
        self._mouse.move(left + self._size / 2, top + self._size / 2)
        self._mouse.button(True)
        self._mouse.button(False)

    def timed_press(self, cell):
        """The seconds from the press until a red frame appears in the tile's column, where there was none."""
        left, _ = self._corner(cell)
        column = self._screen.display.area(left, 60, self._size, HEIGHT - 120)
        top = self._corner(cell)[1]
        self._mouse.move(left + self._size / 2, top + self._size / 2)
        pressed = time.monotonic()
        self._mouse.button(True)
        while RED not in column.look():
            if time.monotonic() - pressed > SEEN_SECONDS:
                raise AssertionError(f"a press on {cell} is not seen")
            time.sleep(LOOK_SECONDS)
        seconds = time.monotonic() - pressed
        self._mouse.button(False)
        return seconds

    def look_seconds(self):
        left, _ = self._corner((0, 0))
        column = self._screen.display.area(left, 60, self._size, HEIGHT - 120)
        started = time.monotonic()
        column.look()
        return time.monotonic() - started

    def new_game(self):
        self._window.keys("ctrl+n")
        self.rest()


def pair_of(tiles, order):
    for i, a in enumerate(order):
        for b in order[i + 1:]:
            if tiles[a] == tiles[b] and joined(tiles, a, b):
                return a, b
    return None


def measure(picks, board):
    """Seconds of presses during animations, and of presses without any."""
    chance = random.Random(2)
    moving, still = [], []
    cells = [(x, y) for x in range(COLUMNS) for y in range(ROWS)]
    board.rest()
    tiles = board.tiles(cells)
    while len(moving) < picks:
        order = sorted(tiles)
        chance.shuffle(order)
        pair = pair_of(tiles, order)
        if pair is None or len(tiles) < FEWEST_TILES:
            board.new_game()
            tiles = board.tiles(cells)
            continue
        for cell in pair:
            board.press(cell)
        tiles = fallen(tiles, pair)
        time.sleep(chance.uniform(*ANIMATED_SECONDS))
        # Not in a column of the pair, whose frames are red too.
        others = [cell for cell in sorted(tiles) if cell[0] not in (pair[0][0], pair[1][0])]
        cell = chance.choice(others)
        moving.append(board.timed_press(cell))
        board.press(cell)  # deselects it
        board.rest()
        cell = chance.choice(others)
        still.append(board.timed_press(cell))
        board.press(cell)
        board.rest()
    return moving, still


def main():
    parser = argparse.ArgumentParser(description="How soon a press on a tile is seen.",
                                     epilog="Prints times in milliseconds while tiles vanish and fall, and when all "
                                            "lies still; fails where the former take too long.")
    parser.add_argument("--picks", type=int, default=100, metavar="N", help="of each kind (some 3 s each)")
    parser.add_argument("qipan")
    arguments = parser.parse_args()
    if arguments.picks < 1:
        parser.error("there is at least one pick")
    os.environ["QIPAN"] = arguments.qipan
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that no child process is left
    from qipan import Qipan
    from screen import Screen, Window

    with contextlib.ExitStack() as stack:
        screen = stack.enter_context(Screen(WIDTH, HEIGHT))
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        Path(folder, "settings.ini").write_text(SETTINGS, encoding="utf-8")
        program = stack.enter_context(Qipan("link", data_dir=folder, environment=screen.environment))
        board = Board(screen, Window(screen, program, (0, 0, WIDTH, HEIGHT)))
        moving, still = measure(arguments.picks, board)
        looks = [board.look_seconds() for _ in range(200)]
    print(f"From the press on a tile to its frame on the screen, {len(moving)} of each, in milliseconds:")
    table(["", *SUMMARY], [["one look at the screen", *summary(looks)], ["all lies still", *summary(still)],
                           ["tiles vanish and fall", *summary(moving)]])
    limit = max(FRAME_SECONDS, 2 * percentile(still, 0.99))
    return 0 if percentile(moving, 0.99) <= limit else 1


if __name__ == "__main__":
    sys.exit(main())
