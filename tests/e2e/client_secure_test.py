# SPDX-License-Identifier: GPL-3.0-or-later
"""A second implementation of the secure channel, as guest and as host of the program: whole games over encrypted lines,
wrong passcodes, lost connections, and programs that cannot encrypt."""

import sys
import unittest

import lan_secure
from lan_client import Peer
from lan_guest import Guest, rejected
from lan_host import Listener
from qipan import Qipan

PASSCODE = "芝麻 Café"
DECOMPOSED = "芝麻 Cafe\u0301"
ELSEWHERE = "127.0.0.2"
SAID = (b"hello", b"welcome", b"move", b"Linnaeus-Lin", b"Adalovelace", b"token")  # what must not show


class AsGuest(unittest.TestCase):
    def open_table(self, *arguments):
        program = Qipan("host", *arguments, "--passcode", PASSCODE, "--port", "0", "--accept-anyone", "--seat", "computer",
                        "--name", "Adalovelace")
        self.addCleanup(program.__exit__)
        self.port = program.port()
        return program

    def join(self, **how):
        guest = Guest.join(self.port, "Linnaeus-Lin", **{"secure": PASSCODE, **how})
        self.addCleanup(guest.__exit__)
        return guest

    def refused(self, passcode, source=""):
        with self.assertRaises(lan_secure.Refused) as caught:
            lan_secure.connect(self.port, source=source, passcode=passcode)
        return caught.exception.args[0]

    def test_whole_games_over_an_encrypted_line(self):
        for game in ("gomoku", "reversi"):
            with self.subTest(game):
                program = self.open_table(game)
                guest = self.join(secure=DECOMPOSED)
                program.expect("playing Linnaeus-Lin as black")
                guest.play()
                self.assertFalse([word for word in SAID if word in guest.wire])

    def test_a_wrong_passcode_is_refused_and_three_lock_out_but_not_the_player(self):
        program = self.open_table()
        guest = self.join()
        program.expect("playing Linnaeus-Lin as black")
        guest.play(lambda: len(guest.plies) >= 5)
        for _ in range(3):
            self.assertEqual(self.refused("open"), "the host's mac is wrong")
        self.assertEqual(self.refused(PASSCODE), {"type": "reject", "reason": "passcode"})
        plies = list(guest.plies)
        guest.drop()
        program.expect("lost")
        guest.resume(secure=True)
        program.expect("resumed")
        self.assertEqual(guest.plies[:len(plies)], plies)
        guest.play()

    def test_a_guest_of_an_older_version_is_let_in_unless_only_encrypted(self):
        self.open_table()
        self.join(secure=None, passcode=PASSCODE)
        self.open_table("--only-encrypted")
        self.assertEqual(rejected(self.port, passcode=PASSCODE), "version")
        self.join()

    def test_a_table_without_passcode_stays_as_it_is(self):
        with Qipan("host", "--port", "0", "--accept-anyone", "--seat", "computer") as program:
            port = program.port()
            with self.assertRaises(lan_secure.Refused) as caught:
                lan_secure.connect(port, passcode="any")
            self.assertEqual(caught.exception.args[0], {"type": "secure", "version": 0})
            with Peer.connect(port) as peer:
                peer.send("secure", version=1, share="e2" * 32)
                peer.expect("secure", version=0)
                peer.hello("Linnaeus-Lin")
                peer.enter()


class AsHost(unittest.TestCase):
    def join(self, door, *arguments, **how):
        return Qipan("join", f"127.0.0.1:{door.port}", "--seat", "computer", "--rounds", "1", "--name", "Linnaeus-Lin", *arguments, **how)

    def test_the_program_plays_over_an_encrypted_line_and_resumes_over_one(self):
        with Listener() as door, self.join(door, "--passcode", DECOMPOSED) as program:
            with door.welcome("Adalovelace", secure=PASSCODE) as host:
                program.expect("playing Adalovelace as white")
                host.play(lambda: len(host.plies) >= 5)
                self.assertFalse([word for word in SAID if word in host.wire])
                host.line.close()
                program.expect("lost")
                host.resume_on(door, secure=True)
                program.expect("resumed")
                host.play(lambda: host.left)
                self.assertEqual(program.finish(), 0)

    def test_the_program_does_not_believe_a_host_without_the_passcode(self):
        with Listener() as door, self.join(door, "--passcode", PASSCODE) as program:
            with self.assertRaises(lan_secure.Refused):
                door.accept_secure(passcode="a guess")
            self.assertEqual((program.finish(), program.lines), (1, []))
            self.assertRegex(program.errors(), r"\Aqipan: [^\n]*passcode[^\n]*\n\Z")

    def test_a_computer_proves_nothing_to_a_host_that_does_not_encrypt(self):
        with Listener() as door, self.join(door, "--passcode", PASSCODE) as program:
            door.keep_silent()
            self.assertEqual((program.finish(), program.lines), (1, []))
            self.assertRegex(program.errors(), r"\Aqipan: [^\n]*encrypt[^\n]*\n\Z")


if __name__ == "__main__":
    if lan_secure.sodium is None:
        print("skipped: libsodium is not installed")
        sys.exit(77)
    unittest.main(verbosity=2)
