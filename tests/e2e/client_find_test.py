# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding tables on this machine, with the program and a second implementation on either side. Other tables of the
machine may answer too; they are ignored."""

import re
import socket
import time
import unittest

import lan_seek
from lan_guest import Guest
from lan_spectator import Spectator
from qipan import TIMEOUT, Qipan

SHARED = "127.255.255.255"  # reaches every socket that shares the port on this machine
ROW = r"table ([0-9a-f]{16}) (\S+) (\d+) (\S+) (\S+) (\d+) (open|playing) (.*)"


class Tables(unittest.TestCase):
    def open_table(self, *arguments, name="Ada"):
        program = Qipan("host", *arguments, "--port", "0", "--accept-anyone", "--seat", "computer", "--name", name)
        self.addCleanup(program.__exit__)
        return program, program.port()

    def seek(self, wanted):
        """The client's results, once the tables on these ports have the expected fields."""
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline:
            found = {table["port"]: table for _, table in lan_seek.seek((SHARED,), 1).values()}
            if all(port in found and wanted[port].items() <= found[port].items() for port in wanted):
                return {port: found[port] for port in wanted}
        self.fail(f"{found} instead of {wanted}")

    def find(self, seconds=3, seek=SHARED):
        """The rows of `qipan find`, by port."""
        with Qipan("find", "--seconds", str(seconds), environment={"QIPAN_SEEK": seek}) as program:
            self.assertEqual((program.finish(), program.errors()), (0, ""))
            rows = [re.fullmatch(ROW, line) for line in program.lines]
        self.assertTrue(all(rows), program.lines)
        self.assertEqual(len(rows), len({row[1] for row in rows}), "a table has one row")
        return {int(row[3]): row.groups() for row in rows}

    def test_two_tables_on_one_computer_are_found_and_joined(self):
        _, gomoku = self.open_table("--size", "19", "--rule", "standard", "--clock", "300+3", "--first", "guest",
                                    name="Ada 小")
        _, reversi = self.open_table("reversi", "--passcode", "x", name="Mei")
        wanted = {gomoku: {"game": "gomoku", "rule": "standard", "size": 19, "name": "Ada 小", "passcode": False,
                           "state": "open", "first": "guest", "clock": {"main_s": 300, "increment_s": 3}},
                  reversi: {"game": "reversi", "rule": "standard", "size": 8, "name": "Mei", "passcode": True,
                            "state": "open", "first": "host", "clock": None}}
        tables = self.seek(wanted)
        self.assertNotEqual(tables[gomoku]["id"], tables[reversi]["id"])
        rows = self.find()
        self.assertEqual(rows[gomoku][3:], ("gomoku", "standard", "19", "open", "Ada 小"))
        self.assertEqual(rows[reversi][3:], ("reversi", "standard", "8", "open", "Mei"))
        self.assertEqual(rows[gomoku][0], tables[gomoku]["id"])
        with Guest.join(gomoku, "Lin", address=rows[gomoku][1]) as guest:
            self.seek({gomoku: {**wanted[gomoku], "state": "playing"}, reversi: wanted[reversi]})
            Spectator.join(gomoku).close()
            guest.leave()
            self.seek(wanted)

    def test_a_table_of_a_client_is_found(self):
        table = {"id": "00ff" * 4, "name": "Ada <b>", "game": "gomoku", "rule": "freestyle", "size": 15, "port": 4711,
                 "passcode": False, "state": "open"}
        with lan_seek.open_shared_socket() as door:
            with Qipan("find", "--seconds", "4", environment={"QIPAN_SEEK": SHARED}) as program:
                lan_seek.answer_while(door, table, lambda: program.process.poll() is None)
                self.assertEqual(program.finish(), 0)
        rows = [line for line in program.lines if f"table {table['id']}" in line]
        self.assertEqual(len(rows), 1, program.lines)
        self.assertRegex(rows[0], r"table 00ff00ff00ff00ff 127\.\S+ 4711 gomoku freestyle 15 open Ada <b>")

    def test_garbage_gets_no_answer_and_a_flood_few(self):
        _, port = self.open_table()
        own = self.seek({port: {}})[port]["id"]
        noise = (b"", b"\0" * 100, b"{}", b"[]", b"seek", b'{"type":"seek"}', b'{"type":"seek","protocol":2}',
                 b'{"type":"seek","protocol":"1"}', b"{" * 60000, b'{"type":"table","protocol":1}')
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            time.sleep(1)  # the answers of the previous second count too
            for datagram in noise:
                door.sendto(datagram, (SHARED, lan_seek.PORT))
            self.assertEqual(self.answers(door, own, 1), 0)
            for _ in range(300):
                door.sendto(lan_seek.SEEK, (SHARED, lan_seek.PORT))
            self.assertIn(self.answers(door, own, 1), range(1, 21))

    @staticmethod
    def answers(door, own, seconds):
        """The number of datagrams of one table within the time."""
        count, end = 0, time.monotonic() + seconds
        while time.monotonic() < end:
            door.settimeout(max(0.01, end - time.monotonic()))
            try:
                count += lan_seek.read_table(door.recv(65536))["id"] == own
            except (socket.timeout, TimeoutError):
                pass
        return count


if __name__ == "__main__":
    unittest.main(verbosity=2)
