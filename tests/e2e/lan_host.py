# SPDX-License-Identifier: GPL-3.0-or-later
"""The host: a listening socket for guests, and its seat, with its clock."""

import hmac
import secrets
import socket
import time

from lan_boards import OTHER
from lan_client import Peer, proof
from lan_connection import TIMEOUT, Connection
from lan_player import SWAP, Player
from lan_rock_paper_scissors import first_player
from lan_secure import SecureSocket

TOKEN = "0" * 32


class Listener:
    """A host's listening socket, waiting for the program as a guest."""

    def __init__(self, address="127.0.0.1"):
        self._address = address

    def __enter__(self):
        family = socket.AF_INET6 if ":" in self._address else socket.AF_INET
        self._server = socket.create_server((self._address, 0), family=family)
        self._server.settimeout(TIMEOUT)
        self.port = self._server.getsockname()[1]
        return self

    def __exit__(self, *_):
        self._server.close()

    def accept(self, kind=Peer):
        return kind(Connection(self._server.accept()[0]))

    def accept_secure(self, kind=Peer, **secret):
        """Opens an encrypted line with the next guest; `kind.wire` is what passes on it."""
        below, _ = self._server.accept()
        below.settimeout(TIMEOUT)
        try:
            channel = SecureSocket.host(below, **secret)
        except BaseException:
            below.close()
            raise
        peer = kind(Connection(channel))
        peer.wire = channel.wire
        return peer

    def keep_silent(self):
        """As an older host: ignores the request for an encrypted line, until the guest gives up and comes back."""
        with self.accept() as guest:
            guest.expect("secure", version=1)
            guest.expect_end()

    def welcome(self, name="Ada", game="gomoku", rule="freestyle", size=15, first="host", clock=None, passcode=None,
                choices=None, starts=True, seed=1, opening="free", secure=None):
        """Lets a guest in and starts the first round; without `starts` it does not send `start`. `secure` is a passcode
        for an encrypted line, `passcode` one that is proved in the old way."""
        host = self.accept(Host) if secure is None else self.accept_secure(Host, passcode=secure)
        host.random.seed(seed)
        host.name = name
        host.setup = {"game": game, "rule": rule, "size": size, "first": first, "opening": opening, "clock": clock}
        host.greeting = host.expect("hello", protocol=1, role="play")
        if passcode is not None:
            host.challenge(passcode)
        host.token = TOKEN if passcode is None and secure is None else secrets.token_hex(16)
        host.send("welcome", protocol=1, name=name, client="test peer", setup=host.setup, token=host.token)
        black = first
        if first == "throw":
            black, host.throws = first_player(host, choices or ["rock", "paper", "scissors"])
        if starts:
            host.start(1, black)
        else:
            host.begin(1, black)
        return host


class Host(Player):
    """The host's seat. Its clock is authoritative."""

    side = "host"
    COPIED = ("start", "move", "choice", "clock", "timeout", "result")

    def __init__(self, line, seed=1):
        super().__init__(line, seed)
        self.spectators = []

    def send(self, kind, /, **fields):
        super().send(kind, **fields)
        if kind in self.COPIED:
            self.copy(kind, **fields)

    def copy(self, kind, /, **fields):
        for spectator in self.spectators:
            spectator.send(kind, **fields)

    def admit_spectator(self, door):
        """Lets a spectator in, and sends the game so far."""
        spectator = door.accept()
        spectator.greeting = spectator.expect("hello", protocol=1, role="watch")
        spectator.send("welcome", protocol=1, name=self.name, client="test peer", setup=self.setup)
        self.send_sync(spectator)
        self.spectators.append(spectator)
        return spectator

    def send_sync(self, spectator):
        spectator.send("sync", round=self.round, black=self.beginner, names={"host": self.name, "guest": self.greeting["name"]},
                     moves=self.plies, choices=self.takes, result=self.result_so_far())

    def result_so_far(self):
        return self.verdict and {"n": len(self.plies), "winner": self.verdict[0], "reason": self.verdict[1]}

    def challenge(self, passcode):
        nonce = secrets.token_bytes(32)
        self.send("challenge", nonce=nonce.hex())
        mac = self.expect("proof")["mac"]
        assert hmac.compare_digest(mac.lower(), proof(passcode, nonce)), "a wrong proof"

    def start(self, round_number, black, **setup):
        self.begin(round_number, black)
        self.send("start", round=round_number, black=black, **setup)
        if self.setup["clock"]:
            main = float(self.setup["clock"]["main_s"])
            self.left_s = {"black": main, "white": main}
            self.since = time.monotonic()

    def next_round(self, swapped, proposal=None):
        black = SWAP[self.beginner] if swapped else self.beginner
        if proposal is None:
            self.start(self.round + 1, black)
        else:
            self.setup = {**self.setup, **dict(zip(("game", "rule", "size"), proposal))}
            self.start(self.round + 1, black, setup=self.setup)

    def move(self, x, y):
        mover = self.colour_of(self.mover())
        super().move(x, y)
        self.press_clock(mover)

    def on_move(self, message):
        mover, plies = self.colour_of(self.mover()), len(self.plies)
        super().on_move(message)
        if len(self.plies) > plies:
            self.press_clock(mover)

    def take(self, take):
        black, chooser = self.black, self.colour
        super().take(take)
        self.pass_clock(black, chooser)

    def on_choice(self, message):
        black, chooser, takes = self.black, self.colour_of(SWAP[self.side]), len(self.takes)
        super().on_choice(message)
        if len(self.takes) > takes:
            self.pass_clock(black, chooser)

    def take_choice(self, message):
        super().take_choice(message)
        self.copy("choice", **{key: message[key] for key in ("round", "n", "take")})

    def pass_clock(self, black, chooser):
        """After a choice: subtracts the time it took; the times stay with their players, whose colours may change."""
        if not self.setup["clock"]:
            return
        now = time.monotonic()
        self.left_s[chooser] -= now - self.since
        self.since = now
        if self.black != black:
            self.left_s = {"black": self.left_s["white"], "white": self.left_s["black"]}
        self.send_clock()

    def take_move(self, message):
        super().take_move(message)
        self.copy("move", **{key: message[key] for key in ("round", "n", "x", "y")})

    def press_clock(self, mover):
        """After a ply: subtracts the time it took and adds the increment."""
        if not self.setup["clock"]:
            return
        now = time.monotonic()
        self.left_s[mover] += self.setup["clock"]["increment_s"] - (now - self.since)
        self.since = now
        if not self.verdict:
            self.send_clock()

    def send_clock(self):
        black, white = (max(0, int(1000 * self.left_s[colour])) for colour in ("black", "white"))
        self.send("clock", round=self.round, n=len(self.plies), black_ms=black, white_ms=white)

    def flag(self):
        """The time of the side to move has run out."""
        side = self.colour_of(self.mover())
        self.send("timeout", round=self.round, side=side)
        self.finish(OTHER[side], "timeout")

    def agreed(self, kind, asker):
        super().agreed(kind, asker)
        if kind == "undo":
            for spectator in self.spectators:
                self.send_sync(spectator)
            if self.setup["clock"]:
                self.send_clock()

    def resume_on(self, door, secure=False):
        """The guest reconnects with its token and gets the state of the game."""
        self.line.close()
        self.line = (door.accept_secure(token=self.token) if secure else door.accept()).line
        self.greeting = self.expect("hello", protocol=1, role="play")
        assert self.greeting["resume"]["token"] == self.token, self.greeting
        self.asked = None
        account = {"round": self.round, "black": self.beginner, "moves": self.plies, "undos": self.undos,
                   "choices": self.takes,
                   "result": self.result_so_far()}
        if self.setup["clock"]:
            account.update(black_ms=int(1000 * self.left_s["black"]), white_ms=int(1000 * self.left_s["white"]))
            self.since = time.monotonic()
        self.send("welcome", protocol=1, name=self.name, client="test peer", setup=self.setup, token=self.token,
                  resumed=True, **account)
