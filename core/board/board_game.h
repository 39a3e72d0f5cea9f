// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/forbidden.h"
#include "core/board/outcome.h"
#include "core/board/side.h"
#include "core/board/threats.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace qipan {

/// Why a cell cannot be played now.
enum class IllegalMove : std::uint8_t {
    Outside,  ///< outside the board
    Occupied, ///< the cell is not empty
    NoFlip,   ///< reversi: the move flips no disc
    Opening,  ///< forbidden by the opening rule
    GameOver, ///< the game is over
};

/// A ply that was played.
struct Ply {
    Cell cell;
    Side side = Side::Black;

    friend constexpr bool operator==(const Ply&, const Ply&) = default;
};

/// A position of a two-player game and the plies that led to it: what a table needs to know of any game. Plies are
/// moves; a forced pass is handled by the game and is not a ply.
class BoardGame {
public:
    virtual ~BoardGame() = default;

    [[nodiscard]] virtual std::unique_ptr<BoardGame> clone() const = 0;

    [[nodiscard]] virtual BoardSize size() const = 0;
    [[nodiscard]] virtual Side sideToMove() const = 0;

    /// Returns the stone on `cell`. Precondition: the cell is on the board.
    [[nodiscard]] virtual std::optional<Side> stoneAt(Cell cell) const = 0;
    /// Returns the number of stones or discs of `side` on the board.
    [[nodiscard]] virtual int count(Side side) const = 0;

    /// Returns why the side to move cannot play `cell` (any value is allowed), or nothing if it can.
    [[nodiscard]] virtual std::optional<IllegalMove> moveError(Cell cell) const = 0;
    [[nodiscard]] bool isLegal(Cell cell) const { return !moveError(cell); }

    /// Plays `cell` for the side to move. Precondition: isLegal(cell).
    virtual void play(Cell cell) = 0;
    /// Takes back the last ply and any pass around it. Precondition: !plies().empty().
    virtual void takeBack() = 0;

    /// Returns all plies from the start.
    [[nodiscard]] virtual const std::vector<Ply>& plies() const = 0;
    /// Returns the side that had to pass after the last ply, while the game goes on.
    [[nodiscard]] virtual std::optional<Side> passed() const { return std::nullopt; }

    /// Returns the result of the game, or nothing while it goes on.
    [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
    /// Returns the winning cells in order along the line; empty if the game was not decided by a line.
    [[nodiscard]] virtual std::vector<Cell> winningLine() const { return {}; }
    /// Returns the empty cells that are forbidden to black, whoever is to move. They are legal, but playing one loses
    /// at once. Empty in games without forbidden points, and after the end.
    [[nodiscard]] virtual std::vector<ForbiddenCell> forbiddenCells() const { return {}; }

    /// Returns false if neither side can win any more, whatever is played.
    [[nodiscard]] virtual bool canStillBeWon() const { return true; }

    /// Returns the threats of both sides, whoever is to move. Takes a few milliseconds; empty in games without such
    /// threats, and after the end.
    [[nodiscard]] virtual Threats threats() const { return {}; }

protected:
    BoardGame() = default;
    BoardGame(const BoardGame&) = default;
    BoardGame& operator=(const BoardGame&) = default;
};

} // namespace qipan
