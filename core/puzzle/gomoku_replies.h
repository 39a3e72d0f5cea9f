// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/gomoku/position.h"
#include "core/gomoku/rule.h"
#include "core/gomoku/win_prover.h"
#include "core/puzzle/puzzle.h"

namespace qipan::puzzle {

[[nodiscard]] gomoku::Rule ruleOf(const Puzzle& puzzle);
[[nodiscard]] std::vector<Cell> cellsOf(std::span<const gomoku::Point> points);

/// Finds the opponent's replies to wrong moves in a gomoku puzzle. `position` is the one after `line`, the moves since
/// the puzzle's start ending with the player's latest; nobody has won. It is changed and restored.
class GomokuReplies {
public:
    /// Keeps references to both arguments.
    GomokuReplies(const Puzzle& puzzle, gomoku::WinProver& prover);

    /// Returns the engine's move; meaningless if `stop` became true.
    [[nodiscard]] Cell best(std::span<const Cell> line, const std::atomic<bool>& stop) const;
    /// Returns a line of both sides that refutes the player's move: the block of a four, a win by fours, or a good
    /// move. `found` is the result about that move, with or without a reply.
    [[nodiscard]] std::vector<Cell> refutation(gomoku::Position& position, const gomoku::ForcedWin& found,
                                               std::span<const Cell> line, const std::atomic<bool>& stop);

private:
    [[nodiscard]] std::vector<Cell> counterAttack(gomoku::Position& position, gomoku::Point block,
                                                  const std::atomic<bool>& stop);
    [[nodiscard]] Cell goodReply(gomoku::Position& position, std::span<const Cell> line, const std::atomic<bool>& stop);
    [[nodiscard]] bool loses(gomoku::Position& position, gomoku::Point reply, const std::atomic<bool>& stop);

    const Puzzle& m_puzzle;
    gomoku::WinProver& m_prover;
    Side m_player;
    Side m_other;
    std::unique_ptr<Engine> m_engine;
};

} // namespace qipan::puzzle
