# SPDX-License-Identifier: GPL-3.0-or-later
"""Plain boards of gomoku and reversi: legal moves, the side to move, and the end of a game."""

import lan_openings
import renju

OTHER = {"black": "white", "white": "black"}
AXES = ((1, 0), (0, 1), (1, 1), (1, -1))
DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


class Gomoku:
    def __init__(self, size=15, rule="freestyle", opening="free"):
        self.size = size
        self.rule = rule
        self.opening = opening
        self.to_move = "black"
        self.outcome = None  # (winner, reason)
        self._stones = {}

    def moves(self):
        if self.outcome:
            return []
        free = ((x, y) for y in range(self.size) for x in range(self.size) if (x, y) not in self._stones)
        ply = len(self._stones) + 1
        return [cell for cell in free if lan_openings.allows(self.opening, self.size, ply, cell)]

    def _length(self, cell, axis):
        """The number of stones of one colour in a row through the cell."""
        colour, length = self._stones[cell], 1
        for sign in (1, -1):
            x, y = cell
            while self._stones.get((x + sign * axis[0], y + sign * axis[1])) == colour:
                x, y, length = x + sign * axis[0], y + sign * axis[1], length + 1
        return length

    def play(self, cell):
        side = self.to_move
        forbidden = self.rule == "renju" and side == "black" and renju.is_forbidden(self.size, self._stones, cell)
        self._stones[cell] = side
        lengths = [self._length(cell, axis) for axis in AXES]
        overline_wins = self.rule == "freestyle" or self.rule == "renju" and side == "white"
        if forbidden:
            self.outcome = ("white", "forbidden")
        elif 5 in lengths or overline_wins and max(lengths) > 5:
            self.outcome = (side, "five")
        elif len(self._stones) == self.size**2:
            self.outcome = ("draw", "full")
        self.to_move = None if self.outcome else OTHER[self.to_move]

    def choose(self, random):
        """A stone near the centre, so that games end."""
        centre = self.size // 2
        near = sorted(self.moves(), key=lambda cell: (cell[0] - centre) ** 2 + (cell[1] - centre) ** 2)
        return random.choice(near[:12])


class Reversi:
    def __init__(self):
        self._discs = {(3, 3): "white", (4, 4): "white", (4, 3): "black", (3, 4): "black"}
        self.to_move = "black"
        self.outcome = None

    def _flips(self, side, cell):
        if cell in self._discs:
            return []
        flips = []
        for dx, dy in DIRECTIONS:
            line = []
            x, y = cell[0] + dx, cell[1] + dy
            while self._discs.get((x, y), side) != side:
                line.append((x, y))
                x, y = x + dx, y + dy
            if (x, y) in self._discs:
                flips += line
        return flips

    def moves(self, side=None):
        side = side or self.to_move
        return [(x, y) for y in range(8) for x in range(8) if self._flips(side, (x, y))] if side else []

    def play(self, cell):
        """Plays a legal move for the side to move; passes if there is none."""
        side = self.to_move
        for flipped in self._flips(side, cell):
            self._discs[flipped] = side
        self._discs[cell] = side
        self.to_move = next((next_side for next_side in (OTHER[side], side) if self.moves(next_side)), None)
        if not self.to_move:
            self.outcome = (self.winner(), "count")

    def winner(self):
        black = sum(side == "black" for side in self._discs.values())
        white = len(self._discs) - black
        return "black" if black > white else "white" if white > black else "draw"

    def choose(self, random):
        return random.choice(self.moves())


def empty_board(setup):
    """The board for a `setup`."""
    return Reversi() if setup["game"] == "reversi" else Gomoku(setup["size"], setup["rule"], setup.get("opening", "free"))


def mover_of_each(setup, plies):
    """The colour of every ply in a list of legal moves: after a pass a side may play twice in a row."""
    board, colours = empty_board(setup), []
    for cell in plies:
        colours.append(board.to_move)
        board.play(cell)
    return colours
