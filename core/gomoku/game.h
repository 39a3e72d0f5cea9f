// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/opening.h"
#include "core/gomoku/board.h"
#include "core/gomoku/rule.h"

#include <memory>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// A game of gomoku; black moves first and the sides alternate. In renju black may play a forbidden point, and loses
/// at once.
class Game final : public BoardGame {
public:
    /// Enforces the cell restrictions of `opening`. Precondition: 5 <= size <= largestSize.
    Game(Rule rule, int size, Opening opening = Opening::Free);
    /// Starts from a custom position, whose stones do not count as plies. The game is over if a row wins (that of the
    /// last stone with one) or if the board is full. Preconditions: 5 <= size <= largestSize; the stones lie on
    /// different cells of the board.
    Game(Rule rule, int size, const StartPosition& start);

    [[nodiscard]] std::unique_ptr<BoardGame> clone() const override { return std::make_unique<Game>(*this); }

    [[nodiscard]] BoardSize size() const override { return {m_board.size(), m_board.size()}; }
    [[nodiscard]] Side sideToMove() const override { return m_sideToMove; }
    [[nodiscard]] std::optional<Side> stoneAt(Cell cell) const override;
    [[nodiscard]] int count(Side side) const override;
    [[nodiscard]] std::optional<IllegalMove> moveError(Cell cell) const override;
    void play(Cell cell) override;
    void takeBack() override;
    [[nodiscard]] const std::vector<Ply>& plies() const override { return m_plies; }
    [[nodiscard]] std::optional<Outcome> outcome() const override { return m_outcome; }
    [[nodiscard]] std::vector<Cell> winningLine() const override;
    [[nodiscard]] std::vector<ForbiddenCell> forbiddenCells() const override;
    [[nodiscard]] bool canStillBeWon() const override;
    /// A win at once is a five; unstoppable is a four that one stone cannot block, from an open three or crossing
    /// threes.
    [[nodiscard]] Threats threats() const override;

    [[nodiscard]] Rule rule() const { return m_rule; }
    /// Returns the stones of the start position, then the plies.
    [[nodiscard]] std::vector<Ply> stones() const;
    /// Returns the restriction of the next stone by the opening, or nothing.
    [[nodiscard]] std::optional<CentralSquare> square() const;
    [[nodiscard]] const Board& board() const { return m_board; }

private:
    /// Returns the result on the board, whoever placed the last stone.
    [[nodiscard]] std::optional<Outcome> positionOutcome() const;

    Rule m_rule;
    Opening m_opening;
    Board m_board;
    std::vector<Ply> m_setUp; ///< the stones of the start position
    std::vector<Ply> m_plies;
    Side m_sideToMove = Side::Black;
    std::optional<Outcome> m_outcome;
};

} // namespace qipan::gomoku
