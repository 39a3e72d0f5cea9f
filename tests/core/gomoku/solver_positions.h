#pragma once

#include "core/board/engine.h"
#include "core/gomoku/board.h"

#include <memory>
#include <random>
#include <string>

namespace qipan::test {

/// Positions that nobody has won: two of three out of games between quick players, the others stones at random.
class SolverPositions {
public:
    explicit SolverPositions(unsigned seed);

    [[nodiscard]] gomoku::Board position(gomoku::Rule rule);
    /// On 9 lines, with stones at random only.
    [[nodiscard]] gomoku::Board smallPosition(gomoku::Rule rule) { return scattered(rule, 9); }

private:
    [[nodiscard]] gomoku::Board played(gomoku::Rule rule);
    [[nodiscard]] gomoku::Board scattered(gomoku::Rule rule, int size);

    std::mt19937 m_random;
    std::unique_ptr<Engine> m_player;
};

/// A board in rows of text, with the rule and who attacks: for the message of a test.
[[nodiscard]] std::string told(const gomoku::Board& board, gomoku::Rule rule, Side attacker);

} // namespace qipan::test
