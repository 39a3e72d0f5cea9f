// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace qipan {

/// Why a round ended. The first four follow from the rules of the game, the others from the players.
enum class EndReason : std::uint8_t {
    Five,      ///< gomoku: five in a row
    Forbidden, ///< renju: black played a forbidden point
    Full,      ///< gomoku: the board is full
    Count,     ///< reversi: any end by the rules
    Resign,
    Agreed, ///< a draw by agreement
    Timeout,
    Other, ///< a reason that this version does not know, sent by a peer
};

/// Returns true if the position itself ends the game.
[[nodiscard]] constexpr bool isDecidedOnBoard(EndReason reason)
{
    return reason <= EndReason::Count;
}

/// The result of a round; no winner means a draw.
struct Outcome {
    std::optional<Side> winner;
    EndReason reason = EndReason::Full;

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// What a side could do by playing an empty cell.
enum class ThreatKind : std::uint8_t {
    Win,         ///< win at once
    Unstoppable, ///< threaten to win next in a way that one move of the opponent cannot stop
};

struct ThreatCell {
    Cell cell;
    Side side = Side::Black;
    ThreatKind kind = ThreatKind::Win;

    friend bool operator==(const ThreatCell&, const ThreatCell&) = default;
};

/// The threats on a board.
struct Threats {
    std::vector<ThreatCell> cells; ///< row by row, black's before white's
    std::vector<Cell> win;         ///< a forced win of the side to move, with the replies; empty if none was found

    friend bool operator==(const Threats&, const Threats&) = default;
};

/// Why a point is forbidden to black in renju. If several reasons apply, the first of them.
enum class Forbidden : std::uint8_t {
    None,        ///< the point is not forbidden
    Overline,    ///< six or more in a row
    DoubleFour,  ///< two or more fours at once ("4-4")
    DoubleThree, ///< two or more threes at once ("3-3")
};

/// An empty cell that is forbidden to black.
struct ForbiddenCell {
    Cell cell;
    Forbidden kind = Forbidden::None;

    friend constexpr bool operator==(const ForbiddenCell&, const ForbiddenCell&) = default;
};

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

[[nodiscard]] inline std::vector<Cell> cellsOf(std::span<const Ply> plies)
{
    std::vector<Cell> cells;
    for (const Ply& ply : plies)
        cells.push_back(ply.cell);
    return cells;
}

/// A custom position that a game starts from instead of the usual one.
struct StartPosition {
    std::vector<Ply> stones; ///< each cell at most once; in gomoku in the order of play, if known
    Side toMove = Side::Black;

    friend bool operator==(const StartPosition&, const StartPosition&) = default;
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
    /// Returns the side that had to pass after the last ply, while the game continues.
    [[nodiscard]] virtual std::optional<Side> passed() const { return std::nullopt; }

    /// Returns the result of the game, or nothing while it continues.
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

/// Returns the number of empty cells.
[[nodiscard]] inline int emptyCells(const BoardGame& game)
{
    return game.size().cells() - game.count(Side::Black) - game.count(Side::White);
}

} // namespace qipan
