// SPDX-License-Identifier: GPL-3.0-or-later
// The searches of Session: moves, hints and whole games.
#include "core/record/ggf.h"
#include "core/reversi/evaluation.h"
#include "core/reversi/game.h"
#include "core/reversi/search.h"
#include "engines/common/words.h"
#include "engines/nboard/session.h"
#include "engines/nboard/words.h"

#include <algorithm>
#include <bit>
#include <string>
#include <string_view>

namespace qipan::nboard {

using namespace reversi;

namespace {

constexpr std::string_view result = "Thinking";
constexpr std::string_view over = "the game is over";

/// In hundredths of a disc for the side to move in `turn`; `found` is from the opponent's view if that side must pass.
int valueFor(const Turn& turn, const SearchResult& found)
{
    return turn.mustPass() ? -hundredthsOf(found) : hundredthsOf(found);
}

} // namespace

SearchResult Session::think(const Turn& turn, int lines) const
{
    Limits limits = m_settings.limits(turn.position.empties());
    if (lines > 1)
        limits.lines = lines;
    const Report report = [&](const SearchResult& found) {
        if (lines > 0 && !m_stop)
            sendResult(turn, found);
    };
    return m_engine.think(Game{turn.position, turn.side}, limits, m_stop, report);
}

void Session::sendResult(const Turn& turn, const SearchResult& found) const
{
    const std::string depth = found.isCertain ? "100%" : std::to_string(found.depth);
    m_writeLine("search " + textOfLine(turn, found.line) + ' ' + textOfEval(valueFor(turn, found)) + " 0 " + depth + ' '
                + std::to_string(found.nodes) + " nodes");
}

void Session::sendNodes(std::uint64_t nodes) const
{
    m_writeLine("nodestats " + std::to_string(nodes) + ' ' + textOfSeconds(Clock::now() - m_asked));
}

void Session::go(std::string_view)
{
    if (!hasGame())
        return;
    const Turn& turn = m_turns.back();
    if (turn.isOver())
        status(over);
    if (turn.isOver() || turn.mustPass())
        return m_writeLine("=== " + record::textOfMove(passMove));
    status(result);
    const SearchResult found = think(turn, 1);
    sendNodes(found.nodes);
    m_writeLine("=== " + record::textOfMove(squareOf(found.line.front())) + '/' + textOfEval(hundredthsOf(found)) + '/'
                + textOfSeconds(Clock::now() - m_asked));
}

void Session::hint(std::string_view rest)
{
    constexpr int maxLines = 60;
    if (!hasGame())
        return;
    const Turn& turn = m_turns.back();
    if (turn.isOver())
        return status(over);
    const int asked = static_cast<int>(std::clamp<std::int64_t>(engines::readNumber(rest).value_or(1), 1, maxLines));
    status(result);
    const SearchResult found = think(turn, turn.mustPass() ? 1 : asked);
    sendNodes(found.nodes);
    status("");
}

int Session::valueOf(std::size_t made, int next) const
{
    const Turn& turn = m_turns[made];
    const int sign = turn.side == Side::Black ? 1 : -1;
    if (turn.isOver())
        return sign * terminalScore(turn.position);
    if (made == m_moves.size())
        return sign * valueFor(turn, think(turn, 0));
    if (std::popcount(legalMoves(turn.position)) <= 1) // a forced move, or a pass
        return next;
    // After the best move, the value of the next position, which was searched one ply deeper, is the more accurate
    // one.
    const SearchResult found = think(turn, 0);
    return squareOf(found.line.front()) == m_moves[made] ? next : sign * hundredthsOf(found);
}

void Session::analyze(std::string_view)
{
    if (!hasGame())
        return;
    status(result);
    int value = 0;
    for (std::size_t made = m_turns.size(); made-- > 0 && !m_stop;) {
        value = valueOf(made, value);
        if (!m_stop)
            m_writeLine("analysis " + std::to_string(made) + ' ' + textOfEval(value));
    }
    status("");
}

} // namespace qipan::nboard
