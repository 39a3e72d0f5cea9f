// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/analyst.h"
#include "app/analysis/game_values.h"
#include "core/board/engine_worker.h"

#include <QObject>

#include <memory>

namespace qipan::app {

/// Analyses every position of a game in turn, with the same effort each, on a thread of its own. The results go into
/// the game's values. A best move that was played is also checked for being hard: a short search prefers another move,
/// and every other move is a blunder. Where one of two searches saw much further than the other, the better move is
/// searched from the position after it, as the move that was played is (GameValues::settle).
class GameReview final : public QObject {
    Q_OBJECT

public:
    /// `limits` apply to each search. Keeps a reference to `values`, whose game must not be empty.
    GameReview(std::unique_ptr<Engine> engine, const Limits& limits, GameValues& values);

    /// Returns the program's limits for one search.
    [[nodiscard]] static Limits usualLimits(const BoardGame& position);

    /// Continues with the first position not reviewed yet; if there is none, emits `ended` at once.
    void start();
    /// Stops; the results so far are kept.
    void cancel();
    /// The game changed; its first `same` positions are unchanged.
    void follow(std::size_t same);
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    /// Another position was reviewed.
    void progressed();
    /// All positions have been reviewed.
    void ended();

private:
    /// What the current search is for.
    enum class Search { Value, FirstGlance, SecondBest, Alternative };

    void next();
    void ask(Search search, const Limits& limits);
    void settle(std::size_t doubtful);
    void put(int ticket, const SearchResult& result);
    void deliver(int ticket, const SearchResult& best);
    void found(int ticket, const std::vector<SearchResult>& lines);
    void finish(bool isHard);
    [[nodiscard]] bool mayBeHard() const;

    const Limits m_limits;
    const bool m_isInDiscs;
    GameValues& m_values;
    bool m_isRunning = false;
    std::size_t m_position = 0; ///< that is being searched, or before an alternative
    Search m_search = Search::Value;
    SearchResult m_best;      ///< of the position
    int m_ticket = 0;         ///< of the newest question
    ReportedLines m_reported; ///< used on the worker's thread only
    EngineWorker m_worker;    // last, so that it joins before the rest is destroyed
};

} // namespace qipan::app
