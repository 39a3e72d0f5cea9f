# SPDX-License-Identifier: GPL-3.0-or-later
"""What Orca says while the program is used by keys, as Markdown: speech.py LANGUAGE. For scripts/test-speech, which
installs Orca. The speech goes to Orca's log, and no sound device is needed."""

import os
import re
import subprocess
import sys
import tempfile
import time

import screen_reader

screen_reader.use_debian_python()

from lan_client import Peer  # noqa: E402
from qipan import Qipan  # noqa: E402
from screen import Screen, Window, wait_until  # noqa: E402
from screen_reader import Buses  # noqa: E402

SETTINGS = "[General]\nname=Ada\nsecondName=Wei\n" \
    "[gomoku]\nofferLesson=false\nopponent=1\nfirst=0\n[reversi]\nofferLesson=false\nopponent=1\nfirst=0\n" \
    "[link]\nofferLesson=false\ncolumns=2\nrows=2\npictures=2\n"
SCENES = (
    ("New game", (), ("ctrl+shift+n", "Right", "Tab", "Tab", "Tab", "Tab", "Escape")),
    ("Gomoku, two at one machine", ("gomoku",),
     ("a 1 Return", "Return", "Right", "Return", "F5", "ctrl+shift+g", "ctrl+z", "b 1 Return", "a 2 Return",
      "b 2 Return", "a 3 Return", "b 3 Return", "a 4 Return", "b 4 Return", "a 5 Return", "F5")),
    ("Reversi, two at one machine", ("reversi",),
     ("e 6 Return", "h 8 Return", "ctrl+shift+Next", "f 4 Return", "e 3 Return", "f 6 Return", "g 5 Return", "F5",
      "d 6 Return", "e 7 Return", "f 5 Return", "c 5 Return")),
    ("Link-match", ("link",), ("a 1 Return", "ctrl+shift+g", "ctrl+Right", "Return", "F5", "ctrl+p", "ctrl+p",
                               "ctrl+shift+Next", "ctrl+shift+Next", "Return", "ctrl+Right", "Return")),
    ("A puzzle", (), ("shift+F3", "Tab", "Down", "Up", "Tab", "Tab", "Down", "shift+Tab", "shift+Tab", "shift+Tab",
                      "F5", "a 1 Return", "ctrl+i", "ctrl+i", "ctrl+i", "alt+l")),
    ("A lesson", (), ("alt+h", "2", "a 1 Return", "e 5 Return", "Return")),
    ("A page of the book", (), ("F4", "Return", "Down", "alt+Right", "Tab", "F5", "Right")),
    ("Rules", (), ("F2", "Down", "Down", "Down", "Escape")),
)
LINE_BUFFERED_LOG = """import builtins
usual_open = open
def open_by_lines(file, mode="r", buffering=-1, *rest, **more):
    is_log = str(file).endswith("orca.log") and "w" in mode
    return usual_open(file, mode, 1 if is_log else buffering, *rest, **more)
builtins.open = open_by_lines
"""
QUIET = 1.5  # seconds without a word until Orca has said all
SAID = re.compile(r"SPEECH OUTPUT: '(.*)'(?: ?\{.*\})?$")


class Orca:
    def __init__(self, folder, display, language):
        # Without speech-dispatcher Orca logs what it would say; we want each line of the log at once.
        with open(os.path.join(folder, "speechd.py"), "w", encoding="ascii") as file:
            file.write("raise ImportError('no speech')\n")
        with open(os.path.join(folder, "sitecustomize.py"), "w", encoding="ascii") as file:
            file.write(LINE_BUFFERED_LOG)
        self.log = os.path.join(folder, "orca.log")
        self._process = subprocess.Popen(
            ["orca", "--replace", "--debug-file", self.log], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, **self._locale(folder, language), "PYTHONPATH": folder, "DISPLAY": display,
                 "HOME": folder, "XDG_RUNTIME_DIR": folder})
        self._heard = 0
        wait_until(self._texts, "Orca starts")
        self.take()

    @staticmethod
    def _locale(folder, language):
        """Orca's own words in the language of the program."""
        if language == "en":
            return {}
        name = language + ".UTF-8"
        subprocess.run(["localedef", "-i", language, "-f", "UTF-8", os.path.join(folder, name)], check=True)
        return {"LOCPATH": folder, "LC_ALL": name, "LANGUAGE": language}

    def close(self):
        self._process.terminate()
        self._process.wait(60)

    def _texts(self):
        if not os.path.exists(self.log):
            return []
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return [match[1].strip() for match in map(SAID.search, log) if match and match[1].strip()]

    def take(self):
        """What was said since the last call, once Orca is silent."""
        count, since = -1, time.monotonic()
        while time.monotonic() - since < QUIET:
            now = len(self._texts())
            if now != count:
                count, since = now, time.monotonic()
            time.sleep(0.1)
        texts = self._texts()[self._heard:]
        self._heard += len(texts)
        return texts


def show(keys, texts):
    print(f"| {keys} | {' · '.join(texts) if texts else '–'} |", flush=True)


def begin(title):
    print(f"\n### {title}\n\n| Keys | Orca |\n| --- | --- |")


def play_scene(screen, orca, language, arguments, keys):
    with tempfile.TemporaryDirectory(prefix="qipan-e2e-") as folder:
        with open(os.path.join(folder, "settings.ini"), "w", encoding="utf-8") as file:
            file.write(SETTINGS)
        with Qipan(*arguments, "--lang", language, data_dir=folder,
                   environment={**screen.environment, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}) as program:
            window = Window(screen, program)
            show("start", orca.take())
            for each in keys:
                window.keys(*each.split())
                show(each, orca.take())


def play_on_network(screen, orca, language):
    with Qipan("host", "gomoku", "--first", "host", "--port", "0", "--accept-anyone", "--name", "Ada", "--lang",
               language, environment={**screen.environment, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}) as program:
        port = program.port()
        window = Window(screen, program)
        show("start", orca.take())
        with Peer.join(port, "Lin") as peer:
            peer.expect_start()
            show("Lin joins", orca.take())
            def play(key):
                window.keys("h", *key, "Return")
                peer.expect_move()
                show(f"h {' '.join(key)} Return", orca.take())

            def answer(x, y):
                peer.move(x, y)
                show("Lin plays", orca.take())

            play("8")
            window.keys("h", "9", "Return")
            show("h 9 Return", orca.take())
            answer(14, 14)
            peer.send("chat", text="hello")
            show("Lin writes", orca.take())
            request = peer.ask("draw")
            show("Lin offers a draw", orca.take())
            window.keys("F9")
            peer.expect("reply", id=request, accept=False)
            show("F9", orca.take())
            for number, row in enumerate(("9", "10", "11")):
                play(row)
                answer(14, 13 - number)
            play("12")


def main():
    language = sys.argv[1]
    with Screen() as screen, tempfile.TemporaryDirectory(prefix="qipan-speech-") as folder:
        buses = Buses(screen.name)
        orca = Orca(folder, screen.name, language)
        for title, arguments, keys in SCENES:
            begin(title)
            play_scene(screen, orca, language, arguments, keys)
        begin("A game on the local network")
        play_on_network(screen, orca, language)
        orca.close()
        buses.close()


if __name__ == "__main__":
    main()
