// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/review_controller.h"
#include "app/history/history_store.h"
#include "app/history/stored_analysis.h"

namespace qipan::app {

/// Keeps the analysis of whole games with the games of the history: stores the results of a review, and gives them back
/// when the game is shown again.
class AnalysisKeeper final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object. `history` is where games on this page are found.
    AnalysisKeeper(AnalysedGame& game, ReviewController& review, HistoryStore& history, QObject* parent);

Q_SIGNALS:
    /// Stored results of the shown game are among the values now.
    void recalled();

private:
    void follow();
    void save();

    AnalysedGame& m_game;
    ReviewController& m_review;
    HistoryStore& m_history;
    std::optional<int> m_number; ///< of the game that results were asked for
};

} // namespace qipan::app
