# SPDX-License-Identifier: GPL-3.0-or-later
"""A client written from the protocol specification alone plays at the program's table against the computer."""

import json
import time
import unittest

from lan_client import Peer
from qipan import Qipan

# Stones without threats at two edges, not adjacent to each other.
EDGE = [(0, y) for y in range(0, 15, 2)] + [(14, y) for y in range(0, 15, 2)]
ANSWER_SECONDS = 1


def edge_move(peer):
    peer.move(*next(cell for cell in EDGE if cell not in peer.plies))


class AtOneTable(unittest.TestCase):
    """A table, and guests that join one after the other."""

    def setUp(self):
        self.host = Qipan("host", "--port", "0", "--accept-anyone", "--seat", "computer", "--level", "6",
                          "--name", "Ada")
        self.addCleanup(self.host.__exit__)
        self.port = self.host.port()

    def sit_down(self, first_move=True):
        """A guest at the table, after the computer's first stone."""
        peer = Peer.join(self.port, "Lin")
        self.addCleanup(peer.__exit__)
        self.assertEqual(peer.welcome["name"], "Ada")
        self.assertRegex(peer.welcome["token"], r"\A[0-9a-f]{32}\Z")
        setup = {key: peer.welcome["setup"][key] for key in ("game", "rule", "size", "first")}
        self.assertEqual(setup, {"game": "gomoku", "rule": "freestyle", "size": 15, "first": "host"})
        peer.expect_start(black="host")
        self.host.expect("playing Lin as black")
        if first_move:
            self.assertEqual(peer.expect_move(), (7, 7))
        return peer

    def leave(self, peer):
        """The guest leaves during a round, which resigns it."""
        plies = len(peer.plies)
        peer.send("bye")
        self.host.expect(f"result {peer.round} {'black' if peer.black == 'host' else 'white'} resign {plies}")
        self.host.expect("left")
        peer.expect_end()

    def expect_error(self, peer, code):
        """The program ends the game with this error, reports it, and no result."""
        peer.expect("error", code=code)
        peer.expect_end()


class Play(AtOneTable):
    def test_a_whole_game_and_a_rematch_with_colours_swapped(self):
        peer = self.sit_down()
        while True:
            edge_move(peer)
            peer.expect_move()
            if len(peer.plies) >= 9 and self.has_five(peer.plies[::2]):
                break
            self.assertLess(len(peer.plies), 30, "the computer does not see that it can win")
        plies = len(peer.plies)
        peer.expect("result", round=1, n=plies, winner="black", reason="five")
        peer.result("black", "five")
        self.host.expect(f"result 1 black five {plies}")

        self.agreed(peer, "again")
        peer.expect_start(black="guest")
        self.host.expect("playing Lin as white")
        peer.move(0, 0)
        peer.expect_move()
        self.leave(peer)

    @staticmethod
    def has_five(stones):
        steps = ((1, 0), (0, 1), (1, 1), (1, -1))
        return any(all((x + i * dx, y + i * dy) in stones for i in range(5)) for x, y in stones for dx, dy in steps)

    def agreed(self, peer, kind):
        request = peer.ask(kind)
        peer.expect("reply", ANSWER_SECONDS, id=request, kind=kind, accept=True)

    def test_the_computer_accepts_a_takeback(self):
        peer = self.sit_down()
        edge_move(peer)
        peer.expect_move()
        self.agreed(peer, "undo")
        del peer.plies[1:]
        peer.move(3, 3)
        peer.expect_move()
        self.leave(peer)

    def test_an_impossible_takeback_is_declined_with_its_reason(self):
        peer = self.sit_down()
        request = peer.ask("undo")
        peer.expect("reply", ANSWER_SECONDS, id=request, accept=False, reason="nothing")
        peer.send("request", id=50, kind="undo", round=1, n=0)
        peer.expect("reply", ANSWER_SECONDS, id=50, accept=False, reason="stale")
        peer.send("request", id=51, kind="coffee", round=1, n=1)
        peer.expect("reply", ANSWER_SECONDS, id=51, kind="coffee", accept=False)
        self.leave(peer)

    def test_the_computer_declines_a_draw_at_the_start(self):
        host = Qipan("host", "--port", "0", "--accept-anyone", "--seat", "computer", "--level", "6", "--first", "guest")
        self.addCleanup(host.__exit__)
        peer = Peer.join(host.port(), "Lin")
        self.addCleanup(peer.__exit__)
        peer.expect_start(black="guest")
        peer.move(7, 7)
        peer.expect_move()
        request = peer.ask("draw")
        peer.expect("reply", ANSWER_SECONDS, id=request, kind="draw", accept=False)
        peer.send("bye")
        for line in "playing Lin as white", "result 1 white resign 2", "left":
            host.expect(line)

    def test_the_computer_declines_a_draw_when_winning(self):
        peer = self.sit_down()
        for _ in range(3):
            edge_move(peer)
            peer.expect_move()
        request = peer.ask("draw")
        peer.expect("reply", ANSWER_SECONDS, id=request, accept=False)
        while not self.has_five(set(peer.plies[::2])):  # the game continues
            edge_move(peer)
            peer.expect_move()
        peer.expect("result", winner="black", reason="five")
        peer.result("black", "five")
        self.host.expect(f"result 1 black five {len(peer.plies)}")
        peer.send("bye")
        self.host.expect("left")

    def test_the_computer_accepts_a_restart(self):
        peer = self.sit_down()
        edge_move(peer)
        peer.expect_move()
        self.agreed(peer, "restart")
        peer.expect_start(black="host")
        self.host.expect("playing Lin as black")
        peer.expect_move()
        self.leave(peer)

    def test_a_resignation_ends_the_round(self):
        peer = self.sit_down()
        edge_move(peer)
        peer.expect_move()
        peer.send("resign", round=1)
        peer.expect("result", round=1, n=3, winner="black", reason="resign")
        peer.result("black", "resign")
        self.host.expect("result 1 black resign 3")
        peer.send("bye")
        self.host.expect("left")

    def test_a_missing_result_times_out_after_five_seconds(self):
        peer = self.sit_down()
        peer.send("resign", round=1)
        peer.expect("result")
        before = time.monotonic()
        self.host.expect("result 1 black resign 1", seconds=10)
        self.assertGreater(time.monotonic() - before, 4)
        peer.send("bye")
        self.host.expect("left")

    def test_chat_disturbs_nothing(self):
        peer = self.sit_down()
        peer.send("chat", text="好棋！" * 100)
        peer.send("chat", text="<b>x</b>\u202e")
        edge_move(peer)
        peer.expect_move()
        self.leave(peer)

    def test_unknown_messages_and_fields_are_ignored(self):
        peer = self.sit_down()
        peer.raw(b"\n\r\n")
        peer.send("dance", step=[[[]]])
        peer.send("move", round=1, n=2, x=0.0, y=0, colour="white", more={"a": None})
        peer.plies.append((0, 0))
        peer.expect_move()
        peer.send("move", round=0, n=2, x=0, y=0)  # an older round
        self.leave(peer)


class Mistakes(AtOneTable):
    """Many guests at one table: each also shows that the previous one left it open."""

    failures_told = 0

    def check(self, code, *messages):
        """After its first stone the computer gets these lines and ends the game with this error."""
        with self.subTest(code=code, messages=messages):
            peer = self.sit_down()
            for message in messages:
                peer.raw(message if isinstance(message, bytes) else json.dumps(message).encode() + b"\n")
            self.expect_error(peer, code)
            peer.close()
            self.failures_told += 1
            self.host.expect_errors(self.failures_told)

    def test_illegal_moves(self):
        move = {"type": "move", "round": 1, "n": 2, "x": 0, "y": 0}
        self.check("illegal-move", {**move, "x": 7, "y": 7})
        self.check("illegal-move", {**move, "x": 15})
        self.check("out-of-turn", {**move, "n": 3})
        self.check("out-of-turn", {**move, "round": 2})
        self.check("malformed", {**move, "x": -1})
        self.check("malformed", {**move, "x": 0.5})
        self.check("malformed", {**move, "x": 2**31})
        self.check("malformed", {**move, "x": "0"})
        self.check("malformed", {"type": "move", "round": 1, "n": 2, "x": 0})

    def test_messages_out_of_turn(self):
        self.check("out-of-turn", {"type": "hello", "protocol": 1, "name": "Lin", "role": "play", "client": ""})
        self.check("out-of-turn", {"type": "start", "round": 2, "black": "host"})
        self.check("out-of-turn", {"type": "request", "id": 1, "kind": "again", "round": 1, "n": 1})
        self.check("desync", {"type": "result", "round": 1, "n": 1, "winner": "white", "reason": "five"})

    def test_malformed_lines(self):
        self.check("malformed", b"garbage\n")
        self.check("malformed", b"\xff\xfe\x00\n")
        self.check("malformed", b"[1]\n")
        self.check("malformed", b'{"type":7}\n')
        self.check("malformed", b'{"a":' * 700 + b"1" + b"}" * 500 + b"\n")
        self.check("malformed", {"type": "chat", "text": ""})
        self.check("malformed", {"type": "chat", "text": "x" * 501})
        self.check("too-long", b'{"type":"chat","text":"' + b"x" * 5000)

    def test_flood(self):
        self.check("flood", b'{"type":"chat","text":"x"}\n' * 300)


class Handshake(AtOneTable):
    def turned_away(self, reason, **hello):
        with Peer.connect(self.port) as peer:
            peer.hello(**hello)
            peer.expect("reject", reason=reason)
            peer.expect_end()

    def test_an_incompatible_guest_is_rejected(self):
        self.turned_away("version", protocol=2)

    def test_a_malformed_hello_is_an_error(self):
        for name in ("", "x" * 33, 7, None):
            with self.subTest(name=name), Peer.connect(self.port) as peer:
                peer.hello(name=name)
                self.expect_error(peer, "malformed")

    def test_a_message_before_hello_is_out_of_turn(self):
        with Peer.connect(self.port) as peer:
            peer.send("chat", text="hello")
            self.expect_error(peer, "out-of-turn")

    def test_a_match_continues_during_join_requests_and_garbage(self):
        peer = self.sit_down()
        for _ in range(3):
            self.turned_away("busy")
            with Peer.connect(self.port) as noise:
                noise.raw(b"\x00" * 10_000)
                noise.expect("error")
            edge_move(peer)
            peer.expect_move()
        self.leave(peer)

    def test_a_dropped_connection_is_reported_as_lost(self):
        peer = self.sit_down()
        peer.close()
        self.host.expect("lost")


if __name__ == "__main__":
    unittest.main(verbosity=2)
