# SPDX-License-Identifier: GPL-3.0-or-later
"""A second implementation of the protocol plays whole duels as the guest of the program."""

import os
import unittest

from lan_duel import Duelist
from qipan import Qipan

LONG = os.environ.get("QIPAN_LONG")


def table(*arguments, falling="down", size="6x4"):
    """A host whose computer takes a pair in 0.7 s."""
    return Qipan("host", "link", "--size", size, "--falling", falling, "--difficulty", "easy", "--pictures", "12",
                 "--port", "0", "--accept-anyone", "--seat", "computer", "--level", "5", *arguments)


class WholeDuels(unittest.TestCase):
    def join(self, program, pace):
        guest = Duelist.join(program.port(), pace=pace)
        program.expect("playing .* as host")
        return guest

    def check_result(self, program, guest, number):
        winner, reason = guest.verdict
        program.expect(f"result {number} {winner} {reason} {guest.boards['host'].pairs}")

    def test_races(self):
        for falling, pace, winner in (("none", 40, "guest"), ("down", 3000, "host")):
            with self.subTest(falling=falling, pace=pace), table(falling=falling) as program:
                with self.join(program, pace) as guest:
                    self.assertEqual(guest.setup["duel"]["falling"], falling)
                    self.assertEqual(guest.play(), (winner, "cleared"))
                    self.check_result(program, guest, 1)
                    guest.send("bye")
                    program.expect("left")

    def test_pause_hint_and_another_round(self):
        with table("--rounds", "2") as program, self.join(program, 50) as guest:
            guest.play(lambda: guest.mine.pairs >= 2)
            guest.hint()
            guest.pause()
            guest.play()
            self.check_result(program, guest, 1)
            first = guest.dealt
            guest.play(lambda: guest.round == 2)
            program.expect("playing .* as host")
            self.assertNotEqual(guest.dealt, first)
            guest.play()
            self.check_result(program, guest, 2)

    def test_a_lost_line(self):
        with table(size="8x6") as program, self.join(program, 60) as guest:
            guest.play(lambda: guest.mine.pairs >= 5)
            guest.resume()
            guest.play()
            self.assertEqual(guest.verdict[1], "cleared")
            program.expect("lost")
            program.expect("resumed")
            self.check_result(program, guest, 1)

    @unittest.skipUnless(LONG, "a round by points takes a minute at least")
    def test_points_with_refills(self):
        with table("--rule", "points", "--minutes", "1", size="8x6") as program, self.join(program, 60) as guest:
            guest.play()
            self.assertEqual(guest.verdict, (guest.leader(), "points"))
            self.assertGreater(guest.mine.pairs, 24)
            self.check_result(program, guest, 1)


if __name__ == "__main__":
    unittest.main()
