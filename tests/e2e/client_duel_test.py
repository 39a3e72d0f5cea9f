# SPDX-License-Identifier: GPL-3.0-or-later
"""A second implementation of the protocol plays whole duels as the guest of a table."""

import os
import unittest

from lan_duel import Duelist
from qipan import Qipan

HOST = os.environ["QIPAN_DUEL_HOST"]


def table(*arguments):
    return Qipan(*arguments, program=HOST, data_dir="")


class WholeDuels(unittest.TestCase):
    def check_result(self, program, guest, number):
        winner, reason = guest.verdict
        program.expect(f"result {number} {winner} {reason} {guest.boards['host'].pairs}")

    def test_races(self):
        for falling in ("none", "down"):
            for pace, winner in ((40, "guest"), (600, "host")):
                with self.subTest(falling=falling, pace=pace), table(falling) as program:
                    with Duelist.join(program.port(), pace=pace) as guest:
                        self.assertEqual(guest.setup["duel"]["falling"], falling)
                        self.assertEqual(guest.play(), (winner, "cleared"))
                        self.check_result(program, guest, 1)
                        guest.send("bye")
                        program.expect("left")

    def test_pause_hint_and_another_round(self):
        with table("down", "race", "2") as program, Duelist.join(program.port(), pace=50) as guest:
            guest.play(lambda: guest.mine.pairs >= 2)
            guest.hint()
            guest.pause()
            guest.play()
            self.check_result(program, guest, 1)
            first = guest.dealt
            guest.play(lambda: guest.round == 2)
            self.assertNotEqual(guest.dealt, first)
            guest.play()
            self.check_result(program, guest, 2)

    def test_a_lost_line(self):
        with table("none") as program, Duelist.join(program.port(), pace=60) as guest:
            guest.play(lambda: guest.mine.pairs >= 5)
            guest.resume()
            guest.play()
            self.assertEqual(guest.verdict[1], "cleared")
            self.check_result(program, guest, 1)

    def test_points_with_refills(self):
        with table("down", "points") as program, Duelist.join(program.port(), pace=60) as guest:
            guest.play()
            self.assertEqual(guest.verdict, (guest.leader(), "points"))
            self.assertGreater(guest.mine.pairs, 24)
            self.check_result(program, guest, 1)


if __name__ == "__main__":
    unittest.main()
