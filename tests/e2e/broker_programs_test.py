# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs play through Mosquitto, with the configuration for clubs: whole games with a spectator; the broker fails
and comes back; a program is killed and started again; codes that lead nowhere; secrets."""

import os
import socket
import tempfile
import threading
import time
import unittest

import broker
from broker import Broker
from broker_table import GAMES, BrokerTable, interruptions
from lan_spectator import Spectator
from qipan import Qipan
from relay import LinkQuality, Network

AWAY_S = 20  # longer than the 15 s after which a session is lost
OUTAGE_S = 8  # ends nothing, and is longer than all that a computer thinks
LONG_DUEL = "8x8"  # does not end within 15 s of silence
WRONG_CODE = "0123-4567-89AB-CDEF"


class Play(threading.Thread):
    """One table with a broker of its own; `story` happens in the middle of the game."""

    def __init__(self, game, story):
        super().__init__()
        self.game, self.story = game, story
        self.failure = None

    def table(self, broker_of_table):
        return BrokerTable(broker_of_table, self.game, size=LONG_DUEL if self.story is broker_is_away else "6x4")

    def run(self):
        try:
            with Broker() as broker_of_table, self.table(broker_of_table) as table:
                table.open()
                table.join()
                table.expect_begin()
                table.wait_for_the_middle()
                self.story(table)
                self.lines = table.finish()
        except Exception as failure:  # reported by the test, not by the thread
            self.failure = failure


def broker_restarts(table):
    table.broker.kill()
    table.broker.restart()


def broker_is_away(table):
    table.broker.kill()
    time.sleep(AWAY_S)
    table.broker.restart()


def guest_is_killed(table):
    table.guest.kill()
    table.join()
    table.guest.expect("lost")
    table.guest.expect("resumed")


def host_is_killed(table):
    port = table.port
    table.host.kill()
    table.start_host()
    assert table.port == port, table.port
    announced = {table.host.next_line(), table.host.next_line()}
    assert announced == {f"code {table.code}", "lost"}, announced
    table.host.expect("resumed")


STORIES = {broker_restarts: GAMES, broker_is_away: GAMES, guest_is_killed: ("gomoku", "link"),
           host_is_killed: ("reversi", "link")}


class Interruptions(unittest.TestCase):
    """All interruptions run at once, as they mostly wait."""

    @classmethod
    def setUpClass(cls):
        cls.plays = [Play(game, story) for story, games in STORIES.items() for game in games]
        for play in cls.plays:
            play.start()

    @classmethod
    def tearDownClass(cls):
        for play in cls.plays:
            play.join()

    def lines_of(self, story):
        for play in self.plays:
            if play.story is story:
                play.join()
                with self.subTest(play.game):
                    self.assertIsNone(play.failure)
                    yield play.lines

    def test_nobody_notices_a_broker_that_restarts(self):
        for lines in self.lines_of(broker_restarts):
            self.assertEqual(list(map(interruptions, lines)), [[], []])

    def test_a_game_resumes_when_the_broker_is_back_after_20_s(self):
        for lines in self.lines_of(broker_is_away):
            self.assertEqual(list(map(interruptions, lines)), [["lost", "resumed"]] * 2)

    def test_a_killed_guest_resumes_with_the_same_code(self):
        for host, _ in self.lines_of(guest_is_killed):
            self.assertEqual(interruptions(host)[-1:], ["resumed"])

    def test_a_killed_host_resumes_with_the_same_code(self):
        for _, guest in self.lines_of(host_is_killed):
            self.assertEqual(interruptions(guest), ["lost", "resumed"])


class GuestsLine(unittest.TestCase):
    def test_an_outage_between_the_guest_and_the_broker_costs_no_time(self):
        quick = LinkQuality(delay=(0.01, 0.02), stalls_in=0, bytewise=False)
        with Broker() as at, Network() as network, BrokerTable(at, "reversi") as table:
            table.open("--clock", "60+0")
            relay = network.relay(at.port, quick)
            with Spectator.join(table.port) as watcher:
                table.join(table.code, "--broker", f"mqtt://127.0.0.1:{relay.port}")
                watcher.follow(lambda: len(watcher.plies) >= 6)
                network.cut(relay, 0, OUTAGE_S)
                watcher.follow(lambda: watcher.results)
                _, black, white = watcher.clock
            self.assertEqual(list(map(interruptions, table.finish())), [[], []])
            self.assertEqual(relay.cuts, 1)
            self.assertLess(60_000 - white, 1000 * OUTAGE_S)
            self.assertLess(60_000 - black, 1000 * OUTAGE_S)


class WholeGames(unittest.TestCase):
    def setUp(self):
        self.broker = Broker().__enter__()
        self.addCleanup(self.broker.__exit__)

    def open(self, game):
        table = BrokerTable(self.broker, game).__enter__()
        self.addCleanup(table.__exit__)
        table.open()
        return table

    def join_by(self, table, way):
        if way == "code":
            table.join(table.code.lower().replace("-", " "), "--broker", table.broker.url)
        elif way == "link":
            table.join(table.broker.link(table.code), "--broker", table.broker.url)
        else:
            table.join("--broker", table.broker.url, environment={"QIPAN_CODE": table.code})

    def test_games_with_a_spectator_by_code_link_and_environment(self):
        tables = {way: self.open(game) for game, way in zip(GAMES, ("code", "link", "environment"))}
        for way, table in tables.items():
            table.watch()
            self.join_by(table, way)
        for way, table in tables.items():
            with self.subTest(way, game=table.game):
                self.assertEqual(list(map(interruptions, table.finish())), [[], []])
                self.assertEqual((table.spectator.finish(), table.spectator.errors()), (0, ""))
                self.assertEqual(table.spectator.lines[-1], "left")

    @unittest.skipUnless(os.path.exists("/proc/self/cmdline"), "the system does not show command lines")
    def test_secrets_do_not_show(self):
        table = self.open("gomoku")
        self.join_by(table, "environment")
        table.expect_begin()
        commands = []
        for program in (table.host, table.guest):
            with open(f"/proc/{program.process.pid}/cmdline", "rb") as file:
                commands.append(file.read())
        self.assertIn(self.broker.url.encode(), commands[0])
        for secret in (broker.PASSWORD, broker.USER, table.code):
            self.assertFalse([command for command in commands if secret.encode() in command])
        host, guest = table.finish()
        self.assertEqual([line for line in host + guest if broker.PASSWORD in line], [])
        self.assertEqual([line for line in host[2:] + guest if table.code in line], [])
        for folder in map(table.data_dir, ("host", "guest")):
            for path, _, names in os.walk(folder):
                for name in names:
                    with open(f"{path}/{name}", "rb") as file:
                        self.assertNotIn(broker.PASSWORD.encode(), file.read(), name)


class Failures(unittest.TestCase):
    def setUp(self):
        self.broker = Broker().__enter__()
        self.addCleanup(self.broker.__exit__)

    def refused(self, *arguments, **environment):
        """The program ends with a sentence, which is returned, and without a result."""
        variables = {**self.broker.environment, **environment}
        with Qipan("join", *arguments, "--seat", "computer", environment=variables) as program:
            self.assertEqual((program.finish(), program.lines), (1, []))
            self.assertRegex(program.errors(), r"\Aqipan: [^\n]*\.\n\Z")
            self.assertNotIn(broker.PASSWORD, program.errors())
            return program.errors()

    def test_there_is_no_table_with_this_code(self):
        self.assertIn("no table", self.refused(WRONG_CODE, "--broker", self.broker.url))

    def test_the_broker_refuses_a_wrong_password(self):
        told = self.refused(WRONG_CODE, "--broker", self.broker.url, QIPAN_BROKER_PASSWORD="guess")
        self.assertIn("password", told)
        self.assertNotIn("guess", told)

    def test_the_broker_is_not_there(self):
        self.broker.kill()
        self.refused(self.broker.link(WRONG_CODE), "--broker", self.broker.url)

    def test_damaged_brokers_are_reported(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(f"{folder}/brokers.json", "w", encoding="ascii") as file:
                file.write("{")
            with Qipan("join", WRONG_CODE, "--seat", "computer", data_dir=folder) as program:
                self.assertEqual(program.finish(), 1)
                self.assertIn("brokers.json.damaged-1", program.errors())

    def test_a_certificate_that_nobody_knows_is_refused(self):
        self.assertIn("certificate", self.refused(WRONG_CODE, "--broker", f"mqtts://localhost:{self.broker.tls_port}"))


class Connections(unittest.TestCase):
    def test_a_game_over_tls(self):
        with Broker() as encrypted, BrokerTable(encrypted, "gomoku") as table:
            encrypted.use_tls()
            table.open()
            table.join()
            table.finish()

    def test_a_link_alone_connects_to_nothing(self):
        with socket.create_server(("127.0.0.1", 0)) as server, tempfile.TemporaryDirectory() as folder:
            link = f"qipan://127.0.0.1:{server.getsockname()[1]}/{WRONG_CODE}?plain"
            with Qipan(link, data_dir=f"{folder}/data") as program:
                while not os.path.exists(program.data_dir):  # until it starts
                    self.assertIsNone(program.process.poll(), program.errors())
                    time.sleep(0.01)
                server.settimeout(2)  # far more than a start takes
                self.assertRaises(socket.timeout, server.accept)
                self.assertEqual((program.process.poll(), program.lines, program.errors()), (None, [], ""))


if __name__ == "__main__":
    broker.need()
    unittest.main(verbosity=2)
