# SPDX-License-Identifier: GPL-3.0-or-later
"""Every message of docs/lan-protocol.md as a table of its fields, against which received messages are checked."""

import json

LINE_BYTES = 4096  # with the LF


class Malformed(Exception):
    """A line that violates the protocol."""


class Optional:
    """An optional field."""

    def __init__(self, holds):
        self.holds = holds


def integer(low=0, high=2**31 - 1):
    def holds(value):
        whole = isinstance(value, int) or isinstance(value, float) and value.is_integer()
        return whole and not isinstance(value, bool) and low <= value <= high
    return holds


def text(low, high):
    return lambda value: isinstance(value, str) and low <= len(value) <= high


def hexadecimal(digits):
    return lambda value: isinstance(value, str) and len(value) == digits and set(value.lower()) <= set("0123456789abcdef")


def one_of(*values):
    return lambda value: value in values and not isinstance(value, bool)


def nullable(holds):
    return lambda value: value is None or holds(value)


def listing(holds):
    return lambda value: isinstance(value, list) and all(holds(item) for item in value)


def truth(value):
    return isinstance(value, bool)


def record(**fields):
    def holds(value):
        return isinstance(value, dict) and not complaint(value, fields)
    return holds


def complaint(message, fields):
    """The first invalid field, or None. Unknown fields are ignored."""
    for name, holds in fields.items():
        if name not in message:
            if not isinstance(holds, Optional):
                return f"no {name}"
        elif not (holds.holds if isinstance(holds, Optional) else holds)(message[name]):
            return f"{name}: {message[name]!r}"
    return None


SIDE = one_of("host", "guest")
COLOUR = one_of("black", "white")
WINNER = one_of("black", "white", "draw")
ROUND = integer(1)
PLY = integer(1)
COUNT = integer()
WORD = text(1, 64)  # a word from a list that may grow
CHOICE = one_of("rock", "paper", "scissors")
TAKE = one_of("black", "white", "two")
MADE = integer(0, 2)  # number of choices made in the opening
MOVES = listing(lambda cell: isinstance(cell, list) and len(cell) == 2 and all(map(integer(), cell)))
RESULT = nullable(record(n=COUNT, winner=WINNER, reason=WORD))
CLOCK = nullable(record(main_s=integer(10, 36000), increment_s=integer(0, 600)))
SEAT = one_of("host", "guest")
SECONDS = integer(0, 60)
CELL = lambda value: isinstance(value, list) and len(value) == 2 and all(map(integer(), value))
DUEL = record(columns=integer(1, 30), rows=integer(1, 20), falling=WORD, outline=WORD, difficulty=WORD,
              pictures=integer(2, 255), border=truth, best_of=one_of(1, 3, 5), minutes=integer(0, 60), hint_s=SECONDS,
              shuffle_s=SECONDS)
SETUP = record(game=WORD, rule=WORD, size=integer(), opening=Optional(WORD), first=one_of("host", "guest", "throw"),
               clock=CLOCK, duel=Optional(DUEL))
CELLS = lambda value: isinstance(value, str) and 0 < len(bytes.fromhex(value)) <= 600
DEAL = {"deal": text(14, 20), "digest": hexadecimal(64), "cells": Optional(CELLS)}
DUEL_RESULT = nullable(record(n=COUNT, winner=one_of("host", "guest", "draw"), reason=WORD))
NAME = text(1, 32)

MESSAGES = {
    "secure": {"version": Optional(integer()), "share": Optional(hexadecimal(64)), "mac": Optional(hexadecimal(64)),
               "resume": Optional(truth)},
    "hello": {"protocol": integer(), "name": NAME, "role": one_of("play", "watch"), "client": text(0, 64),
              "continues": Optional(truth), "duels": Optional(truth), "resume": Optional(record(token=text(0, LINE_BYTES), round=COUNT, n=COUNT))},
    "challenge": {"nonce": hexadecimal(64)},
    "proof": {"mac": text(0, LINE_BYTES)},
    "welcome": {"protocol": integer(), "name": NAME, "client": text(0, 64), "setup": SETUP,
                "token": Optional(hexadecimal(32)), "resumed": Optional(truth), "round": Optional(ROUND),
                "black": Optional(SIDE), "moves": Optional(MOVES), "undos": Optional(COUNT),
                "choices": Optional(listing(TAKE)), "black_ms": Optional(COUNT), "white_ms": Optional(COUNT),
                "result": Optional(RESULT)},
    "reject": {"reason": WORD},
    "throw": {"commit": hexadecimal(64)},
    "reveal": {"choice": CHOICE, "nonce": text(16, 64)},
    "start": {"round": ROUND, "black": SIDE, "setup": Optional(SETUP), "moves": Optional(MOVES)},
    "move": {"round": ROUND, "n": PLY, "x": integer(), "y": integer()},
    "choice": {"round": ROUND, "n": PLY, "take": TAKE},
    "request": {"id": COUNT, "kind": WORD, "round": ROUND, "n": COUNT, "choices": Optional(MADE)},
    "reply": {"id": COUNT, "kind": WORD, "accept": truth, "reason": Optional(WORD)},
    "withdraw": {"id": COUNT},
    "propose": {"id": COUNT, "round": ROUND, "game": WORD, "rule": WORD, "size": integer(1), "opening": Optional(WORD),
         "first": Optional(WORD), "clock": Optional(CLOCK)},
    "proposal-heard": {"id": COUNT},
    "proposal-reply": {"id": COUNT, "accept": truth},
    "resign": {"round": ROUND},
    "chat": {"text": text(1, 500), "from": Optional(SIDE)},
    "clock": {"round": ROUND, "n": COUNT, "black_ms": COUNT, "white_ms": COUNT, "choices": Optional(MADE)},
    "timeout": {"round": ROUND, "side": COLOUR, "choices": Optional(MADE)},
    "result": {"round": ROUND, "n": COUNT, "winner": WINNER, "reason": WORD, "choices": Optional(MADE)},
    "sync": {"round": COUNT, "black": nullable(SIDE), "names": record(host=NAME, guest=nullable(NAME)), "moves": MOVES,
             "choices": listing(TAKE), "result": RESULT},
    "ping": {"t": integer()},
    "pong": {"t": integer()},
    "bye": {},
    "error": {"code": WORD, "detail": text(0, LINE_BYTES)},
}
# At a table of duels.
DUEL_MESSAGES = {
    "welcome": {**MESSAGES["welcome"], "result": Optional(DUEL_RESULT), "started_ms_ago": Optional(COUNT),
                "in_ms": Optional(COUNT), "paused": Optional(truth), **{key: Optional(holds) for key, holds in
                ((key, getattr(holds, "holds", holds)) for key, holds in DEAL.items())}},
    "start": {"round": ROUND, "in_ms": integer(0, 60000), **DEAL},
    "pair": {"round": COUNT, "n": PLY, "a": CELL, "b": CELL, "t": COUNT, "cells": Optional(CELLS), "seat": Optional(SEAT)},
    "help": {"round": COUNT, "n": COUNT, "kind": one_of("hint", "shuffle"), "t": COUNT, "cells": Optional(CELLS),
             "seat": Optional(SEAT)},
    "board": {"round": COUNT, "n": COUNT, "cells": CELLS},
    "result": {"round": COUNT, "n": COUNT, "winner": one_of("host", "guest", "draw"), "reason": WORD},
    "pairs": {"seat": SEAT, "from": ROUND,
              "list": listing(lambda row: isinstance(row, list) and len(row) == 5 and all(map(integer(), row))),
              "helps": listing(lambda row: isinstance(row, list) and len(row) == 3 and row[0] in ("hint", "shuffle"))},
    "pairs-end": {},
}
TABLE = {"type": one_of("table"), "protocol": integer(), "id": hexadecimal(16), "name": NAME, "game": WORD, "rule": WORD,
         "size": integer(), "port": integer(1, 65535), "passcode": truth, "state": one_of("open", "playing"), "opening": Optional(WORD)}


def compact(message):
    """The bytes of a message as specified: compact, non-ASCII as UTF-8."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode("utf-8")


def parse(line):
    """The message of a line that ends with LF. Raises Malformed unless it conforms to the specification."""
    if len(line) > LINE_BYTES or not line.endswith(b"\n"):
        raise Malformed(f"a line of {len(line)} bytes: {line[:80]!r}")
    try:
        message = json.loads(line.decode("utf-8"))
    except ValueError as error:
        raise Malformed(f"{line!r}: {error}")
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise Malformed(f"no object with a type: {line!r}")
    kind = message["type"]
    wrong = complaint(message, MESSAGES.get(kind, {}))
    if kind in DUEL_MESSAGES and (wrong or kind not in MESSAGES):
        wrong = complaint(message, DUEL_MESSAGES[kind])
    if wrong:
        raise Malformed(f"{message['type']} with {wrong}")
    if len(compact(message)) != len(line.rstrip(b"\r\n")):
        raise Malformed(f"not compact: {line!r}")
    return message
