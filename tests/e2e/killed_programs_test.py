# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs at one table; one of them is killed during the game and restarted with its folder."""

import tempfile
import unittest

from lan_spectator import Spectator
from qipan import Qipan
from relay import Network, LinkQuality

SLOW = LinkQuality(delay=(0.1, 0.2), stalls_in=0, bytewise=False)  # so that the game lasts long enough
PLIES = 8
SEAT = ("--seat", "computer", "--rounds", "1")


class Killed(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="qipan-killed-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.network = Network().__enter__()
        self.addCleanup(self.network.__exit__)

    def start(self, who, *arguments):
        program = Qipan(*arguments, *SEAT, data_dir=f"{self.folder}/{self.game}-{who}")
        self.addCleanup(program.__exit__)
        return program

    def host(self):
        return self.start("host", "host", self.game, "--port", "0", "--accept-anyone", "--name", "Ada",
                          "--clock", "300+1")

    def join(self):
        return self.start("guest", "join", f"127.0.0.1:{self.relay.port}", "--name", "Lin")

    def begin(self, game):
        """Both programs, and a spectator's view, in the middle of a game."""
        self.game = game
        host = self.host()
        self.port = host.port()
        self.relay = self.network.relay(self.port, SLOW)
        guest = self.join()
        host.expect("playing Lin as black")
        guest.expect("playing Ada as white")
        spectator = self.watch()
        spectator.follow(lambda: len(spectator.plies) >= PLIES)
        return host, guest, spectator

    def watch(self):
        spectator = Spectator.join(self.port)
        self.addCleanup(spectator.close)
        return spectator

    def finish(self, host, guest, spectator, plies):
        """The continued game is the previous one, and all three see its end."""
        spectator.follow(lambda: spectator.results)
        self.assertEqual(spectator.plies[:len(plies)], plies)
        self.assertEqual(spectator.names, {"host": "Ada", "guest": "Lin"})
        self.assertEqual((host.finish(), guest.finish()), (0, 0))
        result = "result {} {} {} {}".format(*spectator.results[0])
        self.assertIn(result, host.lines)
        self.assertIn(result, guest.lines)

    def test_a_guest(self):
        for game in ("gomoku", "reversi"):
            with self.subTest(game):
                host, guest, spectator = self.begin(game)
                plies = list(spectator.plies)
                guest.kill()
                host.expect("lost")
                guest = self.join()
                guest.expect("lost")
                guest.expect("resumed")
                host.expect("resumed")
                self.finish(host, guest, spectator, plies)

    def test_a_host(self):
        for game in ("gomoku", "reversi"):
            with self.subTest(game):
                host, guest, spectator = self.begin(game)
                plies, clock = list(spectator.plies), spectator.clock
                host.kill()
                guest.expect("lost")
                host = self.host()
                self.assertEqual(host.port(), self.port)
                spectator = self.watch()
                guest.expect("resumed")
                host.expect("lost")
                host.expect("resumed")
                spectator.follow(lambda: spectator.clock)
                for was, now in zip(clock[1:], spectator.clock[1:]):
                    self.assertAlmostEqual(was, now, delta=10_000)
                self.finish(host, guest, spectator, plies)


if __name__ == "__main__":
    unittest.main(verbosity=2)
