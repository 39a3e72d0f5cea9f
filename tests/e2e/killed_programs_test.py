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
        watcher = self.watch()
        watcher.follow(lambda: len(watcher.plies) >= PLIES)
        return host, guest, watcher

    def watch(self):
        watcher = Spectator.join(self.port)
        self.addCleanup(watcher.close)
        return watcher

    def finish(self, host, guest, watcher, plies):
        """The continued game is the previous one, and all three see its end."""
        watcher.follow(lambda: watcher.results)
        self.assertEqual(watcher.plies[:len(plies)], plies)
        self.assertEqual(watcher.names, {"host": "Ada", "guest": "Lin"})
        self.assertEqual((host.finish(), guest.finish()), (0, 0))
        result = "result {} {} {} {}".format(*watcher.results[0])
        self.assertIn(result, host.lines)
        self.assertIn(result, guest.lines)

    def test_a_guest(self):
        for game in ("gomoku", "reversi"):
            with self.subTest(game):
                host, guest, watcher = self.begin(game)
                plies = list(watcher.plies)
                guest.kill()
                host.expect("lost")
                guest = self.join()
                guest.expect("lost")
                guest.expect("resumed")
                host.expect("resumed")
                self.finish(host, guest, watcher, plies)

    def test_a_host(self):
        for game in ("gomoku", "reversi"):
            with self.subTest(game):
                host, guest, watcher = self.begin(game)
                plies, clock = list(watcher.plies), watcher.clock
                host.kill()
                guest.expect("lost")
                host = self.host()
                self.assertEqual(host.port(), self.port)
                watcher = self.watch()
                guest.expect("resumed")
                host.expect("lost")
                host.expect("resumed")
                watcher.follow(lambda: watcher.clock)
                for was, now in zip(clock[1:], watcher.clock[1:]):
                    self.assertAlmostEqual(was, now, delta=10_000)
                self.finish(host, guest, watcher, plies)


if __name__ == "__main__":
    unittest.main(verbosity=2)
