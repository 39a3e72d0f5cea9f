// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/overlay.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/link/link_text.h"
#include "ui/theme/theme.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form.h"

#include <QAction>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace qipan::ui {

Overlay::Overlay(Kind kind, const std::vector<QAction*>& buttons, double titleSize)
    : m_kind{kind}
    , m_title{makeTextLabel(this)}
    , m_stars{makeTextLabel(this)}
    , m_text{makeTextLabel(this)}
{
    setAttribute(Qt::WA_NoMousePropagation); // a click is not meant for what is below
    for (QLabel* label : {m_title, m_stars, m_text})
        label->setAlignment(Qt::AlignCenter);
    makeHeading(m_title, titleSize);
    makeHeading(m_stars, 2.2);
    m_stars->hide();
    auto* rows = new FlowLayout{Qt::AlignHCenter};
    for (QAction* action : buttons) {
        m_buttons.push_back(new ActionButton{action, this});
        m_guard.add(m_buttons.back());
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
    if (m_isGuarded)
        m_guard.restart();
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

} // namespace qipan::ui
