# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding tables on the LAN: the program searches without a display, and a second implementation answers."""

import json
import os
import socket
import subprocess
import threading
import time
import unittest

from qipan import TIMEOUT, PROGRAM

PORT = 15155
EVERYONE_HERE = "127.255.255.255"  # reaches every socket of this machine that shares the port


class Table:
    """Answers seeks on the usual port according to the protocol, or with given data."""

    def __init__(self, **fields):
        self.notice = {"type": "table", "protocol": 1, "id": os.urandom(8).hex(), "name": "Lan", "game": "gomoku",
                       "rule": "freestyle", "size": 15, "port": 4321, "passcode": False, "state": "open", **fields}
        self.answers = [self.datagram()]
        self.seeks = []
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("", PORT))
        self._socket.settimeout(0.1)
        self._closing = False
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def datagram(self, **fields):
        return json.dumps({**self.notice, **fields}, ensure_ascii=False).encode()

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._closing = True
        self._thread.join()
        self._socket.close()

    def _serve(self):
        while not self._closing:
            try:
                seek, sender = self._socket.recvfrom(2048)
            except socket.timeout:
                continue
            if b"seek" not in seek:
                continue  # an answer to someone else
            self.seeks.append((sender, seek))
            for answer in self.answers:
                self._socket.sendto(answer, sender)

    def wait_for_seeks(self, count):
        """The first seeks as (sender, datagram)."""
        deadline = time.monotonic() + TIMEOUT
        while len(self.seeks) < count:
            if time.monotonic() > deadline:
                raise AssertionError(f"{len(self.seeks)} seeks instead of {count}")
            time.sleep(0.005)
        return self.seeks[:count]

    def line(self, address="127.0.0.1"):
        notice = self.notice
        return (f"table {notice['id']} {address} {notice['port']} {notice['game']} {notice['rule']} {notice['size']} "
                f"{notice['state']} {notice['name']}")


def find(*arguments, where=EVERYONE_HERE, **environment):
    """Starts a search, without a display or a Qt platform plugin."""
    variables = {**os.environ, "LANG": "C.UTF-8", "QIPAN_SEEK": where, **environment}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        variables.pop(name, None)
    return subprocess.Popen([PROGRAM, "find", *arguments], env=variables, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")


class Find(unittest.TestCase):
    def search(self, *arguments, **options):
        """The output lines of a complete search, which must succeed without error output."""
        with find(*arguments, **options) as search:
            output, errors = search.communicate(timeout=TIMEOUT)
        self.assertEqual((search.returncode, errors), (0, ""))
        return output.splitlines()

    def own(self, lines, *tables):
        """Without other programs' tables on this machine."""
        return [line for line in lines if any(table.notice["id"] in line for table in tables)]

    def test_each_table_prints_one_line_however_often_it_answers(self):
        with Table(name="Ming") as one, Table(name="小明 and Lan", game="reversi", rule="standard", size=8,
                                              state="playing", passcode=True, port=65535) as two:
            lines = self.search("--seconds", "3")
            self.assertEqual(sorted(self.own(lines, one, two)), sorted([one.line(), two.line()]))
            for table in one, two:
                table.wait_for_seeks(2)

    def test_the_seek_matches_the_protocol_and_repeats_every_two_seconds(self):
        with Table() as table:
            started = time.monotonic()
            self.search("--seconds", "3", where="127.255.255.255, nonsense")
            table.wait_for_seeks(2)
            lasted = time.monotonic() - started
            seekers = {}  # other programs may search too, also from other addresses of this machine
            for sender, seek in table.seeks:
                if sender[0] == "127.0.0.1":
                    self.assertEqual(json.loads(seek), {"type": "seek", "protocol": 1})
                    seekers[sender] = seekers.get(sender, 0) + 1
            # Counted and not timed: on a busy machine two of them may be read at once.
            self.assertGreaterEqual(max(seekers.values()), 2)
            self.assertLessEqual(max(seekers.values()), lasted / 2 + 1.5)

    def test_a_line_is_printed_as_soon_as_a_table_is_found(self):
        with Table() as table, find("--seconds", "3600") as search:
            for line in search.stdout:
                if line.rstrip("\n") == table.line():
                    break
            else:
                self.fail("the search has ended")
            search.kill()
            search.communicate()

    def test_finding_nothing_is_no_error(self):
        started = time.monotonic()
        self.assertEqual(self.search("--seconds", "1", where="192.0.2.1"), [])
        self.assertGreaterEqual(time.monotonic() - started, 1)

    def test_garbage_is_ignored_and_names_cannot_break_lines(self):
        good = Table(name="x")
        bad = [b"", b"\xff" * 600, b"table", b"[]", good.datagram(port=0), good.datagram(port="4321"),
               good.datagram(id="short"), good.datagram(game="go moku"), good.datagram(state="gone"),
               good.datagram(name=""), good.datagram(name="n" * 33), good.datagram(protocol=2), b"{" * 512,
               good.datagram(extra="x" * 600)]
        nasty = good.datagram(name="a\nb\u202ec\x1b[31m\u2028", future={"more": [1]})
        good.answers = bad + [nasty]
        with good:
            lines = self.own(self.search("--seconds", "3"), good)
        self.assertEqual(lines, [good.line()[:-1] + "abc[31m"])

    def test_seeking_lasts_five_seconds_by_default(self):
        started = time.monotonic()
        self.search(where="192.0.2.1")
        self.assertGreaterEqual(time.monotonic() - started, 5)
        self.assertLess(time.monotonic() - started, 15)


if __name__ == "__main__":
    unittest.main(verbosity=2)
