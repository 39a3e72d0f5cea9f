# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line: answers, wrong usage, and failures."""

import os
import socket
import subprocess
import tempfile
import unittest

from lan_host import Listener
from qipan import TIMEOUT, PROGRAM, Qipan


def run(*arguments, **environment):
    """Runs the program to its end without a data folder of its own: for commands that never open a window."""
    variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8", **environment}
    return subprocess.run([PROGRAM, *arguments], env=variables, stdin=subprocess.DEVNULL, capture_output=True,
                          encoding="utf-8", timeout=TIMEOUT)


class Answers(unittest.TestCase):
    def test_help_is_on_standard_output_and_lists_every_command(self):
        done = run("--help")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        for word in ("[open] FILE", "host", "join", "find", "--clock", "--passcode", "--opening", "--watch", "--seconds", "--port", "--rule", "--size", "--first", "--accept-anyone", "--rounds", "--name",
                     "--seat", "--level", "--data-dir", "--lang", "--version"):
            self.assertIn(word, done.stdout)

    def test_the_language_is_the_nearest_to_the_systems(self):
        for variables, chinese in (({"LANG": "zh_TW.UTF-8"}, True), ({"LANG": "zh_CN.UTF-8"}, True),
                                   ({"LANG": "en_GB.UTF-8"}, False), ({"LANG": "de_DE.UTF-8"}, False),
                                   ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:zh_CN:en"}, True)):
            with self.subTest(variables):
                done = run("--help", **{"LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": "", **variables})
                self.assertEqual((done.returncode, "用法" in done.stdout), (0, chinese))

    def test_version_is_one_line(self):
        done = run("--version")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, r"\Aqipan \d+\.\d+\.\d+\n\Z")

    def test_both_need_no_display(self):
        for option in ("--help", "--version"):
            self.assertEqual(run(option, QT_QPA_PLATFORM="xcb", DISPLAY="").returncode, 0)


class InvalidUsage(unittest.TestCase):
    WRONG = (
        ("chess",), ("host", "link", "--size", "3x3"), ("gomoku", "reversi"), ("--port", "15155"), ("gomoku", "--rounds", "2"),
        ("host", "--port", "65536"), ("host", "--port", "-1"), ("host", "--port", "x"), ("host", "--size", "16"),
        ("host", "reversi", "--size", "15"), ("host", "--rule", "chess"), ("host", "--rule", "renju", "--size", "19"), ("host", "--first", "nobody"),
        ("host", "--rounds", "0"), ("host", "--name", ""), ("host", "--name", "x" * 33), ("host", "--seat", "cat"),
        ("host", "--level", "0"), ("host", "--level", "99"), ("host", "--lang", "tlh"), ("host", "--data-dir", ""),
        ("--seat", "computer"), ("link", "--seat", "computer"), ("join", "127.0.0.1", "15155"),
        ("join", "--watch"), ("join", "--rounds", "1"), ("join", "--passcode", "x"), ("join", "--seat", "computer"),
       
        ("join", "127.0.0.1", "--port", "1"), ("join", "127.0.0.1", "--accept-anyone"), ("--unheard-of",),
        ("join", "127.0.0.1:0"), ("join", "127.0.0.1:99999"), ("join", "[::1"), ("join", ":15155"),
        ("--name", "Ada", "host", "--port", "65536"), ("host", "--passcode", ""), ("host", "--passcode", "x" * 65),
        ("gomoku", "--passcode", "x"), ("host", "--clock", "60"), ("host", "--clock", "9+0"),
        ("host", "--clock", "60+601"), ("join", "127.0.0.1", "--clock", "60+5"), ("host", "--watch"),
        ("find", "gomoku"), ("find", "--seconds", "0"), ("find", "--seconds", "3601"), ("find", "--rounds", "1"),
        ("open", "a.sgf", "b.sgf"), ("a.sgf", "b.sgf"), ("gomoku", "a.sgf"), ("a.sgf", "--seat", "computer"),
        ("open", ""), ("open", "a.sgf", "--port", "1"), ("open", "a.sgf", "--seat", "computer"),
        # Not implemented: refused like unknown ones.
        ("host", "--opening", "soosorv"), ("host", "reversi", "--opening", "swap2"),
    )

    def test_it_prints_one_line_and_exits_with_2(self):
        for arguments in self.WRONG:
            with self.subTest(arguments):
                done = run(*arguments)
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertRegex(done.stderr, r"\Aqipan: [^\n]+\n\Z")


class Failures(unittest.TestCase):
    def check_fails(self, program, words):
        self.assertEqual(program.finish(), 1)
        self.assertEqual(program.lines, [])
        self.assertRegex(program.errors(), rf"\Aqipan: [^\n]*{words}[^\n]*\n\Z")

    def test_a_port_in_use(self):
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = str(taken.getsockname()[1])
            with Qipan("host", "--port", port, "--accept-anyone") as host:
                self.check_fails(host, port)

    def test_no_host_at_the_address(self):
        with socket.create_server(("127.0.0.1", 0)) as gone:
            port = gone.getsockname()[1]
        with Qipan("join", f"127.0.0.1:{port}") as guest:
            self.check_fails(guest, "[Nn]obody")

    def test_a_host_of_another_version(self):
        with Listener() as door, Qipan("join", f"127.0.0.1:{door.port}") as guest, door.accept() as host:
            host.expect("hello", protocol=1)
            host.send("reject", reason="version")
            self.check_fails(guest, "version")

    def test_a_host_who_declines(self):
        with Listener() as door, Qipan("join", f"127.0.0.1:{door.port}") as guest, door.accept() as host:
            host.expect("hello", protocol=1)
            host.send("reject", reason="declined")
            self.check_fails(guest, "declined")

    def test_a_peer_that_is_not_a_host(self):
        with Listener() as door, Qipan("join", f"127.0.0.1:{door.port}") as guest, door.accept() as host:
            host.raw(b"SSH-2.0-OpenSSH_9.2p1\r\n")
            self.check_fails(guest, "host")


class DataFolder(unittest.TestCase):
    def test_it_is_created_and_remembers_the_address(self):
        with (tempfile.TemporaryDirectory() as folder,
              Qipan("host", "--port", "0", "--accept-anyone", "--seat", "computer") as host):
            address = f"127.0.0.1:{host.port()}"
            data_dir = folder + "/new/deep"
            with Qipan("join", address, "--seat", "computer", "--rounds", "1", data_dir=data_dir) as guest:
                self.assertEqual(guest.finish(), 0)
            with open(data_dir + "/settings.ini", encoding="utf-8") as settings:
                self.assertIn(address, settings.read())


if __name__ == "__main__":
    unittest.main(verbosity=2)
