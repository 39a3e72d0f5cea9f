# SPDX-License-Identifier: GPL-3.0-or-later
"""The opening rules of gomoku as specified: allowed cells, who acts, and who has which colour."""

OTHER_SIDE = {"host": "guest", "guest": "host"}


def allows(opening, size, ply, cell):
    """Whether ply number `ply`, from 1, may be on the cell according to the rules pro and long-pro."""
    if opening not in ("pro", "long-pro") or ply not in (1, 3):
        return True
    distance = max(abs(cell[0] - size // 2), abs(cell[1] - size // 2))
    return distance == 0 if ply == 1 else distance > (2 if opening == "pro" else 3)


def due(opening, beginner, plies, takes):
    """Who acts in an opening with choices: (side, its possible choices; empty for a move). None if colours decide."""
    if opening not in ("swap", "swap2"):
        return None
    other = OTHER_SIDE[beginner]
    if not takes:
        offered = ("black", "white") if opening == "swap" else ("black", "white", "two")
        return (beginner, ()) if plies < 3 else (other, offered)
    if takes == ["two"]:
        return (other, ()) if plies < 5 else (beginner, ("black", "white"))
    return None


def black_after(beginner, takes):
    """Who has black."""
    if not takes or takes[-1] == "two":
        return beginner
    taker = OTHER_SIDE[beginner] if len(takes) == 1 else beginner
    return taker if takes[-1] == "black" else OTHER_SIDE[taker]


def plies_at_last_choice(takes):
    return (0, 3, 5)[len(takes)]
