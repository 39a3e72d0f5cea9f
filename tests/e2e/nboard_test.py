# SPDX-License-Identifier: GPL-3.0-or-later
"""qipan-reversi from outside: the NBoard protocol for playing and analysing."""

import random
import statistics
import time
import unittest

from engine_program import SANITIZED, SOON
from nboard import ANALYSIS, Engine, LINE, SEARCH, run
from othello_rules import Board, PASS, ggf

# Black, to move, has to pass; the last square is white's, and black wins by 58.
FORCED = Board()
FORCED.discs = {(x, y): "O" if (x, y) == (0, 0) else "*" for x in range(8) for y in range(8) if (x, y) != (2, 0)}


def played_at_random(source, plies):
    board = Board()
    while len(board.moves) < plies and board.legal():
        board.play(source.choice(board.legal()))
    return board


def near_the_end(source, empties):
    """A position from a random game where the side to move has a choice."""
    while True:
        board = played_at_random(source, 60 - empties)
        if len(board.legal()) > 1:
            return board


def best_score(board):
    """By exhaustive search."""
    if not board.legal():
        return board.score()
    best = -64
    for move in board.legal():
        next_board = Board()
        next_board.discs, next_board.side = dict(board.discs), board.side
        next_board.play(move)
        best = max(best, -best_score(next_board))
    return best


class Protocol(unittest.TestCase):
    SESSION = ("nboard 2", "nonsense", "set depth 2", "set nothing", "set contempt 10", "move A1", "move f5//0.5",
               "move d6 1.5", "go", "set game garbage", "learn", "ping 17", "set depth 61")

    def answers(self, line_end):
        done = run(data="".join(line + line_end for line in self.SESSION).encode())
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertTrue(done.stdout.endswith(b"\n"))
        return [line for line in done.stdout.decode("ascii").splitlines() if not line.startswith(("search", "node"))]

    def test_all_three_line_endings_are_accepted(self):
        answers = self.answers("\n")
        for answer in answers:
            self.assertTrue(LINE.fullmatch(answer), answer)
        self.assertEqual([answer.split()[0] for answer in answers],
                         ["set", "status", "status", "===", "status", "learned", "pong", "status"])
        for line_end in ("\r\n", "\r"):
            self.assertEqual([answer.split("/")[0] for answer in self.answers(line_end)],
                             [answer.split("/")[0] for answer in answers])

    def test_a_last_line_without_line_ending_counts(self):
        self.assertEqual(run(data=b"ping 5").stdout, b"pong 5\n")

    def test_end_of_input_stops_a_long_search(self):
        for last in ("go", "hint 4", "analyze"):
            begin = time.monotonic()
            done = run(data=f"set depth 60\n{last}\n".encode())
            self.assertLess(time.monotonic() - begin, 20)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assertEqual(b"===" in done.stdout, last == "go")

    def test_garbage_never_ends_the_program(self):
        source = random.Random(7)
        with Engine() as engine:
            for _ in range(50):
                engine.write(source.randbytes(20_000) + b"\n" + b"x" * 40_000 + b"\r")
            engine.write(b"set game (;GM[Othello]" + b"C[x]" * 10_000 + b";)\n")
            engine.ping()
            engine.send("set depth 3", "set game (;;)")
            self.assertIn(engine.go()[0], Board().legal())
            engine.send("quit")
            self.assertLess(engine.seconds_to_end(), SOON)

    def test_the_command_line_sets_threads_and_memory(self):
        with Engine("--threads", "2", "--memory", "8") as engine:
            engine.send("set depth 6")
            self.assertIn(engine.go()[0], Board().legal())
        for arguments in (("--threads",), ("--threads", "0"), ("--memory", "x"), ("--memory", "1", "perft")):
            done = run(*arguments)
            self.assertEqual((done.returncode, done.stdout, done.stderr.count(b"\n")), (2, b"", 1), arguments)


class Games(unittest.TestCase):
    def test_self_play_games_are_legal(self):
        source = random.Random(3)
        for _ in range(1 if SANITIZED else 3):
            with Engine() as black, Engine() as white:
                start = played_at_random(source, 6)
                board = played_at_random(random.Random(0), 0)
                for engine in (black, white):
                    engine.send("nboard 2", "set depth 3", f"set game {ggf(board, start.moves)}")
                self.play_on(start, {"*": black, "O": white})

    def play_on(self, board, engines):
        last = None
        while board.legal():
            move, value, _ = engines[board.side].go()
            self.assertIn(move, board.legal())
            self.assertEqual(value is None, move == PASS)
            if move != PASS and 64 - len(board.discs) <= 6:
                if last is not None:
                    self.assertEqual(value if board.side == last[0] else -value, last[1], board.moves)
                last = (board.side, value)
            board.play(move)
            for engine in engines.values():
                engine.send(f"move {move}/0.5/1" if move != PASS else "move PA")
        self.assertEqual(last[1], board.score() if board.side == last[0] else -board.score())
        for engine in engines.values():
            engine.send("go")
            self.assertEqual(engine.until("===.*")[0].group(), "=== PA")

    def test_a_pass_is_played_only_where_it_is_forced(self):
        with Engine() as engine:
            engine.send("move PA")
            self.assertRegex(engine.answer(), "^status PA is not legal")
            engine.send("set depth 4", f"set game {ggf(FORCED)}", "move H8")
            self.assertRegex(engine.answer(), "^status H8 is not legal")
            self.assertEqual(engine.go()[:2], (PASS, None))
            engine.send("hint 3")
            last = [line for line in engine.until("status")[1] if line.startswith("search")][-1]
            self.assertEqual(SEARCH.fullmatch(last).group(1, 2, 3), ("PAC1", "58.00", "100%"))
            engine.send("move pass")
            self.assertEqual(engine.go()[:2], ("C1", -58.0))

    def test_a_rejected_move_changes_nothing(self):
        board = Board()
        with Engine() as engine:
            engine.send("set depth 1", "move F5")
            board.play("F5")
            for line in ("move F5", "move Z9", "move"):
                engine.send(line)
                self.assertRegex(engine.answer(), "^status ", line)
            self.assertIn(engine.go()[0], board.legal())

    def test_no_request_is_answered_after_a_rejected_game(self):
        with Engine() as engine:
            engine.send("set depth 1", "move F5")
            for line in ("set game (;BO[8 - *];)", "set game (;B[F5]W[A1];)", "move D6", "go", "hint 1", "analyze"):
                engine.send(line)
                self.assertRegex(engine.answer(), "^status ", line)
            engine.send("set game (;;)")
            self.assertIn(engine.go()[0], Board().legal())


def stolen_time():
    """The longest interruption of a busy process by others, in seconds; near zero on an idle machine."""
    begin = last = time.monotonic()
    longest = 0
    while last < begin + 0.05:
        now = time.monotonic()
        longest = max(longest, now - last)
        last = now
    return longest


class Time(unittest.TestCase):
    def test_ping_stops_everything_without_late_output(self):
        taken, stolen = [], []
        with Engine() as engine:
            engine.send("set depth 40")
            for number in range(4 if SANITIZED else 12):
                command = ("hint 3", "go", "analyze")[number % 3]
                stolen.append(stolen_time())
                engine.send(command)
                engine.until("status Thinking")
                begin = time.monotonic()
                lines = engine.ping(number)
                taken.append(time.monotonic() - begin)
                self.assertEqual(any(line.startswith("===") for line in lines), command == "go")
            engine.send("set depth 1")
            engine.ping(99)
            engine.send("learn")
            self.assertEqual(engine.answer(), "learned")  # no other output in between
        self.assertLess(statistics.median(taken), (1 if SANITIZED else 0.02) + 3 * statistics.median(stolen))

    def test_a_new_request_stops_a_hint_but_not_a_move(self):
        with Engine() as engine:
            engine.send("set depth 40", "hint 1", "set movetime 100", "set depth 60", "go", "hint 1", "learn")
            _, lines = engine.until("===.*")
            self.assertEqual(lines.count("status"), 1)  # the end of the first hint
            engine.until("learned")

    @unittest.skipIf(SANITIZED, "it would measure the sanitizer")
    def test_the_time_per_move_is_respected(self):
        source = random.Random(5)
        for milliseconds in (20, 100):
            over, stolen = [], []
            with Engine() as engine:
                engine.send(f"set movetime {milliseconds}")
                for _ in range(8):
                    board = played_at_random(source, 20)
                    stolen.append(stolen_time())
                    engine.send(f"set game {ggf(board)}")
                    over.append(engine.go()[2] - milliseconds / 1000)
            self.assertLess(statistics.median(over), 0.02 + 3 * statistics.median(stolen))


class Values(unittest.TestCase):
    def test_hints_deepen_and_list_different_legal_moves(self):
        board = played_at_random(random.Random(11), 12)
        with Engine() as engine:
            engine.send("set depth 6", f"set game {ggf(board)}", "hint 3")
            _, lines = engine.until("status")
        found = [SEARCH.fullmatch(line).groups() for line in lines if line.startswith("search")]
        depths = [int(depth) for _, _, depth, _ in found]
        self.assertEqual(depths, sorted(depths))
        self.assertEqual(depths[-1], 6)
        for depth in range(1, 7):
            level = [(line[:2], float(value)) for line, value, deep, _ in found if int(deep) == depth]
            self.assertEqual(len({move for move, _ in level}), min(3, len(board.legal())))
            self.assertTrue({move for move, _ in level} <= set(board.legal()))
            self.assertEqual([value for _, value in level], sorted((value for _, value in level), reverse=True))

    def test_near_the_end_values_are_exact(self):
        source = random.Random(13)
        for _ in range(2 if SANITIZED else 6):
            board = near_the_end(source, 6)
            best = best_score(board)
            with Engine() as engine:
                engine.send("set depth 1", f"set game {ggf(board)}", "hint 1")
                _, lines = engine.until("status")
                last = SEARCH.fullmatch([line for line in lines if line.startswith("search")][-1])
                self.assertEqual((float(last.group(2)), last.group(3)), (best, "100%"))
                self.assertEqual(engine.go()[1], best)

    def test_a_game_is_analysed_from_its_end_from_blacks_point_of_view(self):
        board = played_at_random(random.Random(17), 100)
        self.assertTrue(board.is_over())
        with Engine() as engine:
            engine.send("set depth 2", f"set game {ggf(Board(), board.moves)}", "analyze")
            _, lines = engine.until("status")
        found = [ANALYSIS.fullmatch(line) for line in lines if line.startswith("analysis")]
        self.assertEqual([int(line.group(1)) for line in found], list(range(len(board.moves), -1, -1)))
        final = board.score() if board.side == "*" else -board.score()
        self.assertEqual(float(found[0].group(2)), final)


if __name__ == "__main__":
    unittest.main()
