#pragma once

#include "ui/pages/closable_page.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace qipan::ui {

class BoardArea;
class LinkInfo;
class LinkView;

/// Looks at a game of link-match that was played: its board, and buttons to let it run, to do one step, and to choose
/// the speed.
class LinkReplayPage final : public ClosablePage {
    Q_OBJECT

public:
    explicit LinkReplayPage(QWidget* parent = nullptr);

    [[nodiscard]] LinkView& view() { return *m_view; }
    [[nodiscard]] LinkInfo& info() { return *m_info; }

    void setRunning(bool running);
    /// How far it is: steps done, and steps in all.
    void setStep(int done, int all);
    /// As many times as fast as it was played.
    [[nodiscard]] double speed() const;

Q_SIGNALS:
    /// Run on, or stand still.
    void runWanted(bool running);
    void stepWanted();
    /// From the first step.
    void againWanted();
    void speedChanged();

protected:
    void retranslate() override;

private:
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
