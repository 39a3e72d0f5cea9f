# SPDX-License-Identifier: GPL-3.0-or-later
"""Rock-paper-scissors by commit and reveal, so that neither side can wait for the other's choice."""

import hashlib
import itertools
import secrets

BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


def commitment(choice, nonce):
    return hashlib.sha256(f"{choice}:{nonce}".encode("utf-8")).hexdigest()


def first_player(player, choices):
    """Throws until there is a winner; returns "host" or "guest" and the number of throws. The other side's reveal must
    match its commitment."""
    other = "guest" if player.side == "host" else "host"
    for throws, choice in enumerate(itertools.cycle(choices), 1):
        nonce = secrets.token_hex(16)
        player.send("throw", commit=commitment(choice, nonce))
        commit = player.expect("throw")["commit"]
        player.send("reveal", choice=choice, nonce=nonce)
        reveal = player.expect("reveal")
        shown = reveal["choice"]
        assert commitment(shown, reveal["nonce"]) == commit.lower(), f"{reveal} is not what {commit} promised"
        if shown != choice:
            return player.side if BEATS[choice] == shown else other, throws
