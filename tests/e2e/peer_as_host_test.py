# SPDX-License-Identifier: GPL-3.0-or-later
"""The program with a computer player as the guest of a host written from the protocol specification alone."""

import unittest

from lan_host import Listener
from qipan import Qipan

ANSWER_SECONDS = 1


class AsGuest(unittest.TestCase):
    def setUp(self):
        self.door = Listener().__enter__()
        self.addCleanup(self.door.__exit__)

    def join(self, *arguments, **setup):
        """The program as guest and the host's end of the connection, in the first round."""
        guest = Qipan("join", f"127.0.0.1:{self.door.port}", "--seat", "computer", "--name", "Lin", *arguments)
        self.addCleanup(guest.__exit__)
        host = self.door.welcome(**setup)
        self.addCleanup(host.__exit__)
        self.assertEqual(host.greeting["name"], "Lin")
        guest.expect("playing Ada as " + ("white" if host.black == "host" else "black"))
        return guest, host

    def test_a_bye_from_the_host_is_no_error(self):
        guest, host = self.join()
        host.send("bye")
        guest.expect("result 1 white resign 0")
        guest.expect("left")
        self.assertEqual(guest.finish(), 0)
        self.assertEqual(guest.errors(), "")

    def test_the_computer_answers_every_request_and_replies_to_moves(self):
        guest, host = self.join()
        host.move(0, 0)
        host.expect_move()
        for kind in ("undo", "restart"):
            request = host.ask(kind)
            host.expect("reply", ANSWER_SECONDS, id=request, kind=kind, accept=True)
            host.plies = []  # both plies are taken back
        host.send("start", round=2, black="host")
        host.begin(2, "host")
        guest.expect("playing Ada as white")
        host.move(7, 7)
        host.expect_move()
        host.send("resign", round=2)
        host.expect("result", round=2, n=2, winner="white", reason="resign")
        host.result("white", "resign")
        guest.expect("result 2 white resign 2")
        request = host.ask("again")
        host.expect("reply", ANSWER_SECONDS, id=request, kind="again", accept=True)
        host.send("start", round=3, black="guest")
        host.begin(3, "guest")
        guest.expect("playing Ada as black")
        host.expect_move()

    def test_a_guest_with_a_round_limit_requests_rematches_and_then_leaves(self):
        guest, host = self.join("--rounds", "2")
        host.move(7, 7)
        host.expect_move()
        host.send("resign", round=1)
        host.expect("result", round=1, winner="white")
        host.result("white", "resign")
        guest.expect("result 1 white resign 2")
        host.reply(host.expect("request", kind="again", round=1), True)
        host.send("start", round=2, black="guest")
        host.begin(2, "guest")
        guest.expect("playing Ada as black")
        host.expect_move()
        host.send("resign", round=2)
        host.expect("result", round=2, winner="black")
        host.result("black", "resign")
        guest.expect("result 2 black resign 1")
        host.expect("bye")
        self.assertEqual(guest.finish(), 0)

    def test_reversi_is_played_when_the_host_offers_it(self):
        guest, host = self.join(game="reversi", rule="standard", size=8, first="guest")
        self.assertIn(host.expect_move(), [(3, 2), (2, 3), (5, 4), (4, 5)])
        guest.kill()

    def test_an_illegal_move_of_the_host_ends_the_game_with_an_error(self):
        guest, host = self.join()
        host.send("move", round=1, n=1, x=15, y=15)
        host.expect("error", code="illegal-move")
        host.expect_end()
        self.assertEqual(guest.finish(), 1)
        self.assertRegex(guest.errors(), r"\Aqipan: [^\n]+\n\Z")

    def test_an_error_from_the_host_ends_the_game_without_a_result(self):
        guest, host = self.join()
        host.send("error", code="internal", detail="out of stones")
        host.expect_end()
        self.assertEqual(guest.finish(), 1)
        self.assertEqual(guest.lines, ["playing Ada as white"])
        self.assertRegex(guest.errors(), r"\Aqipan: [^\n]+\n\Z")

    def test_the_guest_reconnects_with_its_token_after_losing_the_connection(self):
        guest, host = self.join()
        host.close()
        guest.expect("lost")
        with self.door.accept() as again:
            greeting = again.expect("hello", name="Lin", role="play")
            self.assertEqual((greeting["resume"]["token"], greeting["resume"]["round"]), (host.token, 1))

    def test_a_round_with_start_moves_resumes_with_all_moves(self):
        guest, host = self.joined_before_the_start()
        self.assertIs(host.greeting["continues"], True)
        host.set_up([(7, 7), (8, 8), (6, 6)])
        host.send("start", round=1, black="host", moves=host.plies)
        guest.expect("playing Ada as white")
        host.expect_move()
        host.resume_on(self.door)
        guest.expect("lost")
        guest.expect("resumed")
        host.think()
        host.expect_move()
        self.assertEqual(len(host.plies), 6)
        request = host.ask("restart")
        host.expect("reply", id=request, accept=True)
        host.begin(2, "host")
        host.set_up([(7, 7), (8, 8), (6, 6)])
        host.send("start", round=2, black="host", moves=host.plies)
        host.expect_move()

    def test_invalid_start_moves_are_an_error(self):
        for moves in ([[7, 7], [7, 7]], [[15, 0]], [[x, y] for x in range(5) for y in (0, 1)][:9]):
            with self.subTest(moves):
                guest, host = self.joined_before_the_start()
                host.send("start", round=1, black="host", moves=moves)
                host.expect("error", code="illegal-move")
                host.expect_end()
                self.assertEqual(guest.finish(), 1)

    def joined_before_the_start(self):
        guest = Qipan("join", f"127.0.0.1:{self.door.port}", "--seat", "computer", "--name", "Lin")
        self.addCleanup(guest.__exit__)
        host = self.door.welcome(starts=False)
        self.addCleanup(host.__exit__)
        return guest, host

    def test_an_unsupported_game_is_not_joined(self):
        for offer in ({"game": "link", "rule": "classic", "size": 8}, {"rule": "caro"}, {"size": 17},
                      {"rule": "renju", "size": 19}, {"first": "dice"}):
            with self.subTest(offer):
                guest = Qipan("join", f"127.0.0.1:{self.door.port}", "--seat", "computer")
                self.addCleanup(guest.__exit__)
                host = self.door.accept()
                self.addCleanup(host.__exit__)
                host.expect("hello")
                setup = {"game": "gomoku", "rule": "freestyle", "size": 15, "first": "host", "clock": None, **offer}
                host.send("welcome", protocol=1, name="Ada", client="", setup=setup, token="0" * 32)
                self.assertEqual(guest.finish(), 1)
                self.assertEqual(guest.lines, [])
                self.assertRegex(guest.errors(), r"\Aqipan: [^\n]+\n\Z")


if __name__ == "__main__":
    unittest.main(verbosity=2)
