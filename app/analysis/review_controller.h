// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/game_review.h"
#include "app/analysis/game_values.h"
#include "app/match/match_controller.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

namespace qipan::ui {
class MatchPage;
}

namespace qipan::app {

/// Shows the graph of the game on the match page and its biggest mistakes, from the results of the analysis and from a
/// review of the whole game. Neither is available during a game with others (see MatchController::mayAnalyse).
class ReviewController final : public QObject {
    Q_OBJECT

public:
    ReviewController(const ui::WindowParts& window, ui::PageRef<ui::MatchPage> page, MatchController& controller,
                     QObject* parent);
    ~ReviewController() override;

    /// Starts a review of the whole game if allowed, or stops a running one.
    void toggle();
    [[nodiscard]] bool isRunning() const { return m_review && m_review->isRunning(); }
    /// Adds a result for the position on the match page; see GameValues::learn.
    void addAnalysis(const SearchResult& best, int analyst);
    /// Call when the game, the shown position, the page or the language changed. A review follows the moves of its
    /// round, and stops when another round begins.
    void follow();

    [[nodiscard]] const GameValues& values() const { return m_values; }
    /// Overrides the usual limits for the search of one position in later reviews.
    void setLimits(const Limits& limits) { m_limits = limits; }

Q_SIGNALS:
    /// A review started, continued or ended; or the values belong to another game.
    void changed();

private:
    void start();
    void leave();
    void show();

    ui::StatusBar& m_status;
    ui::Actions& m_actions;
    ui::PageRef<ui::MatchPage> m_page;
    MatchController& m_matchController;
    int m_round = 0; ///< the table's round that the values belong to
    std::optional<Limits> m_limits;
    GameValues m_values;
    std::unique_ptr<GameReview> m_review; ///< refers to the values, so it must be destroyed first
};

} // namespace qipan::app
