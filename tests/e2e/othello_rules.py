# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Othello, implemented independently of the program to act as referee."""

DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
PASS = "PA"


def name(x, y):
    return "ABCDEFGH"[x] + str(y + 1)


class Board:
    """`*` is black, `O` white. Moves are names of squares, or PASS, which is an explicit move."""

    def __init__(self):
        self.discs = {(3, 3): "O", (4, 4): "O", (4, 3): "*", (3, 4): "*"}
        self.side = "*"
        self.moves = []

    @staticmethod
    def other(side):
        return "O" if side == "*" else "*"

    def turned(self, x, y, side):
        """The discs that a move turns; empty if it is illegal."""
        if (x, y) in self.discs:
            return []
        turned = []
        for dx, dy in DIRECTIONS:
            row, at = [], (x + dx, y + dy)
            while self.discs.get(at) == self.other(side):
                row.append(at)
                at = (at[0] + dx, at[1] + dy)
            if self.discs.get(at) == side:
                turned += row
        return turned

    def squares(self, side):
        return [name(x, y) for y in range(8) for x in range(8) if self.turned(x, y, side)]

    def is_over(self):
        return not self.squares("*") and not self.squares("O")

    def legal(self):
        """Every legal move; empty at the end of the game."""
        if self.is_over():
            return []
        return self.squares(self.side) or [PASS]

    def play(self, move):
        assert move in self.legal(), f"{move} is not legal after {self.moves}"
        if move != PASS:
            x, y = "ABCDEFGH".index(move[0]), int(move[1]) - 1
            for at in self.turned(x, y, self.side) + [(x, y)]:
                self.discs[at] = self.side
        self.moves.append((self.side, move))
        self.side = self.other(self.side)

    def score(self):
        """The final lead of the side to move; empty squares go to the winner."""
        own = sum(disc == self.side for disc in self.discs.values())
        lead = 2 * own - len(self.discs)
        empties = 64 - len(self.discs)
        return lead + (empties if lead > 0 else -empties if lead < 0 else 0)

    def rows(self):
        return " ".join("".join(self.discs.get((x, y), "-") for x in range(8)) for y in range(8))


def ggf(board, moves=()):
    """A game from this board with moves given as (side, move)."""
    played = "".join(f"{'B' if side == '*' else 'W'}[{move}]" for side, move in moves)
    return f"(;GM[Othello]PC[test]PB[a]PW[b]RE[?]TI[5]TY[8]BO[8 {board.rows()} {board.side}]{played};)"
