// SPDX-License-Identifier: GPL-3.0-or-later
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
class MovesPanel;
class SpectatorsLabel;

/// The side panel of a match: spectators, analysis, graph, moves, chat and available actions. If the height is too
/// small for all, it hides the moves in favour of the chat; once there is an analysis or a graph, each part has a tab.
class MatchSide final : public QFrame {
    Q_OBJECT

public:
    explicit MatchSide(const Actions& actions, QWidget* parent = nullptr);

    /// Over the board, the panel has a margin and puts the lists side by side if it is wide enough; otherwise it is
    /// part of a column.
    void setOverBoard(bool over);
    /// The buttons of the available actions.
    [[nodiscard]] QWidget& buttons() { return *m_buttonPanel; }
    /// Gives the place of the buttons this height, in pixels, at the cost of the moves: something lies over it. With a
    /// chat the place has always the same height, so that the lists stay where they are.
    void setHeightOverButtons(int height);
    /// Returns the height that it can have.
    [[nodiscard]] int roomOverButtons() const { return m_roomOverButtons; }
    /// Returns the height of the buttons themselves, at the bottom of their place.
    [[nodiscard]] int buttonRowsHeight() const;
    /// Returns the width that the buttons need in two columns.
    [[nodiscard]] int buttonsWidth() const;
    /// Whether there is an analysis or a graph.
    [[nodiscard]] bool hasFindings() const;
    /// Gives the focus to the part most likely wanted.
    void takeFocus();
    /// Shows the opening explorer, or the moves again, whatever is in front.
    void setExplorerShown(bool shown);

    [[nodiscard]] SpectatorsLabel& spectators() { return *m_spectators; }
    [[nodiscard]] AnalysisPanel& analysis() { return *m_analysis; }
    [[nodiscard]] ReviewPanel& review() { return *m_review; }
    [[nodiscard]] MoveList& moves() { return *m_moves; }
    [[nodiscard]] MovesPanel& movesPanel() { return *m_movesPanel; }
    [[nodiscard]] ChatPanel& chat() { return *m_chat; }

Q_SIGNALS:
    void roomOverButtonsChanged();
    void findingsChanged();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Section { Moves, Analysis, Graph, Chat };
    static constexpr int gap = 8; ///< between the parts

    /// Returns a container of the same size that can be hidden in its place, since others decide whether `panel` itself
    /// is hidden.
    [[nodiscard]] QWidget* framed(QWidget* panel);
    void fit();
    void fitTabs();
    void fitAll(bool wide);
    void fillTabs();
    [[nodiscard]] bool has(Section section) const;
    [[nodiscard]] bool hasGraph() const;
    [[nodiscard]] bool needsTabs(bool wide) const;
    void retranslate();
    void layButtons(bool inOneRow);
    [[nodiscard]] int buttonsHeight() const;
    [[nodiscard]] int noticeHeight(int lines) const;
    [[nodiscard]] int threeRows() const;
    [[nodiscard]] int messageRoom(int spare) const;
    [[nodiscard]] bool isWide() const;
    [[nodiscard]] int fixedHeight() const;
    [[nodiscard]] int findingsHeight(bool wide) const;
    [[nodiscard]] int listsHeight(bool wide) const;
    [[nodiscard]] int tabsHeight() const;

    bool m_isOverBoard = false;
    bool m_areButtonsInOneRow = false;
    bool m_hadFindings = false;
    bool m_wasRunning = false; ///< the analysis of the game
    int m_heightOverButtons = 0;
    int m_roomOverButtons = 0;
    QTabBar* m_tabs;
    SpectatorsLabel* m_spectators;
    AnalysisPanel* m_analysis;
    ReviewPanel* m_review;
    MoveList* m_moves;
    MovesPanel* m_movesPanel;
    ChatPanel* m_chat;
    QBoxLayout* m_findings; ///< the analysis and the graph
    QBoxLayout* m_lists;
    QWidget* m_buttonPanel;
    QGridLayout* m_grid;
    QBoxLayout* m_column;
    std::vector<QPushButton*> m_buttons;
};

} // namespace qipan::ui
