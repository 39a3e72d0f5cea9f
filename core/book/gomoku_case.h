#pragma once

#include "core/book/claim_text.h"
#include "core/gomoku/game.h"
#include "core/gomoku/position.h"

#include <functional>
#include <vector>

namespace qipan::book {

/// A position of gomoku that claims are about.
struct GomokuCase {
    gomoku::Game game;
    CellNames names;

    [[nodiscard]] const gomoku::Board& board() const { return game.board(); }
    [[nodiscard]] gomoku::Rule rule() const { return game.rule(); }
    /// The empty cells for which `is` is true, in order.
    [[nodiscard]] std::vector<Cell> emptyCells(const std::function<bool(Cell)>& is) const
    {
        std::vector<Cell> cells;
        for (int x = 0; x < board().size(); ++x) {
            for (int y = 0; y < board().size(); ++y) {
                if (board().at(gomoku::pointOf({x, y})) == gomoku::Stone::None && is({x, y}))
                    cells.push_back({x, y});
            }
        }
        return cells;
    }
    [[nodiscard]] gomoku::Position position(const gomoku::Board& board) const
    {
        return {board, rule(), gomoku::plainWeights(rule())};
    }
};

/// Whether a stone there wins at once. Precondition: the point is empty.
[[nodiscard]] bool makesFive(gomoku::Board board, gomoku::Rule rule, gomoku::Point point, Side side);
/// False where the point is forbidden to the side. Precondition: it is empty.
[[nodiscard]] bool isAllowed(const gomoku::Board& board, gomoku::Rule rule, gomoku::Point point, Side side);

// Claims about forced wins.
[[nodiscard]] Proof proveVcf(const GomokuCase& that, const ClaimText& claim);
[[nodiscard]] Proof proveNoVcf(const GomokuCase& that, const ClaimText& claim);
[[nodiscard]] Proof proveVct(const GomokuCase& that, const ClaimText& claim);
[[nodiscard]] Proof proveNoVct(const GomokuCase& that, const ClaimText& claim);
[[nodiscard]] Proof proveDefences(const GomokuCase& that, const ClaimText& claim);

} // namespace qipan::book
