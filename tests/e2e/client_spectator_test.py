# SPDX-License-Identifier: GPL-3.0-or-later
"""Spectating: a second implementation watches a table of the program and sees the same result as the players."""

import unittest
from concurrent.futures import ThreadPoolExecutor

from lan_guest import Guest, rejected
from lan_host import Listener
from lan_spectator import Spectator
from qipan import Qipan

MOST_WATCHERS = 16


class AtATable(unittest.TestCase):
    def open_table(self, *arguments):
        program = Qipan("host", *arguments, "--port", "0", "--accept-anyone", "--seat", "computer", "--name", "Ada")
        self.addCleanup(program.__exit__)
        self.port = program.port()
        return program

    def watch(self, **how):
        spectator = Spectator.join(self.port, **how)
        self.addCleanup(spectator.close)
        return spectator

    def sit_down(self):
        guest = Guest.join(self.port, "Lin")
        self.addCleanup(guest.close)
        return guest


class TwoPrograms(AtATable):
    def test_a_spectator_sees_all_rounds_move_by_move(self):
        for game in ("gomoku", "reversi"):
            with self.subTest(game):
                host = self.open_table(game, "--rounds", "3", "--clock", "60+1")
                spectator = self.watch()
                self.assertEqual((spectator.round, spectator.black, spectator.names), (0, None, {"host": "Ada", "guest": None}))
                join = ("join", f"127.0.0.1:{self.port}", "--seat", "computer", "--rounds", "3", "--name", "Lin")
                with Qipan(*join) as guest:
                    spectator.follow(lambda: len(spectator.results) == 3)
                    self.assertEqual((host.finish(), guest.finish()), (0, 0))
                seen = ["result {} {} {} {}".format(*result) for result in spectator.results]
                self.assertEqual([line for line in guest.lines if line.startswith("result")], seen)
                self.assertEqual([line for line in host.lines if line.startswith("result")], seen)
                self.assertIsNotNone(spectator.clock)

    def test_a_spectating_program_quits_when_the_host_leaves(self):
        host = self.open_table("reversi", "--rounds", "1")
        address = f"127.0.0.1:{self.port}"
        with Qipan("join", address, "--watch", "--name", "Wen") as third:
            with Qipan("join", address, "--seat", "computer", "--rounds", "1") as guest:
                self.assertEqual((host.finish(), guest.finish(), third.finish()), (0, 0, 0))
            self.assertEqual((third.lines[-1], third.errors()), ("left", ""))


class WithAClient(AtATable):
    def test_a_late_spectator_sees_the_whole_game(self):
        self.open_table("reversi")
        guest = self.sit_down()
        guest.play(lambda: len(guest.plies) >= 11 and guest.my_turn())
        spectator = self.watch()
        self.assertEqual((spectator.plies, spectator.round, spectator.black), (guest.plies, 1, "host"))
        self.assertEqual(spectator.names, {"host": "Ada", "guest": "Lin"})
        guest.play()
        spectator.follow(lambda: spectator.results)
        self.assertEqual((spectator.plies, spectator.finished), (guest.plies, guest.verdict))
        late = self.watch()
        self.assertEqual((late.plies, late.finished), (guest.plies, guest.verdict))
        guest.another_round()
        guest.play()
        for each in (spectator, late):
            each.follow(lambda: each.results and each.results[-1][0] == 2)
            self.assertEqual((each.black, each.plies, each.finished), ("guest", guest.plies, guest.verdict))

    def test_a_spectator_sees_takebacks_and_chat_and_a_reconnecting_guest(self):
        program = self.open_table()
        guest = self.sit_down()
        spectator = self.watch()
        guest.play(lambda: len(guest.plies) >= 5 and guest.my_turn())
        guest.ask("undo")
        guest.wait(lambda: guest.asked is None)
        guest.send("chat", text="好棋 <b>!</b>")
        spectator.follow(lambda: spectator.chats)
        self.assertEqual((spectator.plies, spectator.chats), (guest.plies, [("guest", "好棋 <b>!</b>")]))
        program.expect("playing Lin as black")
        guest.drop()
        program.expect("lost")
        guest.resume()
        program.expect("resumed")
        guest.play()
        spectator.follow(lambda: spectator.results)
        self.assertEqual((spectator.plies, spectator.finished), (guest.plies, guest.verdict))

    def test_a_spectator_sees_a_leaving_guest_resign(self):
        self.open_table("reversi")
        guest = self.sit_down()
        spectator = self.watch()
        guest.play(lambda: len(guest.plies) >= 4 and guest.my_turn())
        guest.leave()
        spectator.follow(lambda: spectator.results and spectator.names["guest"] is None)
        self.assertEqual(spectator.results, [(1, "black", "resign", len(guest.plies))])
        second = self.sit_down()
        second.play()
        spectator.follow(lambda: len(spectator.results) == 2)
        self.assertEqual((spectator.round, spectator.plies), (1, second.plies))

    def test_messages_from_a_spectator_are_ignored_but_garbage_is_an_error(self):
        self.open_table("reversi")
        guest = self.sit_down()
        spectator = self.watch()
        guest.play(lambda: guest.my_turn())
        x, y = guest.board.choose(guest.random)
        spectator.send("move", round=1, n=len(guest.plies) + 1, x=x, y=y)
        spectator.send("chat", text="cheat!")
        spectator.send("resign", round=1)
        spectator.send("request", id=1, kind="draw", round=1, n=1)
        spectator.settle()
        noisy = self.watch()
        noisy.raw(b"noise\n")
        while noisy.next()["type"] != "error":
            pass
        noisy.expect_end()
        guest.play()
        self.assertEqual((guest.verdict[1], guest.chats), ("count", []))
        spectator.follow(lambda: spectator.results)
        self.assertEqual((spectator.plies, spectator.chats), (guest.plies, []))

    def test_sixteen_spectators_are_admitted_and_another_after_one_leaves(self):
        self.open_table("reversi")
        guest = self.sit_down()
        spectators = [self.watch(name=f"Spectator {number}") for number in range(MOST_WATCHERS)]
        self.assertEqual(rejected(self.port, role="watch"), "busy")
        spectators[3].send("bye")
        spectators[3].line.close()
        last = self.watch_when_there_is_room()
        guest.play()
        for spectator in [*spectators[:3], *spectators[4:], last]:
            spectator.follow(lambda: spectator.results)
            self.assertEqual((spectator.plies, spectator.finished), (guest.plies, guest.verdict))

    def watch_when_there_is_room(self):
        while True:
            try:
                return self.watch(name="last")
            except AssertionError as full:  # the other connection's bye may not be processed yet
                self.assertIn("busy", str(full))


class AtClientTable(unittest.TestCase):
    def test_the_program_watches_a_game_between_clients(self):
        with Listener() as door:
            guests = ThreadPoolExecutor(1)
            self.addCleanup(guests.shutdown)
            coming = guests.submit(Guest.join, door.port, "Lin")
            with door.welcome("Ada", "reversi", "standard", 8) as host, coming.result() as guest:
                playing = guests.submit(guest.play, lambda: len(guest.plies) >= 12)
                host.play(lambda: len(host.plies) >= 12)
                playing.result()
                with Qipan("join", f"127.0.0.1:{door.port}", "--watch", "--name", "Wen") as program:
                    spectator = host.admit_spectator(door)
                    self.addCleanup(spectator.close)
                    self.assertEqual(spectator.greeting["name"], "Wen")
                    playing = guests.submit(guest.play)
                    host.play()
                    self.assertEqual(playing.result(), host.verdict)
                    spectator.settle()  # it has accepted every move as legal
                    spectator.send("bye")
                    self.assertEqual((program.finish(), program.errors()), (0, ""))
                    self.assertEqual(program.lines[-1], "left")


if __name__ == "__main__":
    unittest.main(verbosity=2)
