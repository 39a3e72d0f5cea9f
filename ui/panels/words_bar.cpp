#include "ui/panels/words_bar.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>

#include <algorithm>

namespace qipan::ui {

WordsBar::WordsBar(QWidget* parent)
    : Card{parent}
    , m_text{new QLabel{this}}
    , m_layout{new QBoxLayout{QBoxLayout::LeftToRight, this}}
    , m_row{new QHBoxLayout}
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_row->addStretch();
    m_layout->addWidget(m_text, 1);
    m_layout->addLayout(m_row);
    m_layout->setSpacing(8);
    setPadding(14, 7);
    QSizePolicy policy{QSizePolicy::Preferred, QSizePolicy::Minimum};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QString WordsBar::text() const
{
    return m_text->text();
}

void WordsBar::setText(const QString& text)
{
    m_text->setText(text);
}

void WordsBar::addButton(QAbstractButton* button)
{
    m_row->addWidget(button);
    m_buttons.push_back(button);
}

void WordsBar::arrange(int width) const
{
    const QMargins margins = m_layout->contentsMargins();
    int room = width - margins.left() - margins.right();
    for (const QAbstractButton* button : m_buttons) {
        if (!button->isHidden())
            room -= button->sizeHint().width() + m_row->spacing();
    }
    const int words = m_text->fontMetrics().horizontalAdvance(m_text->text());
    const bool below = room < std::min(words, 16 * m_text->fontMetrics().height());
    m_layout->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

int WordsBar::oneLineHeight() const
{
    const QMargins margins = m_layout->contentsMargins();
    int line = m_text->fontMetrics().height();
    for (const QAbstractButton* button : m_buttons)
        line = std::max(line, button->sizeHint().height());
    return line + margins.top() + margins.bottom();
}

int WordsBar::heightForWidth(int width) const
{
    arrange(width);
    return m_layout->hasHeightForWidth() ? m_layout->heightForWidth(width) : m_layout->sizeHint().height();
}

QSize WordsBar::minimumSizeHint() const
{
    return {0, heightForWidth(std::max(1, width()))};
}

void WordsBar::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        arrange(width());
        updateGeometry();
    }
}

} // namespace qipan::ui
