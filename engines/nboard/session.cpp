// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/session.h"

#include "core/record/ggf.h"
#include "engines/common/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::nboard {

using namespace reversi;

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

} // namespace qipan::nboard
