# SPDX-License-Identifier: GPL-3.0-or-later
"""The tiles of a board of link-match, as screen readers read them, and which of them a path joins."""

SEPARATORS = (", ", "，")


class Tiles:
    """Reads the cells of the board: names such as "B4, grapes" or "B4, empty"."""

    def __init__(self, cells, empty):
        self.cells, self._pictures = {}, {}
        for cell in cells:
            name = cell.name
            for separator in SEPARATORS:
                name = name.replace(separator, "\t")
            place, picture = name.split("\t")[:2]
            at = ord(place[0]) - ord("A"), int(place[1:])
            self.cells[at] = cell
            if picture != empty:
                self._pictures[at] = picture
        self._size = max(x for x, _ in self.cells) + 1, max(y for _, y in self.cells)

    @staticmethod
    def name(at):
        return f"{chr(ord('A') + at[0])}{at[1]}"

    def left(self):
        return len(self._pictures)

    def is_joined(self, one, other):
        """Whether a path of at most three straight segments joins them, also around the board."""
        reached = {one}
        for _ in range(3):
            for x, y in list(reached):
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    at = x + dx, y + dy
                    while -1 <= at[0] <= self._size[0] and 0 <= at[1] <= self._size[1] + 1:
                        if at == other:
                            return True
                        if at in self._pictures:
                            break
                        reached.add(at)
                        at = at[0] + dx, at[1] + dy
        return False

    def pair(self, joined=True):
        """Two equal tiles that are joined, or not; None if there are none."""
        for one, picture in self._pictures.items():
            for other, same in self._pictures.items():
                if one < other and picture == same and self.is_joined(one, other) == joined:
                    return one, other
        return None

    def other(self, one):
        """A tile with another picture."""
        return next(at for at, picture in self._pictures.items() if picture != self._pictures[one])
