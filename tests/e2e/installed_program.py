# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the program that is installed in a chroot from its menu entry, as desktops do, plays a move, opens a file and
saves pictures: installed_program.py CHROOT PICTURES (run by scripts/check-deb as root)."""

import contextlib
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

from screen import Screen, Window, wait_until

ROOT, PICTURES = Path(sys.argv[1]), Path(sys.argv[2])
HOME = Path("/home/player")
PLAYER = 1000
SUFFIXES = ("sgf", "psq", "lib", "ggf", "obf", "wtb", "qlink")
# The arguments are an action of the entry, or "" and files.
LAUNCH = """
import sys
from gi.repository import Gio
entry = Gio.DesktopAppInfo.new("org.qipan.Qipan.desktop")
action, *files = sys.argv[1:]
if action:
    entry.launch_action(action)
else:
    entry.launch([Gio.File.new_for_path(file) for file in files])
"""
# Prints the entry that opens a file with each suffix.
OPENERS = """
import sys
from gi.repository import Gio
for suffix in sys.argv[1:]:
    content = b"\\xffRenLib\\xff\\3\\0" if suffix == "lib" else None
    kind = Gio.content_type_guess("game." + suffix, content)[0]
    entry = Gio.AppInfo.get_default_for_type(kind, False)
    print(entry.get_id() if entry else f"nothing opens {kind}")
"""


def run(screen, script, *arguments, stdout=subprocess.DEVNULL):
    """Runs a script of Python in the chroot as its user. What it starts would keep a pipe open."""
    environment = {"HOME": HOME, "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games",
                   "DISPLAY": screen.name}
    return subprocess.run(["/usr/sbin/chroot", f"--userspec={PLAYER}:{PLAYER}", ROOT, "python3", "-c", script, *arguments],
                          env=environment, stdout=stdout, encoding="utf-8", check=True).stdout


@contextlib.contextmanager
def started(screen, title, *arguments):
    """A window that the menu entry opens; saves its picture as arguments[0].png and closes it at the end."""
    run(screen, LAUNCH, *arguments)
    found = screen.xdotool("search", "--sync", "--onlyvisible", "--class", "qipan").split()[0]
    pid = int(screen.xdotool("getwindowpid", found))
    window = Window(screen, SimpleNamespace(process=SimpleNamespace(pid=pid)))
    window.wait_for_title(title)
    yield window
    window.settled_look()
    picture = PICTURES / f"{re.sub('[^a-z]', '', arguments[0]) or title.partition(' ')[0]}.png"
    subprocess.run(["import", "-window", "root", picture], env={**os.environ, **screen.environment}, check=True)
    window.keys("ctrl+q")
    wait_until(lambda: not Path(f"/proc/{pid}").exists(), "the program ends")


def plies():
    """The plies of the game in the history of the chroot's user."""
    file = ROOT / HOME.relative_to("/") / ".local/share/qipan/qipan.sqlite"
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        return sum(row[0] for row in database.execute("SELECT plies FROM game"))


def main():
    file = HOME / "game.sgf"
    (ROOT / file.relative_to("/")).write_text("(;GM[4]SZ[15];B[hh];W[ii];B[hi];W[hg])", "utf-8")
    with Screen() as screen:
        openers = set(run(screen, OPENERS, *SUFFIXES, stdout=subprocess.PIPE).splitlines())
        assert openers == {"org.qipan.Qipan.desktop"}, openers
        with started(screen, "Qipan", "") as window:
            home = window.settled_look()
        with started(screen, "game.sgf – Qipan", "", str(file)):
            pass
        with started(screen, "Qipan", "join") as window:
            assert window.settled_look() != home
        for action, title in (("link", "Link-match"), ("reversi", "Reversi")):
            with started(screen, f"{title} – Qipan", action):
                pass
        with started(screen, "Gomoku – Qipan", "gomoku") as window:
            window.click(0.4 * window.width, 0.5 * window.height)
            wait_until(lambda: plies() >= 2, "the computer answers the move")


if __name__ == "__main__":
    main()
