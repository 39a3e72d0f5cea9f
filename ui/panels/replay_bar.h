// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QSlider>
#include <QWidget>

class QAbstractButton;
class QLabel;
class QPushButton;
class QToolButton;

namespace qipan::ui {

class Actions;

/// Replays a game at some speed, or step by step. In the line of a record it goes to any position, by buttons and a
/// slider, and to the previous and next variation. Other games are replayed forwards only.
class ReplayBar final : public QWidget {
    Q_OBJECT

public:
    /// For a record, with the actions that go to its positions.
    explicit ReplayBar(const Actions& actions, QWidget* parent = nullptr);
    /// For a game that is replayed forwards only: buttons with text to run, to step and to replay it again.
    explicit ReplayBar(QWidget* parent = nullptr);

    /// Sets how many plies or steps of the line are on the board, and how many it has.
    void setPlace(int done, int all);
    /// Sets whether the shown ply has a previous and a next variation.
    void setSiblings(bool before, bool after);
    /// Moves by `plies`, as far as there are plies, and emits `placeRequested`.
    void step(int plies) { m_slider->setValue(m_slider->value() + plies); }
    void setRunning(bool running);
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Returns the speed as a factor of the usual one.
    [[nodiscard]] double speed() const { return m_speed->currentData().toDouble(); }
    /// Returns the time between two plies of a record, in milliseconds.
    [[nodiscard]] int pause() const { return static_cast<int>(1000 / speed()); }

Q_SIGNALS:
    void placeRequested(int done);
    /// To the previous (-1) or next (1) variation.
    void siblingRequested(int step);
    /// Run, or pause.
    void runRequested(bool running);
    void stepRequested();
    /// Replay from the first step.
    void againRequested();
    void speedChanged();

private:
    void connectCommon(int speed);
    void retranslate();
    void retranslateRecord();
    void retranslateGame();
    [[nodiscard]] QToolButton* makeButton(const QString& icon);

    QAbstractButton* m_run;
    QToolButton* m_previous = nullptr; // in a record, like the next two
    QToolButton* m_next = nullptr;
    QSlider* m_slider = nullptr;
    QPushButton* m_step = nullptr; // not in a record, like the next one
    QPushButton* m_again = nullptr;
    QComboBox* m_speed;
    QLabel* m_where;
    bool m_isRunning = false;
    int m_all = 0;
    int m_done = 0;
};

} // namespace qipan::ui
