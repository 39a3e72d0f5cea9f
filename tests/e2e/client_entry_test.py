# SPDX-License-Identifier: GPL-3.0-or-later
"""A second implementation joins a table of the program: passcode, lock-out, occupied seat, rock-paper-scissors."""

import os
import time
import unittest

from lan_client import Peer
from lan_guest import Guest, rejected
from lan_host import Listener
from lan_rock_paper_scissors import commitment
from qipan import Qipan

PASSCODE = "芝麻 open"
LONG = os.environ.get("QIPAN_LONG")
ELSEWHERE = "127.0.0.2"


class AtATable(unittest.TestCase):
    def open_table(self, *arguments):
        program = Qipan("host", *arguments, "--port", "0", "--accept-anyone", "--seat", "computer", "--name", "Ada")
        self.addCleanup(program.__exit__)
        self.port = program.port()
        return program

    def join(self, **how):
        guest = Guest.join(self.port, "Lin", **how)
        self.addCleanup(guest.__exit__)
        return guest

    def expect_error(self, peer, code):
        peer.expect("error", code=code)
        peer.expect_end()


class Passcode(AtATable):
    def setUp(self):
        self.program = self.open_table("--passcode", PASSCODE)

    def lock_out(self):
        for _ in range(3):
            self.assertEqual(rejected(self.port, passcode="wrong"), "passcode")

    def test_a_guest_with_the_passcode_is_admitted(self):
        guest = self.join(passcode=PASSCODE)
        guest.play()
        self.program.expect("playing Lin as black")

    def test_nothing_about_the_game_is_sent_before_the_proof(self):
        for role in ("play", "watch"):
            with Peer.connect(self.port) as peer:
                peer.hello("Eve", role)
                challenge = peer.expect("challenge")
                self.assertEqual(set(challenge), {"type", "nonce"})
                peer.settle()
                peer.send("move", round=1, n=1, x=7, y=7)
                error = peer.expect("error", code="out-of-turn")
                self.assertNotIn("Ada", str(error))
                peer.expect_end()

    def test_every_challenge_is_different(self):
        nonces = set()
        for _ in range(4):
            with Peer.connect(self.port) as peer:
                peer.hello()
                nonces.add(peer.expect("challenge")["nonce"])
        self.assertEqual(len(nonces), 4)

    def test_a_wrong_or_ill_formed_proof_is_rejected_and_can_be_retried(self):
        self.assertEqual(rejected(self.port, passcode="open"), "passcode")
        with Peer.connect(self.port) as peer:
            peer.hello()
            peer.expect("challenge")
            peer.send("proof", mac="no hex at all")
            peer.expect("reject", reason="passcode")
            peer.expect_end()
        self.join(passcode=PASSCODE)

    def test_after_three_wrong_proofs_an_address_needs_a_known_token(self):
        guest = self.join(passcode=PASSCODE)
        self.program.expect("playing Lin as black")
        guest.play(lambda: len(guest.plies) >= 5)
        self.lock_out()
        self.assertEqual(rejected(self.port), "passcode")
        self.assertEqual(rejected(self.port, resume={"token": "f" * 32, "round": 1, "n": 5}), "passcode")
        self.assertEqual(rejected(self.port, passcode=PASSCODE, source=ELSEWHERE), "busy")
        plies = list(guest.plies)
        guest.drop()
        guest.resume()
        self.assertEqual(guest.plies[:len(plies)], plies)
        guest.play()

    def test_a_correct_proof_resets_the_count(self):
        for _ in range(2):
            for _ in range(2):
                self.assertEqual(rejected(self.port, passcode="wrong"), "passcode")
            guest = self.join(passcode=PASSCODE)
            guest.leave()
            guest.close()

    @unittest.skipUnless(LONG, "takes a minute")
    def test_the_lockout_ends_after_a_minute(self):
        self.lock_out()
        with Peer.connect(self.port, source=ELSEWHERE) as idle:
            idle.hello()
            idle.expect("challenge")
            idle.expect_end(seconds=62)  # no proof within 60 s
        self.join(passcode=PASSCODE)


class ClientPasscode(unittest.TestCase):
    def test_the_program_proves_the_passcode(self):
        with Listener() as door:
            with Qipan("join", f"127.0.0.1:{door.port}", "--passcode", PASSCODE, "--seat", "computer", "--rounds", "1",
                       "--allow-unencrypted") as program:
                door.keep_silent()
                with door.welcome("Ada", passcode=PASSCODE) as host:
                    host.play(lambda: host.left)
                    self.assertEqual(program.finish(), 0)

    def test_the_program_reports_a_wrong_passcode(self):
        with Listener() as door:
            with Qipan("join", f"127.0.0.1:{door.port}", "--seat", "computer", "--allow-unencrypted",
                       environment={"QIPAN_PASSCODE": "x"}) as program:
                door.keep_silent()
                with door.accept() as host:
                    host.expect("hello")
                    host.send("challenge", nonce="ab" * 32)
                    host.expect("proof")
                    host.send("reject", reason="passcode")
                    self.assertEqual((program.finish(), program.lines), (1, []))
                    self.assertRegex(program.errors(), r"\Aqipan: [^\n]*passcode[^\n]*\n\Z")


class Seat(AtATable):
    def test_a_seat_is_kept_for_a_playing_or_disconnected_guest(self):
        program = self.open_table()
        guest = self.join()
        program.expect("playing Lin as black")
        self.assertEqual(rejected(self.port), "busy")
        guest.drop()
        program.expect("lost")
        self.assertEqual(rejected(self.port), "busy")
        guest.resume()
        program.expect("resumed")
        guest.leave()
        program.expect("result 1 black resign .*")
        program.expect("left")
        self.join()

    def test_a_seat_is_free_when_a_guest_disconnects_before_the_first_start(self):
        self.open_table("--first", "throw")
        with Peer.join(self.port) as early:
            early.expect("throw")
        for _ in range(50):  # the new connection may be noticed before the end of the old one
            with Peer.connect(self.port) as late:
                late.hello("Lin")
                if late.next()["type"] == "welcome":
                    return
            time.sleep(0.1)
        self.fail("the seat is taken by nobody")


class RockPaperScissors(AtATable):
    def test_the_winner_moves_first_and_ties_are_repeated(self):
        program = self.open_table("--first", "throw")
        seen = set()
        for attempt in range(60):
            guest = self.join(choices=("rock", "scissors", "paper")[attempt % 3:])
            program.expect(f"playing Lin as {'black' if guest.black == 'host' else 'white'}")
            seen.add((guest.black, guest.throws > 1))
            guest.leave()
            program.expect("result 1 .*")
            program.expect("left")
            guest.close()
            if {black for black, _ in seen} == {"host", "guest"} and any(tied for _, tied in seen):
                return
        self.fail(f"60 throws, and only {seen}")

    def test_a_reveal_that_differs_from_the_commitment_is_bad(self):
        self.open_table("--first", "throw")
        right = {"choice": "rock", "nonce": "n" * 16}
        for wrong in ({**right, "choice": "paper"}, {**right, "nonce": "m" * 16}, {**right, "choice": "well"},
                      {**right, "nonce": "short"}, {**right, "nonce": "n" * 65}):
            with self.subTest(wrong), Peer.join(self.port) as cheat:
                cheat.send("throw", commit=commitment(**right))
                cheat.expect("throw")
                cheat.send("reveal", **wrong)
                if cheat.next()["type"] == "reveal":
                    cheat.expect("error", code="bad-reveal")
                cheat.expect_end()

    def test_a_hand_is_not_revealed_before_the_other_side_has_committed(self):
        self.open_table("--first", "throw")
        with Peer.join(self.port) as guest:
            guest.expect("throw")
            guest.settle()
            self.assertRaises(TimeoutError, guest.next, 0.2)

    @unittest.skipUnless(LONG, "takes 10 s")
    def test_a_missing_reveal_is_bad_after_ten_seconds(self):
        self.open_table("--first", "throw")
        with Peer.join(self.port) as guest:
            guest.send("throw", commit=commitment("rock", "n" * 16))
            guest.expect("throw")
            guest.expect("reveal")
            guest.expect("error", 12, code="bad-reveal")

    def test_the_program_as_guest_plays_until_someone_wins_and_detects_a_cheat(self):
        with Listener() as door:
            address = f"127.0.0.1:{door.port}"
            with Qipan("join", address, "--seat", "computer", "--rounds", "1") as program:
                with door.welcome("Ada", first="throw") as host:
                    program.expect(f"playing Ada as {'black' if host.black == 'guest' else 'white'}")
                    host.play(lambda: host.left)
            with Qipan("join", address, "--seat", "computer") as program, door.accept() as host:
                host.expect("hello")
                setup = {"game": "reversi", "rule": "standard", "size": 8, "first": "throw", "clock": None}
                host.send("welcome", protocol=1, name="Ada", client="", setup=setup, token="0" * 32)
                host.send("throw", commit=commitment("rock", "n" * 16))
                host.expect("throw")
                host.send("reveal", choice="paper", nonce="n" * 16)
                if host.next()["type"] == "reveal":
                    host.expect("error", code="bad-reveal")
                host.expect_end()
                self.assertEqual(program.finish(), 1)


if __name__ == "__main__":
    unittest.main(verbosity=2)
