# SPDX-License-Identifier: GPL-3.0-or-later
"""The window under a virtual X screen, driven by mouse and keyboard. Its actions are checked by a LAN peer, on standard
output and in its title. Skipped without Xvfb or xdotool."""

import os
import re
import sys
import tempfile
import time
import unittest

import screen
from lan_boards import Reversi
from lan_client import Peer
from lan_host import Listener
from qipan import Qipan
from screen import PLATFORM, Screen, Window, changed_area, wait_until

SANITIZED = os.environ.get("QIPAN_SANITIZED", "0") == "1"
ANSWER_DELAY = 0.5  # seconds; a new question takes no answer for 0.4 s
EDGE = [(14, y) for y in range(1, 15, 2)]  # the peer's stones, without threats and away from the top of the board


class OnScreen(unittest.TestCase):
    def setUp(self):
        self.screen = Screen().__enter__()
        self.addCleanup(self.screen.__exit__)

    def open(self, *arguments):
        self.program = Qipan(*arguments, environment=self.screen.environment)
        self.addCleanup(self.program.__exit__)
        self.window = Window(self.screen, self.program)

    def sit_down(self, port):
        peer = Peer.join(port, "Lin")
        self.addCleanup(peer.__exit__)
        return peer

    def play(self, peer, cell, rows_from_bottom=15):
        """Plays a cell by its name and Enter in the window; the peer receives it."""
        row = rows_from_bottom - cell[1] if rows_from_bottom else cell[1] + 1
        self.window.keys(chr(ord("a") + cell[0]), *str(row), "Return")
        self.assertEqual(peer.expect_move(), cell)


class Records(OnScreen):
    def open_text(self, name, text):
        folder = tempfile.TemporaryDirectory(prefix="qipan-e2e-")
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        self.open("open", path)

    def test_adding_a_move_to_an_opened_record_marks_the_title(self):
        self.open_text("game.sgf", "(;GM[4]SZ[15];B[hh];W[ii])")
        self.window.wait_for_title("game.sgf – Qipan")
        self.window.keys("a", "1", "Return")
        self.window.wait_for_title("game.sgf* – Qipan")
        self.window.keys("ctrl+z")
        self.window.wait_for_title("game.sgf – Qipan")

    def test_the_program_is_usable_after_opening_a_missing_file(self):
        self.open("open", "/nowhere/game.sgf")
        self.window.wait_for_title("Qipan")
        self.window.keys("Escape", "ctrl+2")
        self.window.wait_for_title("Gomoku – Qipan")


    @unittest.skipUnless(sys.platform == "linux" and not SANITIZED, "reads /proc; sanitizers take memory of their own")
    def test_opening_takes_at_most_150_mb_and_six_times_the_size_of_the_file(self):
        games = 200_000
        for name, text in (("lines.txt", games * "f5d6\n"), ("paragraphs.txt", games * "f5d6\n\n"),
                           ("headers.txt", games * '[Black "A"]\nf5d6\n\n'), ("tags.ggf", games * "(;GM[Othello]XX[1];)"),
                           ("games.sgf", games * "(;GM[4]C[a]X[1]TR[aa];B[hh])"), ("notes.sgf", plies_with_notes())):
            with self.subTest(name):
                self.open_text(name, text)
                self.window.wait_for_title(f"{name} – Qipan")
                with open(f"/proc/{self.program.process.pid}/status", encoding="ascii") as status:
                    peak = 1024 * int(re.search(r"VmHWM:\s*(\d+) kB", status.read())[1])
                self.program.kill()
                print(f"{name}: {peak >> 20} MB for {len(text) >> 20} MB", flush=True)
                self.assertLess(peak, 6 * len(text) + (150 << 20))


def plies_with_notes():
    """Two million plies with a comment, a mark and an unknown property each, without many variations of one."""
    cells = [chr(ord("a") + i % 15) + chr(ord("a") + i // 15) for i in range(225)]
    parts = ["(;GM[4]SZ[15]"]
    for first in range(100):
        parts.append(f"(;B[{cells[first]}]")
        for line in range(1_000):
            row = (cells[100 + (line + ply * (1 + line // 125)) % 125] for ply in range(20))
            parts += ["(", *(f";{'WB'[ply % 2]}[{cell}]C[a]TR[{cell}]X[]" for ply, cell in enumerate(row)), ")"]
        parts.append(")")
    return "".join(parts) + ")"


class Pages(OnScreen):
    def test_each_card_opens_its_game_with_one_click(self):
        self.open()
        self.window.wait_for_title("Qipan")
        for place, title in ((0.2, "Link-match – Qipan"), (0.5, "Gomoku – Qipan"), (0.8, "Reversi – Qipan")):
            self.window.click(place * self.window.width, 0.5 * self.window.height)
            self.window.wait_for_title(title)
            self.window.keys("alt+Home")
            self.window.wait_for_title("Qipan")

    def test_cards_open_by_keyboard_and_f2_shows_the_rules(self):
        self.open()
        self.window.keys("Right", "Return")
        self.window.wait_for_title("Gomoku – Qipan")
        self.window.keys("F2")
        self.window.wait_for_title("Qipan")
        self.window.keys("F2")
        self.window.wait_for_title("Gomoku – Qipan")
        self.window.keys("ctrl+3")
        self.window.wait_for_title("Reversi – Qipan")

    def test_a_game_opens_from_the_command_line_and_quits_by_keyboard(self):
        for game, title in (("link", "Link-match"), ("gomoku", "Gomoku"), ("reversi", "Reversi")):
            with self.subTest(game):
                self.open(game)
                self.window.wait_for_title(f"{title} – Qipan")
                self.window.keys("ctrl+q")
                self.assertEqual(self.program.finish(), 0)
                self.assertEqual((self.program.lines, self.program.errors()), ([], ""))


class Host(OnScreen):
    """A person hosts in the window; the peer is another implementation."""

    def host(self, *arguments):
        self.open("host", *arguments, "--port", "0", "--accept-anyone", "--name", "Ada")
        self.port = self.program.port()
        peer = self.sit_down(self.port)
        peer.expect_start()
        self.program.expect("playing Lin as (black|white)")
        return peer

    @unittest.skipIf(PLATFORM == "windows", "Wine opens sockets in its server, where listening_port does not see them")
    def test_a_join_request_is_accepted_by_mouse(self):
        self.open("--name", "Ada")
        self.window.click(25, 8)  # the Game menu
        self.window.settled_look()
        self.window.keys("o")  # "Host a table"
        self.window.settled_look()
        self.window.keys("Return")  # "Open table"
        port = wait_until(self.window.listening_port, "the table is open")
        before = self.window.settled_look()
        peer = Peer.connect(port)
        self.addCleanup(peer.__exit__)
        peer.hello("Lin")
        wait_until(lambda: changed_area(before, self.screen.look()), "the knock is shown")
        place = self.let_in_button(before, self.window.settled_look())
        time.sleep(ANSWER_DELAY)
        self.window.click(*place)
        peer.expect("welcome")
        peer.expect_start(black="host")
        self.window.wait_for_title("Gomoku – Qipan")
        self.play(peer, (7, 7))

    def let_in_button(self, before, after):
        """The join request is a bar with a different background; the left one of its three buttons accepts."""
        # Above, the page says too that somebody asks, and its button loses the focus.
        left, top, right, bottom = changed_area(before, after, top=self.window.height * 3 // 4)

        def ground(y, x):
            return after[y][4 * x:4 * x + 16]

        height = 0
        for y in range(top, bottom):
            is_bar = ground(y, left + 7) == ground(y, left + 8) != ground(y, left - 20)
            height = height + 1 if is_bar else 0
            if height == 20:
                return right - 270, y - 5
        self.fail("no knock is shown")

    @unittest.skipIf(PLATFORM == "windows", "the fonts, and so the places of buttons, are others")
    def test_a_session_of_gomoku(self):
        peer = self.host()
        self.window.wait_for_title("Gomoku – Qipan")
        self.play_by_mouse(peer)
        self.chat(peer)
        self.take_back_at_the_peers_wish(peer)
        self.take_back_at_the_windows_wish(peer)
        self.draw_is_refused_by_both(peer)
        self.win_by_keys(peer)
        self.another_game_and_resign(peer)

    def play_by_mouse(self, peer):
        """Two clicks determine the positions of the crossings; the third must hit the predicted one."""
        width, height = self.window.width, self.window.height
        self.window.click(0.30 * width, 0.40 * height)
        x0, y0 = peer.expect_move()
        peer.move(14, 14)
        self.window.click(0.45 * width, 0.70 * height)
        x1, y1 = peer.expect_move()
        self.assertTrue(x1 > x0 and y1 > y0)
        peer.move(14, 12)
        self.window.click(0.45 * width, 0.40 * height)
        self.assertEqual(peer.expect_move(), (x1, y0))

    def chat(self, peer):
        for _ in range(4):
            self.window.keys("Tab")
            self.window.text("hi there")
            self.window.keys("Return")
            try:
                peer.expect("chat", 1, text="hi there")
                break
            except TimeoutError:
                continue  # not in the chat line yet
        else:
            self.fail("the line of the chat is not reached by Tab")
        peer.send("chat", text="你好 Ada")
        self.window.click(0.45 * self.window.width, 0.40 * self.window.height)  # back to the board; refused there

    def take_back_at_the_peers_wish(self, peer):
        """Declined by a button of the bar, which covers those of the side panel, and accepted by a key."""
        before = self.window.settled_look()
        request = peer.ask("undo")
        peer.settle()
        after = self.window.settled_look()
        left, top, right, end = changed_area(before, after, top=66, bottom=self.window.height - 26)
        stripe = slice(4 * (left + 3), 4 * (left + 4))  # in the accent colour, at the left of the bar
        bottom = max(y for y in range(top, end) if after[y][stripe] != before[y][stripe]
                     and after[y][stripe] == after[y - 20][stripe])
        time.sleep(ANSWER_DELAY)
        self.window.click(right - 60, bottom - 16)
        peer.expect("reply", id=request, accept=False)
        request = peer.ask("undo")
        peer.settle()
        time.sleep(ANSWER_DELAY)
        self.window.keys("F8")
        peer.expect("reply", id=request, accept=True)
        del peer.plies[3:]
        peer.move(14, 10)

    def take_back_at_the_windows_wish(self, peer):
        self.play(peer, (7, 14))
        for accept in (False, True):
            self.window.keys("ctrl+z")
            peer.reply(peer.expect("request", kind="undo", n=5), accept)
            peer.settle()
        del peer.plies[4:]

    def draw_is_refused_by_both(self, peer):
        self.window.keys("ctrl+shift+d")
        peer.reply(peer.expect("request", kind="draw", n=4), False)
        request = peer.ask("draw")
        peer.settle()
        time.sleep(ANSWER_DELAY)
        self.window.keys("F9")
        peer.expect("reply", id=request, accept=False)

    def win_by_keys(self, peer):
        for x in range(2, 7):
            self.play(peer, (x, 13))
            if x < 6:
                peer.move(*next(cell for cell in EDGE if cell not in peer.plies))
                peer.settle()
        peer.expect("result", round=1, n=len(peer.plies), winner="black", reason="five")
        peer.result("black", "five")
        self.program.expect(f"result 1 black five {len(peer.plies)}")

    def another_game_and_resign(self, peer):
        for key, accept in (("F1", False), ("Return", True)):
            time.sleep(ANSWER_DELAY)
            self.window.keys(key)
            peer.reply(peer.expect("request", kind="again", round=1), accept)
            peer.settle()
        peer.expect_start(black="guest")
        self.program.expect("playing Lin as white")
        peer.move(7, 7)
        peer.settle()
        self.play(peer, (8, 8))
        self.window.keys("ctrl+shift+r")
        time.sleep(ANSWER_DELAY)
        self.window.keys("shift+Tab", "Return")  # from "Keep playing" to "Resign"
        peer.expect("resign", round=2)
        peer.expect("result", round=2, n=2, winner="black", reason="resign")
        peer.result("black", "resign")
        self.program.expect("result 2 black resign 2")
        peer.send("bye")
        self.program.expect("left")

    def test_a_reversi_game_is_played_to_the_end_by_keyboard(self):
        peer = self.host("reversi", "--first", "guest")
        board = Reversi()
        while board.to_move:
            if board.to_move == "black":
                peer.move(*board.moves()[-1])
                peer.settle()
            else:
                self.play(peer, board.moves()[0], rows_from_bottom=None)
            board.play(peer.plies[-1])
        peer.expect("result", n=len(peer.plies), winner=board.winner(), reason="count")
        peer.result(board.winner(), "count")
        self.program.expect(f"result 1 {board.winner()} count {len(peer.plies)}")

    def test_closing_during_a_game_asks_first_and_leaving_resigns(self):
        peer = self.host()
        self.window.keys("ctrl+q")
        peer.settle()
        time.sleep(ANSWER_DELAY)
        self.window.keys("Escape")
        self.play(peer, (7, 7))  # it stayed, and the board has the focus again
        self.window.keys("ctrl+q")
        time.sleep(ANSWER_DELAY)
        self.window.keys("shift+Tab", "Return")  # from "Stay" to "Leave"
        peer.expect("resign", round=1)
        peer.expect("result", n=1, winner="white", reason="resign")
        peer.expect("bye")
        peer.expect_end()
        self.assertEqual(self.program.finish(), 0)
        self.assertEqual(self.program.lines[2:], ["result 1 white resign 1"])

    @unittest.skipIf(PLATFORM == "windows", "without a window manager Wine does not activate a window again")
    def test_chat_marks_the_title_of_an_inactive_window(self):
        peer = self.host()
        self.window.wait_for_title("Gomoku – Qipan")
        peer.send("chat", text="Hello?")
        peer.settle()
        self.assertEqual(self.window.title(), "Gomoku – Qipan")
        other = Qipan(environment=self.screen.environment)
        self.addCleanup(other.__exit__)
        Window(self.screen, other)  # takes the focus; the first window is notified later

        said = 0.0

        def is_marked():
            nonlocal said
            if time.monotonic() > said + 1.5:  # avoids the flood limit, beyond which chat is not announced
                said = time.monotonic()
                peer.send("chat", text="Are you there?")
            return self.window.title() == "● Gomoku – Qipan"

        wait_until(is_marked, "the mark in the title")
        self.window.focus()
        self.window.wait_for_title("Gomoku – Qipan")


class Guest(OnScreen):
    def test_joining_by_typed_address_can_be_retried(self):
        door = Listener().__enter__()
        self.addCleanup(door.__exit__)
        self.open("--name", "Ada")
        self.window.keys("ctrl+j")
        self.window.text(f"127.0.0.1:{door.port}")
        self.window.keys("Return")
        first = door.accept()
        self.addCleanup(first.__exit__)
        first.expect("hello", name="Ada", role="play")
        first.send("reject", reason="busy")
        first.expect_end()
        self.window.keys("Return")
        host = door.welcome(name="Lin")
        self.addCleanup(host.__exit__)
        self.window.wait_for_title("Gomoku – Qipan")
        host.move(7, 7)
        host.settle()
        self.play(host, (6, 6))
        host.send("bye")
        host.expect_end()
        self.window.keys("ctrl+q")  # no game is running: no question
        self.assertEqual(self.program.finish(), 0)


if __name__ == "__main__":
    if not screen.is_possible():
        print("Skipped: this test needs the programs Xvfb and xdotool.")
        sys.exit(screen.NOT_HERE)
    unittest.main(verbosity=2)
