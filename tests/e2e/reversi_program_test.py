# SPDX-License-Identifier: GPL-3.0-or-later
"""qipan-reversi from outside: its command line, output and exit status."""

import os
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.environ["QIPAN_REVERSI"]
TIMEOUT = 120  # seconds until a test gives up
SANITIZED = os.environ.get("QIPAN_SANITIZED", "0") == "1"

# Numbers 40 and 41 of the endgame test of the French Othello Federation, and a position near the end.
FFO_40 = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; a2:+38; c7:+36;"
SHORT = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXXXXXOOOOXOOXXO--X-------- X"


def run(*arguments, before=None):
    """Runs the program; `before` is called first in its process."""
    return subprocess.run([PROGRAM, *arguments], stdin=subprocess.DEVNULL, capture_output=True, timeout=TIMEOUT,
                          text=True, preexec_fn=before)


class Perft(unittest.TestCase):
    def test_counts_are_printed_bare(self):
        for arguments, count in ((("7",), 55092), (("7", "--mode", "2"), 55092),
                                 (("8",), 390216), (("8", "--mode", "1"), 390216)):
            done = run("perft", *arguments)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, f"{count}\n", ""))

    @unittest.skipIf(SANITIZED, "takes long")
    def test_both_pass_conventions(self):
        self.assertEqual(run("perft", "10").stdout, "24571284\n")
        self.assertEqual(run("perft", "10", "--mode", "2").stdout, "24571420\n")


class Solve(unittest.TestCase):
    LINE = re.compile(r"(\d+) ([+-]\d+) ([a-h][1-8]|pa|--) (\d+) (\d+\.\d{3})")

    def solve(self, content, *options, before=None):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "positions.obf")
            with open(file, "wb") as positions:
                positions.write(content)
            return run("solve", file, *options, before=before)

    def test_scores_moves_and_totals(self):
        lines = [SHORT] if SANITIZED else [FFO_40, SHORT]
        for options in ((), ("--threads", "2")):
            done = self.solve("\n".join(lines).encode(), *options)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            *solved, total = done.stdout.splitlines()
            self.assertEqual(len(solved), len(lines))
            nodes = 0
            for number, line in enumerate(solved, 1):
                match = self.LINE.fullmatch(line)
                self.assertTrue(match, line)
                self.assertEqual(int(match.group(1)), number)
                nodes += int(match.group(4))
            self.assertRegex(total, rf"^total {nodes} \d+\.\d{{3}}$")
            if not SANITIZED:
                self.assertTrue(solved[0].startswith("1 +38 a2 "), solved[0])

    def test_garbage_is_rejected_and_the_rest_solved(self):
        done = self.solve(b"\xff\x00garbage\n" + SHORT.encode() + b"\n" + os.urandom(100_000).replace(b"\n", b" ") + b"\n")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(len(done.stdout.splitlines()), 2)
        self.assertTrue(done.stdout.startswith("2 "), done.stdout)
        self.assertEqual([re.search(r"line \d+", line).group() for line in done.stderr.splitlines()], ["line 1", "line 3"])

    @unittest.skipUnless(sys.platform == "linux" and not SANITIZED, "sanitizers take memory of their own")
    def test_invalid_memory_is_rejected(self):
        import resource
        limit = 100 << 20  # less than the table
        done = self.solve(SHORT.encode(), before=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)))
        self.assertEqual((done.returncode, done.stdout, done.stderr),
                         (1, "", "qipan-reversi: there is not so much memory\n"))

    def test_an_unreadable_file_is_reported(self):
        done = run("solve", "/no/such/file.obf")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("cannot be read", done.stderr)


class CommandLine(unittest.TestCase):
    def test_invalid_usage_prints_one_line(self):
        for arguments in (("perft",), ("perft", "many"), ("perft", "99"), ("solve",), ("dance",), ("bench", "x")):
            done = run(*arguments)
            self.assertEqual((done.returncode, done.stdout), (2, ""), arguments)
            self.assertEqual(len(done.stderr.splitlines()), 1)

    def test_help_and_version(self):
        self.assertTrue(run("--help").stdout.startswith("Usage: qipan-reversi"))
        self.assertRegex(run("--version").stdout, r"^qipan-reversi \d+\.\d+\.\d+\n$")

    @unittest.skipIf(SANITIZED, "takes long")
    def test_bench_prints_four_lines(self):
        lines = run("bench").stdout.splitlines()
        self.assertEqual(len(lines), 4)
        for line, form in zip(lines, (r"nodes \d+", r"seconds \d+\.\d+", r"speed \d+ nodes/s", r"signature [0-9a-f]{16}")):
            self.assertRegex(line, f"^{form}$")


if __name__ == "__main__":
    unittest.main()
