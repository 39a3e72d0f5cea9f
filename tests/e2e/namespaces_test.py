# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs on two machines made of network namespaces: packet loss, a changed address, IPv6 only, two networks.
Skipped if namespaces cannot be created."""

import json
import os
import shutil
import signal
import time
import unittest

import namespaces
from qipan import Qipan

ONE, TWO = "one", "two"  # the host's machine and the guest's
GAME = ("--seat", "computer", "--rounds", "1")


def host(*arguments):
    return Qipan("host", *arguments, "--accept-anyone", "--name", "Ada", prefix=namespaces.on(ONE))


def join(address, *arguments, **more):
    return Qipan("join", address, *arguments, "--name", "Lin", prefix=namespaces.on(TWO), **more)


def link_local(machine):
    """The link-local IPv6 address of a machine, once it can be used."""
    for _ in range(100):
        shown = namespaces.output(f"ip -n {machine} -j -6 addr show dev wire scope link -tentative")
        for interface in json.loads(shown):
            for address in interface.get("addr_info", ()):
                return address["local"]
        time.sleep(0.1)
    raise AssertionError("no link-local address")


class TwoMachines(unittest.TestCase):
    def setUp(self):
        namespaces.add(ONE)
        self.addCleanup(namespaces.delete, ONE)
        namespaces.add(TWO)
        self.addCleanup(namespaces.delete, TWO)

    def same_end(self, one, two, seconds=120):
        self.assertEqual((one.finish(seconds), two.finish(seconds)), (0, 0))
        results = [[line for line in program.lines if line.startswith("result")] for program in (one, two)]
        self.assertEqual(len(results[0]), 1)
        self.assertEqual(results[0], results[1])

    @unittest.skipUnless(shutil.which("nft"), "nft is missing")
    def test_five_percent_packet_loss(self):
        namespaces.cable(ONE, TWO, "wire", ("10.9.0.1/24", "10.9.0.2/24"))
        for machine in (ONE, TWO):
            namespaces.lose(machine, 5)
        for game in ("gomoku", "reversi"):
            with self.subTest(game), host(game, "--port", "0", *GAME) as one:
                with join(f"10.9.0.1:{one.port()}", *GAME) as two:
                    self.same_end(one, two)

    def test_ipv6_only(self):
        namespaces.cable(ONE, TWO, "wire", ("fd00::1/64", "fd00::2/64"))
        with host("--port", "0", *GAME) as one, join(f"[fd00::1]:{one.port()}", *GAME) as two:
            self.same_end(one, two)

    def test_one_cable_with_link_local_addresses_only(self):
        namespaces.cable(ONE, TWO, "wire", ("169.254.7.1/16", "169.254.7.2/16"))
        ipv6 = link_local(ONE)
        link_local(TWO)
        with host("reversi", "--port", "0", "--seat", "computer") as one:
            port = one.port()
            for address in (f"169.254.7.1:{port}", f"[{ipv6}%wire]:{port}", f"{ipv6}%wire:{port}",
                            f"[{ipv6}]:{port}", f"[{ipv6}%elsewhere]:{port}"):
                with self.subTest(address), join(address, *GAME) as two:
                    self.assertEqual(two.finish(120), 0)
                    one.expect("playing Lin as black")
                    self.assertIn(one.expect("result 1 .*")[0], two.lines)
                    one.expect("left")

    def test_one_cable_with_link_local_ipv4_addresses_only(self):
        for machine in (ONE, TWO):
            namespaces.without_ipv6(machine)
        namespaces.cable(ONE, TWO, "wire", ("169.254.7.1/16", "169.254.7.2/16"))
        with host("reversi", *GAME) as one:
            one.port()
            (row,) = self.find()
            self.assertEqual(row[2], "169.254.7.1")
            with join(f"{row[2]}:{row[3]}", *GAME) as two:
                self.same_end(one, two)

    def test_one_cable_with_a_link_local_ipv6_address_only(self):
        namespaces.cable(ONE, TWO, "wire")
        address = link_local(ONE)
        link_local(TWO)
        with host("reversi", *GAME) as one:
            one.port()
            (row,) = self.find()
            self.assertEqual(row[2], f"{address}%wire")
            with join(f"{row[2]}:{row[3]}", *GAME) as two:
                self.same_end(one, two)

    def test_the_guests_address_changes_during_a_game(self):
        namespaces.cable(ONE, TWO, "wire", ("10.9.0.1/24", "10.9.0.2/24"))
        with host("reversi", "--port", "0", *GAME) as one, join(f"10.9.0.1:{one.port()}", *GAME) as two:
            two.expect("playing Ada as white")
            os.kill(two.process.pid, signal.SIGSTOP)  # so that the game does not end first
            namespaces.sh(f"ip -n {TWO} addr flush dev wire")
            namespaces.address(TWO, "wire", "10.9.0.77/24")
            os.kill(two.process.pid, signal.SIGCONT)
            self.same_end(one, two)
            for program in (one, two):
                self.assertEqual([line for line in program.lines if line in ("lost", "resumed")], ["lost", "resumed"])

    def find(self):
        with Qipan("find", "--seconds", "3", prefix=namespaces.on(TWO)) as program:
            self.assertEqual((program.finish(), program.errors()), (0, ""))
            return [line.split(" ") for line in program.lines]

    def test_tables_on_two_networks_are_each_found_once_by_broadcast(self):
        namespaces.cable(ONE, TWO, "left", ("10.9.1.1/24", "10.9.1.2/24"))
        namespaces.cable(ONE, TWO, "right", ("10.9.2.1/24", "10.9.2.2/24"))
        namespaces.add("three")
        self.addCleanup(namespaces.delete, "three")
        namespaces.cable("three", TWO, "far", ("10.9.3.1/24", "10.9.3.2/24"))
        far = Qipan("host", "reversi", "--accept-anyone", "--name", "Mei", "--seat", "computer", "--rounds", "1",
                    prefix=namespaces.on("three"))
        with host("--size", "19", *GAME) as one, far:
            port, far_port = one.port(), far.port()
            rows = {row[8]: row for row in self.find()}
            self.assertEqual(set(rows), {"Ada", "Mei"})
            self.assertIn(rows["Ada"][2], ("10.9.1.1", "10.9.2.1"))
            self.assertEqual(rows["Ada"][3:8], [str(port), "gomoku", "freestyle", "19", "open"])
            self.assertEqual(rows["Mei"][2:8], ["10.9.3.1", str(far_port), "reversi", "standard", "8", "open"])
            for row, program in ((rows["Ada"], one), (rows["Mei"], far)):
                with join(f"{row[2]}:{row[3]}", *GAME) as two:
                    self.same_end(program, two)

    def test_a_table_is_found_by_multicast_with_ipv6_only(self):
        namespaces.cable(ONE, TWO, "wire", ("fd00::1/64", "fd00::2/64"))
        with host("reversi", *GAME) as one:
            one.port()
            (row,) = self.find()
            self.assertIn(":", row[2])
            with join(f"[{row[2]}]:{row[3]}", *GAME) as two:
                self.same_end(one, two)


if __name__ == "__main__":
    namespaces.enter()
    unittest.main(verbosity=2)
