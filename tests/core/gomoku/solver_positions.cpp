// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/gomoku/solver_positions.h"

#include "core/gomoku/engines.h"
#include "core/gomoku/game.h"
#include "tests/core/gomoku/renju_positions.h"
#include "tests/support/engine_checks.h"
#include "tests/support/random_game.h"

namespace qipan::test {

using namespace gomoku;

namespace {

constexpr int fullSize = 15;

bool isWon(const Board& board, Rule rule)
{
    for (const Cell cell : allCells({board.size(), board.size()})) {
        const Stone stone = board.at(pointOf(cell));
        if (stone != Stone::None && winsThrough(board, rule, pointOf(cell)))
            return true;
    }
    return false;
}

} // namespace

SolverPositions::SolverPositions(unsigned seed)
    : m_random{seed}
    , m_player{makeEngine(1, seed)}
{
}

Board SolverPositions::position(Rule rule)
{
    return below(m_random, 3) == 0 ? scattered(rule, fullSize) : played(rule);
}

/// Some plies of a game that starts from a few random stones, with a few more inserted later.
Board SolverPositions::played(Rule rule)
{
    Game game{rule, fullSize};
    const std::size_t plies = 6 + below(m_random, 50);
    while (game.plies().size() < plies && !game.outcome()) {
        if (game.plies().size() < 4 || below(m_random, 6) == 0)
            playAtRandom(game, m_random, 1);
        else
            game.play(moveOf(*m_player, game, {}));
    }
    if (game.outcome())
        game.takeBack();
    return game.board();
}

Board SolverPositions::scattered(Rule rule, int size)
{
    for (;;) {
        const Rows rows = scatteredPosition(size, m_random);
        Board board{size};
        for (const Cell cell : allCells({size, size})) {
            const int stone = rows[static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)];
            if (stone != 0)
                board.place(pointOf(cell), stone == 1 ? Side::Black : Side::White);
        }
        if (!isWon(board, rule))
            return board;
    }
}

std::string told(const gomoku::Board& board, gomoku::Rule rule, Side attacker)
{
    std::string text = "rule " + std::to_string(static_cast<int>(rule)) + ", attacker "
        + std::to_string(static_cast<int>(attacker)) + "\n";
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x)
            text += ".XO"[static_cast<std::size_t>(board.at(gomoku::pointOf({x, y})))];
        text += '\n';
    }
    return text;
}

} // namespace qipan::test
