// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/session.h"

#include "core/gomoku/forbidden.h"
#include "engines/gomocup/about.h"
#include "engines/gomocup/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::gomocup {

namespace {

/// Two digits each for column and row.
std::string fourDigits(Cell cell)
{
    const auto digit = [](int number) { return static_cast<char>('0' + number); };
    return {digit(cell.x / 10), digit(cell.x % 10), digit(cell.y / 10), digit(cell.y % 10)};
}

} // namespace

Session::Session(Engine& engine, const std::atomic<bool>& stop, std::uint64_t seed, WriteLine writeLine)
    : m_engine{engine}
    , m_stop{stop}
    , m_seed{seed}
    , m_writeLine{std::move(writeLine)}
{
}

Session::Handler Session::findHandler(std::string_view name)
{
    struct Row {
        std::string_view name;
        Handler handler;
    };
    static constexpr std::array<Row, 13> rows{{
        {"START", &Session::start},
        {"RECTSTART", &Session::startRectangle},
        {"RESTART", &Session::restart},
        {"BEGIN", &Session::begin},
        {"TURN", &Session::turn},
        {"BOARD", &Session::board},
        {"YXBOARD", &Session::quietBoard},
        {"SWAP2BOARD", &Session::swap2Board},
        {"DONE", &Session::done},
        {"TAKEBACK", &Session::takeBack},
        {"PLAY", &Session::play},
        {"YXNBEST", &Session::bestLines},
        {"YXSHOWFORBID", &Session::showForbidden},
    }};
    const auto row = std::ranges::find(rows, name, &Row::name);
    return row == rows.end() ? nullptr : row->handler;
}

bool Session::process(std::string_view line)
{
    m_asked = Clock::now();
    const auto [name, rest] = readCommand(line);
    const Handler handler = findHandler(name);
    if (isEnd(line))
        return false;
    if (name == "INFO")
        m_settings.process(rest);
    else if (name == "ABOUT")
        m_writeLine(about());
    else if (name.empty() || isStop(line))
        return true; // no search runs any more
    else if (m_listing && handler == nullptr)
        m_listing->process(line);
    else if (handler != nullptr)
        (this->*handler)(rest);
    else
        m_writeLine("UNKNOWN command");
    return true;
}

void Session::error(std::string_view text) const
{
    m_writeLine("ERROR " + std::string{text});
}

bool Session::isReady() const
{
    if (const auto problem = m_settings.problem())
        error(*problem);
    else if (!m_stones)
        error("START comes first");
    else
        return true;
    return false;
}

void Session::start(std::string_view rest)
{
    m_listing.reset();
    const auto size = readNumber(rest);
    if (const auto problem = m_settings.problem())
        return error(*problem);
    if (!size || *size < Stones::smallestSize || *size > Stones::largestSize)
        return error("the board has from 5 to 20 lines");
    m_stones.emplace(static_cast<int>(*size));
    m_settings.time().beginGame();
    m_writeLine("OK");
}

void Session::startRectangle(std::string_view)
{
    m_listing.reset();
    error("only square boards can be played on");
}

void Session::restart(std::string_view)
{
    m_listing.reset();
    if (!isReady())
        return;
    m_stones.emplace(m_stones->size());
    m_settings.time().beginGame();
    m_writeLine("OK");
}

void Session::begin(std::string_view)
{
    m_listing.reset();
    if (!isReady())
        return;
    if (m_stones->count() > 0)
        return error("the board is not empty");
    move(0);
}

void Session::turn(std::string_view rest)
{
    m_listing.reset();
    if (!isReady())
        return;
    const auto cell = readCell(rest);
    if (!cell)
        return error("TURN needs X,Y");
    if (const auto moveError = m_stones->moveError(*cell))
        return error(textOf(*cell) + ' ' + std::string{*moveError});
    m_stones->put(*cell, Owner::Opponent);
    move(0);
}

void Session::takeBack(std::string_view rest)
{
    m_listing.reset();
    if (!isReady())
        return;
    const auto cell = readCell(rest);
    if (!cell)
        return error("TAKEBACK needs X,Y");
    if (!m_stones->remove(*cell))
        return error(textOf(*cell) + " has no stone");
    m_writeLine("OK");
}

void Session::play(std::string_view)
{
    m_listing.reset();
    error("PLAY answers SUGGEST only, and nothing was suggested");
}

void Session::bestLines(std::string_view rest)
{
    m_listing.reset();
    if (!isReady())
        return;
    constexpr int most = Stones::largestSize * Stones::largestSize;
    const auto lines = readNumber(rest);
    if (!lines || *lines < 1)
        return error("YXNBEST needs the number of lines");
    move(static_cast<int>(std::min<std::int64_t>(*lines, most)));
}

void Session::showForbidden(std::string_view)
{
    m_listing.reset();
    if (!isReady())
        return;
    std::string line = "FORBID ";
    for (const ForbiddenCell& forbidden : m_stones->game(m_settings.rule()).forbiddenCells())
        line += fourDigits(forbidden.cell);
    m_writeLine(line + '.');
}

} // namespace qipan::gomocup
