# SPDX-License-Identifier: GPL-3.0-or-later
"""A virtual X screen with a single colour, which can tell whether anything is painted on it."""

import contextlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "e2e"))
import x11  # noqa: E402

WIDTH, HEIGHT = 1280, 800
BACKGROUND = 0xFF00FF  # a colour that no window has along a whole row
ROWS = (120, 320, 400, 480, 680)


class Screen:
    """Starts its own Xvfb; `name` is for DISPLAY. A window is painted when it first differs from the background: Qt's
    windows have none of their own, so a mapped but unpainted window still shows the screen behind it."""

    def __enter__(self):
        with contextlib.ExitStack() as stack:
            self.name, display = stack.enter_context(x11.screen(WIDTH, HEIGHT))
            display.fill(BACKGROUND)
            self._rows = [display.area(0, y, WIDTH, 1) for y in ROWS]
            self._empty = self._rows[0].look()
            self._cleanup = stack.pop_all()
        return self

    def __exit__(self, *_):
        self._cleanup.close()

    def is_empty(self):
        """True while only the background is visible."""
        return all(row.look() == self._empty for row in self._rows)
