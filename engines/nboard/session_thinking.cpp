// What a Session thinks about: moves, hints and whole games.
#include "core/record/ggf.h"
#include "core/reversi/endgame_score.h"
#include "core/reversi/game.h"
#include "engines/common/words.h"
#include "engines/nboard/session.h"
#include "engines/nboard/words.h"

#include <algorithm>
#include <string>

namespace qipan::nboard {

using namespace reversi;

namespace {

constexpr int hundred = 100; // hundredths of a disc

int valueAtEnd(const Turn& turn)
{
    return hundred * finalScore(turn.position);
}

/// For the side to move in `turn`, for whom the engine thought or for whom it passed.
int valueFor(const Turn& turn, const Thinking& found)
{
    return turn.mustPass() ? -hundredthsOf(found) : hundredthsOf(found);
}

} // namespace

Thinking Session::think(const Turn& turn, int lines) const
{
    Limits limits = m_settings.limits();
    if (lines > 1)
        limits.lines = lines;
    const Report report = [&](const Thinking& found) {
        if (lines > 0 && !m_stop)
            sayFound(turn, found);
    };
    return m_engine.think(Game{turn.position, turn.side}, limits, m_stop, report);
}

void Session::sayFound(const Turn& turn, const Thinking& found) const
{
    const std::string depth = found.isCertain ? "100%" : std::to_string(found.depth);
    m_say("search " + textOfLine(turn, found.line) + ' ' + textOfEval(valueFor(turn, found)) + " 0 " + depth);
}

void Session::sayNodes(std::uint64_t nodes) const
{
    m_say("nodestats " + std::to_string(nodes) + ' ' + textOfSeconds(Clock::now() - m_asked));
}

void Session::go(std::string_view)
{
    const Turn& turn = m_turns.back();
    if (turn.isOver())
        status("the game is over");
    if (turn.isOver() || turn.mustPass())
        return m_say("=== " + record::textOfMove(passMove));
    const Thinking found = think(turn, 1);
    sayNodes(found.nodes);
    m_say("=== " + record::textOfMove(squareOf(found.line.front())) + '/' + textOfEval(hundredthsOf(found)) + '/'
          + textOfSeconds(Clock::now() - m_asked));
}

void Session::hint(std::string_view rest)
{
    constexpr int mostLines = 60;
    const Turn& turn = m_turns.back();
    if (turn.isOver())
        return status("the game is over");
    const int asked = static_cast<int>(std::clamp<std::int64_t>(engines::readNumber(rest).value_or(1), 1, mostLines));
    const Thinking found = think(turn, turn.mustPass() ? 1 : asked);
    sayNodes(found.nodes);
}

int Session::valueOf(const Turn& turn) const
{
    return turn.isOver() ? valueAtEnd(turn) : valueFor(turn, think(turn, 0));
}

void Session::analyze(std::string_view)
{
    for (std::size_t made = m_turns.size(); made-- > 0;) {
        const int value = valueOf(m_turns[made]);
        if (m_stop)
            return;
        m_say("analysis " + std::to_string(made) + ' ' + textOfEval(value));
    }
}

} // namespace qipan::nboard
