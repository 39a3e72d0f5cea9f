// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/link_page.h"

#include "ui/base/actions.h"
#include "ui/base/change_events.h"
#include "ui/link/link_info.h"
#include "ui/panels/board_area.h"
#include "ui/panels/overlay.h"
#include "ui/widgets/box_layout.h"

#include <QAction>

namespace qipan::ui {

LinkPage::LinkPage(const Actions& actions, QWidget* parent)
    : QWidget{parent}
    , m_area{new BoardArea{this}}
    , m_info{new LinkInfo{this}}
    , m_end{new Overlay{Overlay::Kind::Message, {actions.newGame, actions.linkStart, actions.scores}}}
    , m_next{new Overlay{Overlay::Kind::Message, {actions.continueGame, actions.stop}}}
    , m_stuck{new Overlay{Overlay::Kind::Message, {actions.shuffle, actions.undo, actions.stop}}}
    , m_dealing{new Overlay{Overlay::Kind::Cover, {actions.linkStart}}}
    , m_paused{new Overlay{Overlay::Kind::Cover, {actions.pause}}}
{
    for (Overlay* message : {m_end, m_next, m_stuck})
        m_area->addOver(message, BoardArea::Place::Middle);
    m_area->addOver(m_dealing, BoardArea::Place::Whole);
    m_area->addOver(m_paused, BoardArea::Place::Whole);
    setLayout(makeColumn({{m_area, 1}, m_info}, {.margins = {8, 8, 8, 6}, .spacing = 4}));
    setFocusProxy(m_area);
    keepTranslated(this, [this] {
        m_dealing->setTexts(tr("Dealing…"), {});
        m_paused->setTexts(tr("Paused"), tr("The board is hidden until you continue."));
    });
}

void LinkPage::setBoard(QWidget* board)
{
    m_area->setBoard(board);
}

QWidget* LinkPage::board() const
{
    return m_area->board();
}

void LinkPage::showEnd(const QString& title, const QString& text)
{
    showMessage(m_end, title, text);
}

void LinkPage::showNext(const QString& title, const QString& text)
{
    showMessage(m_next, title, text);
}

void LinkPage::showStuck(const QString& text)
{
    showMessage(m_stuck, text, {});
}

void LinkPage::showMessage(Overlay* message, const QString& title, const QString& text)
{
    for (Overlay* other : {m_end, m_next, m_stuck}) {
        if (other != message)
            other->hide();
    }
    message->setTexts(title, text);
    message->open();
    m_area->arrange();
}

void LinkPage::hideMessage()
{
    bool hadKeyboard = false;
    for (Overlay* message : {m_end, m_next, m_stuck}) {
        hadKeyboard = hadKeyboard || message->isAncestorOf(focusWidget());
        message->hide();
    }
    if (hadKeyboard)
        m_area->setFocus();
}

void LinkPage::setDealing(bool dealing)
{
    if (dealing == !m_dealing->isHidden())
        return;
    const bool hadKeyboard = m_dealing->isAncestorOf(focusWidget());
    m_dealing->setVisible(dealing);
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

} // namespace qipan::ui
