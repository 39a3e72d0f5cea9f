#pragma once

#include "core/gomoku/board.h"

#include <functional>
#include <string>
#include <unordered_set>
#include <vector>

namespace qipan::test {

/// Plays a claimed win against every answer, by the plain text of the rules and nothing else of core.
class ProofReplay {
public:
    /// The line with which the attacker, who is to move, says to win; empty where it knows none.
    using Claim = std::function<std::vector<gomoku::Point>(const gomoku::Board&)>;

    ProofReplay(gomoku::Rule rule, Side attacker, Claim claim)
        : m_rule{rule}
        , m_attacker{attacker}
        , m_claim{std::move(claim)}
    {
    }

    /// True when the first moves of the claimed lines lead to a five whatever the defender plays: each empty point that
    /// it may play is tried after each of them, but where that leaves a five, and it never has a five itself.
    [[nodiscard]] bool holds(const gomoku::Board& board);

private:
    [[nodiscard]] bool wins(gomoku::Board& board);
    [[nodiscard]] bool beatsAllAnswers(gomoku::Board& board);

    gomoku::Rule m_rule;
    Side m_attacker;
    Claim m_claim;
    std::unordered_set<std::string> m_won; // positions that came about in another order
};

/// True when `attacker`, who is to move, wins by at most `moves` moves and the five after them, each a four or one
/// after which it could win by a four: every empty point is tried for both sides. `board` comes back as it was.
[[nodiscard]] bool winsByThreats(gomoku::Board& board, gomoku::Rule rule, Side attacker, int moves);

} // namespace qipan::test
