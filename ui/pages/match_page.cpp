#include "ui/pages/match_page.h"

#include "ui/actions.h"
#include "ui/panels/action_button.h"
#include "ui/panels/board_area.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/line_label.h"
#include "ui/panels/move_list.h"
#include "ui/panels/request_bar.h"
#include "ui/panels/throw_panel.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QToolButton>

namespace qipan::ui {

MatchPage::MatchPage(const Actions& actions, QWidget* parent)
    : QWidget{parent}
    , m_area{new BoardArea{this}}
    , m_line{new LineLabel{this}}
    , m_requests{new RequestBar}
    , m_throw{new ThrowPanel}
    , m_more{new QToolButton{this}}
    , m_stripRow{new QBoxLayout{QBoxLayout::LeftToRight}}
    , m_body{new QHBoxLayout}
    , m_sideColumn{new QVBoxLayout}
{
    m_area->setBar(m_requests);
    m_area->addOver(m_throw, BoardArea::Place::Middle);
    m_line->setAlignment(Qt::AlignCenter);
    for (PlayerStrip*& strip : m_strips) {
        strip = new PlayerStrip{this};
        m_stripRow->addWidget(strip, 1);
    }
    m_more->setObjectName(u"more"_qs);
    m_more->setCheckable(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
    m_stripRow->addWidget(m_more);
    connect(m_more, &QToolButton::toggled, this, &MatchPage::openMore);
    createSide(actions);

    m_page = new QVBoxLayout{this};
    m_page->setContentsMargins(8, 8, 8, 6);
    m_page->setSpacing(4);
    m_page->addLayout(m_body, 1);
    auto* boardColumn = new QVBoxLayout;
    boardColumn->setSpacing(4);
    boardColumn->addWidget(m_area, 1);
    boardColumn->addWidget(m_line);
    m_body->addLayout(boardColumn, 1);
    m_body->addLayout(m_sideColumn);
    m_body->setSpacing(10);
    setFocusProxy(m_area);
    connect(m_chat, &ChatPanel::added, this, &MatchPage::markUnread);
    retranslate();
    fold(false);
}

void MatchPage::createSide(const Actions& actions)
{
    auto* side = new QFrame{this};
    side->setAutoFillBackground(true);
    m_side = side;
    m_moves = new MoveList{side};
    m_chat = new ChatPanel{side};
    m_chat->hide();
    auto* buttons = new QGridLayout;
    buttons->setSpacing(6);
    int i = 0;
    for (QAction* action : {actions.undo, actions.draw, actions.resign, actions.newGame}) {
        auto* button = new ActionButton{action, side};
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(button, i / 2, i % 2);
        ++i;
    }
    m_lists = new QBoxLayout{QBoxLayout::TopToBottom};
    m_lists->addWidget(m_moves, 3);
    m_lists->addWidget(m_chat, 4);
    auto* column = new QVBoxLayout{side};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(m_lists, 1);
    column->addLayout(buttons);
}

void MatchPage::setBoard(QWidget* board)
{
    m_area->setBoard(board);
}

QWidget* MatchPage::board() const
{
    return m_area->board();
}

void MatchPage::setStrip(int which, const StripState& state)
{
    m_strips[which]->setState(state);
}

void MatchPage::setMoves(const QStringList& moves)
{
    m_moves->setMoves(moves);
}

void MatchPage::setLine(const QString& line)
{
    m_line->setLine(line);
}

void MatchPage::setChatVisible(bool visible)
{
    m_chat->setVisible(visible);
    if (!visible)
        m_unread = false;
    retranslate();
}

void MatchPage::setSidePanel(bool shown)
{
    m_sideWanted = shown;
    arrange();
}

void MatchPage::arrange()
{
    m_narrow = width() < narrowWidth;
    const bool folded = m_narrow || !m_sideWanted;
    if (folded != m_folded)
        fold(folded);
    if (m_folded)
        m_lists->setDirection(m_area->width() > m_area->height() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Wide windows give the words more room, up to what reads well.
    const int line = fontMetrics().height();
    m_sideColumn->setContentsMargins(0, 0, 0, 0);
    m_side->setFixedWidth(m_folded ? QWIDGETSIZE_MAX : std::clamp(width() / 4, 13 * line, 20 * line));
    if (m_folded) {
        m_side->setMinimumWidth(0);
        m_side->setMaximumWidth(QWIDGETSIZE_MAX);
    }
}

void MatchPage::fold(bool folded)
{
    m_folded = folded;
    // The row of strips moves between the page's top and the side column; so does the side panel, to the board.
    m_page->removeItem(m_stripRow);
    m_sideColumn->removeItem(m_stripRow);
    m_stripRow->setParent(nullptr);
    m_stripRow->setDirection(folded ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_more->setChecked(false);
    m_more->setVisible(folded);
    for (PlayerStrip* strip : m_strips)
        strip->setCompact(folded);
    m_side->layout()->setContentsMargins(folded ? QMargins{8, 8, 8, 8} : QMargins{});
    if (folded) {
        m_page->insertLayout(0, m_stripRow);
        m_sideColumn->removeWidget(m_side);
        m_area->addOver(m_side, BoardArea::Place::Whole);
    } else {
        m_area->takeOver(m_side);
        m_lists->setDirection(QBoxLayout::TopToBottom);
        m_sideColumn->addLayout(m_stripRow);
        m_sideColumn->addWidget(m_side, 1);
        m_side->show();
    }
}

void MatchPage::openMore(bool open)
{
    if (!m_folded)
        return;
    m_side->setVisible(open);
    if (open) {
        arrange();
        m_unread = false;
        retranslate();
        if (m_chat->isVisible())
            m_chat->setFocus();
        else
            m_moves->setFocus();
    } else {
        m_area->setFocus();
    }
}

void MatchPage::markUnread()
{
    if (m_folded && !m_side->isVisible()) {
        m_unread = true;
        retranslate();
    }
}

void MatchPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        arrange();
}

void MatchPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void MatchPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_more->isChecked())
        m_more->setChecked(false);
    else
        QWidget::keyPressEvent(event);
}

void MatchPage::retranslate()
{
    // A dot says that something was said unseen; the tool tip says it in words.
    m_more->setText(m_unread ? tr("M&ore ●") : tr("M&ore"));
    m_more->setToolTip(m_unread ? tr("Moves, chat and actions: a new message") : tr("Moves, chat and actions"));
    m_more->setAccessibleName(m_more->toolTip());
}

} // namespace qipan::ui
