// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/session.h"

#include "core/record/ggf.h"
#include "core/reversi/evaluation.h"
#include "core/reversi/game.h"
#include "core/reversi/search.h"
#include "engines/common/words.h"
#include "engines/nboard/words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

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

Session::Session(Engine& engine, const std::atomic<bool>& stop, const Settings& settings, WriteLine writeLine)
    : m_engine{engine}
    , m_stop{stop}
    , m_settings{settings}
    , m_writeLine{std::move(writeLine)}
{
}

Session::Handler Session::findHandler(std::string_view name)
{
    using Row = std::pair<std::string_view, Handler>;
    static constexpr std::array<Row, 8> rows{{
        {"NBOARD", &Session::introduce},
        {"SET", &Session::set},
        {"MOVE", &Session::move},
        {"GO", &Session::go},
        {"HINT", &Session::hint},
        {"ANALYZE", &Session::analyze},
        {"LEARN", &Session::learn},
        {"PING", &Session::ping},
    }};
    const auto row = std::ranges::find(rows, name, &Row::first);
    return row == rows.end() ? nullptr : row->second;
}

bool Session::process(std::string_view line)
{
    m_asked = Clock::now();
    const auto [name, rest] = engines::readCommand(line);
    if (const Handler handler = findHandler(name))
        (this->*handler)(rest);
    return name != "QUIT";
}

void Session::status(std::string_view text) const
{
    m_writeLine(text.empty() ? "status" : "status " + std::string{text});
}

void Session::introduce(std::string_view)
{
    m_writeLine("set myname Qipan");
}

void Session::set(std::string_view rest)
{
    const auto [name, value] = engines::readCommand(rest);
    if (name == "DEPTH")
        setDepth(value);
    else if (name == "MOVETIME")
        setTime(value);
    else if (name == "GAME")
        setGame(value);
}

void Session::setDepth(std::string_view rest)
{
    const auto depth = engines::readNumber(rest);
    if (!depth || *depth < 1 || *depth > Settings::maxDepth)
        return status("the depth is a number from 1 to 60");
    m_settings.depth = static_cast<int>(*depth);
}

void Session::setTime(std::string_view rest)
{
    const auto time = engines::readNumber(rest);
    if (!time || *time < 0 || *time > std::chrono::milliseconds{Settings::maxTime}.count())
        return status("the time of a move is a number of milliseconds, 0 for no limit");
    m_settings.time.reset();
    if (*time > 0)
        m_settings.time = std::chrono::milliseconds{*time};
}

void Session::setGame(std::string_view rest)
{
    const auto game = record::readGgf(rest);
    m_hasGame = game.has_value();
    if (!game)
        return status("the game cannot be read: " + game.error());
    m_turns.assign(1, game->start);
    m_moves.clear();
    for (const Square move : game->moves)
        play(move);
}

void Session::play(Square move)
{
    m_turns.push_back(m_turns.back().after(move));
    m_moves.push_back(move);
}

bool Session::hasGame() const
{
    if (!m_hasGame)
        status("there is no game: the last one could not be read");
    return m_hasGame;
}

void Session::move(std::string_view rest)
{
    if (!hasGame())
        return;
    const auto move = record::readMove(rest.substr(0, rest.find_first_of("/ \t")));
    if (!move)
        return status("a move is a square, F5, or PA for a pass");
    if (!m_turns.back().allows(*move))
        return status(record::textOfMove(*move) + " is not legal here");
    play(*move);
}

void Session::learn(std::string_view)
{
    m_writeLine("learned"); // the engine does not learn
}

void Session::ping(std::string_view rest)
{
    // Lines are handled one by one, so any search has stopped by now.
    const auto number = engines::readNumber(rest);
    m_writeLine(number ? "pong " + std::to_string(*number) : "pong");
}

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
