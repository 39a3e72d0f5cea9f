#pragma once

#include <QFrame>

class QBoxLayout;

namespace qipan::ui {

class Actions;
class AnalysisPanel;
class ChatPanel;
class MoveList;
class WatchersLabel;

/// What stands beside a match: who watches, the analysis, the moves, the talk and what one may do now. Where the height
/// is not enough for all, the moves give way to the talk.
class MatchSide final : public QFrame {
    Q_OBJECT

public:
    explicit MatchSide(const Actions& actions, QWidget* parent = nullptr);

    /// Over the board, with a margin of its own, and the lists side by side where that is wide enough; else part of a
    /// column.
    void setOverBoard(bool over);
    /// The keyboard goes to what one most likely wants here.
    void takeFocus();

    [[nodiscard]] WatchersLabel& watchers() { return *m_watchers; }
    [[nodiscard]] AnalysisPanel& analysis() { return *m_analysis; }
    [[nodiscard]] MoveList& moves() { return *m_moves; }
    [[nodiscard]] ChatPanel& chat() { return *m_chat; }

protected:
    bool event(QEvent* event) override;

private:
    void fit();
    [[nodiscard]] bool isWide() const;

    bool m_isOverBoard = false;
    WatchersLabel* m_watchers;
    AnalysisPanel* m_analysis;
    MoveList* m_moves;
    ChatPanel* m_chat;
    QBoxLayout* m_lists;
};

} // namespace qipan::ui
