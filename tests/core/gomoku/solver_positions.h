// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/gomoku/board.h"

#include <memory>
#include <random>
#include <string>

namespace qipan::test {

/// Undecided positions: two of three from games between fast players, the others with random stones.
class SolverPositions {
public:
    explicit SolverPositions(unsigned seed);

    [[nodiscard]] gomoku::Board position(gomoku::Rule rule);
    /// On 9 lines, random stones only.
    [[nodiscard]] gomoku::Board smallPosition(gomoku::Rule rule) { return scattered(rule, 9); }

private:
    [[nodiscard]] gomoku::Board played(gomoku::Rule rule);
    [[nodiscard]] gomoku::Board scattered(gomoku::Rule rule, int size);

    std::mt19937 m_random;
    std::unique_ptr<Engine> m_player;
};

/// Rows of text with the rule and the attacker, for a test's message.
[[nodiscard]] std::string told(const gomoku::Board& board, gomoku::Rule rule, Side attacker);

} // namespace qipan::test
