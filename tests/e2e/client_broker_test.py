# SPDX-License-Identifier: GPL-3.0-or-later
"""A second implementation of the lines through a broker, with the secure channel on them, plays against the program: whole
games as its guest and as its host, chat, and a line that is lost."""

import sys
import unittest

import broker
import lan_secure
from broker import Broker
from broker_line import BrokerDoor, BrokerLine, secret_of
from broker_table import CODE
from lan_guest import Guest
from lan_host import Listener
from lan_secure import SecureSocket
from qipan import Qipan

OWN_CODE = "7K3M-92QX-0F5T-CDEF"
GAMES = (("gomoku", "freestyle", 15), ("reversi", "standard", 8))


def reach(at, code, **secret):
    """An open channel to the table with this code."""
    line = BrokerLine(at.port, broker.USER, broker.PASSWORD, code)
    try:
        return SecureSocket.guest(line, **(secret or {"passcode": secret_of(code)}))
    except BaseException:
        line.close()
        raise


class BrokerListener(Listener):
    """A host that waits for guests at a broker."""

    def __init__(self, at, code):
        self._at, self._code = at, code

    def __enter__(self):
        self._server = BrokerDoor(self._at.port, broker.USER, broker.PASSWORD, self._code)
        return self


class AtABroker(unittest.TestCase):
    def setUp(self):
        self.broker = Broker().__enter__()
        self.addCleanup(self.broker.__exit__)

    def start(self, *arguments):
        program = Qipan(*arguments, "--broker", self.broker.url, "--seat", "computer", environment=self.broker.environment)
        self.addCleanup(program.__exit__)
        return program


class AsGuest(AtABroker):
    def open_table(self, game, rule="freestyle", size=15):
        self.program = self.start("host", game, "--rule", rule, "--size", str(size), "--port", "0", "--accept-anyone",
                                  "--name", "Ada", "--first", "throw")
        self.program.port()
        self.code = self.program.expect(CODE)[1]

    def join(self):
        guest = Guest.join_over(reach(self.broker, self.code), "Lin")
        self.addCleanup(guest.__exit__)
        return guest

    def test_whole_games(self):
        for game, rule, size in GAMES:
            with self.subTest(game):
                self.open_table(game, rule, size)
                guest = self.join()
                self.program.expect("playing Lin as (black|white)")
                guest.play(lambda: len(guest.plies) >= 3)
                guest.send("chat", text="棋逢对手")
                winner, reason = guest.play()
                self.program.expect(f"result 1 {winner} {reason} {len(guest.plies)}")
                guest.leave()
                self.program.expect("left")

    def test_a_lost_line_is_resumed_on_a_new_one(self):
        self.open_table("reversi", "standard", 8)
        guest = self.join()
        self.program.expect("playing Lin as .*")
        guest.play(lambda: len(guest.plies) >= 10)
        guest.drop()
        self.program.expect("lost")
        guest.resume_over(reach(self.broker, self.code))
        self.program.expect("resumed")
        winner, reason = guest.play()
        self.program.expect(f"result 1 {winner} {reason} {len(guest.plies)}")

    def test_a_false_guest_knows_the_topic_but_not_the_secret(self):
        self.open_table("gomoku")
        with self.assertRaises(lan_secure.Refused):
            reach(self.broker, self.code, passcode=secret_of(OWN_CODE))
        self.join()
        self.program.expect("playing Lin as .*")


class AsHost(AtABroker):
    def test_whole_games(self):
        for game, rule, size in GAMES:
            with self.subTest(game), BrokerListener(self.broker, OWN_CODE) as door:
                program = self.start("join", OWN_CODE, "--rounds", "1", "--name", "Lin")
                with door.welcome("Ada", game, rule, size, secure=secret_of(OWN_CODE)) as host:
                    program.expect("playing Ada as white")
                    host.play(lambda: host.left)
                    program.expect("result 1 {} {} {}".format(*host.verdict, len(host.plies)))
                self.assertEqual((program.finish(), program.errors()), (0, ""))

    def test_the_program_does_not_believe_a_host_without_the_secret(self):
        with BrokerListener(self.broker, OWN_CODE) as door:
            program = self.start("join", OWN_CODE)
            with self.assertRaises(lan_secure.Refused):
                door.accept_secure(passcode="a guess")
            self.assertEqual((program.finish(), program.lines), (1, []))
            self.assertRegex(program.errors(), r"\Aqipan: [^\n]*\n\Z")


if __name__ == "__main__":
    broker.need()
    if lan_secure.sodium is None:
        print("skipped: libsodium is not installed")
        sys.exit(77)
    unittest.main(verbosity=2)
