#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace qipan::ui {

class Actions;

/// Navigates in the line of a record: to its ends, by one ply, to any position by a slider, automatically at some
/// speed, and to the previous and next variation.
class ReplayBar final : public QWidget {
    Q_OBJECT

public:
    explicit ReplayBar(const Actions& actions, QWidget* parent = nullptr);

    /// Sets how many plies of the line are on the board, and how many it has.
    void setPlace(int done, int all);
    /// Sets whether the shown ply has a previous and a next variation.
    void setSiblings(bool before, bool after);
    /// Moves by `plies`, as far as there are plies, and emits `placeRequested`.
    void step(int plies);
    void setRunning(bool running);
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// The time between two plies, in milliseconds.
    [[nodiscard]] int pause() const;

Q_SIGNALS:
    void placeRequested(int done);
    /// To the previous (-1) or next (1) variation.
    void siblingRequested(int step);
    void runRequested(bool running);
    void speedChanged();

private:
    void retranslate();
    [[nodiscard]] QToolButton* makeButton(const QString& icon);

    QToolButton* m_run;
    QToolButton* m_previous;
    QToolButton* m_next;
    QSlider* m_slider;
    QLabel* m_where;
    QComboBox* m_speed;
    bool m_isRunning = false;
    int m_all = 0;
    int m_done = 0;
};

} // namespace qipan::ui
