# SPDX-License-Identifier: GPL-3.0-or-later
"""A broken connection or a killed program: the match continues with the same position, clocks and names."""

import tempfile
import time
import unittest

from lan_client import Peer
from lan_guest import Guest, rejected
from lan_host import Host, Listener
from lan_connection import Closed
from qipan import Qipan

GAMES = (("gomoku", "freestyle", 15), ("reversi", "standard", 8))
PLIES = 6  # enough for a meaningful position, too few for five in a row by the client's turn


class AtATable(unittest.TestCase):
    def setUp(self):
        self.use_new_folder()

    def use_new_folder(self):
        """The program's data folder for the following steps."""
        folder = tempfile.TemporaryDirectory(prefix="qipan-resume-")
        self.addCleanup(folder.cleanup)
        self.data_dir = folder.name + "/data"

    def program(self, *arguments):
        program = Qipan(*arguments, "--seat", "computer", data_dir=self.data_dir)
        self.addCleanup(program.__exit__)
        return program

    def open_table(self, *arguments):
        return self.program("host", *arguments, "--port", "0", "--accept-anyone", "--name", "Ada")

    def sit_down(self, program, plies=PLIES, **how):
        """A guest in the middle of a game, with the guest to move."""
        guest = Guest.join(program.port(), "Lin", **how)
        self.addCleanup(guest.close)
        program.expect("playing Lin as black")
        guest.play(lambda: len(guest.plies) >= plies and guest.my_turn())
        self.assertIsNone(guest.verdict)
        return guest

    def play_to_the_end(self, program, player):
        player.play()
        winner, reason = player.verdict
        program.expect(f"result {player.round} {winner} {reason} {len(player.plies)}")


class LostConnection(AtATable):
    def test_a_guest_reconnects_to_the_same_position(self):
        for game in ("gomoku", "reversi"):
            with self.subTest(game):
                self.use_new_folder()
                program = self.open_table(game)
                guest = self.sit_down(program)
                before = list(guest.plies)
                for _ in range(3):
                    guest.drop()
                    program.expect("lost")
                    guest.resume()
                    program.expect("resumed")
                    self.assertEqual((guest.plies, guest.welcome["name"]), (before, "Ada"))
                self.play_to_the_end(program, guest)
                program.kill()

    def test_a_lost_move_is_sent_again(self):
        program = self.open_table("reversi")
        guest = self.sit_down(program)
        guest.drop()
        program.expect("lost")
        guest.move(*guest.board.choose(guest.random))  # this move is lost
        before = list(guest.plies)
        guest.resume()
        program.expect("resumed")
        self.assertEqual(guest.welcome["moves"], [list(cell) for cell in before[:-1]])
        self.assertEqual(guest.plies, before)
        self.play_to_the_end(program, guest)

    def test_a_lost_resignation_counts(self):
        program = self.open_table("reversi")
        guest = self.sit_down(program)
        guest.drop()
        program.expect("lost")
        guest.resign()
        guest.resume()
        program.expect("resumed")
        guest.play()
        self.assertEqual(guest.verdict, ("black", "resign"))
        program.expect("result 1 black resign .*")

    def test_takebacks_and_rounds_are_restored(self):
        program = self.open_table()
        guest = self.sit_down(program)
        guest.ask("undo")
        guest.wait(lambda: guest.asked is None)
        guest.drop()
        program.expect("lost")
        guest.resume()
        program.expect("resumed")
        self.assertEqual(guest.welcome["undos"], 1)
        self.play_to_the_end(program, guest)
        guest.drop()
        program.expect("lost")
        guest.resume()
        program.expect("resumed")
        result = guest.welcome["result"]
        self.assertEqual((result["winner"], result["reason"], result["n"]), (*guest.verdict, len(guest.plies)))
        guest.another_round()
        self.assertEqual((guest.round, guest.black), (2, "guest"))

    def test_the_right_token_replaces_an_open_connection(self):
        program = self.open_table("reversi")
        guest = self.sit_down(program)
        old = guest.line
        before = list(guest.plies)
        guest.resume()
        self.assertEqual(guest.plies, before)
        self.assertRaises(Closed, old.next)
        old.close()
        guest.play()

    def test_an_unknown_token_is_ignored(self):
        program = self.open_table("reversi")
        guest = self.sit_down(program)
        for token in ("f" * 32, guest.token[:-1], guest.token.upper() + "0", "", "é" * 32):
            self.assertEqual(rejected(guest.port, resume={"token": token, "round": 1, "n": 0}), "busy")
        guest.leave()
        program.expect("result 1 black resign .*")
        program.expect("left")
        with Peer.connect(guest.port) as late:
            late.hello("Lin", resume={"token": guest.token, "round": 1, "n": 8})
            late.enter()
            self.assertFalse(late.welcome.get("resumed"))
            late.expect_start(round=1)

    def test_the_program_as_guest_reconnects_automatically(self):
        for game, rule, size in GAMES:
            with self.subTest(game), Listener() as door:
                self.use_new_folder()
                program = self.program("join", f"127.0.0.1:{door.port}", "--rounds", "1", "--name", "Lin")
                with door.welcome("Ada", game, rule, size) as host:
                    program.expect("playing Ada as white")
                    for plies in (3, 6):
                        host.play(lambda: len(host.plies) >= plies)
                        host.line.close()
                        program.expect("lost")
                        host.resume_on(door)
                        program.expect("resumed")
                    host.play(lambda: host.left)
                    self.assertEqual(program.finish(), 0)
                    self.assertEqual(program.lines[-1], "result 1 {} {} {}".format(*host.verdict, len(host.plies)))


    def test_a_start_lost_with_the_connection_is_recovered(self):
        with Listener() as door:
            program = self.program("join", f"127.0.0.1:{door.port}", "--rounds", "1", "--name", "Lin")
            with door.welcome("Ada", "gomoku", "freestyle", 15, starts=False) as host:
                host.line.close()  # `start` is lost with the connection
                program.expect("lost")
                host.resume_on(door)
                program.expect("playing Ada as white")
                program.expect("resumed")
                host.play(lambda: host.left)
                self.assertEqual(program.finish(), 0)


class KilledProgram(AtATable):
    CLOCK = ("--clock", "300+1")

    def test_a_restarted_host_reopens_the_same_table(self):
        for game in ("gomoku", "reversi"):
            with self.subTest(game):
                self.use_new_folder()
                program = self.open_table(game, *self.CLOCK, "--passcode", "x")
                guest = self.sit_down(program, passcode="x")
                before, clock = list(guest.plies), guest.clock
                program.kill()
                guest.drop()
                program = self.open_table(*self.CLOCK)  # these arguments for the table are ignored
                self.assertEqual(program.port(), guest.port)
                program.expect("lost")
                guest.resume()
                program.expect("resumed")
                self.assertEqual((guest.plies, guest.welcome["name"]), (before, "Ada"))
                for was, now in zip(clock[1:], guest.clock[1:]):
                    self.assertAlmostEqual(was, now, delta=1500)
                self.play_to_the_end(program, guest)
                guest.leave()
                program.expect("left")
                program.kill()

    def test_an_agreed_takeback_outlives_a_kill_right_after_the_reply(self):
        for _ in range(5):
            self.use_new_folder()
            program = self.open_table()
            guest = self.sit_down(program)
            asked = time.monotonic()
            guest.ask("undo")
            guest.wait(lambda: guest.asked is None)
            delay = time.monotonic() - asked
            program.kill()
            guest.drop()
            left = list(guest.plies)
            program = self.open_table()
            self.assertEqual(program.port(), guest.port)
            program.expect("lost")
            guest.resume()
            program.expect("resumed")
            if delay < 0.2:  # otherwise the reply was sent although the disk was too slow
                self.assertEqual((guest.welcome["undos"], guest.plies), (1, left))
            guest.close()
            program.kill()

    def test_a_killed_host_returns_no_thinking_time(self):
        def open_table():
            return self.program("host", "--port", "0", "--accept-anyone", "--clock", "300+0")

        program = open_table()
        guest = Guest.join(program.port(), "Lin")
        self.addCleanup(guest.close)
        program.expect("playing Lin as black")
        guest.play(lambda: guest.my_turn())
        seconds = 7
        time.sleep(seconds)
        program.kill()
        guest.drop()
        program = open_table()
        self.assertEqual(program.port(), guest.port)
        program.expect("lost")
        guest.resume()
        program.expect("resumed")
        left = dict(zip(("black", "white"), guest.clock[1:]))
        self.assertLess(left["white"], 300_000 - (seconds - 3) * 1000)
        self.assertGreater(left["black"], 300_000 - 3000)

    def test_a_restarted_guest_joins_a_table_that_does_not_know_its_game(self):
        """Another table with a passcode is open at the address by then."""
        with Listener() as door:
            join = ("join", f"127.0.0.1:{door.port}", "--rounds", "1", "--name", "Lin", "--passcode", "sesame",
                    "--allow-unencrypted")
            program = self.program(*join)
            door.keep_silent()
            with door.welcome("Ada", passcode="sesame") as host:
                host.play(lambda: len(host.plies) >= PLIES)
                program.kill()
            program = self.program(*join)
            with door.accept(Host) as other:
                self.assertIn("resume", other.expect("hello"))
                other.send("challenge", nonce="00" * 32)
            door.keep_silent()
            with door.welcome("Eve", passcode="sesame") as host:
                self.assertNotIn("resume", host.greeting)
                host.play(lambda: host.left)
                self.assertEqual(program.finish(), 0)

    def test_a_restarted_guest_resumes_its_seat(self):
        for game, rule, size in GAMES:
            with self.subTest(game), Listener() as door:
                self.use_new_folder()
                join = ("join", f"127.0.0.1:{door.port}", "--rounds", "1", "--name", "Lin")
                program = self.program(*join)
                with door.welcome("Ada", game, rule, size, clock={"main_s": 300, "increment_s": 1}) as host:
                    program.expect("playing Ada as white")
                    host.play(lambda: len(host.plies) >= PLIES and host.my_turn())
                    program.kill()
                    program = self.program(*join)
                    host.resume_on(door)
                    self.assertEqual(host.greeting["name"], "Lin")
                    program.expect("lost")
                    program.expect("resumed")
                    host.play(lambda: host.left)
                    self.assertEqual(program.finish(), 0)
                    winner, reason = host.verdict
                    self.assertEqual(program.lines, ["lost", "resumed", f"result 1 {winner} {reason} {len(host.plies)}"])


if __name__ == "__main__":
    unittest.main(verbosity=2)
