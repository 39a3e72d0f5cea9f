# SPDX-License-Identifier: GPL-3.0-or-later
"""qipan-gomoku from outside: its protocol, time, memory and command line."""

import random
import statistics
import sys
import time
import unittest

from engine_program import TIMEOUT, SANITIZED, SOON
from gomocup import Engine, LINE, run

STEPS = ((1, 0), (0, 1), (1, 1), (1, -1))


def longest_row(stones, last):
    """The length of the longest row through `last`; `stones` are those of one side."""
    longest = 0
    for dx, dy in STEPS:
        length = 1
        for sign in (1, -1):
            x, y = last[0] + sign * dx, last[1] + sign * dy
            while (x, y) in stones:
                length += 1
                x, y = x + sign * dx, y + sign * dy
        longest = max(longest, length)
    return longest


class Protocol(unittest.TestCase):
    SESSION = ("ABOUT", "START 15", "INFO max_node 300", "TURN 7,7", "nonsense", "TAKEBACK 7,7", "RECTSTART 10,12",
               "YXBOARD", "7,7,2", "DONE", "INFO rule 4", "YXSHOWFORBID", "START 21", "RESTART", "BEGIN")

    def answers(self, line_end):
        done = run(data="".join(line + line_end for line in self.SESSION).encode())
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertTrue(done.stdout.endswith(b"\n"))
        return done.stdout.decode("ascii").splitlines()

    def test_all_three_line_endings_are_accepted(self):
        answers = self.answers("\n")
        self.assertEqual([answer.split()[0] for answer in answers if not answer[0].isdigit()],
                         ["name=\"Qipan\",", "OK", "UNKNOWN", "OK", "ERROR", "FORBID", "ERROR", "OK"])
        for answer in answers:
            self.assertTrue(LINE.fullmatch(answer), answer)
        self.assertEqual(self.answers("\r\n"), answers)
        self.assertEqual(self.answers("\r"), answers)

    def test_each_line_is_answered_without_waiting_for_the_next(self):
        for line_end in ("\n", "\r\n", "\r"):
            with Engine(line_end) as engine:
                self.assertEqual(engine.ask("START 20"), "OK")
                engine.send("INFO timeout_turn 50")
                engine.move("BEGIN")
                engine.move("TURN 0,0")
                engine.send("END")
                self.assertLess(engine.seconds_to_end(), SOON)

    def test_a_last_line_without_line_ending_counts(self):
        self.assertEqual(run(data=b"START 15").stdout, b"OK\n")

    def test_garbage_never_ends_the_program(self):
        source = random.Random(7)
        with Engine() as engine:
            for _ in range(50):
                engine.write(source.randbytes(5_000).replace(b"\n", b"\r") + b"\n" + b"x" * 20_000 + b"\n")
            engine.send("ABOUT")
            while not engine.answer().startswith("name="):
                pass
            self.assertEqual(engine.ask("START 15"), "OK")
            engine.send("END")
            self.assertLess(engine.seconds_to_end(), SOON)

    def test_games_under_all_rules_end_with_a_winning_row(self):
        for rule, size in ((0, 15), (0, 20), (1, 19), (4, 15)):
            with self.subTest(rule=rule, size=size), Engine() as black, Engine() as white:
                self.play(rule, size, black, white)

    def play(self, rule, size, black, white):
        for engine in (black, white):
            self.assertEqual(engine.ask(f"START {size}"), "OK")
            engine.send(f"INFO rule {rule}", "INFO timeout_turn 20", "INFO max_memory 33554432")
        stones = (set(), set())
        cell, _ = black.move("BEGIN")
        for ply in range(size * size):
            self.assertTrue(0 <= cell[0] < size and 0 <= cell[1] < size, cell)
            self.assertNotIn(cell, stones[0] | stones[1])
            stones[ply % 2].add(cell)
            row = longest_row(stones[ply % 2], cell)
            if row == 5 or (row > 5 and rule == 0):
                break
            if len(stones[0]) + len(stones[1]) == size * size:
                break
            cell, _ = (white, black)[ply % 2].move(f"TURN {cell[0]},{cell[1]}")


class Time(unittest.TestCase):
    def test_a_move_takes_no_longer_than_its_time(self):
        with Engine() as engine:
            self.assertEqual(engine.ask("START 15"), "OK")
            engine.send("INFO timeout_turn 20", "INFO max_memory 33554432")
            taken = []
            for ply in range(4, 30):
                source = random.Random(ply)
                cells = source.sample([(x, y) for x in range(15) for y in range(15)], ply)
                board = (f"{x},{y},{1 + i % 2}" for i, (x, y) in enumerate(cells))
                taken.append(engine.move("BOARD", *board, "DONE")[1])
            # Half of them on any machine; each may be delayed by other programs.
            self.assertLess(statistics.median(taken), 0.4 if SANITIZED else 0.1)
            self.assertLess(max(taken), 5 if SANITIZED else SOON)

    def test_without_time_a_move_is_played_at_once(self):
        with Engine() as engine:
            self.assertEqual(engine.ask("START 15"), "OK")
            engine.send("INFO timeout_turn 0")
            for line in ("BEGIN", "TURN 0,0", "TURN 14,0"):
                self.assertLess(engine.move(line)[1], SOON)

    def test_a_flood_of_lines_while_thinking_does_not_hang(self):
        with Engine() as engine:
            self.start_thinking(engine)
            engine.write(b"nonsense\n" * 100_000)
            engine.send("ABOUT")
            moves = 0
            while not (answer := engine.answer()).startswith("name="):
                moves += answer[0].isdigit()
            self.assertEqual(moves, 1)

    def test_stop_is_obeyed_while_thinking(self):
        for stop in ("YXSTOP", "stop"):
            with Engine() as engine:
                self.start_thinking(engine)
                begin = time.monotonic()
                answer = engine.ask(stop)
                while answer.startswith("MESSAGE "):
                    answer = engine.answer()
                self.assertLess(time.monotonic() - begin, SOON)

    def test_end_is_obeyed_while_thinking(self):
        with Engine() as engine:
            self.start_thinking(engine)
            engine.send("END")
            self.assertLess(engine.seconds_to_end(), SOON)

    def test_end_of_input_quits_while_thinking(self):
        with Engine() as engine:
            self.start_thinking(engine)
            engine.process.stdin.close()
            self.assertLess(engine.seconds_to_end(), SOON)

    def test_end_of_input_quits_while_idle(self):
        with Engine() as engine:
            engine.process.stdin.close()
            self.assertLess(engine.seconds_to_end(), SOON)

    def start_thinking(self, engine):
        self.assertEqual(engine.ask("START 15"), "OK")
        engine.send("INFO timeout_turn 600000", "INFO show_detail 1")
        self.assertTrue(engine.ask("BOARD", "7,7,2", "DONE").startswith("MESSAGE "))

    def test_a_session_written_at_once_is_answered_completely(self):
        done = run(data=b"START 15\nINFO timeout_turn 100\nBEGIN\nTURN 0,0\nTURN 0,1\nEND\nBEGIN\n")
        answers = done.stdout.decode().splitlines()
        self.assertEqual(len(answers), 4)
        self.assertEqual(done.returncode, 0)


@unittest.skipUnless(sys.platform == "linux" and not SANITIZED, "reads /proc; sanitizers take memory of their own")
class Memory(unittest.TestCase):
    def test_32_megabytes_are_sufficient(self):
        limit = 32 * 1024 * 1024
        with Engine() as engine:
            self.assertEqual(engine.ask("START 20"), "OK")
            engine.send(f"INFO max_memory {limit}", "INFO timeout_turn 500", "INFO thread_num 2")
            engine.move("BEGIN")
            for y in range(3):
                engine.move(f"TURN 0,{y}")
            self.assertLess(engine.most_memory(), limit)


class CommandLine(unittest.TestCase):
    def test_help_and_version(self):
        done = run("--help")
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        for word in (b"bench", b"--version", b"Gomocup"):
            self.assertIn(word, done.stdout)
        self.assertEqual(run("-h").stdout, done.stdout)
        self.assertRegex(run("--version").stdout, rb"\Aqipan-gomoku \d+\.\d+\.\d+\n\Z")

    def test_invalid_usage_prints_one_line_and_exits_with_2(self):
        for arguments in (("play",), ("bench", "1"), ("--help", "x"), ("-v",), ("",)):
            done = run(*arguments)
            self.assertEqual((done.returncode, done.stdout), (2, b""))
            self.assertRegex(done.stderr, rb"\A[^\n]+\n\Z")

    @unittest.skipIf(SANITIZED, "takes too long with sanitizers")
    def test_bench_prints_four_lines_within_a_minute(self):
        begin = time.monotonic()
        done = run("bench")
        self.assertLess(time.monotonic() - begin, TIMEOUT)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertRegex(done.stdout, rb"\Anodes \d+\nseconds \d+\.\d+\nspeed \d+ nodes/s\nsignature [0-9a-f]{16}\n\Z")


if __name__ == "__main__":
    unittest.main()
