// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/hint_finder.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

constexpr std::chrono::milliseconds thinkingTime{1'000};

[[nodiscard]] int comparedMoves(const GameInfo& game)
{
    return game.score.disc > 0 ? 2 : 1;
}

/// Gives the reasons for what has been found.
class KnownLines final : public Engine {
public:
    KnownLines(const GameInfo& game, std::vector<SearchResult> lines)
        : m_game{game}
        , m_lines{std::move(lines)}
    {
    }

    SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                       const Report& report) override
    {
        m_lines.resize(std::min(m_lines.size(), static_cast<std::size_t>(limits.lines.value_or(1))));
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            m_lines[i].pvIndex = static_cast<int>(i);
        if (m_game.explain != nullptr)
            m_lines.front().explanation = m_game.explain(position, m_lines.front().line.front(), stop);
        for (const SearchResult& line : m_lines)
            report(line);
        return m_lines.front();
    }

private:
    const GameInfo& m_game;
    std::vector<SearchResult> m_lines;
};

} // namespace

HintFinder::HintFinder(const GameInfo& game)
    : HintFinder{game.makeAdviser(0), comparedMoves(game)}
{
}

HintFinder::HintFinder(const GameInfo& game, std::vector<SearchResult> known)
    : HintFinder{std::make_unique<KnownLines>(game, std::move(known)), comparedMoves(game)}
{
}

HintFinder::HintFinder(std::unique_ptr<Engine> engine, int lines)
    : m_lines{lines}
    , m_worker{std::move(engine), [this](int ticket, const SearchResult& result) { put(ticket, result); },
               [this](int ticket, const SearchResult& result) { deliver(ticket, result); }}
{
}

void HintFinder::search(const BoardGame& position)
{
    m_isSearching = true;
    m_worker.ask(++m_ticket, position.clone(), {.time = thinkingTime, .lines = m_lines});
}

/// Runs on the worker's thread.
void HintFinder::put(int ticket, const SearchResult& result)
{
    m_reported.begin(ticket);
    m_reported.put(result, static_cast<std::size_t>(m_lines));
}

/// Runs on the worker's thread.
void HintFinder::deliver(int ticket, const SearchResult& hint)
{
    put(ticket, hint);
    std::vector<SearchResult> hints = m_reported.all();
    QMetaObject::invokeMethod(
        this,
        [this, ticket, hints = std::move(hints)] {
            if (ticket != m_ticket || !m_isSearching)
                return; // outdated
            m_isSearching = false;
            Q_EMIT found(hints);
        },
        Qt::QueuedConnection);
}

void HintFinder::cancel()
{
    m_isSearching = false;
    m_worker.cancel();
}

} // namespace qipan::app
