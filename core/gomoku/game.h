#pragma once

#include "core/board/board_game.h"
#include "core/gomoku/board.h"
#include "core/gomoku/rule.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// Gomoku from the empty board; black moves first and the sides alternate.
/// In renju black may play a forbidden point, and has lost by it at once.
class Game final : public BoardGame {
public:
    /// Precondition: 5 <= size <= largestSize.
    Game(Rule rule, int size);

    [[nodiscard]] std::unique_ptr<BoardGame> clone() const override { return std::make_unique<Game>(*this); }

    [[nodiscard]] BoardSize size() const override { return {m_board.size(), m_board.size()}; }
    [[nodiscard]] Side sideToMove() const override { return m_plies.size() % 2 == 0 ? Side::Black : Side::White; }
    [[nodiscard]] std::optional<Side> stoneAt(Cell cell) const override;
    [[nodiscard]] int count(Side side) const override;
    [[nodiscard]] std::optional<IllegalMove> objection(Cell cell) const override;
    void play(Cell cell) override;
    void takeBack() override;
    [[nodiscard]] const std::vector<Ply>& plies() const override { return m_plies; }
    [[nodiscard]] std::optional<Outcome> outcome() const override { return m_outcome; }
    [[nodiscard]] std::vector<Cell> winningLine() const override;
    [[nodiscard]] std::vector<ForbiddenCell> forbiddenCells() const override;

    [[nodiscard]] Rule rule() const { return m_rule; }
    [[nodiscard]] const Board& board() const { return m_board; }

private:
    Rule m_rule;
    Board m_board;
    std::vector<Ply> m_plies;
    std::optional<Outcome> m_outcome;
};

} // namespace qipan::gomoku
