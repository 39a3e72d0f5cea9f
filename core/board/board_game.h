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
    Outside,  ///< not on the board
    Occupied, ///< a stone lies there
    NoFlip,   ///< reversi: nothing would be flipped
    Opening,  ///< the opening rule wants this stone elsewhere
    GameOver, ///< the position has ended
};

/// One ply as it was played.
struct Ply {
    Cell cell;
    Side side = Side::Black;

    friend constexpr bool operator==(const Ply&, const Ply&) = default;
};

/// What a table needs to know of any two-player game: a position with the plies that led to it.
/// Plies count moves only; a forced pass is resolved by the game itself and is no ply.
class BoardGame {
public:
    virtual ~BoardGame() = default;

    [[nodiscard]] virtual std::unique_ptr<BoardGame> clone() const = 0;

    [[nodiscard]] virtual BoardSize size() const = 0;
    [[nodiscard]] virtual Side sideToMove() const = 0;

    /// The stone on a cell. Precondition: the cell is on the board.
    [[nodiscard]] virtual std::optional<Side> stoneAt(Cell cell) const = 0;
    /// Stones or discs of one side on the board.
    [[nodiscard]] virtual int count(Side side) const = 0;

    /// Why the side to move cannot play `cell` (any value), or nothing when it can.
    [[nodiscard]] virtual std::optional<IllegalMove> objection(Cell cell) const = 0;
    [[nodiscard]] bool isLegal(Cell cell) const { return !objection(cell); }

    /// Plays for the side to move. Precondition: isLegal(cell).
    virtual void play(Cell cell) = 0;
    /// Takes the last ply back, with the pass before or after it. Precondition: !plies().empty().
    virtual void takeBack() = 0;

    /// All plies since the start.
    [[nodiscard]] virtual const std::vector<Ply>& plies() const = 0;
    /// The side that had to pass after the last ply, while the game goes on.
    [[nodiscard]] virtual std::optional<Side> passed() const { return std::nullopt; }

    /// How the position has ended, or nothing while it goes on.
    [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
    /// The cells that decided the game, in order along the line; empty where nothing lies in a line.
    [[nodiscard]] virtual std::vector<Cell> winningLine() const { return {}; }
    /// The empty cells that black may not play, whoever is to move: legal, but who plays one loses at once.
    /// Empty in games without such cells, and after the end.
    [[nodiscard]] virtual std::vector<ForbiddenCell> forbiddenCells() const { return {}; }

    /// False where it is certain that nobody can win any more, however the game goes on.
    [[nodiscard]] virtual bool canStillBeWon() const { return true; }

    /// What both sides threaten, whoever is to move. Takes some milliseconds; empty in games that have no such threats,
    /// and after the end.
    [[nodiscard]] virtual Threats threats() const { return {}; }

protected:
    BoardGame() = default;
    BoardGame(const BoardGame&) = default;
    BoardGame& operator=(const BoardGame&) = default;
};

} // namespace qipan
