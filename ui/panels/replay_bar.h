#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace qipan::ui {

class Actions;

/// Moves through the line of a record: to its ends, by a ply, to any place by a slider, by itself at some speed, and
/// to the variation before and after.
class ReplayBar final : public QWidget {
    Q_OBJECT

public:
    explicit ReplayBar(const Actions& actions, QWidget* parent = nullptr);

    /// How many plies of the line lie on the board, and how many it has.
    void setPlace(int done, int all);
    /// Whether there is a variation before the shown ply, and one after it.
    void setSiblings(bool before, bool after);
    /// As far as there are plies: `placeWanted` follows.
    void step(int plies);
    void setRunning(bool running);
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// From one ply to the next, in milliseconds.
    [[nodiscard]] int pause() const;

Q_SIGNALS:
    void placeWanted(int done);
    /// To the variation before (-1) or after (1).
    void siblingWanted(int step);
    void runWanted(bool running);
    void speedChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] QToolButton* makeButton(const QString& icon);

    QToolButton* m_run;
    QToolButton* m_before;
    QToolButton* m_after;
    QSlider* m_slider;
    QLabel* m_where;
    QComboBox* m_speed;
    bool m_isRunning = false;
    int m_all = 0;
    int m_done = 0;
};

} // namespace qipan::ui
