# SPDX-License-Identifier: GPL-3.0-or-later
"""Two runs of the program at one table on loopback, both with computer players: all output and exit statuses."""

import os
import re
import signal
import unittest

from qipan import Qipan

COMPUTER = ("--seat", "computer")
TABLE = ("--port", "0", "--accept-anyone")
OTHER = {"black": "white", "white": "black"}


def host(*arguments, name="Ada"):
    return Qipan("host", *arguments, *TABLE, "--name", name)


def join(port, *arguments, name="Lin"):
    return Qipan("join", f"127.0.0.1:{port}", *arguments, "--name", name)


class Rounds(unittest.TestCase):
    def play(self, rounds, host_arguments, first, reasons, plies):
        """Plays `rounds` rounds and checks all lines of both sides."""
        with host(*host_arguments, *COMPUTER, "--rounds", str(rounds)) as one:
            with join(one.port(), *COMPUTER, "--rounds", str(rounds)) as two:
                self.assertEqual((one.finish(), two.finish()), (0, 0))
                self.assertEqual((one.errors(), two.errors()), ("", ""))
                lines_of_one, lines_of_two = one.lines[1:], two.lines
        colour = first
        for number in range(1, rounds + 1):
            self.assertEqual(lines_of_one.pop(0), f"playing Lin as {colour}")
            self.assertEqual(lines_of_two.pop(0), f"playing Ada as {OTHER[colour]}")
            result = lines_of_one.pop(0)
            self.assertEqual(lines_of_two.pop(0), result)
            match = re.fullmatch(rf"result {number} (black|white|draw) ({reasons}) (\d+)", result)
            self.assertTrue(match, result)
            self.assertIn(int(match[3]), plies)
            colour = OTHER[colour]
        self.assertEqual((lines_of_one, lines_of_two), ([], []))

    def test_gomoku_rounds_swap_the_colours(self):
        self.play(3, (), "black", "five|full", range(9, 226))

    def test_reversi_rounds_swap_the_colours(self):
        self.play(2, ("reversi", "--level", "2"), "black", "count", range(9, 61))

    def test_the_guest_can_move_first_on_a_large_board_with_the_standard_rule(self):
        self.play(1, ("gomoku", "--first", "guest", "--size", "19", "--rule", "standard"), "white", "five|full",
                  range(9, 362))


class ManyTables(unittest.TestCase):
    def test_a_host_with_a_round_limit_leaves_and_the_guest_exits_normally(self):
        with host(*COMPUTER, "--rounds", "1") as one, join(one.port(), *COMPUTER) as two:
            self.assertEqual((one.finish(), two.finish()), (0, 0))
            self.assertEqual(two.lines[-1], "left")
            self.assertEqual(two.errors(), "")
            self.assertRegex(one.lines[-1], r"result 1 .*")

    def test_a_guest_with_a_round_limit_leaves_and_the_table_reopens(self):
        with host(*COMPUTER) as one:
            port = one.port()
            for name in ("Lin", "Mei"):
                with join(port, *COMPUTER, "--rounds", "1", name=name) as two:
                    self.assertEqual(two.finish(), 0)
                    one.expect(f"playing {name} as black")
                    self.assertIn(one.expect("result 1 .*")[0], two.lines)
                    one.expect("left")
            self.assertIsNone(one.process.poll())

    def test_names_in_any_script_are_transmitted(self):
        with host(*COMPUTER, "--rounds", "1", name="Ada Lovelace") as one:
            with join(one.port(), *COMPUTER, "--rounds", "1", name="小明 ☺") as two:
                one.expect("playing 小明 ☺ as black")
                two.expect("playing Ada Lovelace as white")
                self.assertEqual((one.finish(), two.finish()), (0, 0))


class LostConnections(unittest.TestCase):
    def test_the_seat_of_a_killed_guest_is_kept(self):
        with host(*COMPUTER) as one:
            port = one.port()
            with join(port, name="Mei") as two:  # a person who does not move
                one.expect("playing Mei as black")
                two.expect("playing Ada as white")
                two.kill()
                one.expect("lost")
            with join(port, *COMPUTER) as three:
                self.assertEqual((three.finish(), three.lines), (1, []))
                self.assertRegex(three.errors(), r"\Aqipan: [^\n]*busy[^\n]*\n\Z")

    def test_a_guest_waits_for_a_killed_host(self):
        with host(*COMPUTER) as one, join(one.port()) as two:
            two.expect("playing Ada as white")
            one.kill()
            two.expect("lost", seconds=17)
            self.assertIsNone(two.process.poll())

    @unittest.skipUnless(hasattr(signal, "SIGSTOP"), "no way to stop a process")
    def test_a_silent_host_is_lost_within_17_seconds_and_rejoined(self):
        with host(*COMPUTER) as one, join(one.port()) as two:
            two.expect("playing Ada as white")
            os.kill(one.process.pid, signal.SIGSTOP)
            try:
                two.expect("lost", seconds=17)
            finally:
                os.kill(one.process.pid, signal.SIGCONT)
            two.expect("resumed")

    def test_a_second_guest_is_told_that_the_host_is_busy(self):
        with host(*COMPUTER) as one:
            port = one.port()
            with join(port, name="Mei"):
                one.expect("playing Mei as black")
                with join(port, *COMPUTER) as late:
                    self.assertEqual(late.finish(), 1)
                    self.assertEqual(late.lines, [])
                    self.assertRegex(late.errors(), r"\Aqipan: [^\n]*busy[^\n]*\n\Z")
                self.assertIsNone(one.process.poll())


if __name__ == "__main__":
    unittest.main(verbosity=2)
