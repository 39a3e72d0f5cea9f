# SPDX-License-Identifier: GPL-3.0-or-later
"""Attackers at a table where two honest parties play: moves stay fast, memory stays small, and nothing sent by an
attacker reaches the disk. Linux only, for /proc."""

import os
import pathlib
import subprocess
import sys
import time
import unittest

import attacks
from folder_watch import FolderWatch
from lan_guest import Guest
from qipan import Qipan

LONG = os.environ.get("QIPAN_LONG")
# Sanitizers slow the program down and keep freed memory, so neither is measured.
MEASURES = os.environ.get("QIPAN_SANITIZED", "0") == "0"
IDLE_S = 4
ROUND_PAUSE_S = 0.05  # starts count towards the host's rate limit, so an honest guest must not flood it with rounds
ATTACK_S = 20 if LONG else 2.5
QUICK_S = 0.3  # a 99th percentile below this is always good: a move waits up to 0.2 s for a slow disk
MEMORY_KB = 20_000
HERE = pathlib.Path(__file__).parent


class Attack:
    """An attack in its own process, so that it does not slow down the measurement."""

    def __init__(self, name, port):
        self._command = [sys.executable, str(HERE / "attacks.py"), name, str(port)]

    def __enter__(self):
        self._process = subprocess.Popen(self._command)
        return self

    def __exit__(self, *_):
        alive = self._process.poll() is None
        self._process.kill()
        self._process.wait()
        assert alive, "the attack ended by itself"


def status_kb(program, field):
    for line in pathlib.Path(f"/proc/{program.process.pid}/status").read_text().splitlines():
        if line.startswith(field + ":"):
            return int(line.split()[1])
    raise AssertionError(f"no {field}")


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


@unittest.skipUnless(os.path.exists("/proc/self/status"), "no /proc")
class HostilePeers(unittest.TestCase):
    def open_table(self, *arguments):
        self.program = Qipan("host", *arguments, "--port", "0", "--size", "20", "--accept-anyone", "--seat", "computer")
        self.addCleanup(self.program.__exit__)
        self.port = self.program.port()

    def kept(self):
        """Every file of the data folder, by name."""
        folder = pathlib.Path(self.program.data_dir)
        return {str(path.relative_to(folder)): path for path in folder.rglob("*") if path.is_file()}

    def play(self, guest, seconds):
        """Plays round after round; returns the time of each answer of the other side."""
        answers, end = [], time.monotonic() + seconds
        while time.monotonic() < end:
            if guest.verdict:
                guest.play()
                time.sleep(ROUND_PAUSE_S)
                guest.another_round()
            guest.wait(lambda: guest.verdict or guest.my_turn())
            if guest.verdict:
                continue
            edge = [cell for cell in guest.board.moves() if cell[0] in (0, 19) and cell[1] % 2]
            guest.move(*guest.random.choice(edge or guest.board.moves()))
            sent = time.monotonic()
            guest.wait(lambda: guest.verdict or guest.my_turn())
            answers.append(time.monotonic() - sent)
        return answers

    def test_a_match_is_not_disturbed(self):
        self.open_table()
        with Guest.join(self.port, "Lin") as guest:
            self.play(guest, 2)  # warms up everything
            quiet = percentile(self.play(guest, IDLE_S), 0.99)
            memory, files = status_kb(self.program, "VmRSS"), set(self.kept())
            for attack in attacks.ATTACKS:
                with self.subTest(attack.__name__), Attack(attack.__name__, self.port):
                    answers = self.play(guest, ATTACK_S)
                    slow = percentile(answers, 0.99)
                    print(f"{attack.__name__}: {len(answers)} moves, 99th percentile {1000 * slow:.1f} ms "
                          f"(alone {1000 * quiet:.1f} ms), {status_kb(self.program, 'VmRSS') - memory:+} kB", flush=True)
                    if MEASURES:
                        self.assertLessEqual(slow, max(2 * quiet, QUICK_S))
                        self.assertLess(status_kb(self.program, "VmRSS") - memory, MEMORY_KB)
            if MEASURES:
                self.assertLess(max(status_kb(self.program, "VmHWM") - memory, 0), MEMORY_KB)
            self.assertEqual(set(self.kept()), files)
        for name, path in self.kept().items():
            self.assertNotIn(attacks.STRANGER.encode(), path.read_bytes(), name)

    def test_strangers_cannot_cause_file_access(self):
        self.open_table("--passcode", "x")
        with Guest.join(self.port, "Lin", passcode="x") as guest:  # so that the table was used and is idle again
            guest.leave()
        self.program.expect("playing Lin as black")
        self.program.expect("result .*")
        self.program.expect("left")
        self.settle()
        with FolderWatch(self.program.data_dir) as folder:
            for attack in attacks.ATTACKS:
                with self.subTest(attack.__name__), Attack(attack.__name__, self.port):
                    time.sleep(ATTACK_S / 5)
                    self.assertEqual(folder.events(), [])

    def settle(self):
        """Returns when the program has finished writing. It reads the opening of a game up to two seconds later."""
        quiet_s = 3
        with FolderWatch(self.program.data_dir) as folder:
            time.sleep(quiet_s)
            while folder.events():
                time.sleep(quiet_s)


if __name__ == "__main__":
    unittest.main(verbosity=2)
