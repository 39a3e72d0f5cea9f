// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/analysed_game.h"
#include "app/analysis/game_review.h"
#include "app/analysis/game_values.h"
#include "ui/shell/window_parts.h"

namespace qipan::app {

/// Shows the graph of the line on a page and its biggest mistakes, from the results of the analysis and from a review
/// of the whole line.
class ReviewController final : public QObject {
    Q_OBJECT

public:
    /// `game` must outlive this object.
    ReviewController(const ui::WindowParts& window, AnalysedGame& game, QObject* parent);
    ~ReviewController() override;

    /// Starts a review of the whole line if there is one with a move, or stops a running one.
    void toggle();
    /// Whether the panel shows how far the analysis is: not while another bar of the window does.
    void setProgressShown(bool shown);
    [[nodiscard]] bool isRunning() const { return m_review && m_review->isRunning(); }
    /// Adds a result for the position after this many plies; see GameValues::addAnalysis.
    void addAnalysis(std::size_t place, const SearchResult& best, int analyst);
    /// Adds stored results of this game. Precondition: it is analysed.
    void recall(const StoredAnalysis& analysis);
    /// Call when the language changed. A review follows the moves of its game, and stops when another one begins.
    void follow();

    /// Returns the better line of the mistake that the board shows; empty if it shows none or no better line is known.
    [[nodiscard]] std::vector<Cell> betterLine() const;
    [[nodiscard]] const GameValues& values() const { return m_values; }
    /// Overrides the usual limits for the search of one position in later reviews.
    void setLimits(const Limits& limits) { m_limits = limits; }

Q_SIGNALS:
    /// A review started, continued or ended; or the values belong to another game.
    void changed();
    /// A review of the line has ended or was stopped, with results.
    void reviewed();

private:
    void start();
    void leave();
    void show();
    void showAction();
    void chooseMistake(int move);
    void showMistake(const Mistake& mistake);
    void stop();

    ui::StatusBar& m_status;
    ui::Actions& m_actions;
    AnalysedGame& m_game;
    std::optional<AnalysedGame::Line> m_line; ///< that the values belong to
    std::optional<int> m_mistake;             ///< the move of the mistake that the board shows
    std::optional<Limits> m_limits;
    bool m_isProgressShown = true;
    GameValues m_values;
    std::unique_ptr<GameReview> m_review; ///< refers to the values, so it must be destroyed first
};

} // namespace qipan::app
