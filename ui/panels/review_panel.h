// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/evaluation_graph.h"

#include <QWidget>

class QListWidget;
class QProgressBar;

namespace qipan::ui {

class ActionButton;
class Actions;
class LineLabel;

/// What the review of a game shows.
struct ReviewState {
    struct Progress {
        int seen = 0;
        int all = 0; ///< positions

        friend bool operator==(const Progress&, const Progress&) = default;
    };

    GraphState graph;
    std::optional<Progress> progress; ///< while the analysis runs
    bool isOutdated = false;          ///< an older version of the program found the values
    bool isRecorded = false;          ///< values are those of the record
    bool isComplete = false;          ///< the whole line is analysed

    friend bool operator==(const ReviewState&, const ReviewState&) = default;
};

/// The graph of a game, the biggest mistakes, and while the analysis of the whole game runs its progress with a button
/// that stops it. If the height is too small, the mistakes are hidden first, then the graph.
class ReviewPanel final : public QWidget {
    Q_OBJECT

public:
    /// Which parts fit.
    enum class Room { Progress, Graph, All };

    explicit ReviewPanel(const Actions& actions, QWidget* parent = nullptr);

    void setState(const ReviewState& state);
    void setRoom(Room room);
    /// Whether there is data for a graph.
    [[nodiscard]] bool hasGraph() const { return m_state.graph.knowsAny() || m_state.progress.has_value(); }
    /// Whether the analysis of the game runs.
    [[nodiscard]] bool isRunning() const { return m_state.progress.has_value(); }
    /// Returns the minimum height of the panel with these parts.
    [[nodiscard]] int heightFor(Room room) const;
    /// Returns the minimum height of graph and mistakes, also before there are any.
    [[nodiscard]] int wholeHeight() const;

Q_SIGNALS:
    /// The analysis of the game began or ended.
    void runningChanged();
    /// The user wants to see the position after `point` moves.
    void pointChosen(int point);
    /// The user wants to see this mistake: the position before it, with the better move.
    void mistakeChosen(int move);
    /// A mistake was clicked, or chosen with Enter: the board should be visible.
    void boardRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showParts();
    void fillMistakes();
    void fitList();
    void choose(int row);
    void retranslate();

    ReviewState m_state;
    Room m_room = Room::All;
    EvaluationGraph* m_graph;
    QListWidget* m_mistakes;
    LineLabel* m_legend;
    QProgressBar* m_progress;
    ActionButton* m_stop;
};

} // namespace qipan::ui
