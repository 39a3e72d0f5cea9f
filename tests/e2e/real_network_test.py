# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs play through a bad network: 300 ± 100 ms each way, stalls, single bytes, and an interruption of 20 s.
QIPAN_LONG plays 20 games, otherwise 8."""

import os
import threading
import unittest

from qipan import Qipan
from relay import Network, LinkQuality

# Pairs of programs and the rounds that each of them plays: 20 games in a long run, with equal durations.
TABLES = (6, 8) if "QIPAN_LONG" in os.environ else (3, 2)
EVENINGS = (("gomoku", 2),) * TABLES[0] + (("reversi", 1),) * TABLES[1]
CUT_S = 20
CUT_BETWEEN = TABLES[0] - 1  # of these the connection is cut between two rounds, during a request for another game
EVENING_S = 240  # until the test gives up; it takes about one minute


class Evening(threading.Thread):
    """Two programs at one table, through one relay."""

    def __init__(self, network, number):
        super().__init__()
        self.number, self.network = number, network
        self.game, self.rounds = EVENINGS[number]
        self.failure = None
        self.lines = []

    def run(self):
        try:
            self.play()
        except Exception as failure:  # reported by the test, not by the thread
            self.failure = failure

    def play(self):
        seat = ("--seat", "computer", "--rounds", str(self.rounds))
        # Different levels, so that gomoku games are won before the board is full.
        with Qipan("host", self.game, "--level", "2", "--port", "0", "--accept-anyone", "--name", "Ada", *seat) as host:
            relay = self.network.relay(host.port(), LinkQuality(), seed=self.number)
            with Qipan("join", f"127.0.0.1:{relay.port}", "--name", "Lin", *seat) as guest:
                guest.expect("playing Ada as white")
                if self.number == CUT_BETWEEN:
                    guest.expect("result 1 .*", EVENING_S)
                    self.network.cut(relay, 0, CUT_S)
                else:
                    self.network.cut(relay, 2 + self.number % 4, CUT_S)
                status = host.finish(EVENING_S), guest.finish(EVENING_S)
            self.lines = [host.lines[1:], guest.lines]
            assert status == (0, 0), f"{status}: {self.lines}, {host.errors()}, {guest.errors()}"
            assert relay.cuts == 1


class BadNetwork(unittest.TestCase):
    def test_games_are_played_to_the_end(self):
        with Network() as network:
            evenings = [Evening(network, number) for number in range(len(EVENINGS))]
            for evening in evenings:
                evening.start()
            for evening in evenings:
                evening.join()
        for evening in evenings:
            with self.subTest(evening.number, game=evening.game):
                self.assertIsNone(evening.failure)
                self.check(evening.rounds, *evening.lines)

    def check(self, rounds, host, guest):
        """Both report the same rounds and results, and both lost the connection and reconnected."""
        results = [line for line in host if line.startswith("result")]
        self.assertEqual([line.split()[1] for line in results], [str(number) for number in range(1, rounds + 1)])
        self.assertEqual([line for line in guest if line.startswith("result")], results)
        for lines, opponent in ((host, "Lin"), (guest, "Ada")):
            self.assertEqual([line for line in lines if line.startswith("playing")][0].split()[1], opponent)
            self.assertGreaterEqual(lines.count("lost"), 1, lines)
            self.assertEqual(lines.count("lost"), lines.count("resumed"), lines)


if __name__ == "__main__":
    unittest.main(verbosity=2)
