// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QSlider>
#include <QWidget>

#include <cstdint>

class QLabel;
class QToolButton;

namespace qipan::ui {

class Actions;

/// Replays a game at some speed, and goes to any of its positions by buttons and a slider; in a record also to the
/// previous and next variation.
class ReplayBar final : public QWidget {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Record, Link };

    /// With the actions that go to the first, previous, next and latest position.
    ReplayBar(const Actions& actions, Kind kind, QWidget* parent = nullptr);

    /// Sets how many moves or steps are on the board, and how many there are.
    void setPlace(int done, int all);
    /// Sets whether the shown ply has a previous and a next variation.
    void setSiblings(bool before, bool after);
    /// Sets whether another line than the main line is shown.
    void setOnVariation(bool isOn);
    /// Goes to the first or the last position, and emits `placeRequested`.
    void goToEnd(bool last) { m_slider->setValue(last ? m_all : 0); }
    void setRunning(bool running);
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Returns the speed as a factor of the usual one.
    [[nodiscard]] double speed() const { return m_speed->currentData().toDouble(); }
    /// Returns the time between two plies of a record, in milliseconds.
    [[nodiscard]] int pause() const { return static_cast<int>(1000 / speed()); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void placeRequested(int done);
    /// To the previous (-1) or next (1) variation.
    void siblingRequested(int step);
    /// Back to the main line.
    void mainLineRequested();
    /// Run, or pause.
    void runRequested(bool running);
    void speedChanged();

private:
    void retranslate();
    [[nodiscard]] QToolButton* makeButton(const QString& icon);

    QToolButton* m_run;
    QToolButton* m_previous; ///< hidden outside records, like the next one
    QToolButton* m_next;
    QToolButton* m_mainLine;
    QSlider* m_slider;
    QComboBox* m_speed;
    QLabel* m_where;
    bool m_isRunning = false;
    int m_all = 0;
    int m_done = 0;
};

} // namespace qipan::ui
