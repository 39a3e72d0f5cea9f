// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/analyst.h"
#include "core/board/engine_worker.h"
#include "core/games/registry.h"

#include <QObject>

#include <vector>

namespace qipan::app {

/// Asks the game's adviser, on a worker thread, for the best move and its reasons. If scores count discs, it also asks
/// for the second-best move.
class HintFinder final : public QObject {
    Q_OBJECT

public:
    explicit HintFinder(const GameInfo& game);
    /// Takes these lines, best first, as the result, and only looks for the reasons. Precondition: there is one.
    HintFinder(const GameInfo& game, std::vector<SearchResult> known);

    /// Starts the search; `found` follows unless the position changes first.
    void search(const BoardGame& position);
    void cancel();
    [[nodiscard]] bool isSearching() const { return m_isSearching; }

Q_SIGNALS:
    /// `hints` is the best move, followed by the second best if one was asked for and exists. No line is empty.
    void found(const std::vector<qipan::SearchResult>& hints);

private:
    HintFinder(std::unique_ptr<Engine> engine, int lines);
    void put(int ticket, const SearchResult& result);
    void deliver(int ticket, const SearchResult& hint);

    const int m_lines;
    int m_ticket = 0;
    bool m_isSearching = false;
    ReportedLines m_reported; ///< used on the worker's thread only
    EngineWorker m_worker;    // last, so that it joins before the rest is destroyed
};

} // namespace qipan::app
