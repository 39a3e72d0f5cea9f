// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/link_page.h"

#include "ui/base/actions.h"
#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/chinese_spacing.h"
#include "ui/link/link_info.h"
#include "ui/widgets/box_layout.h"

namespace qipan::ui {

LinkPage::LinkPage(const Actions& actions, QWidget* parent)
    : QWidget{parent}
    , m_area{new BoardArea{this}}
    , m_info{new LinkInfo{this}}
    , m_end{new Overlay{Overlay::Kind::Message, {actions.playAgain, actions.restart, actions.newGame, actions.scores}}}
    , m_next{new Overlay{Overlay::Kind::Message,
                         {actions.continueGame, actions.restart, actions.playAgain, actions.stop}}}
    , m_dealing{new Overlay{Overlay::Kind::Cover, {actions.newGame}}}
    , m_paused{new Overlay{Overlay::Kind::Cover, {actions.pause}}}
{
    m_area->setBarPlace({.covered = &m_info->titleLine()});
    connect(m_info, &LinkInfo::titleClicked, this, &LinkPage::gameClicked);
    connect(m_area, &BoardArea::barHeightNeeded, m_info, [this](int height) { m_info->setTitleCovered(height > 0); });
    for (Overlay* message : {m_end, m_next})
        m_area->addOver(message, BoardArea::Place::Middle);
    m_area->addOver(m_dealing, BoardArea::Place::Whole);
    m_area->addOver(m_paused, BoardArea::Place::Whole);
    setLayout(makeColumn({{m_area, 1}, m_info}, {.margins = {8, 8, 8, 6}, .spacing = 4}));
    setFocusProxy(m_area);
    keepTranslated(this, [this] {
        m_dealing->setTexts(tr("Dealing…"), {});
        m_paused->setTexts(tr("Paused"), tr("The board is hidden until you continue."));
        m_next->setButtonText(0, tr("Next level"));
        m_next->setButtonText(1, tr("Again"));
        m_next->setButtonText(2, tr("Another deal"));
        m_end->setButtonText(1, tr("Same board again"));
    });
}

void LinkPage::showEnd(const QString& title, const QString& text, const NextGames& next)
{
    m_end->setButtonText(0, next.another);
    m_end->setButtonVisible(0, !next.another.isEmpty());
    m_end->setButtonVisible(1, next.sameBoard);
    m_end->setButtonVisible(3, next.hasScores);
    showMessage(m_end, title, text, next.stars);
}

void LinkPage::showNext(const QString& title, const QString& text, const QString& stars)
{
    showMessage(m_next, title, text, stars);
}

void LinkPage::showMessage(Overlay* message, const QString& title, const QString& text, const QString& stars)
{
    for (Overlay* other : {m_end, m_next}) {
        if (other != message)
            other->hide();
    }
    message->setTexts(withChineseSpacing(title), withChineseSpacing(text), stars);
    message->open();
    m_area->arrange();
}

void LinkPage::hideMessage()
{
    bool hadKeyboard = false;
    for (Overlay* message : {m_end, m_next}) {
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

void LinkPage::setPaused(bool paused, bool takesKeyboard)
{
    if (paused == !m_paused->isHidden())
        return;
    if (paused)
        return m_paused->open(takesKeyboard);
    const bool hadKeyboard = m_paused->isAncestorOf(focusWidget());
    m_paused->hide();
    speak(*this, tr("Resumed."));
    if (hadKeyboard)
        m_area->setFocus();
}

} // namespace qipan::ui
