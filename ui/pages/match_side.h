#pragma once

#include "ui/panels/review_panel.h"

#include <QFrame>

#include <vector>

class QBoxLayout;
class QGridLayout;
class QPushButton;
class QTabBar;

namespace qipan::ui {

class Actions;
class AnalysisPanel;
class ChatPanel;
class MoveList;
class WatchersLabel;

/// What stands beside a match: who watches, the analysis, the graph of the game, the moves, the talk and what one may
/// do now. Where the height is not enough for all, the mistakes below the graph give way first, then the moves to a
/// talk or a graph, then the graph. Over the board there are tabs instead, as soon as there is something of an analysis
/// or a graph to show, and each has all of the height.
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
    [[nodiscard]] ReviewPanel& review() { return *m_review; }
    [[nodiscard]] MoveList& moves() { return *m_moves; }
    [[nodiscard]] ChatPanel& chat() { return *m_chat; }

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Section { Moves, Analysis, Graph, Chat };
    static constexpr int gap = 8; ///< between the parts

    /// A widget of the same size, to be hidden in its place: whether the panel itself is hidden is others' affair.
    [[nodiscard]] QWidget* framed(QWidget* panel);
    void fit();
    void fitTabs();
    void fitAll(bool wide);
    void fillTabs();
    [[nodiscard]] bool has(Section section) const;
    void retranslate();
    void layButtons(bool inOneRow);
    [[nodiscard]] int buttonsHeight() const;
    [[nodiscard]] bool isWide() const;
    [[nodiscard]] int besideLists(bool wide) const;
    [[nodiscard]] int listsHeight(bool wide, bool withMoves) const;
    [[nodiscard]] int heightFor(ReviewPanel::Room room, bool wide, bool withMoves) const;

    bool m_isOverBoard = false;
    bool m_areButtonsInOneRow = false;
    QTabBar* m_tabs;
    WatchersLabel* m_watchers;
    AnalysisPanel* m_analysis;
    ReviewPanel* m_review;
    MoveList* m_moves;
    ChatPanel* m_chat;
    QBoxLayout* m_findings; ///< the analysis and the graph
    QBoxLayout* m_lists;
    QGridLayout* m_grid;
    std::vector<QPushButton*> m_buttons;
};

} // namespace qipan::ui
