# SPDX-License-Identifier: GPL-3.0-or-later
"""Clocks between the program and a second implementation: the host's clock is authoritative, on either side."""

import time
import unittest

from lan_guest import Guest
from lan_host import Listener
from qipan import Qipan

THINKING = 0.6  # seconds per move of the client
SLACK = 0.4


class HostClock(unittest.TestCase):
    def open_table(self, clock, *arguments):
        program = Qipan("host", *arguments, "--clock", clock, "--port", "0", "--accept-anyone", "--seat", "computer",
                        "--name", "Ada")
        self.addCleanup(program.__exit__)
        guest = Guest.join(program.port(), "Lin")
        self.addCleanup(guest.__exit__)
        program.expect("playing Lin as (black|white)")
        return program, guest

    def wait_for_clock(self, guest, plies):
        guest.wait(lambda: guest.clock and guest.clock[0] == plies)
        return guest.clock

    def test_a_move_costs_its_time_and_adds_the_increment(self):
        _, guest = self.open_table("60+2")
        self.assertEqual(guest.setup["clock"], {"main_s": 60, "increment_s": 2})
        _, _, before = self.wait_for_clock(guest, 1)
        self.assertAlmostEqual(before, 60_000, delta=1000 * SLACK)
        for plies in (2, 4, 6):
            self.wait_for_clock(guest, plies - 1)
            time.sleep(THINKING)
            guest.think()
            _, black, white = self.wait_for_clock(guest, plies)
            self.assertAlmostEqual(white, before + 2000 - 1000 * THINKING, delta=1000 * SLACK)
            self.assertGreater(black, 60_000)
            before = white

    def test_a_takeback_returns_no_time(self):
        _, guest = self.open_table("60+0")
        self.wait_for_clock(guest, 1)
        time.sleep(THINKING)
        guest.move(0, 0)
        self.wait_for_clock(guest, 3)
        guest.ask("undo")
        guest.wait(lambda: guest.asked is None)
        _, black, white = self.wait_for_clock(guest, 1)
        self.assertLessEqual(white, 60_000 - 1000 * THINKING + 1)
        self.assertLessEqual(black, 60_000)

    def test_running_out_of_time_loses(self):
        program, guest = self.open_table("10+0")
        before = time.monotonic()
        guest.wait(guest.my_turn)
        guest.wait(lambda: guest.verdict)
        self.assertAlmostEqual(time.monotonic() - before, 10, delta=1)
        guest.play()
        self.assertEqual(guest.verdict, ("black", "timeout"))
        program.expect("result 1 black timeout 1")

    def test_the_clock_stops_while_the_guest_is_disconnected(self):
        program, guest = self.open_table("60+0")
        guest.think()
        _, _, before = self.wait_for_clock(guest, 3)
        guest.drop()
        program.expect("lost")
        time.sleep(2)
        guest.resume()
        program.expect("resumed")
        _, _, after = guest.clock
        self.assertAlmostEqual(after, before, delta=1000)
        guest.play()

    def fall_silent(self, clock):
        """At the guest's turn. Returns the times on its clock."""
        program, guest = self.open_table(clock)
        guest.wait(guest.my_turn)
        self.wait_for_clock(guest, 1)
        guest.line.settle()
        guest.line.is_silent = True
        return program, guest

    def test_silence_before_a_lost_connection_costs_no_time(self):
        program, guest = self.fall_silent("10+0")
        program.expect("lost")
        time.sleep(1)
        guest.resume()
        program.expect("resumed")
        self.assertFalse(guest.verdict)
        _, _, left = guest.clock
        self.assertAlmostEqual(left, 10_000, delta=1000 * SLACK)
        guest.play()

    def test_a_flag_fall_due_during_silence_precedes_the_next_message(self):
        program, guest = self.fall_silent("10+0")
        time.sleep(12)
        self.assertFalse(guest.verdict)
        guest.line.is_silent = False
        guest.move(0, 0)
        guest.wait(lambda: guest.verdict)
        guest.play()
        self.assertEqual(guest.verdict, ("black", "timeout"))
        program.expect("result 1 black timeout 1")


class ClientHostClock(unittest.TestCase):
    def test_the_program_accepts_a_timeout_from_the_host(self):
        with Listener() as door, Qipan("join", f"127.0.0.1:{door.port}") as program:  # a person who does not move
            with door.welcome("Ada", first="guest", clock={"main_s": 10, "increment_s": 0}) as host:
                program.expect("playing Ada as black")
                host.flag()
                host.play()
                self.assertEqual(host.verdict, ("white", "timeout"))
                program.expect("result 1 white timeout 0")

    def test_a_whole_game_with_a_clock(self):
        with Listener() as door, Qipan("join", f"127.0.0.1:{door.port}", "--seat", "computer", "--rounds", "1") as program:
            with door.welcome("Ada", "reversi", "standard", 8, clock={"main_s": 600, "increment_s": 5}) as host:
                host.play(lambda: host.left)
                self.assertEqual(host.verdict[1], "count")
                self.assertEqual(program.finish(), 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
