#include "ui/pages/match_side.h"

#include "ui/actions.h"
#include "ui/panels/action_button.h"
#include "ui/panels/analysis_panel.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/move_list.h"
#include "ui/panels/watchers_label.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>

namespace qipan::ui {

MatchSide::MatchSide(const Actions& actions, QWidget* parent)
    : QFrame{parent}
    , m_watchers{new WatchersLabel{this}}
    , m_analysis{new AnalysisPanel{this}}
    , m_moves{new MoveList{this}}
    , m_chat{new ChatPanel{this}}
    , m_lists{new QBoxLayout{QBoxLayout::TopToBottom}}
{
    setAutoFillBackground(true);
    m_analysis->hide();
    m_chat->hide();
    auto* buttons = new QGridLayout;
    buttons->setSpacing(6);
    int i = 0;
    for (QAction* action : {actions.undo, actions.draw, actions.resign, actions.newGame}) {
        auto* button = new ActionButton{action, this};
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(button, i / 2, i % 2);
        ++i;
    }
    m_lists->addWidget(m_moves, 3);
    m_lists->addWidget(m_chat, 4);
    auto* column = new QVBoxLayout{this};
    column->setSpacing(8);
    column->addWidget(m_watchers);
    column->addWidget(m_analysis);
    column->addLayout(m_lists, 1);
    column->addLayout(buttons);
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

void MatchSide::fit()
{
    const bool wide = isWide();
    m_lists->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    int needed = layout()->totalMinimumSize().height();
    if (m_moves->isHidden())
        needed += m_moves->minimumSizeHint().height() + m_lists->spacing();
    m_moves->setVisible(wide || m_chat->isHidden() || height() >= needed);
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
