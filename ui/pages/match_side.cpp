// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/match_side.h"

#include "ui/base/actions.h"
#include "ui/base/change_events.h"
#include "ui/panels/analysis_panel.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/move_list.h"
#include "ui/panels/moves_panel.h"
#include "ui/panels/spectators_label.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVariant>

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::ui {

MatchSide::MatchSide(const Actions& actions, QWidget* parent)
    : QFrame{parent}
    , m_tabs{new QTabBar{this}}
    , m_spectators{new SpectatorsLabel{this}}
    , m_analysis{new AnalysisPanel{this}}
    , m_review{new ReviewPanel{actions, this}}
    , m_moves{new MoveList{this}}
    , m_movesPanel{new MovesPanel{actions, m_moves, this}}
    , m_chat{new ChatPanel{this}}
    , m_findings{new QBoxLayout{QBoxLayout::TopToBottom}}
    , m_lists{new QBoxLayout{QBoxLayout::TopToBottom}}
    , m_buttonPanel{new QWidget{this}}
    , m_grid{new QGridLayout{m_buttonPanel}}
    , m_column{makeColumn({m_tabs, m_spectators, m_findings, {m_lists, 1}, m_buttonPanel}, {.spacing = gap})}
{
    setAutoFillBackground(true);
    m_analysis->hide();
    m_review->hide();
    m_chat->hide();
    m_tabs->hide();
    m_tabs->setDrawBase(false);
    connect(m_tabs, &QTabBar::currentChanged, this, &MatchSide::fit);
    connect(m_review, &ReviewPanel::runningChanged, this, &MatchSide::fit);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(6);
    for (QAction* action : {actions.undo, actions.draw, actions.resign, actions.newGame}) {
        m_buttons.push_back(new ActionButton{action, m_buttonPanel});
        m_buttons.back()->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    layButtons(false);
    m_findings->setSpacing(gap);
    m_findings->setAlignment(Qt::AlignTop);
    m_findings->addWidget(framed(m_analysis), 1);
    m_findings->addWidget(framed(m_review), 1);
    m_lists->setSpacing(6);
    m_lists->addWidget(m_movesPanel, 5);
    m_lists->addWidget(framed(m_chat), 7);
    setLayout(m_column);
    setOverBoard(false);
    keepTranslated(this, [this] { retranslate(); });
}

QWidget* MatchSide::framed(QWidget* panel)
{
    auto* frame = new QWidget{this};
    frame->setSizePolicy(panel->sizePolicy());
    frame->setLayout(makeColumn({panel}, {.margins = {0, 0, 0, 0}}));
    frame->setHidden(panel->isHidden());
    panel->installEventFilter(this);
    return frame;
}

void MatchSide::setOverBoard(bool over)
{
    m_isOverBoard = over;
    layout()->setContentsMargins(over ? QMargins{8, 8, 8, 8} : QMargins{});
    fit();
}

bool MatchSide::isWide() const
{
    const QMargins margins = layout()->contentsMargins();
    const int lists = m_movesPanel->minimumSizeHint().width() + m_lists->spacing() + m_chat->minimumSizeHint().width();
    return m_isOverBoard && width() > height() && width() >= lists + margins.left() + margins.right();
}

void MatchSide::layButtons(bool inOneRow)
{
    if (m_grid->count() > 0 && inOneRow == m_areButtonsInOneRow)
        return;
    m_areButtonsInOneRow = inOneRow;
    const int columns = inOneRow ? static_cast<int>(m_buttons.size()) : 2;
    int i = 0;
    for (QPushButton* button : m_buttons) {
        m_grid->addWidget(button, 1 + i / columns, i % columns);
        ++i;
    }
    m_grid->setRowStretch(0, 1); // they are at the bottom of their place
}

int MatchSide::buttonRowsHeight() const
{
    const int row = m_buttons.front()->sizeHint().height();
    return m_areButtonsInOneRow ? row : 2 * row + m_grid->spacing();
}

int MatchSide::buttonsHeight() const
{
    const int wanted = m_isOverBoard ? 0 : m_chat->isHidden() ? m_heightOverButtons : m_roomOverButtons;
    return std::max(buttonRowsHeight(), wanted);
}

void MatchSide::setHeightOverButtons(int height)
{
    if (std::exchange(m_heightOverButtons, height) != height)
        fit();
}

int MatchSide::buttonsWidth() const
{
    std::array<int, 2> columns{};
    std::size_t i = 0;
    for (const QPushButton* button : m_buttons) {
        int& column = columns.at(i++ % columns.size());
        column = std::max(column, button->sizeHint().width());
    }
    return columns[0] + m_grid->horizontalSpacing() + columns[1];
}

/// Returns the height of the buttons and a notice of so many lines above them.
int MatchSide::noticeHeight(int lines) const
{
    constexpr int edges = 6; // of the notice, and the gap below it
    return buttonRowsHeight() + lines * fontMetrics().lineSpacing() + edges;
}

/// Returns what the moves and the chat need beyond their smallest height to show three rows each.
int MatchSide::threeRows() const
{
    const int line = m_chat->fontMetrics().lineSpacing();
    return 2 * m_moves->verticalHeader()->defaultSectionSize() + line + line / 2;
}

/// Returns the height that is kept beside a chat for a notice above the buttons, or a question in their place.
int MatchSide::messageRoom(int spare) const
{
    return std::min(spare, std::clamp(spare - threeRows(), noticeHeight(3), noticeHeight(4)));
}

/// Returns the height of what is always there beside the lists, without the buttons.
int MatchSide::fixedHeight() const
{
    const QMargins margins = layout()->contentsMargins();
    const int spectators = m_spectators->isHidden() ? 0 : m_spectators->minimumSizeHint().height() + gap;
    return margins.top() + margins.bottom() + gap + spectators;
}

/// Returns the height of the analysis and the graph.
int MatchSide::findingsHeight(bool wide) const
{
    const int analysis = has(Section::Analysis) ? m_analysis->heightFor(true) + gap : 0;
    const int review = hasGraph() ? m_review->wholeHeight() + gap : 0;
    return wide ? std::max(analysis, review) : analysis + review;
}

int MatchSide::listsHeight(bool wide) const
{
    const bool hasChat = has(Section::Chat);
    const int moves = m_movesPanel->minimumSizeHint().height();
    const int chat = hasChat ? m_chat->minimumSizeHint().height() : 0;
    return wide || !hasChat ? std::max(moves, chat) : moves + m_lists->spacing() + chat;
}

/// Returns the height of the tabs with one line of the analysis, the whole graph and the smallest lists.
int MatchSide::tabsHeight() const
{
    const int analysis = has(Section::Analysis) ? m_analysis->heightFor(false) : 0;
    const int review = hasGraph() ? m_review->heightFor(ReviewPanel::Room::All) : 0;
    return m_tabs->sizeHint().height() + gap + std::max({analysis, review, listsHeight(true)});
}

bool MatchSide::hasGraph() const
{
    return has(Section::Graph) && m_review->hasGraph();
}

bool MatchSide::hasFindings() const
{
    return has(Section::Analysis) || hasGraph();
}

/// Returns whether there are an analysis or a graph and too little room for all parts, with three rows in each list.
bool MatchSide::needsTabs(bool wide) const
{
    const int buttons = has(Section::Chat) && !m_isOverBoard ? noticeHeight(3) : buttonRowsHeight();
    const int lists = listsHeight(wide) + threeRows();
    return hasFindings() && height() < fixedHeight() + findingsHeight(wide) + lists + buttons;
}

void MatchSide::fit()
{
    const bool wide = isWide();
    for (QBoxLayout* row : {m_findings, m_lists})
        row->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    int buttons = layout()->contentsMargins().left() + layout()->contentsMargins().right();
    for (const QPushButton* button : m_buttons)
        buttons += button->sizeHint().width() + m_grid->spacing();
    layButtons(wide && width() >= buttons);
    const bool tabs = needsTabs(wide);
    const int others = fixedHeight() + (tabs ? tabsHeight() : findingsHeight(wide) + listsHeight(wide));
    const int spare = std::max(0, height() - others);
    const int room = m_chat->isHidden() ? spare : messageRoom(spare);
    const bool isOther = std::exchange(m_roomOverButtons, room) != room;
    m_buttonPanel->setFixedHeight(buttonsHeight());
    if (isOther)
        Q_EMIT roomOverButtonsChanged();

    if (tabs)
        fitTabs();
    else
        fitAll(wide);
    if (std::exchange(m_hadFindings, hasFindings()) != hasFindings())
        Q_EMIT findingsChanged();
}

void MatchSide::fitAll(bool wide)
{
    m_tabs->hide();
    m_column->setStretchFactor(m_findings, 0);
    for (QWidget* panel :
         {static_cast<QWidget*>(m_analysis), static_cast<QWidget*>(m_review), static_cast<QWidget*>(m_chat)})
        panel->parentWidget()->setHidden(panel->isHidden());
    m_buttonPanel->show();
    m_analysis->setRoomForAll(true);
    m_review->setRoom(ReviewPanel::Room::All);
    // Without findings, which would have tabs, the chat comes before the moves.
    const int height = fixedHeight() + listsHeight(wide) + buttonsHeight();
    m_movesPanel->setVisible(wide || !has(Section::Chat) || this->height() >= height);
}

bool MatchSide::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        fit();
    return QFrame::eventFilter(watched, event);
}

bool MatchSide::event(QEvent* event)
{
    const bool result = QFrame::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return result;
}

void MatchSide::takeFocus()
{
    if (m_chat->isVisible())
        m_chat->setFocus();
    else if (m_moves->isVisible())
        m_moves->setFocus();
    else
        m_tabs->setFocus();
}

void MatchSide::setExplorerShown(bool shown)
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->tabData(i).value<Section>() == Section::Moves)
            m_tabs->setCurrentIndex(i);
    }
    m_movesPanel->setExplorerShown(shown);
}

bool MatchSide::has(Section section) const
{
    switch (section) {
    case Section::Moves:
        return true;
    case Section::Analysis:
        return !m_analysis->isHidden();
    case Section::Graph:
        return !m_review->isHidden();
    case Section::Chat:
        return !m_chat->isHidden();
    }
    return false;
}

/// Shows the tabs of parts with content; keeps the current one. Beside the board, where one watches it, the analysis
/// that comes, or the graph once the game is being analysed, is shown, unless one reads the chat.
void MatchSide::fillTabs()
{
    std::vector<Section> wanted;
    for (const Section section : {Section::Moves, Section::Analysis, Section::Graph, Section::Chat}) {
        if (has(section))
            wanted.push_back(section);
    }
    std::vector<Section> present;
    for (int i = 0; i < m_tabs->count(); ++i)
        present.push_back(m_tabs->tabData(i).value<Section>());
    const auto contains = [](const std::vector<Section>& sections, Section section) {
        return std::ranges::find(sections, section) != sections.end();
    };
    const bool isAnalysisNew = contains(wanted, Section::Analysis) && !contains(present, Section::Analysis);
    const bool isGraphNew = contains(wanted, Section::Graph) && !contains(present, Section::Graph);
    const bool isStarting = m_review->isRunning() && !m_wasRunning;
    m_wasRunning = m_review->isRunning();
    // Values come by themselves while a position is analysed.
    const bool isReviewNew = isStarting || (isGraphNew && !contains(wanted, Section::Analysis));
    if (present == wanted && !isReviewNew)
        return;
    QVariant chosen = m_tabs->tabData(m_tabs->currentIndex());
    if (!m_isOverBoard && (isReviewNew || isAnalysisNew) && chosen != QVariant::fromValue(Section::Chat))
        chosen = QVariant::fromValue(isReviewNew ? Section::Graph : Section::Analysis);
    const QSignalBlocker blocker{m_tabs};
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    for (const Section section : wanted) {
        const int index = m_tabs->addTab({});
        m_tabs->setTabData(index, QVariant::fromValue(section));
        if (chosen == m_tabs->tabData(index))
            m_tabs->setCurrentIndex(index);
    }
    retranslate();
}

void MatchSide::fitTabs()
{
    fillTabs();
    m_tabs->show();
    const auto chosen = m_tabs->tabData(m_tabs->currentIndex()).value<Section>();
    m_column->setStretchFactor(m_findings, chosen == Section::Analysis || chosen == Section::Graph ? 1 : 0);
    const bool hasButtons = !m_isOverBoard || chosen == Section::Moves; // they are in the menus too
    const int room = height() - fixedHeight() - m_tabs->sizeHint().height() - (hasButtons ? buttonsHeight() + gap : 0);
    m_analysis->setRoomForAll(room >= m_analysis->heightFor(true));
    using Room = ReviewPanel::Room;
    m_review->setRoom(room >= m_review->heightFor(Room::All)         ? Room::All
                          : room >= m_review->heightFor(Room::Graph) ? Room::Graph
                                                                     : Room::Progress);
    m_analysis->parentWidget()->setVisible(chosen == Section::Analysis);
    m_review->parentWidget()->setVisible(chosen == Section::Graph);
    m_chat->parentWidget()->setVisible(chosen == Section::Chat);
    m_movesPanel->setVisible(chosen == Section::Moves);
    m_buttonPanel->setVisible(hasButtons);
}

void MatchSide::retranslate()
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        const auto section = m_tabs->tabData(i).value<Section>();
        m_tabs->setTabText(i,
                           section == Section::Moves          ? tr("Moves")
                               : section == Section::Analysis ? tr("Analysis")
                               : section == Section::Graph    ? tr("Graph")
                                                              : tr("Chat"));
    }
}

} // namespace qipan::ui
