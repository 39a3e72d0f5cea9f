// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/overlay.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/link/link_text.h"
#include "ui/panels/board_area.h"
#include "ui/theme/theme.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QPainter>

#include <algorithm>

namespace qipan::ui {

Overlay::Overlay(Kind kind, const std::vector<QAction*>& buttons, double titleSize)
    : m_kind{kind}
    , m_title{makeTextLabel(this)}
    , m_stars{makeTextLabel(this)}
    , m_text{makeTextLabel(this)}
    , m_titleSize{titleSize}
    , m_isWanted(buttons.size(), true)
{
    setAttribute(Qt::WA_NoMousePropagation); // a click is not meant for what is below
    for (QLabel* label : {m_title, m_stars, m_text})
        label->setAlignment(Qt::AlignCenter);
    makeHeading(m_stars, 2.2);
    m_stars->hide();
    auto* rows = new FlowLayout{Qt::AlignHCenter};
    for (QAction* action : buttons) {
        m_buttons.push_back(new ActionButton{action, this});
        m_guard.add(m_buttons.back());
        connect(action, &QAction::changed, this, [this] { setFocusProxy(mainButton()); });
        rows->addWidget(m_buttons.back());
    }
    setLayout(makeColumn({stretch(), m_title, m_stars, m_text, space(6), rows, stretch()}, {.spacing = 6}));
    hide();
    showContent(Content::All);
    gildStars();
    onPaletteChange(this, [this] { gildStars(); });
    onFontChange(this, [this] { fit(); });
}

void Overlay::setTexts(const QString& title, const QString& text, const QString& stars)
{
    m_words = text.isEmpty() ? title : title + u'\n' + text;
    m_title->setText(withBreaks(title));
    m_stars->setText(stars);
    m_stars->setToolTip(starsRule());
    m_text->setText(withBreaks(text));
    fit();
}

void Overlay::showContent(Content content)
{
    const bool hasText = content < Content::NoText;
    m_title->setVisible(content < Content::NoTitle);
    m_title->setFont(scaledFont(font(), content < Content::SmallTitle ? m_titleSize : 1.0, QFont::Bold));
    m_stars->setVisible(hasText && !m_stars->text().isEmpty());
    m_text->setVisible(hasText && !m_text->text().isEmpty());
    const ActionButton* const main = mainButton();
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setVisible(m_isWanted[i] && (content == Content::All || m_buttons[i] == main));
    hasText ? setPadding(28, 14) : setPadding(10, content < Content::NoTitle ? 4 : 0);
    layout()->invalidate();
}

/// Returns the first button that can be pressed; null if there is none.
ActionButton* Overlay::mainButton() const
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (m_isWanted[i] && m_buttons[i]->isEnabled())
            return m_buttons[i];
    }
    return nullptr;
}

/// Shows as much as there is room for.
void Overlay::fit()
{
    if (parentWidget() == nullptr)
        return;
    const int edges = m_kind == Kind::Cover ? 0 : 2 * BoardArea::edge;
    const QSize room = parentWidget()->size() - QSize{edges, edges};
    for (int content = 0; content <= static_cast<int>(Content::NoTitle); ++content) {
        showContent(static_cast<Content>(content));
        const int width = m_kind == Kind::Cover ? room.width() : std::min(sizeHint().width(), room.width());
        if (layout()->totalHeightForWidth(width) <= room.height())
            return;
    }
}

bool Overlay::event(QEvent* event)
{
    if (event->type() == QEvent::ParentChange && parentWidget() != nullptr)
        parentWidget()->installEventFilter(this);
    return Card::event(event);
}

bool Overlay::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        fit();
    return Card::eventFilter(watched, event);
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
    m_isWanted[which] = visible;
    fit();
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
    fit();
    ActionButton* const main = mainButton();
    setFocusProxy(main);
    show();
    if (!takesKeyboard)
        return;
    speak(*this, m_words); // and not its name, which is read when the focus goes to a button
    if (main == nullptr)
        return;
    main->setFocus();
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
