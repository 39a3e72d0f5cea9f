# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the real program at random moments of play, locally and at a LAN table, and while it saves a record. Its file must
always be intact, and the state offered at the next start at most one ply behind. QIPAN_LONG kills 480 times."""

import contextlib
import os
import random
import re
import shutil
import sqlite3
import tempfile
import time
import unittest
from pathlib import Path

import screen
from lan_boards import Gomoku, Reversi
from lan_spectator import Spectator
from qipan import Qipan
from relay import Network, LinkQuality
from screen import Screen, Window

KILLS = 60 if "QIPAN_LONG" in os.environ else 2  # of each kind
SLOW = LinkQuality(delay=(0.05, 0.1), stalls_in=0, bytewise=False)  # so that the game lasts long enough
SEAT = ("--seat", "computer", "--rounds", "1")
MOST_PLIES = 24  # in a local game, before another one starts
PEOPLE, COMPUTER = 1, 0  # opponents
SETTINGS = """[General]
language=en
[view]
animation=false
[gomoku]
opponent={0}
level=1
[reversi]
opponent={0}
level=1
[link]
offerLesson=false
"""
TILES_WIDE = 12
# Each tile is adjacent to its match, whatever was removed before.
TILES = "/".join("".join(2 * chr(ord("A") + (6 * row + pair) % 24) for pair in range(TILES_WIDE // 2)) for row in range(8))
TILE_PAIRS = [(cell, cell + 1) for cell in range(0, 8 * TILES_WIDE, 2)]
PATHS_STAY = 2  # seconds; longer than a path is shown
BOARD = {"top": 80, "bottom": 660}  # the part of the window without buttons and scores


def select(folder, query):
    """Queries the file of a data folder after its program has ended. Uses a copy, which must be intact."""
    with tempfile.TemporaryDirectory() as copy:
        for file in Path(folder).glob("qipan.sqlite*"):
            assert ".damaged" not in file.name, f"{file} was set aside"
            shutil.copy(file, copy)
        if not Path(copy, "qipan.sqlite").exists():
            return []
        database = sqlite3.connect(Path(copy, "qipan.sqlite"))
        try:
            check = database.execute("PRAGMA integrity_check").fetchall()
            assert check == [("ok",)], check
            made = database.execute("SELECT count(*) FROM sqlite_master WHERE name='game'").fetchone()[0]
            return database.execute(query).fetchall() if made else []  # killed before the tables were created
        finally:
            database.close()


def rows(folder):
    """The history of such a folder: (state, moves) each."""
    found = select(folder, "SELECT state, moves FROM game ORDER BY id")
    return [(state, plies_of(moves)) for state, moves in found]


def plies_of(moves):
    return [tuple(map(int, cell.split(","))) for cell in moves.split()]


class SavedGameTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="qipan-kept-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name


@unittest.skipUnless(screen.is_possible(), "Xvfb or xdotool is missing")
class LocalGames(SavedGameTest):
    def setUp(self):
        super().setUp()
        self.screen = Screen().__enter__()
        self.addCleanup(self.screen.__exit__)
        self.random = random.Random(8)
        self.set_opponent(PEOPLE)

    def set_opponent(self, opponent):
        Path(self.folder, "settings.ini").write_text(SETTINGS.format(opponent), encoding="utf-8")

    def start(self, game, *arguments):
        title = "Link-match" if game == "link" else game.capitalize()
        return self.open(title, *(arguments or (game,)))

    def open(self, title, *arguments):
        program = Qipan(*arguments, data_dir=self.folder, environment=self.screen.environment)
        self.addCleanup(program.__exit__)
        window = Window(self.screen, program)
        window.wait_for_title(f"{title} – Qipan")
        return program, window

    def name_of(self, game, cell):
        return chr(ord("a") + cell[0]), *str(15 - cell[1] if game == "gomoku" else cell[1] + 1)

    def board(self, game, plies):
        board = Gomoku(15) if game == "gomoku" else Reversi()
        for cell in plies:
            board.play(cell)
        return board

    def harmless(self, game, plies):
        """A legal move that does not end the game."""
        while True:
            cell = self.random.choice(sorted(self.board(game, plies).moves()))
            if self.board(game, plies + [cell]).moves():
                return cell

    def test_a_game_resumes_where_it_was(self):
        for game in ("gomoku", "reversi"):
            with self.subTest(game):
                self.play_and_kill(game, KILLS)

    def play_and_kill(self, game, kills):
        done = ["unfinished"] * len(rows(self.folder))  # as soon as another program has started
        plies, behind = [], 0
        for _ in range(kills):
            program, window = self.start(game)
            if plies:
                window.settled_look()  # the game is on the board
            if len(plies) >= MOST_PLIES:
                window.keys("ctrl+n")
                screen.wait_until(lambda: self.has_begun_another(window, len(done)), "another game begins")
                done, plies = done + ["unfinished"], []
            for _ in range(self.random.randint(1, 5)):
                cell = self.harmless(game, plies)
                window.keys(*self.name_of(game, cell), "Return")
                plies.append(cell)
            if self.random.random() < 0.3:
                window.settled_look()
            time.sleep(self.random.random() * 0.1)
            program.kill()
            found = rows(self.folder)
            if len(found) == len(done) and len(plies) == 1:
                plies = []  # the first ply of a game
                continue
            self.assertEqual([state for state, _ in found], done + ["running"])
            kept = found[-1][1]
            self.assertIn(kept, (plies, plies[:-1]))
            behind += kept != plies
            plies = kept
        print(f"{game}: {kills} kills, {behind} of them one ply behind the keys", flush=True)

    def test_a_game_against_the_computer_resumes_where_it_was(self):
        self.set_opponent(COMPUTER)
        for game in ("gomoku", "reversi"):
            with self.subTest(game):
                for file in Path(self.folder).glob("qipan.sqlite*"):
                    file.unlink()
                self.play_alone_and_kill(game, KILLS)

    def play_alone_and_kill(self, game, kills):
        """A person with black; `seen` are the plies that were in the file before the last key."""
        done, seen, behind = [], [], 0
        for _ in range(kills):
            program, window = self.start(game)
            if seen:
                window.settled_look()
                if self.board(game, seen).to_move == "white":
                    state, _ = screen.wait_until(lambda: self.continued(window, game, len(done)), "the computer moves")
                    if state == "over":
                        program.kill()
                        done, seen = done + ["over"], []
                        continue
            if len(seen) >= MOST_PLIES:
                window.keys("ctrl+n")
                screen.wait_until(lambda: self.has_begun_another(window, len(done)), "another game begins")
                done, seen = done + ["unfinished"], []
            move = []
            for _ in range(self.random.randint(1, 4)):
                state, now = screen.wait_until(lambda: self.on_turn(game, len(done), len(seen + move)),
                                               "it is black's turn")
                self.assertEqual(now[:len(seen)], seen)
                seen, move = now, []
                if state == "over":
                    break
                move = [self.harmless(game, seen)]
                window.keys(*self.name_of(game, move[0]), "Return")
            time.sleep(self.random.random() * 0.2)
            program.kill()
            found = rows(self.folder)
            state, kept = found[len(done)] if len(found) > len(done) else ("running", [])
            self.assertEqual([each for each, _ in found], (done + [state])[:len(found)])
            self.assertEqual(kept[:len(seen)], seen)
            self.assertIn(kept[len(seen):len(seen) + 1], ([], move))
            behind += len(kept) < len(seen + move)
            done, seen = (done + ["over"], []) if state == "over" else (done, kept)
        print(f"{game} against the computer: {kills} kills, {behind} of them one ply behind the keys", flush=True)

    def has_begun_another(self, window, done):
        """Presses the key of "Another game", which is ignored while the question is new."""
        window.keys("alt+a")
        return self.games_after(done)[0][0] == "unfinished"

    def continued(self, window, game, done):
        """Presses the key of "Continue", which is ignored while the question is new."""
        window.keys("alt+c")
        return self.on_turn(game, done, 0)

    def on_turn(self, game, done, least):
        """The state and plies, `least` or more, of the game after the first `done` in the file of a running program, once
        black is to move or the game is over."""
        found = self.games_after(done)
        (state, moves, black), = found or [("running", "", "guest")]
        self.assertEqual(black, "guest")  # the person, without a name
        plies = plies_of(moves)
        is_turn = state == "over" or self.board(game, plies).to_move == "black"
        return (state, plies) if is_turn and len(plies) >= least else None

    def games_after(self, done):
        """State, moves and player with black of each game after the first `done` in the file of a running program."""
        if not Path(self.folder, "qipan.sqlite").exists():
            return []
        with contextlib.closing(sqlite3.connect(f"file:{self.folder}/qipan.sqlite?mode=ro", uri=True)) as database:
            made = database.execute("SELECT count(*) FROM sqlite_master WHERE name='game'").fetchone()[0]
            query = "SELECT state, moves, black_who FROM game ORDER BY id LIMIT -1 OFFSET ?"
            return database.execute(query, (done,)).fetchall() if made else []

    def test_a_link_match_board_resumes_where_it_was(self):
        line = Path(self.folder, "tiles.qlink")
        line.write_text(f"link1 relaxed {TILES}:none:yes 1 0 3 3 0 0\n", encoding="utf-8")
        gone, shown, behind = [], None, 0
        for kill in range(KILLS):
            if gone and len(gone) < len(TILE_PAIRS) - 5:
                program, window = self.start("link")
                window.settled_look()
                window.keys("Return")  # the old board is covered until the game continues
            else:
                for file in Path(self.folder).glob("qipan.sqlite*"):
                    file.unlink()
                gone, shown = [], None
                program, window = self.start("link", "open", str(line))
            if shown:
                self.assertIsNone(screen.changed_area(shown, self.board_of(window), **BOARD))
            for _ in range(self.random.randint(1, 5)):
                gone.append(self.random.choice([pair for pair in TILE_PAIRS if pair not in gone]))
                window.keys(*(key for cell in gone[-1] for key in (*self.name_of_tile(cell), "Return")))
            shown = self.board_of(window) if kill % 10 == 0 else None
            time.sleep(self.random.random() * 0.1)
            program.kill()
            kept = self.kept_pairs()
            self.assertIn(kept, (gone, gone[:-1]))
            if shown:
                self.assertEqual(kept, gone)
            behind += kept != gone
            gone = kept
        print(f"link-match: {KILLS} kills, {behind} of them one pair behind the keys", flush=True)

    def test_a_record_is_as_it_was_saved(self):
        path = Path(self.folder, "game.sgf")
        saved, behind = [], 0
        for _ in range(KILLS):
            if len(saved) in (0, MOST_PLIES):
                saved = [(7, 7), (8, 8)]
                path.write_text("(;GM[4]SZ[15];B[hh];W[ii])\n", encoding="utf-8")
            program, window = self.open("game.sgf", "open", str(path))
            window.keys("ctrl+Next")
            plies, least = saved, len(saved)
            for _ in range(self.random.randint(1, 5)):
                plies = plies + [self.harmless("gomoku", plies)]
                window.keys(*self.name_of("gomoku", plies[-1]), "Return", "ctrl+s")
                if self.random.random() < 0.5:
                    window.wait_for_title("game.sgf – Qipan")
                    least = len(plies)
            time.sleep(self.random.random() * 0.05)
            program.kill()
            text = path.read_text(encoding="utf-8")
            self.assertTrue(text.startswith("(;") and text.endswith(")\n"), text)
            kept = [(ord(x) - ord("a"), ord(y) - ord("a")) for x, y in re.findall(r"[BW]\[(.)(.)\]", text)]
            self.assertEqual(kept, plies[:len(kept)])
            self.assertGreaterEqual(len(kept), least)
            behind = max(behind, len(plies) - len(kept))
            saved = kept[:MOST_PLIES]
            self.assertEqual([file.name for file in Path(self.folder).glob("game*")], ["game.sgf"])
        print(f"a record: {KILLS} kills, at most {behind} saves behind the keys", flush=True)

    def name_of_tile(self, cell):
        return chr(ord("a") + cell % TILES_WIDE), *str(cell // TILES_WIDE + 1)

    def board_of(self, window):
        """The board without animation, with the cursor always on the same cell."""
        window.keys("h", "4")
        time.sleep(PATHS_STAY)
        return window.settled_look()

    def kept_pairs(self):
        """The pairs removed from the only running board."""
        (record,), = select(self.folder, "SELECT record FROM link_running")
        return [tuple(map(int, pair)) for pair in re.findall(r"p(\d+)-(\d+)", record)]


class LanGames(SavedGameTest):
    def start(self, who, *arguments):
        program = Qipan(*arguments, *SEAT, data_dir=f"{self.folder}/{self.game}-{who}")
        self.addCleanup(program.__exit__)
        return program

    def host(self):
        return self.start("host", "host", self.game, "--port", "0", "--accept-anyone", "--name", "Ada")

    def join(self):
        return self.start("guest", "join", f"127.0.0.1:{self.relay.port}", "--name", "Lin")

    def watch(self):
        spectator = Spectator.join(self.port)
        self.addCleanup(spectator.close)
        return spectator

    def check(self, who, plies, least):
        """The killed program's stored state is the game, with at least this many plies."""
        found = rows(f"{self.folder}/{self.game}-{who}")
        self.assertEqual(len(found), 1)
        kept = found[0][1]
        shorter = min(len(kept), len(plies))
        self.assertEqual(kept[:shorter], plies[:shorter])
        self.assertGreaterEqual(len(kept), least)

    def goes_on(self, program):
        """Reads until the program is connected to the other one again; False if the game was over by then."""
        while True:
            line = program.next_line()
            if line == "resumed":
                return True
            if line is None or line.startswith("result"):
                return False
            self.assertEqual(line, "lost")

    def test_a_killed_program_resumes_the_game_in_its_row(self):
        for game in ("gomoku", "reversi"):
            with self.subTest(game):
                kills = 0
                while kills < KILLS:
                    kills += self.play(game, KILLS - kills)
                print(f"{game} on the LAN: {kills} kills", flush=True)

    def play(self, game, most):
        """One whole game in which the ends are killed in turn; returns the number of kills."""
        self.game = game
        chance = random.Random(most)
        with Network() as network:
            shutil.rmtree(f"{self.folder}/{game}-host", ignore_errors=True)
            shutil.rmtree(f"{self.folder}/{game}-guest", ignore_errors=True)
            host = self.host()
            self.port = host.port()
            self.relay = network.relay(self.port, SLOW)
            guest = self.join()
            host.expect("playing Lin as black")
            guest.expect("playing Ada as white")
            spectator = self.watch()
            kills = 0
            while kills < most:
                wanted = len(spectator.plies) + chance.randint(2, 5)
                spectator.follow(lambda: len(spectator.plies) >= wanted or spectator.results)
                if spectator.results:
                    break
                time.sleep(chance.random() * 0.1)
                kills += 1
                if kills % 2:
                    guest.kill()
                    self.check("guest", spectator.plies, len(spectator.plies) - 2)  # the last two were on their way
                    if host.next_line() != "lost":
                        return kills  # that was the last move
                    guest = self.join()
                    plays = self.goes_on(guest) and self.goes_on(host)
                else:
                    host.kill()
                    self.check("host", spectator.plies, len(spectator.plies) - 2)  # a ply and the immediate answer
                    if guest.next_line() != "lost":
                        return kills
                    host = self.host()
                    self.assertEqual(host.port(), self.port)
                    spectator = self.watch()
                    plays = self.goes_on(guest) and self.goes_on(host)
                if not plays:  # the other end already had the last move
                    return kills
            spectator.follow(lambda: spectator.results)
            plies = list(spectator.plies)
            self.assertEqual((host.finish(), guest.finish()), (0, 0))
            for who in ("host", "guest"):
                self.assertEqual(rows(f"{self.folder}/{game}-{who}"), [("over", plies)])
        return kills


if __name__ == "__main__":
    unittest.main(verbosity=2)
