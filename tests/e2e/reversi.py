"""A plain reversi board: enough to play legal moves against the program."""

DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


class Board:
    def __init__(self):
        self._discs = {(3, 3): "white", (4, 4): "white", (4, 3): "black", (3, 4): "black"}
        self.to_move = "black"

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
        return [(x, y) for y in range(8) for x in range(8) if self._flips(side, (x, y))]

    def play(self, cell):
        """Plays a legal move for the side to move; who cannot move passes."""
        side = self.to_move
        for flipped in self._flips(side, cell):
            self._discs[flipped] = side
        self._discs[cell] = side
        other = "white" if side == "black" else "black"
        self.to_move = other if self.moves(other) else side if self.moves(side) else None

    def winner(self):
        black = sum(side == "black" for side in self._discs.values())
        white = len(self._discs) - black
        return "black" if black > white else "white" if white > black else "draw"
