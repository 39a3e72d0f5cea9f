# SPDX-License-Identifier: GPL-3.0-or-later
"""Another game, rule or size for the next round: proposed by a second implementation, accepted by the program, and
played."""

import unittest

from lan_guest import Guest
from lan_host import Listener
from qipan import Qipan

GAMES = (("reversi", "standard", 8), ("gomoku", "standard", 19), ("gomoku", "freestyle", 15))


class Proposals(unittest.TestCase):
    def check(self, player, game, rule, size):
        self.assertEqual([player.setup[key] for key in ("game", "rule", "size")], [game, rule, size])
        player.play()
        self.assertIn(player.verdict[1], ("count",) if game == "reversi" else ("five", "full"))

    def test_a_guests_proposal_is_acknowledged_at_once_and_played_with_colours_swapped(self):
        with Qipan("host", "--port", "0", "--accept-anyone", "--seat", "computer", "--name", "Ada") as program:
            with Guest.join(program.port(), "Lin") as guest:
                guest.play()
                for number, proposal in enumerate(GAMES, 2):
                    guest.propose(*proposal)
                    guest.wait(lambda: guest.round == number)
                    self.assertEqual(guest.black, "guest" if number % 2 == 0 else "host")
                    self.check(guest, *proposal)

    def test_a_hosts_proposal_is_acknowledged_at_once_and_played(self):
        with Listener() as door, Qipan("join", f"127.0.0.1:{door.port}", "--seat", "computer") as program:
            with door.welcome("Ada") as host:
                host.play()
                for number, proposal in enumerate(GAMES, 2):
                    host.propose(*proposal)
                    host.wait(lambda: host.round == number)
                    self.check(host, *proposal)
                self.assertIsNone(program.process.poll())


if __name__ == "__main__":
    unittest.main(verbosity=2)
