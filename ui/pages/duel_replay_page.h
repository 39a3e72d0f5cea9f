// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/pages/closable_page.h"

class QLabel;

namespace qipan::ui {

class Actions;
class LineLabel;
class ReplayBar;
class TwoBoards;

/// Replays duels of link-match: the boards of both players, and a bar to run them and to go to any step.
class DuelReplayPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::DuelReplay;

    explicit DuelReplayPage(const Actions& actions, QWidget* parent = nullptr);

    [[nodiscard]] TwoBoards& boards() { return *m_boards; }
    [[nodiscard]] ReplayBar& replay() { return *m_replay; }
    /// Says what is played, and at the end how it ended.
    void setTitle(const QString& title);
    [[nodiscard]] QString title() const;
    /// Shows the time of the round: "2:05".
    void setTime(const QString& time);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    TwoBoards* m_boards;
    LineLabel* m_title;
    QLabel* m_time;
    ReplayBar* m_replay;
};

} // namespace qipan::ui
