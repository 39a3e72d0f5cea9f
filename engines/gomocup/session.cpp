// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/session.h"

#include "core/gomoku/balance.h"
#include "core/gomoku/forbidden.h"
#include "engines/gomocup/about.h"
#include "engines/gomocup/refused_commands.h"
#include "engines/gomocup/words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <map>
#include <utility>
#include <vector>

namespace qipan::gomocup {

namespace {

using std::chrono::milliseconds;

/// Two digits each for column and row.
std::string fourDigits(Cell cell)
{
    const auto digit = [](int number) { return static_cast<char>('0' + number); };
    return {digit(cell.x / 10), digit(cell.x % 10), digit(cell.y / 10), digit(cell.y % 10)};
}

std::string describe(const SearchResult& found)
{
    return "MESSAGE " + std::to_string(found.pvIndex + 1) + ". depth " + std::to_string(found.depth) + " score "
        + std::to_string(found.score) + " nodes " + std::to_string(found.nodes) + " line " + textOf(found.line);
}

/// The share of the limits for one of several searches for the same answer.
Limits part(Limits limits, double share)
{
    constexpr milliseconds least{2}; // with less a search is useless
    if (limits.time)
        limits.time = std::max(least, std::chrono::duration_cast<milliseconds>(*limits.time * share));
    if (limits.nodes)
        limits.nodes = static_cast<std::uint64_t>(static_cast<double>(*limits.nodes) * share);
    return limits;
}

/// The move where a manager continues after the end of a game. Precondition: the board is not full.
Cell anyFreeCell(const gomoku::Game& game)
{
    Cell cell;
    while (game.stoneAt(cell))
        cell = cell.x + 1 < game.size().columns ? Cell{cell.x + 1, cell.y} : Cell{0, cell.y + 1};
    return cell;
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
    static constexpr std::array<Row, 15> rows{{
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
        {"YXSHOWINFO", &Session::showInfo},
        {"YXHASHCLEAR", &Session::clearTables},
    }};
    const auto row = std::ranges::find(rows, name, &Row::name);
    return row == rows.end() ? nullptr : row->handler;
}

bool Session::process(std::string_view line)
{
    m_asked = Clock::now();
    const auto [name, rest] = readCommand(line);
    const Handler handler = findHandler(name);
    const bool isSkipped = std::exchange(m_skipsLine, false);
    if (isEnd(line))
        return false;
    if (handler != nullptr) {
        if (handler != &Session::done)
            m_listing.reset(); // any other command abandons a board
        (this->*handler)(rest);
    } else if (name == "INFO") {
        m_settings.process(rest);
    } else if (name == "ABOUT") {
        m_writeLine(about());
    } else if (name.empty() || isStop(line)) {
        return true; // no search runs any more
    } else if (refuse(name, rest) || isSkipped) {
        return true;
    } else if (m_listing) {
        m_listing->process(line);
    } else {
        m_writeLine("UNKNOWN command");
    }
    return true;
}

bool Session::refuse(std::string_view name, std::string_view rest)
{
    const auto following = refusedCommand(name);
    if (!following)
        return false;
    m_listing.reset();
    if (*following == Following::List)
        openListing(Listing::Kind::Refused);
    m_skipsLine = *following == Following::FileName && rest.empty(); // Rapfi reads it from the same line, too
    error(std::string{name} + " is not supported");
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
    if (const auto sides = readSize(rest))
        return startBoard(sides->columns, sides->rows, Dialect::Yixin);
    const auto size = readNumber(rest);
    startBoard(size, size, Dialect::Gomocup);
}

void Session::startRectangle(std::string_view rest)
{
    std::string words{rest};
    std::ranges::replace(words, ',', ' ');
    const auto sides = readSize(words);
    startBoard(sides ? sides->columns : 0, sides ? sides->rows : 0, Dialect::Gomocup);
}

void Session::startBoard(std::optional<std::int64_t> columns, std::optional<std::int64_t> rows, Dialect dialect)
{
    if (columns != rows)
        return error("only square boards can be played on");
    m_settings.setDialect(dialect);
    if (const auto problem = m_settings.problem())
        return error(*problem);
    const auto size = columns;
    if (!size || *size < Stones::smallestSize || *size > Stones::largestSize)
        return error("the board has from 5 to 20 lines");
    m_stones.emplace(static_cast<int>(*size));
    m_settings.time().beginGame();
    m_writeLine("OK");
}

void Session::restart(std::string_view)
{
    if (!isReady())
        return;
    m_stones.emplace(m_stones->size());
    m_settings.time().beginGame();
    m_writeLine("OK");
}

void Session::begin(std::string_view)
{
    if (!isReady())
        return;
    if (m_stones->count() > 0)
        return error("the board is not empty");
    move(0);
}

void Session::turn(std::string_view rest)
{
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
    error("PLAY answers SUGGEST only, and nothing was suggested");
}

void Session::bestLines(std::string_view rest)
{
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
    if (!isReady())
        return;
    std::string line = "FORBID ";
    for (const ForbiddenCell& forbidden : m_stones->game(m_settings.rule()).forbiddenCells())
        line += fourDigits(forbidden.cell);
    m_writeLine(line + '.');
}

void Session::showInfo(std::string_view)
{
    m_writeLine("MESSAGE INFO MAX_THREAD_NUM " + std::to_string(Settings::maxThreads()));
    const std::size_t kibibytes = Settings::maxTableBytes() / 1024;
    m_writeLine("MESSAGE INFO MAX_HASH_SIZE " + std::to_string(std::bit_width(kibibytes) - 1)); // a power of two
}

void Session::clearTables(std::string_view)
{
    m_forgets = true;
    m_writeLine("MESSAGE The next search begins with empty tables.");
}

void Session::board(std::string_view)
{
    openListing(Listing::Kind::Board);
}

void Session::quietBoard(std::string_view)
{
    openListing(Listing::Kind::QuietBoard);
}

void Session::swap2Board(std::string_view)
{
    openListing(Listing::Kind::Swap2);
}

void Session::openListing(Listing::Kind kind)
{
    // Without a board the lines are still read, so that they are not taken for commands; DONE reports the error.
    m_listing.emplace(kind, m_stones ? m_stones->size() : Stones::largestSize);
}

void Session::done(std::string_view)
{
    if (!m_listing)
        return error("DONE ends a board, and none was begun");
    const Listing listing = *std::exchange(m_listing, std::nullopt);
    if (listing.kind() == Listing::Kind::Refused || !isReady())
        return;
    if (listing.error())
        return error(*listing.error());
    if (listing.kind() == Listing::Kind::Swap2)
        return answerSwap2(listing.cells());
    m_stones = listing.stones();
    if (listing.kind() == Listing::Kind::Board)
        move(0);
}

void Session::move(int lines)
{
    const gomoku::Game game = m_stones->game(m_settings.rule());
    if (game.board().isFull())
        return error("the board is full");
    const Cell cell = game.outcome() ? anyFreeCell(game) : think(game, m_settings.limits(), lines).line.front();
    m_stones->put(cell, Owner::Own);
    sendTimed(textOf(cell));
}

void Session::sendTimed(std::string_view answer)
{
    m_writeLine(answer);
    m_settings.time().spend(std::chrono::duration_cast<milliseconds>(Clock::now() - m_asked));
}

SearchResult Session::think(const gomoku::Game& game, const Limits& limits, int lines)
{
    Limits asked = limits;
    if (lines > 1)
        asked.lines = lines;
    // With a limit of nodes, tables are not kept from earlier searches.
    if (std::exchange(m_forgets, false) && !asked.nodes)
        asked.nodes = std::numeric_limits<std::int64_t>::max();
    std::map<int, SearchResult> latest; // by rank
    const Report report = [&](const SearchResult& result) {
        latest.insert_or_assign(result.pvIndex, result);
        if (m_settings.showsDetail())
            m_writeLine(describe(result));
    };
    const SearchResult found = m_engine.think(game, asked, m_stop, report);
    if (lines > 0) {
        latest.insert_or_assign(found.pvIndex, found);
        for (const auto& [pvIndex, result] : latest)
            m_writeLine(describe(result));
    }
    return found;
}

void Session::answerSwap2(const std::vector<Cell>& cells)
{
    if (!cells.empty() && cells.size() != 3 && cells.size() != 5)
        return error("SWAP2BOARD takes 0, 3 or 5 stones");
    const gomoku::Rule rule = m_settings.rule();
    const int size = m_stones->size();
    gomoku::Game game{rule, size};
    for (const Cell cell : cells)
        game.play(cell);
    const Limits limits = m_settings.limits();
    const gomoku::BalanceEvaluator evaluator{
        .think = [&](const gomoku::Game& position, double share) { return think(position, part(limits, share), 0); },
        .isOutOfTime = [&] { return m_stop || (limits.time && Clock::now() - m_asked >= *limits.time * 9 / 10); }};

    gomoku::SwapChoice choice;
    if (cells.empty())
        choice.stones = openingStones(gomoku::Game{rule, size}, evaluator, m_seed++);
    else if (cells.size() == 3)
        choice = answerToThree(game, evaluator);
    else
        choice = answerToFive(game, evaluator);
    m_stones.emplace(size); // the game continues with BOARD
    sendTimed(choice.swaps ? "SWAP" : textOf(choice.stones));
}

} // namespace qipan::gomocup
