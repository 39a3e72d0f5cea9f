#include "ui/pages/match_side.h"

#include "ui/actions.h"
#include "ui/panels/action_button.h"
#include "ui/panels/analysis_panel.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/move_list.h"
#include "ui/panels/review_panel.h"
#include "ui/panels/watchers_label.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace qipan::ui {
namespace {

constexpr int gap = 8;

} // namespace

MatchSide::MatchSide(const Actions& actions, QWidget* parent)
    : QFrame{parent}
    , m_watchers{new WatchersLabel{this}}
    , m_analysis{new AnalysisPanel{this}}
    , m_review{new ReviewPanel{actions, this}}
    , m_moves{new MoveList{this}}
    , m_chat{new ChatPanel{this}}
    , m_findings{new QBoxLayout{QBoxLayout::TopToBottom}}
    , m_lists{new QBoxLayout{QBoxLayout::TopToBottom}}
    , m_grid{new QGridLayout}
{
    setAutoFillBackground(true);
    m_analysis->hide();
    m_review->hide();
    m_chat->hide();
    m_grid->setSpacing(6);
    for (QAction* action : {actions.undo, actions.draw, actions.resign, actions.newGame}) {
        m_buttons.push_back(new ActionButton{action, this});
        m_buttons.back()->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    layButtons(false);
    m_findings->setSpacing(gap);
    m_findings->addWidget(m_analysis, 1);
    m_findings->addWidget(m_review, 1);
    m_lists->addWidget(m_moves, 3);
    m_lists->addWidget(m_chat, 4);
    auto* column = new QVBoxLayout{this};
    column->setSpacing(gap);
    column->addWidget(m_watchers);
    column->addLayout(m_findings);
    column->addLayout(m_lists, 1);
    column->addLayout(m_grid);
    setOverBoard(false);
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
    const int lists = m_moves->minimumSizeHint().width() + m_lists->spacing() + m_chat->minimumSizeHint().width();
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
        m_grid->addWidget(button, i / columns, i % columns);
        ++i;
    }
}

/// What all but the lists and the review take of the height.
int MatchSide::besideLists(bool wide) const
{
    const QMargins margins = layout()->contentsMargins();
    int height = margins.top() + margins.bottom() + m_grid->minimumSize().height() + gap;
    if (!m_watchers->isHidden())
        height += m_watchers->minimumSizeHint().height() + gap;
    if (!m_analysis->isHidden() && !(wide && !m_review->isHidden()))
        height += m_analysis->minimumSizeHint().height() + gap;
    return height;
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

    const bool talks = !m_chat->isHidden();
    const int moves = m_moves->minimumSizeHint().height();
    const int chat = talks ? m_chat->minimumSizeHint().height() : 0;
    const auto listsWith = [&](bool withMoves) {
        if (!withMoves)
            return chat;
        return wide || !talks ? std::max(moves, chat) : moves + m_lists->spacing() + chat;
    };
    const auto needed = [&](ReviewPanel::Room room, bool withMoves) {
        int findings = m_review->isHidden() ? 0 : m_review->heightFor(room) + gap;
        if (wide && !m_review->isHidden() && !m_analysis->isHidden())
            findings = std::max(findings, m_analysis->minimumSizeHint().height() + gap);
        return besideLists(wide) + findings + listsWith(withMoves);
    };
    // The moves are always there where they take nothing from a talk or a graph, which leads to each of them too.
    const bool hasGraph = !m_review->isHidden() && m_review->hasGraph();
    const bool keepsMoves = hasGraph ? wide && talks : wide || !talks;
    using Room = ReviewPanel::Room;
    Room room = Room::All;
    if (height() < needed(room, true))
        room = Room::Graph;
    const bool hasMoves = keepsMoves || height() >= needed(room, true);
    if (height() < needed(room, hasMoves))
        room = Room::Button;
    m_review->setRoom(room);
    m_moves->setVisible(hasMoves);
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
    else
        m_moves->setFocus();
}

} // namespace qipan::ui
