// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/overlay.h"

#include "ui/base/text_tools.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/box_layout.h"
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
    , m_text{makeTextLabel(this)}
{
    setAttribute(Qt::WA_NoMousePropagation); // a click is not meant for what is below
    for (QLabel* label : {m_title, m_text})
        label->setAlignment(Qt::AlignCenter);
    makeHeading(m_title, 1.5);
    auto* row = makeRow({stretch(), stretch()});
    for (QAction* action : buttons) {
        m_buttons.push_back(new ActionButton{action, this});
        row->insertWidget(row->count() - 1, m_buttons.back());
    }
    setLayout(makeColumn({stretch(), m_title, m_text, space(6), row, stretch()}, {.spacing = 10}));
    setPadding(28, 20);
    hide();
}

void Overlay::setTexts(const QString& title, const QString& text)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
}

void Overlay::open()
{
    int tallest = 0; // with or without an icon
    for (const ActionButton* button : m_buttons)
        tallest = std::max(tallest, button->sizeHint().height());
    for (ActionButton* button : m_buttons)
        button->setMinimumHeight(tallest);
    show();
    speak(*this, m_text->text().isEmpty() ? m_title->text() : m_title->text() + u". " + m_text->text());
    for (ActionButton* button : m_buttons) {
        if (button->isEnabled()) {
            button->setFocus();
            window()->setAttribute(Qt::WA_KeyboardFocusChange); // shows the focus frame, as Enter will press it
            break;
        }
    }
}

void Overlay::paintEvent(QPaintEvent* event)
{
    if (m_kind == Kind::Message)
        Card::paintEvent(event);
    else
        QPainter{this}.fillRect(rect(), palette().color(QPalette::Window));
}

} // namespace qipan::ui
