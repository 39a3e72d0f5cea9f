#pragma once

#include "app/analysis/game_review.h"
#include "app/analysis/game_values.h"
#include "app/tables/match_desk.h"
#include "ui/main_window.h"

#include <QObject>

#include <memory>
#include <optional>

namespace qipan::app {

/// The graph of the game on the match page, with its biggest mistakes: from what the analysis finds by the way, and
/// from a review of the whole game. Both stand still in a game that others play a part in (see MatchDesk::mayAnalyse).
class ReviewDesk final : public QObject {
    Q_OBJECT

public:
    ReviewDesk(ui::MainWindow& window, MatchDesk& desk, QObject* parent);
    ~ReviewDesk() override;

    /// Starts a review of the whole game where that is allowed, or stops the one that runs.
    void toggle();
    [[nodiscard]] bool isRunning() const { return m_review && m_review->isRunning(); }
    /// An analyst found something about the position that the match page shows; see GameValues::learn.
    void learn(const Thinking& best, int analyst);
    /// The game, the shown position, the page or the language changed. A review follows the moves of its round, and
    /// stops where another round begins.
    void follow();

    [[nodiscard]] const GameValues& values() const { return m_values; }
    /// What the search of one position may use in reviews that begin from now on, where that is not the usual.
    void setLimits(const Limits& limits) { m_limits = limits; }

Q_SIGNALS:
    /// A review begins, goes on, or ends; or the game that the values are of is another one.
    void changed();

private:
    void start();
    void leave();
    void show();

    ui::MainWindow& m_window;
    MatchDesk& m_desk;
    int m_round = 0; ///< of the table, that the values are of
    std::optional<Limits> m_limits;
    GameValues m_values;
    std::unique_ptr<GameReview> m_review; ///< keeps a reference to the values, and so goes first
};

} // namespace qipan::app
