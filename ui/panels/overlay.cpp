#include "ui/panels/overlay.h"

#include "ui/base/text_tools.h"
#include "ui/widgets/action_button.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace qipan::ui {

Overlay::Overlay(Kind kind, const std::vector<QAction*>& buttons, QWidget* parent)
    : Card{parent}
    , m_kind{kind}
    , m_title{new QLabel{this}}
    , m_text{new QLabel{this}}
{
    for (QLabel* label : {m_title, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    auto* row = new QHBoxLayout;
    row->addStretch();
    for (QAction* action : buttons) {
        m_buttons.push_back(new ActionButton{action, this});
        row->addWidget(m_buttons.back());
    }
    row->addStretch();

    auto* column = new QVBoxLayout{this};
    setPadding(28, 20);
    column->setSpacing(10);
    column->addStretch();
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(6);
    column->addLayout(row);
    column->addStretch();
    setFonts();
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

void Overlay::setFonts()
{
    m_title->setFont(scaledFont(font(), 1.5, QFont::Bold));
}

void Overlay::paintEvent(QPaintEvent* event)
{
    if (m_kind == Kind::Message)
        Card::paintEvent(event);
    else
        QPainter{this}.fillRect(rect(), palette().color(QPalette::Window));
}

void Overlay::mousePressEvent(QMouseEvent* event)
{
    event->accept(); // not meant for the board below
}

void Overlay::changeEvent(QEvent* event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setFonts();
}

} // namespace qipan::ui
