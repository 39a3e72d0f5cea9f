// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/game_review.h"

#include "app/analysis/analysis_text.h"

#include <limits>
#include <utility>

namespace qipan::app {

namespace {

constexpr double leastChance = 0.45; ///< of a move that keeps at least a draw
constexpr std::uint64_t nodesOfGlance = 1'000;

} // namespace

GameReview::GameReview(std::unique_ptr<Engine> engine, const Limits& limits, GameValues& values)
    : m_limits{limits}
    , m_isInDiscs{values.isInDiscs()}
    , m_values{values}
    , m_worker{std::move(engine), [this](int ticket, const SearchResult& result) { put(ticket, result); },
               [this](int ticket, const SearchResult& best) { deliver(ticket, best); }}
{
}

Limits GameReview::usualLimits(const BoardGame& position)
{
    constexpr std::chrono::milliseconds time{500};
    constexpr std::size_t memory = 32 << 20; // bytes
    return {.depth = position.size().cells(),
            .nodes = std::numeric_limits<std::uint64_t>::max(),
            .time = time,
            .memory = memory,
            .lines = 1}; // some engines search forced moves less deeply unless lines are requested
}

void GameReview::start()
{
    m_isRunning = true;
    next();
}

void GameReview::cancel()
{
    m_isRunning = false;
    ++m_ticket; // drops later results
    m_worker.cancel();
}

void GameReview::follow(std::size_t same)
{
    if (m_isRunning && m_position >= same)
        next();
}

void GameReview::next()
{
    ++m_ticket;
    if (const auto doubtful = m_values.firstDoubtful())
        return settle(*doubtful);
    const auto position = m_values.firstUnreviewed();
    if (!position) {
        m_isRunning = false;
        m_worker.cancel();
        Q_EMIT ended();
        return;
    }
    m_position = *position;
    ask(Search::Value, m_limits);
}

void GameReview::ask(Search search, const Limits& limits)
{
    m_search = search;
    m_worker.ask(++m_ticket, m_values.positionAt(m_position), limits);
}

/// Searches the better move than a doubtful one as the one that was played.
void GameReview::settle(std::size_t doubtful)
{
    m_position = doubtful;
    m_search = Search::Alternative;
    auto game = m_values.positionAt(doubtful);
    game->play(m_values.reviewedBest(doubtful));
    m_worker.ask(++m_ticket, std::move(game), m_limits);
}

/// Runs on the worker's thread.
void GameReview::put(int ticket, const SearchResult& result)
{
    if (m_reported.begin(ticket) && m_isInDiscs)
        m_reported.steady({});
    m_reported.put(result, 2);
}

/// Runs on the worker's thread.
void GameReview::deliver(int ticket, const SearchResult& best)
{
    put(ticket, best);
    QMetaObject::invokeMethod(
        this, [this, ticket, lines = m_reported.all()] { found(ticket, lines); }, Qt::QueuedConnection);
}

void GameReview::found(int ticket, const std::vector<SearchResult>& lines)
{
    if (ticket != m_ticket || !m_isRunning)
        return; // outdated
    const GameInfo::Score& unit = m_values.setup().game->score;
    switch (m_search) {
    case Search::Value:
        m_best = lines.front();
        if (!mayBeHard())
            return finish(false);
        return ask(Search::FirstGlance, {.depth = m_limits.depth, .nodes = nodesOfGlance, .memory = m_limits.memory});
    case Search::FirstGlance: {
        if (lines.front().line.front() == m_best.line.front())
            return finish(false);
        Limits both = m_limits;
        both.lines = 2;
        return ask(Search::SecondBest, both);
    }
    case Search::SecondBest: {
        const bool isSame = lines.size() > 1 && lines.front().line.front() == m_best.line.front();
        return finish(isSame && winChance(unit, m_best.score) - winChance(unit, lines[1].score) >= blunderLoss);
    }
    case Search::Alternative:
        if (m_values.firstDoubtful() == m_position) // the game has not changed
            m_values.settle(m_position, lines.front());
        next();
        Q_EMIT progressed();
    }
}

/// Whether the best move was played, was not the only legal one, and keeps a win or draw.
bool GameReview::mayBeHard() const
{
    return m_values.moveAfter(m_position) == m_best.line.front() && m_values.hasChoice(m_position)
        && !m_values.wasGiven(m_position) && winChance(m_values.setup().game->score, m_best.score) >= leastChance;
}

void GameReview::finish(bool isHard)
{
    m_values.addReview(m_position, m_best, isHard);
    next();
    Q_EMIT progressed();
}

} // namespace qipan::app
