# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs play duels through a bad network: 200 ± 100 ms each way, stalls, single bytes; the line of one table is
cut, and at two others a program is killed and started again."""

import tempfile
import threading
import unittest

from qipan import Qipan
from relay import LinkQuality, Network

FALLING = ("none", "down", "split-left-right", "inward", "left-down-right-up")
BAD = LinkQuality(delay=(0.1, 0.3), stall=(0.5, 1.5))
CUT = 1  # of these tables the line is cut; at the next two a program is killed
KILLED_GUEST = 2
KILLED_HOST = 3
CUT_S = 6
ROUND_S = 240  # until the test gives up; a round takes about half a minute


class Duel(threading.Thread):
    """Two computers at one table, through one relay."""

    def __init__(self, network, number, folder):
        super().__init__()
        self.number, self.network, self.folder = number, network, folder
        self.failure = None
        self.results = []

    def run(self):
        try:
            self.play()
        except Exception as failure:  # reported by the test, not by the thread
            self.failure = failure

    def start_program(self, who, *arguments):
        return Qipan(*arguments, "--seat", "computer", "--rounds", "1",
                     data_dir=f"{self.folder}/{self.number}-{who}")

    def host(self):
        return self.start_program("host", "host", "link", "--size", "8x6", "--falling", FALLING[self.number],
                                  "--difficulty", "easy", "--pictures", "12", "--level", "5", "--port", "0",
                                  "--accept-anyone", "--name", "Ada")

    def guest(self):
        return self.start_program("guest", "join", f"127.0.0.1:{self.relay.port}", "--level", "4", "--name", "Lin")

    def play(self):
        host = self.host()
        self.relay = self.network.relay(host.port(), BAD, seed=self.number)
        guest = self.guest()
        try:
            host.expect("playing Lin as host", ROUND_S)
            guest.expect("playing Ada as guest", ROUND_S)
            timer = threading.Event()
            timer.wait(8)  # the count, and some pairs
            if self.number == CUT:
                self.network.cut(self.relay, 0, CUT_S)
            elif self.number == KILLED_GUEST:
                guest.__exit__()
                guest = self.guest()
                guest.expect("lost", ROUND_S)
                guest.expect("resumed", ROUND_S)
            elif self.number == KILLED_HOST:
                host.__exit__()
                host = self.host()
                host.port()
                host.expect("lost", ROUND_S)
                host.expect("resumed", ROUND_S)
            status = host.finish(ROUND_S), guest.finish(ROUND_S)
            assert status == (0, 0), f"{status}: {host.lines}, {guest.lines}, {host.errors()}, {guest.errors()}"
            self.results = [[line.split()[:4] for line in program.lines if line.startswith("result")]
                            for program in (host, guest)]
            self.lines = host.lines + guest.lines
        finally:
            for program in (host, guest):
                program.__exit__()


class BadNetwork(unittest.TestCase):
    def test_duels_of_five_falling_modes(self):
        with Network() as network, tempfile.TemporaryDirectory(prefix="qipan-duels-") as folder:
            duels = [Duel(network, number, folder) for number in range(len(FALLING))]
            for duel in duels:
                duel.start()
            for duel in duels:
                duel.join()
        for duel in duels:
            with self.subTest(FALLING[duel.number]):
                self.assertIsNone(duel.failure)
                host, guest = duel.results
                self.assertEqual(len(host), 1)
                self.assertEqual(host, guest)
                self.assertEqual(host[0][3], "cleared")
                self.assertEqual("lost" in duel.lines, duel.number in (CUT, KILLED_GUEST, KILLED_HOST), duel.lines)


if __name__ == "__main__":
    unittest.main(verbosity=2)
