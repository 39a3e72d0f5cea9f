// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/claim_text.h"
#include "core/gomoku/game.h"
#include "core/gomoku/position.h"

#include <functional>
#include <vector>

namespace qipan::book {

/// The gomoku position of a claim.
struct GomokuCase {
    gomoku::Game game;
    CellNames names;

    [[nodiscard]] const gomoku::Board& board() const { return game.board(); }
    [[nodiscard]] gomoku::Rule rule() const { return game.rule(); }
    /// Returns the empty cells for which `is` returns true, in order.
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
        return {board, rule(), gomoku::handcraftedWeights(rule())};
    }
};

/// Returns true if a stone there wins at once. Precondition: `point` is empty.
[[nodiscard]] bool makesFive(gomoku::Board board, gomoku::Rule rule, gomoku::Point point, Side side);
/// Returns false if the point is forbidden to the side. Precondition: `point` is empty.
[[nodiscard]] bool isAllowed(const gomoku::Board& board, gomoku::Rule rule, gomoku::Point point, Side side);

// Claims about forced wins.
[[nodiscard]] Proof proveVcf(const GomokuCase& subject, const ClaimText& claim);
[[nodiscard]] Proof proveNoVcf(const GomokuCase& subject, const ClaimText& claim);
[[nodiscard]] Proof proveVct(const GomokuCase& subject, const ClaimText& claim);
[[nodiscard]] Proof proveNoVct(const GomokuCase& subject, const ClaimText& claim);
[[nodiscard]] Proof proveDefences(const GomokuCase& subject, const ClaimText& claim);

} // namespace qipan::book
