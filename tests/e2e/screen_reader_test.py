# SPDX-License-Identifier: GPL-3.0-or-later
"""The program for someone who does not see it: what it tells, once each, in both languages. Skipped without Xvfb,
xdotool, at-spi2-core or python3-pyatspi."""

import os
import sys
import tempfile
import unittest

import screen_reader

screen_reader.use_debian_python()

import screen  # noqa: E402
from lan_client import Peer  # noqa: E402
from qipan import Qipan  # noqa: E402
from screen import Screen, Window  # noqa: E402
from screen_reader import Buses, Reader  # noqa: E402


class Told(unittest.TestCase):
    def open(self, language, *arguments, settings=""):
        folder = tempfile.TemporaryDirectory(prefix="qipan-e2e-")
        self.addCleanup(folder.cleanup)
        with open(os.path.join(folder.name, "settings.ini"), "w", encoding="utf-8") as file:
            file.write(settings)
        self.program = Qipan(*arguments, "--lang", language, data_dir=folder.name,
                             environment={**the_screen.environment, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"})
        self.addCleanup(self.program.__exit__)
        self.reader = Reader(self.program.process.pid)
        self.addCleanup(self.reader.close)
        self.window = Window(the_screen, self.program)
        self.reader.take()

    def hears(self, sentence):
        """This is told next, and nothing else."""
        self.reader.wait(lambda: self.reader.spoken, f"{sentence!r} is told")
        self.assertEqual(self.reader.take(), [sentence])

    def expect(self, keys, sentence):
        """After `keys` this is told, and nothing else; the focus goes to no other widget, except at the end of a game
        to the button that Enter presses."""
        with self.subTest(keys=keys):
            self.window.keys(*keys.split())
            self.reader.wait(lambda: self.reader.spoken, f"{sentence!r} is told")
            self.reader.rest()
            others = [name for name, role in self.reader.focused if role != "table cell"]
            self.assertEqual(self.reader.take(), [sentence])
            self.assertIn(others, ([], ["Another game"], ["再来一局"]))


TWO_PLAYERS = "[General]\nname=Ada\nsecondName=Wei\n" \
    "[gomoku]\nofferLesson=false\nopponent=1\nfirst=0\n[reversi]\nofferLesson=false\nopponent=1\nfirst=0\n" \
    "[link]\nofferLesson=false\ncolumns=2\nrows=2\npictures=2\n"

GOMOKU = (
    ("a 1 Return", "Black plays A1. White to move: Wei.", "黑方落子 A1。轮到白方：Wei。"),
    ("a 1 Return", "That point is occupied.", "这个交叉点已有棋子。"),
    ("b 1 Return", "White plays B1. Black to move: Ada.", "白方落子 B1。轮到黑方：Ada。"),
    ("ctrl+z", "Back to A1. White to move: Wei.", "回到 A1。轮到白方：Wei。"),
    ("ctrl+shift+z", "White plays B1. Black to move: Ada.", "白方落子 B1。轮到黑方：Ada。"),
    ("a 2 Return", "Black plays A2. White to move: Wei.", "黑方落子 A2。轮到白方：Wei。"),
    ("b 2 Return", "White plays B2. Black to move: Ada.", "白方落子 B2。轮到黑方：Ada。"),
    ("a 3 Return", "Black plays A3. White to move: Wei.", "黑方落子 A3。轮到白方：Wei。"),
    ("b 3 Return", "White plays B3. Black to move: Ada.", "白方落子 B3。轮到黑方：Ada。"),
    ("a 4 Return", "Black plays A4. White to move: Wei.", "黑方落子 A4。轮到白方：Wei。"),
    ("b 4 Return", "White plays B4. Black to move: Ada.", "白方落子 B4。轮到黑方：Ada。"),
    ("a 5 Return", "Black plays A5. Ada (Black) wins with five in a row.", "黑方落子 A5。黑方 Ada 五子连珠，获胜。"),
)
REVERSI = (
    ("d 3 Return", "Black plays D3, turning 1 disc. Black 4, White 1. White to move: Wei.",
     "黑方落子 D3，翻转 1 子。黑 4，白 1。 轮到白方：Wei。"),
    ("d 3 Return", "That square is occupied.", "这一格已有棋子。"),
    ("h 8 Return", "A disc there would flip nothing.", "下在这里翻不了对方的棋子。"),
    ("c 3 Return", "White plays C3, turning 1 disc. Black 3, White 3. Black to move: Ada.",
     "白方落子 C3，翻转 1 子。黑 3，白 3。 轮到黑方：Ada。"),
    ("ctrl+z", "Back to D3. White to move: Wei.", "回到 D3。轮到白方：Wei。"),
)


PAGES = ("Escape", "ctrl+shift+n", "Escape", "ctrl+1", "ctrl+shift+l", "ctrl+2", "ctrl+shift+a", "ctrl+shift+o", "ctrl+3",
         "ctrl+h", "ctrl+t", "F2", "F4", "shift+F3")


class Pages(Told):
    def test_every_control_of_each_page_has_a_name_and_an_action(self):
        for language in ("en", "zh_CN"):
            self.open(language, settings=TWO_PLAYERS)
            for key in PAGES:
                with self.subTest(language=language, key=key):
                    self.window.keys(key)
                    self.reader.take()
                    controls = self.reader.controls()
                    self.assertGreater(len(controls), 2)
                    self.assertEqual([str(each) for each in controls if not each.name.strip()], [])
                    self.assertEqual([str(each) for each in controls if not self.reader.can_act(each)], [])


class TwoPlayers(Told):
    """A game of two at one machine, from the keys to the sentences."""

    def play(self, game, table):
        for column, language in enumerate(("en", "zh_CN"), start=1):
            with self.subTest(language=language):
                self.open(language, game, settings=TWO_PLAYERS)
                for row in table:
                    self.expect(row[0], row[column])

    def test_gomoku(self):
        self.play("gomoku", GOMOKU)

    def test_reversi(self):
        self.play("reversi", REVERSI)


class Network(Told):
    """What the opponent does."""

    def test_moves_chat_requests_and_the_result(self):
        self.open("en", "host", "gomoku", "--first", "host", "--port", "0", "--accept-anyone", "--name", "Ada")
        peer = Peer.join(self.program.port(), "Lin")
        self.addCleanup(peer.__exit__)
        peer.expect_start()
        self.hears("Your turn: you play Black.")
        self.window.keys("h", "8", "Return")
        peer.expect_move()
        self.hears("Black plays H8. White to move: Lin.")
        peer.move(14, 14)
        self.hears("White plays O1. Your turn: you play Black.")
        peer.send("chat", text="hello")
        self.hears("Lin: hello")
        request = peer.ask("draw")
        self.hears("Lin offers a draw. Accept (F8), Decline (F9).")
        self.window.keys("F9")
        peer.expect("reply", id=request, accept=False)
        self.hears("You declined the draw. Your turn: you play Black.")
        self.window.keys("ctrl+z")
        request = peer.expect("request", kind="undo")
        self.hears("You asked for a takeback. Waiting for Lin… Withdraw (F9).")
        peer.reply(request, False)
        self.hears("Lin declined the takeback. Your turn: you play Black.")
        self.window.keys("ctrl+shift+d")
        request = peer.expect("request", kind="draw")
        self.hears("You offered a draw. Waiting for Lin… Withdraw (F9).")
        peer.reply(request, True)
        self.hears("Lin accepted the draw. Draw by agreement.")


class LinkMatch(Told):
    def test_a_board_is_cleared_by_actions_alone(self):
        self.open("en", "link", settings=TWO_PLAYERS)
        cells = self.reader.all(lambda node: node.getRoleName() == "table cell")
        self.assertEqual(len(cells), 4)
        pictures = {}
        for cell in cells:
            pictures.setdefault(cell.name.partition(", ")[2], []).append(cell)
        pairs = [same[at:at + 2] for same in pictures.values() for at in range(0, len(same), 2)]
        for first, second in pairs:  # none lies in the way of another on a board of two by two
            names = [cell.name[:2] for cell in (first, second)]
            self.reader.press(first)
            self.hears(f"{names[0]} selected.")
            self.reader.press(second)
            self.reader.hear(f"{names[0]} and {names[1]} removed.")
        self.reader.hear("Board cleared. Well done!")

    def test_hint_shuffle_and_undo_are_told_with_what_they_cost(self):
        self.open("en", "link", settings=TWO_PLAYERS.replace("columns=2", "columns=6").replace("rows=2", "rows=6"))
        self.window.keys("ctrl+m")
        self.hears("The tiles were shuffled. −40 points")
        self.window.keys("ctrl+z")
        self.hears("Undone. Tiles left: 36. −10 points")
        self.window.keys("ctrl+i")
        self.assertRegex(self.reader.hear("Hint: "), r"^Hint: [A-F]\d and [A-F]\d, [\w ]+\. −15 points$")
        self.assertEqual(self.reader.take(), [])


def setUpModule():
    global the_screen
    the_screen = Screen().__enter__()
    unittest.addModuleCleanup(the_screen.__exit__)
    buses = Buses(the_screen.name)
    unittest.addModuleCleanup(buses.close)


if __name__ == "__main__":
    if not screen.is_possible() or not screen_reader.is_possible():
        print("skipped: needs xvfb, xdotool, at-spi2-core and python3-pyatspi")
        sys.exit(screen.NOT_HERE)
    unittest.main()
