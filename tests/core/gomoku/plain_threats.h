// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/board.h"

#include <functional>
#include <string>
#include <unordered_set>
#include <vector>

namespace qipan::test {

/// Checks a claimed win against every defence, using only the plain rules.
class ProofReplay {
public:
    /// The claimed winning line for the attacker, to move; empty if none is known.
    using Claim = std::function<std::vector<gomoku::Point>(const gomoku::Board&)>;

    ProofReplay(gomoku::Rule rule, Side attacker, Claim claim)
        : m_rule{rule}
        , m_attacker{attacker}
        , m_claim{std::move(claim)}
    {
    }

    /// True if the first moves of the claimed lines lead to a five against every defence: each legal answer is tried
    /// unless it leaves a five, and the defender never has a five itself.
    [[nodiscard]] bool holds(const gomoku::Board& board);

private:
    [[nodiscard]] bool wins(gomoku::Board& board);
    [[nodiscard]] bool beatsAllAnswers(gomoku::Board& board);

    gomoku::Rule m_rule;
    Side m_attacker;
    Claim m_claim;
    std::unordered_set<std::string> m_won; // transpositions
};

/// True if `attacker`, to move, wins by at most `moves` moves and a final five, each of them a four or a move that
/// threatens a win by a four. Tries every empty point for both sides. Restores `board`.
[[nodiscard]] bool winsByThreats(gomoku::Board& board, gomoku::Rule rule, Side attacker, int moves);

} // namespace qipan::test
