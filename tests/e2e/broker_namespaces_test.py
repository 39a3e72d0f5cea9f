# SPDX-License-Identifier: GPL-3.0-or-later
"""Two machines, made of network namespaces, that reach each other only through a broker on a third: whole games with a
spectator while a cable is cut, and what somebody can read who sees every packet at the broker."""

import socket
import time
import unittest

import broker
import lan_secure
import namespaces
from broker import Broker
from broker_line import BrokerLine, secret_of, topic_of
from broker_table import CODE, GAMES, BrokerTable, interruptions
from lan_guest import Guest
from lan_secure import SecureSocket
from packets import Capture
from qipan import Qipan

ONE, TWO, CLUB = "one", "two", "club"  # the host's machine, the guest's, and the broker's
BROKER, HOST = "10.9.0.1", "10.9.1.1"
CUT_S = 4
CHATS = ("棋逢对手，将遇良才", "Well met, Adalovelace")
SAID = ("Adalovelace", "Linnaeus-Lin", *CHATS, "gomoku", *(f'"{key}"' for key in (
    "hello", "welcome", "move", "chat", "text", "name", "role", "protocol", "client", "setup", "token", "round", "black",
    "result", "winner", "start")))


class ThreeMachines(unittest.TestCase):
    def setUp(self):
        for name in (ONE, TWO, CLUB):
            namespaces.add(name)
            self.addCleanup(namespaces.delete, name)
        namespaces.address(CLUB, "lo", f"{BROKER}/32")
        for machine, wire, net in ((ONE, "left", "10.9.1"), (TWO, "right", "10.9.2")):
            namespaces.cable(machine, CLUB, wire, (f"{net}.1/24", f"{net}.2/24"))
            namespaces.sh(f"ip -n {machine} route add {BROKER} via {net}.2")
        self.broker = Broker(BROKER, CLUB).__enter__()
        self.addCleanup(self.broker.__exit__)

    def test_the_two_do_not_reach_each_other(self):
        namespaces.sh(f"ip -n {TWO} route add {HOST} via 10.9.2.2")
        with namespaces.within(ONE):
            host = socket.create_server((HOST, 0))
        with host, namespaces.within(TWO):
            socket.create_connection((BROKER, self.broker.port), 10).close()
            with self.assertRaises(OSError):
                socket.create_connection(host.getsockname(), 1)

    def test_whole_games_while_the_cable_of_one_is_cut(self):
        tables = [BrokerTable(self.broker, game, (ONE, TWO, TWO), size="8x6").__enter__() for game in GAMES]
        for table in tables:
            self.addCleanup(table.__exit__)
            table.open()
        for table in tables:
            table.watch()
            table.join()
        for table in tables:
            table.expect_begin()
        namespaces.sh(f"ip -n {CLUB} link set right down")
        time.sleep(CUT_S)
        namespaces.sh(f"ip -n {CLUB} link set right up")
        for table in tables:
            with self.subTest(table.game):
                self.assertEqual(list(map(interruptions, table.finish())), [[], []])
                self.assertEqual((table.spectator.finish(), table.spectator.errors()), (0, ""))
                self.assertEqual(table.spectator.lines[-1], "left")

    def game(self, join, *arguments):
        """A whole game with chat between a program and the guest that `join` makes of the host's port and code."""
        with Qipan("host", "gomoku", "--port", "0", "--accept-anyone", "--seat", "computer", "--name", "Adalovelace",
                   *arguments, prefix=namespaces.on(ONE), environment=self.broker.environment) as program:
            with Capture(CLUB) as capture:
                port = program.port()
                code = program.expect(CODE)[1] if arguments else None
                with join(port, code) as guest:
                    for chat in CHATS:
                        guest.send("chat", text=chat)
                    winner, reason = guest.play()
                    guest.leave()
                program.expect("playing Linnaeus-Lin as black")
                program.expect(f"result 1 {winner} {reason} {len(guest.plies)}")
                program.expect("left")
        moves = {f'"x":{x},"y":{y}' for x, y in guest.plies}
        return capture, {*SAID, *moves}, code

    def join_through_the_broker(self, _port, code):
        with namespaces.within(TWO):
            line = BrokerLine(self.broker.port, broker.USER, broker.PASSWORD, code, BROKER)
        return Guest.join_over(SecureSocket.guest(line, passcode=secret_of(code)), "Linnaeus-Lin")

    def join_directly(self, port, _code):
        with namespaces.within(CLUB):
            return Guest.join(port, "Linnaeus-Lin", address=HOST)

    def test_nothing_of_a_game_can_be_read_at_the_broker(self):
        capture, said, code = self.game(self.join_through_the_broker, "--broker", self.broker.url)
        self.assertEqual(capture.found({topic_of(code), broker.USER}), {topic_of(code), broker.USER})  # sees all of MQTT
        self.assertEqual(capture.found({*said, code, code.replace("-", ""), secret_of(code).hex()}), set())
        plain, said, _ = self.game(self.join_directly)
        self.assertEqual(plain.found(said), said)  # so the search would have found it


if __name__ == "__main__":
    namespaces.enter()
    broker.need()
    if lan_secure.sodium is None:
        namespaces.skip("libsodium is not installed")
    unittest.main(verbosity=2)
