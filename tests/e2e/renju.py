# SPDX-License-Identifier: GPL-3.0-or-later
"""The forbidden points of renju, from "The International Rules of Renju", section 9."""

AXES = ((1, 0), (0, 1), (1, 1), (1, -1))


class Board:
    """Black's stones and the others, with each line as a string."""

    def __init__(self, size, black, white):
        self.size, self.black, self.white = size, frozenset(black), frozenset(white)

    def with_black(self, cell):
        return Board(self.size, self.black | {cell}, self.white)

    def is_empty(self, cell):
        return all(0 <= at < self.size for at in cell) and cell not in self.black and cell not in self.white

    def row(self, cell, axis):
        """The unbroken black row through a black stone."""
        row = [cell]
        for sign in (-1, 1):
            x, y = cell[0] + sign * axis[0], cell[1] + sign * axis[1]
            while (x, y) in self.black:
                row.append((x, y))
                x, y = x + sign * axis[0], y + sign * axis[1]
        return row

    def empty_near(self, cell, axis):
        near = [(cell[0] + i * axis[0], cell[1] + i * axis[1]) for i in range(-4, 5)]
        return [at for at in near if self.is_empty(at)]

    def winning_cells(self, cell, axis):
        return [at for at in self.empty_near(cell, axis) if len(self.with_black(at).row(cell, axis)) == 5]

    def is_straight_four(self, cell, axis):
        return len(self.row(cell, axis)) == 4 and len(self.winning_cells(cell, axis)) == 2

    def fours(self, cell, axis):
        return 1 if self.is_straight_four(cell, axis) else len(self.winning_cells(cell, axis))

    def is_three(self, cell, axis):
        """Another stone makes a straight four, without making five or being forbidden itself."""
        if self.fours(cell, axis):
            return False
        for at in self.empty_near(cell, axis):
            after = self.with_black(at)
            five = any(len(after.row(at, other)) == 5 for other in AXES)
            if after.is_straight_four(cell, axis) and not five and not self.forbids(at):
                return True
        return False

    def forbids(self, cell):
        after = self.with_black(cell)
        rows = [len(after.row(cell, axis)) for axis in AXES]
        if 5 in rows:
            return False
        if max(rows) > 5 or sum(after.fours(cell, axis) for axis in AXES) > 1:
            return True
        return sum(after.is_three(cell, axis) for axis in AXES) > 1


def is_forbidden(size, stones, cell):
    """Whether a black stone on an empty cell is forbidden. `stones`: the colour of each occupied cell."""
    board = Board(size, (at for at in stones if stones[at] == "black"), (at for at in stones if stones[at] == "white"))
    return board.forbids(cell)
