#pragma once

#include "ui/panels/review_state.h"

#include <QWidget>

class QListWidget;
class QProgressBar;

namespace qipan::ui {

class ActionButton;
class Actions;
class EvaluationGraph;

/// The graph of a game, the biggest mistakes in words, and the button that has the whole game analysed, with its
/// progress while that runs. Where the height is not enough for all, first the mistakes are left out, then the graph.
class ReviewPanel final : public QWidget {
    Q_OBJECT

public:
    /// How much of it there is room for.
    enum class Room { Button, Graph, All };

    explicit ReviewPanel(const Actions& actions, QWidget* parent = nullptr);

    void setState(const ReviewState& state);
    void setRoom(Room room);
    /// There is something to draw a graph of, if there is room.
    [[nodiscard]] bool hasGraph() const;
    /// The height that it takes at least with so much room.
    [[nodiscard]] int heightFor(Room room) const;

Q_SIGNALS:
    /// The position behind so many moves is wanted on the board.
    void pointChosen(int point);
    /// A mistake was clicked, or chosen by Enter: the board is wanted in sight.
    void boardWanted();

protected:
    void changeEvent(QEvent* event) override;

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
    QProgressBar* m_progress;
    ActionButton* m_button;
};

} // namespace qipan::ui
