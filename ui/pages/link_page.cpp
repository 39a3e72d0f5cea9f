#include "ui/pages/link_page.h"

#include "ui/actions.h"
#include "ui/panels/board_area.h"
#include "ui/panels/line_label.h"
#include "ui/panels/overlay.h"

#include <QAction>
#include <QEvent>
#include <QVBoxLayout>

namespace qipan::ui {

LinkPage::LinkPage(const Actions& actions, QWidget* parent)
    : QWidget{parent}
    , m_area{new BoardArea{this}}
    , m_line{new LineLabel{this}}
    , m_won{new Overlay{Overlay::Kind::Message, {actions.newGame, actions.home}}}
    , m_stuck{new Overlay{Overlay::Kind::Message, {actions.shuffle, actions.undo, actions.newGame}}}
    , m_paused{new Overlay{Overlay::Kind::Cover, {actions.pause}}}
{
    m_area->addOver(m_won, BoardArea::Place::Middle);
    m_area->addOver(m_stuck, BoardArea::Place::Middle);
    m_area->addOver(m_paused, BoardArea::Place::Whole);
    m_line->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(8, 8, 8, 6);
    column->setSpacing(4);
    column->addWidget(m_area, 1);
    column->addWidget(m_line);
    setFocusProxy(m_area);
    retranslate();
}

void LinkPage::setBoard(QWidget* board)
{
    m_area->setBoard(board);
}

QWidget* LinkPage::board() const
{
    return m_area->board();
}

void LinkPage::setLine(const QString& line)
{
    m_line->setLine(line);
}

void LinkPage::showWon(const QString& text)
{
    m_stuck->hide();
    m_won->setWords(text, {});
    m_won->open();
}

void LinkPage::showStuck(const QString& text)
{
    m_won->hide();
    m_stuck->setWords(text, {});
    m_stuck->open();
}

void LinkPage::hideMessage()
{
    const bool hadKeyboard = m_won->isAncestorOf(focusWidget()) || m_stuck->isAncestorOf(focusWidget());
    m_won->hide();
    m_stuck->hide();
    if (hadKeyboard)
        m_area->setFocus();
}

void LinkPage::setPaused(bool paused)
{
    if (paused == !m_paused->isHidden())
        return;
    if (paused) {
        m_paused->open();
    } else {
        m_paused->hide();
        m_area->setFocus();
    }
}

void LinkPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LinkPage::retranslate()
{
    m_paused->setWords(tr("Paused"), tr("The board is covered until you go on."));
}

} // namespace qipan::ui
