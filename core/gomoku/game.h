#pragma once

#include "core/board/board_game.h"
#include "core/board/opening.h"
#include "core/board/start_position.h"
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
    /// Of `opening` it holds what that says about cells. Precondition: 5 <= size <= largestSize.
    Game(Rule rule, int size, Opening opening = Opening::Free);
    /// A position that was set up: `stones` lie there, which are no plies. It has ended where a row on it wins (that of
    /// the last of the stones that has one) or no crossing is free. Preconditions: that of an empty game; the cells of
    /// the stones are on the board and differ.
    Game(Rule rule, int size, const StartPosition& start);

    [[nodiscard]] std::unique_ptr<BoardGame> clone() const override { return std::make_unique<Game>(*this); }

    [[nodiscard]] BoardSize size() const override { return {m_board.size(), m_board.size()}; }
    [[nodiscard]] Side sideToMove() const override { return m_sideToMove; }
    [[nodiscard]] std::optional<Side> stoneAt(Cell cell) const override;
    [[nodiscard]] int count(Side side) const override;
    [[nodiscard]] std::optional<IllegalMove> objection(Cell cell) const override;
    void play(Cell cell) override;
    void takeBack() override;
    [[nodiscard]] const std::vector<Ply>& plies() const override { return m_plies; }
    [[nodiscard]] std::optional<Outcome> outcome() const override { return m_outcome; }
    [[nodiscard]] std::vector<Cell> winningLine() const override;
    [[nodiscard]] std::vector<ForbiddenCell> forbiddenCells() const override;
    [[nodiscard]] bool canStillBeWon() const override;
    [[nodiscard]] Threats threats() const override;

    [[nodiscard]] Rule rule() const { return m_rule; }
    /// Those that were set up, then the plies.
    [[nodiscard]] std::vector<Ply> stones() const;
    /// Where the opening wants the next stone; nothing where that is free.
    [[nodiscard]] std::optional<CentralSquare> square() const;
    [[nodiscard]] const Board& board() const { return m_board; }

private:
    /// The end that the stones on the board make, whoever placed the last of them.
    [[nodiscard]] std::optional<Outcome> standingEnd() const;

    Rule m_rule;
    Opening m_opening;
    Board m_board;
    std::vector<Ply> m_setUp; ///< the stones of the start
    std::vector<Ply> m_plies;
    Side m_sideToMove = Side::Black;
    std::optional<Outcome> m_outcome;
};

} // namespace qipan::gomoku
