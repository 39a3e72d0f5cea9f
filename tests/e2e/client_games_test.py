# SPDX-License-Identifier: GPL-3.0-or-later
"""A second implementation of the protocol plays whole games against the program, as its guest and as its host."""

import unittest

from lan_guest import Guest
from lan_host import Listener
from qipan import Qipan

GAMES = (
    ("gomoku", "freestyle", 15, 1), ("gomoku", "standard", 15, 2), ("gomoku", "freestyle", 19, 1),
    ("gomoku", "standard", 20, 1), ("gomoku", "renju", 15, 1), ("gomoku", "renju", 15, 2), ("reversi", "standard", 8, 1), ("reversi", "standard", 8, 2),
)


class WholeGames(unittest.TestCase):
    def check_line(self, program, player, name, rounds):
        """The program's output for every round agrees with the client."""
        round_number, colour, (winner, reason) = rounds
        program.expect(f"playing {name} as {colour}")
        program.expect(f"result {round_number} {winner} {reason} {len(player.plies)}")

    def test_as_guest_with_colours_swapped_after_each_game(self):
        for game, rule, size, level in GAMES:
            arguments = (game, "--rule", rule, "--size", str(size), "--level", str(level))
            with self.subTest(arguments), Qipan("host", *arguments, "--port", "0", "--accept-anyone", "--seat", "computer",
                                                "--name", "Ada") as program:
                with Guest.join(program.port(), "Lin", seed=size + level) as guest:
                    setup = {"game": game, "rule": rule, "size": size}
                    self.assertEqual({key: guest.setup[key] for key in setup}, setup)
                    for number, black in ((1, "host"), (2, "guest"), (3, "host")):
                        self.assertEqual((guest.round, guest.black), (number, black))
                        guest.play()
                        program_colour = "black" if black == "host" else "white"
                        self.check_line(program, guest, "Lin", (number, program_colour, guest.verdict))
                        if number < 3:
                            guest.another_round()
                    guest.leave()
                    program.expect("left")

    def test_as_host(self):
        for game, rule, size, level in GAMES:
            with self.subTest((game, rule, size)), Listener() as door:
                with Qipan("join", f"127.0.0.1:{door.port}", "--seat", "computer", "--level", str(level), "--rounds", "2",
                           "--name", "Lin") as program:
                    with door.welcome("Ada", game, rule, size, "guest", seed=size + level) as host:
                        for number, black in ((1, "guest"), (2, "host")):
                            self.assertEqual((host.round, host.black), (number, black))
                            host.play()
                            colour = "black" if black == "guest" else "white"
                            self.check_line(program, host, "Ada", (number, colour, host.verdict))
                            if number == 1:
                                host.play(lambda: host.round == 2)  # the program asks for the second round
                        host.play(lambda: host.left)
                    self.assertEqual((program.finish(), program.errors()), (0, ""))


class Requests(unittest.TestCase):
    """The client's requests during a game, with the program's answers applied to its board."""

    def setUp(self):
        self.program = Qipan("host", "reversi", "--port", "0", "--accept-anyone", "--seat", "computer", "--name", "Ada")
        self.addCleanup(self.program.__exit__)
        self.guest = Guest.join(self.program.port(), "Lin")
        self.addCleanup(self.guest.__exit__)

    def play_to(self, plies):
        self.guest.play(lambda: self.guest.verdict or len(self.guest.plies) >= plies and self.guest.my_turn())

    def answered(self, kind):
        self.guest.ask(kind)
        self.guest.wait(lambda: self.guest.asked is None)

    def test_a_takeback_removes_moves_on_both_boards(self):
        for plies in (4, 12, 20):
            self.play_to(plies)
            before = len(self.guest.plies)
            self.answered("undo")
            self.assertLess(len(self.guest.plies), before)
            self.assertTrue(self.guest.my_turn())
        self.guest.play()
        self.assertEqual(self.guest.verdict[1], "count")

    def test_a_restart_keeps_the_colours_and_has_no_result(self):
        self.play_to(6)
        self.answered("restart")
        self.guest.play(lambda: self.guest.round == 2)
        self.assertEqual((self.guest.black, self.guest.plies), ("host", []))
        self.guest.play()
        self.program.expect("playing Lin as black")
        self.program.expect("playing Lin as black")
        self.program.expect(f"result 2 {self.guest.verdict[0]} count {len(self.guest.plies)}")

    def test_resigning_is_reported_as_the_result(self):
        self.play_to(4)  # before any side can have lost all its discs
        self.guest.resign()
        self.guest.play()
        self.assertEqual(self.guest.verdict, ("black", "resign"))
        self.program.expect("playing Lin as black")
        self.program.expect(f"result 1 black resign {len(self.guest.plies)}")


if __name__ == "__main__":
    unittest.main(verbosity=2)
