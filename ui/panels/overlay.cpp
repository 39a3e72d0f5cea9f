#include "ui/panels/overlay.h"

#include "ui/panels/action_button.h"
#include "ui/panels/words.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace qipan::ui {

Overlay::Overlay(Kind kind, const std::vector<QAction*>& buttons, QWidget* parent)
    : QFrame{parent}
    , m_title{new QLabel{this}}
    , m_text{new QLabel{this}}
{
    setAutoFillBackground(true);
    setFrameShape(kind == Kind::Message ? QFrame::StyledPanel : QFrame::NoFrame);
    setBackgroundRole(kind == Kind::Message ? QPalette::Base : QPalette::Window);
    for (QLabel* label : {m_title, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    auto* row = new QHBoxLayout;
    row->addStretch();
    for (QAction* action : buttons) {
        m_buttons.push_back(makeActionButton(action, this));
        row->addWidget(m_buttons.back());
    }
    row->addStretch();

    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(28, 20, 28, 20);
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

void Overlay::setWords(const QString& title, const QString& text)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
}

void Overlay::open()
{
    show();
    speak(*this, m_text->text().isEmpty() ? m_title->text() : m_title->text() + u". " + m_text->text());
    for (QToolButton* button : m_buttons) {
        if (button->isEnabled()) {
            button->setFocus();
            break;
        }
    }
}

void Overlay::setFonts()
{
    m_title->setFont(scaledFont(font(), 1.5, QFont::DemiBold));
}

void Overlay::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setFonts();
}

} // namespace qipan::ui
