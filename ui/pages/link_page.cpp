// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/link_page.h"

#include "ui/base/actions.h"
#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/chinese_spacing.h"
#include "ui/base/text_tools.h"
#include "ui/link/link_info.h"
#include "ui/link/link_text.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form.h"

#include <QAction>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace qipan::ui {

Overlay::Overlay(Kind kind, const std::vector<QAction*>& buttons, QWidget* parent)
    : Card{parent}
    , m_kind{kind}
    , m_title{makeTextLabel(this)}
    , m_stars{makeTextLabel(this)}
    , m_text{makeTextLabel(this)}
{
    setAttribute(Qt::WA_NoMousePropagation); // a click is not meant for what is below
    for (QLabel* label : {m_title, m_stars, m_text})
        label->setAlignment(Qt::AlignCenter);
    makeHeading(m_title, 1.5);
    makeHeading(m_stars, 2.2);
    m_stars->hide();
    auto* rows = new FlowLayout{Qt::AlignHCenter};
    for (QAction* action : buttons) {
        m_buttons.push_back(new ActionButton{action, this});
        rows->addWidget(m_buttons.back());
    }
    setLayout(makeColumn({stretch(), m_title, m_stars, m_text, space(6), rows, stretch()}, {.spacing = 6}));
    setPadding(28, 14);
    hide();
    gildStars();
    onPaletteChange(this, [this] { gildStars(); });
}

void Overlay::setTexts(const QString& title, const QString& text, const QString& stars)
{
    m_words = text.isEmpty() ? title : title + u'\n' + text;
    m_title->setText(withBreaks(title));
    m_stars->setText(stars);
    m_stars->setVisible(!stars.isEmpty());
    m_stars->setToolTip(starsRule());
    m_text->setText(withBreaks(text));
    m_text->setVisible(!text.isEmpty());
}

void Overlay::gildStars()
{
    const bool isDark = palette().color(QPalette::Base).lightness() < 128;
    QPalette gold = palette();
    if (!isHighContrast(gold))
        gold.setColor(QPalette::WindowText, isDark ? QColor{245, 197, 66} : QColor{158, 108, 0});
    m_stars->setPalette(gold);
}

void Overlay::setButtonText(std::size_t which, const QString& text)
{
    m_buttons[which]->setTextOverride(text);
}

void Overlay::setButtonVisible(std::size_t which, bool visible)
{
    m_buttons[which]->setVisible(visible);
}

QString Overlay::wordsInPlaceOfBoard() const
{
    return m_kind == Kind::Cover && isVisible() ? m_words : QString{};
}

void Overlay::open(bool takesKeyboard)
{
    int tallest = 0; // with or without an icon
    for (const ActionButton* button : m_buttons)
        tallest = std::max(tallest, button->sizeHint().height());
    for (ActionButton* button : m_buttons)
        button->setMinimumHeight(tallest);
    const auto first = std::ranges::find_if(
        m_buttons, [](const ActionButton* button) { return button->isEnabled() && !button->isHidden(); });
    setFocusProxy(first != m_buttons.end() ? *first : nullptr);
    show();
    if (!takesKeyboard)
        return;
    speak(*this, m_words); // and not its name, which is read when the focus goes to a button
    if (first == m_buttons.end())
        return;
    (*first)->setFocus();
    window()->setAttribute(Qt::WA_KeyboardFocusChange); // shows the focus frame, as Enter will press it
}

void Overlay::paintEvent(QPaintEvent* event)
{
    if (m_kind == Kind::Message)
        Card::paintEvent(event);
    else
        QPainter{this}.fillRect(rect(), palette().color(QPalette::Window));
}

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
