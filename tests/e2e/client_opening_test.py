# SPDX-License-Identifier: GPL-3.0-or-later
"""A second implementation of the protocol plays the opening rules against the program: as guest, as host, reconnecting,
spectating."""

import tempfile
import unittest

from lan_guest import Guest
from lan_host import Listener
from lan_spectator import Spectator
from qipan import Qipan

OPENINGS = ("pro", "long-pro", "swap", "swap2")
CLOCK = ("--clock", "300+1")


class AtATable(unittest.TestCase):
    def setUp(self):
        self.use_new_folder()

    def use_new_folder(self):
        """The program's data folder for the following steps."""
        folder = tempfile.TemporaryDirectory(prefix="qipan-opening-")
        self.addCleanup(folder.cleanup)
        self.data_dir = folder.name + "/data"

    def program(self, *arguments):
        program = Qipan(*arguments, "--seat", "computer", data_dir=self.data_dir)
        self.addCleanup(program.__exit__)
        return program

    def open_table(self, opening, *arguments):
        program = self.program("host", "gomoku", "--opening", opening, "--port", "0", "--accept-anyone", "--name", "Ada", *arguments)
        self.port = program.port()
        return program

    def sit_down(self, seed=1):
        guest = Guest.join(self.port, "Lin", seed=seed)
        self.addCleanup(guest.close)
        return guest

    def to_choice(self, guest):
        """The guest has placed its three stones; the other side's choice has not arrived yet."""
        guest.play(lambda: len(guest.plies) == 3)

    def check_result(self, program, player):
        winner, reason = player.verdict
        program.expect(f"result {player.round} {winner} {reason} {len(player.plies)}")


class WholeGames(AtATable):
    def test_as_guest_on_both_sides_of_the_opening(self):
        for opening in OPENINGS:
            for seed in (1, 2):
                with self.subTest(opening, seed=seed):
                    self.use_new_folder()
                    program = self.open_table(opening, *CLOCK)
                    guest = self.sit_down(seed)
                    self.assertEqual(guest.setup["opening"], opening)
                    for number, beginner in ((1, "host"), (2, "guest")):
                        self.assertEqual((guest.round, guest.beginner), (number, beginner))
                        guest.play()
                        self.assertEqual(bool(guest.takes), opening.startswith("swap"))
                        program.expect("playing Lin as " + ("black" if beginner == "host" else "white"))
                        self.check_result(program, guest)
                        if number == 1:
                            guest.another_round()
                    guest.leave()
                    program.kill()

    def test_as_host(self):
        for opening in OPENINGS:
            for first in ("host", "guest"):
                with self.subTest(opening, first=first), Listener() as door:
                    join = ("join", f"127.0.0.1:{door.port}", "--seat", "computer", "--rounds", "1", "--name", "Lin")
                    with Qipan(*join) as program:
                        clock = {"main_s": 300, "increment_s": 1}
                        with door.welcome("Ada", first=first, opening=opening, clock=clock, seed=3) as host:
                            host.play(lambda: host.left)
                            program.expect("playing Ada as " + ("white" if first == "host" else "black"))
                            self.check_result(program, host)
                        self.assertEqual((program.finish(), program.errors()), (0, ""))

    def test_two_programs_play_an_opening_with_a_spectator(self):
        program = self.open_table("swap2", "--rounds", "2", *CLOCK)
        spectator = Spectator.join(self.port)
        self.addCleanup(spectator.close)
        with Qipan("join", f"127.0.0.1:{self.port}", "--seat", "computer", "--rounds", "2", "--name", "Lin") as guest:
            spectator.follow(lambda: len(spectator.results) == 2)
            self.assertEqual((program.finish(), guest.finish()), (0, 0))
        self.assertTrue(spectator.takes)
        seen = ["result {} {} {} {}".format(*result) for result in spectator.results]
        self.assertEqual([line for line in guest.lines if line.startswith("result")], seen)


class ByTheRule(AtATable):
    """The guest begins, so that the program has to choose, or the guest can send invalid choices."""

    def begin(self, opening, first="guest"):
        self.open_table(opening, "--first", first)
        return self.sit_down()

    def refused(self, guest, code):
        message = guest.next()
        while message["type"] in ("move", "choice"):
            message = guest.next()
        self.assertEqual((message["type"], message["code"]), ("error", code))
        guest.expect_end()

    def test_a_choice_not_offered_or_not_due_is_out_of_turn(self):
        wrong = (
            ("swap", "guest", 2, {"n": 2, "take": "white"}),  # before the third stone
            ("swap", "host", 3, {"n": 3, "take": "two"}),  # not in this rule
            ("swap2", "host", 3, {"n": 5, "take": "two"}),  # another number of plies
            ("free", "guest", 0, {"n": 0, "take": "white"}),  # never
        )
        for opening, first, plies, choice in wrong:
            with self.subTest(opening, **choice):
                guest = self.begin(opening, first)
                guest.play(lambda: len(guest.plies) >= plies)
                guest.send("choice", round=1, **choice)
                self.refused(guest, "out-of-turn")

    def test_a_move_when_a_choice_is_due_is_out_of_turn(self):
        guest = self.begin("swap", "host")
        guest.wait(lambda: len(guest.plies) == 3)
        guest.send("move", round=1, n=4, x=0, y=14)
        self.refused(guest, "out-of-turn")

    def test_a_move_against_the_pro_rule_is_illegal(self):
        for opening, plies, cell in (("pro", (), (0, 0)), ("pro", ((7, 7),), (9, 9)), ("long-pro", ((7, 7),), (10, 4))):
            with self.subTest(opening, cell=cell):
                guest = self.begin(opening)
                for own in plies:
                    guest.move(*own)
                    guest.wait(lambda: len(guest.plies) == 2)
                if cell in guest.plies:
                    continue
                guest.send("move", round=1, n=len(guest.plies) + 1, x=cell[0], y=cell[1])
                self.refused(guest, "illegal-move")

    def test_no_takeback_during_the_opening_or_before_its_last_choice(self):
        guest = self.begin("swap2")
        guest.move(7, 7)
        request = guest.ask("undo")
        guest.expect("reply", id=request, accept=False, reason="nothing")
        guest.asked = None
        self.to_choice(guest)
        guest.play(lambda: guest.due() is None and guest.my_turn())
        before = guest.kept_after_undo("guest")
        request = guest.ask("undo")
        guest.expect("reply", 5, id=request, accept=before is not None)

    def test_the_first_side_counts_as_black_when_resigning_before_the_choice(self):
        guest = self.begin("swap", "host")
        guest.wait(lambda: len(guest.plies) == 3)
        guest.resign()
        guest.play()
        self.assertEqual((guest.verdict, guest.heard), (("black", "resign"),) * 2)

    def test_the_chosen_colours_apply_after_the_opening(self):
        guest = self.begin("swap", "host")
        guest.wait(lambda: len(guest.plies) == 3)
        guest.take("black")
        guest.wait(lambda: len(guest.plies) == 4)
        guest.resign()
        guest.play()
        self.assertEqual((guest.verdict, guest.heard), (("white", "resign"),) * 2)


class ComingBack(AtATable):
    def test_a_guest_reconnects_during_the_opening(self):
        for stop in (lambda guest: len(guest.plies) == 1, lambda guest: len(guest.plies) == 2,
                     lambda guest: bool(guest.offered()), lambda guest: bool(guest.takes)):
            for first in ("host", "guest"):
                with self.subTest(first=first):
                    program = self.open_table("swap2", "--first", first, *CLOCK)
                    guest = self.sit_down()
                    program.expect("playing Lin as " + ("black" if first == "host" else "white"))
                    if first == "host":
                        guest.wait(lambda: stop(guest) or len(guest.plies) == 3)
                    else:
                        guest.play(lambda: stop(guest) or len(guest.plies) == 3)
                    guest.drop()
                    program.expect("lost")
                    guest.resume()
                    program.expect("resumed")
                    guest.play()
                    self.check_result(program, guest)
                    self.assertTrue(guest.takes)
                    guest.leave()
                    program.kill()

    def test_a_killed_host_restores_the_choices(self):
        program = self.open_table("swap2", "--first", "host", *CLOCK)
        guest = self.sit_down()
        guest.wait(lambda: len(guest.plies) == 3)
        guest.take("two")
        guest.play(lambda: len(guest.plies) == 4)
        guest.settle()
        program.kill()
        guest.drop()
        again = self.open_table("free")  # these arguments for the table are ignored
        guest.port = self.port
        again.expect("lost")
        guest.resume()
        again.expect("resumed")
        self.assertEqual((guest.takes, len(guest.plies)), (["two"], 4))
        guest.play()
        self.check_result(again, guest)

    def test_the_program_reconnects_as_guest_during_the_opening(self):
        for plies in (0, 1, 3):
            with self.subTest(plies=plies), Listener() as door:
                with Qipan("join", f"127.0.0.1:{door.port}", "--seat", "computer", "--rounds", "1", "--name", "Lin") as program:
                    with door.welcome("Ada", first="guest", opening="swap2", clock={"main_s": 300, "increment_s": 0}) as host:
                        host.wait(lambda: len(host.plies) >= plies)
                        host.resume_on(door)
                        program.expect("playing Ada as black")
                        program.expect("lost")
                        program.expect("resumed")
                        host.play(lambda: host.left)
                    self.assertEqual(program.finish(), 0)
                    self.assertTrue(host.takes)

    def test_a_late_spectator_sees_the_choices(self):
        self.open_table("swap2", "--first", "host", *CLOCK)
        guest = self.sit_down()
        guest.wait(lambda: len(guest.plies) == 3)
        first = Spectator.join(self.port)
        self.addCleanup(first.close)
        self.assertEqual((len(first.plies), first.takes, first.black), (3, [], "host"))
        guest.take("two")
        first.follow(lambda: first.takes)
        second = Spectator.join(self.port, "Bo")
        self.addCleanup(second.close)
        self.assertEqual((second.takes, second.mover()), (["two"], "guest"))
        guest.play()
        for spectator in (first, second):
            spectator.follow(lambda: spectator.results)
            self.assertEqual((spectator.takes, spectator.black), (guest.takes, guest.black))
            self.assertEqual(spectator.results, [(1, *guest.verdict, len(guest.plies))])


if __name__ == "__main__":
    unittest.main(verbosity=2)
