#pragma once

#include "ui/base/page.h"
#include "ui/pages/closable_page.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace qipan::ui {

class BoardArea;
class LinkInfo;
class LinkView;

/// Replays a game of link-match: its board, and buttons to run, to step, and to choose the speed.
class LinkReplayPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::LinkReplay;

    explicit LinkReplayPage(QWidget* parent = nullptr);

    [[nodiscard]] LinkView& view() { return *m_view; }
    [[nodiscard]] LinkInfo& info() { return *m_info; }

    void setRunning(bool running);
    /// Sets the number of steps done and of all steps.
    void setStep(int done, int all);
    /// Returns the speed as a factor of the original one.
    [[nodiscard]] double speed() const;

Q_SIGNALS:
    /// Run, or pause.
    void runRequested(bool running);
    void stepRequested();
    /// Replay from the first step.
    void againRequested();
    void speedChanged();

private:
    void retranslate();

    BoardArea* m_area;
    LinkView* m_view;
    LinkInfo* m_info;
    QPushButton* m_run;
    QPushButton* m_step;
    QPushButton* m_again;
    QComboBox* m_speed;
    QLabel* m_where;
    bool m_isRunning = false;
    int m_done = 0;
    int m_all = 0;
};

} // namespace qipan::ui
