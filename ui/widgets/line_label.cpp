// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/line_label.h"

#include "ui/base/text_tools.h"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>

namespace qipan::ui {

LineLabel::LineLabel(QWidget* parent, Overflow overflow)
    : QLabel{parent}
    , m_overflow{overflow}
{
    setTextFormat(Qt::PlainText);
    setWordWrap(overflow == Overflow::Wrap);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    fit(true);
}

void LineLabel::setLine(const QString& line)
{
    if (line == m_line)
        return;
    m_line = line;
    setText(line);
    fit(false);
}

void LineLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit(true);
}

void LineLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit(true);
}

int LineLabel::heightFor(int width) const
{
    const QMargins margins = contentsMargins();
    const int room = width - margins.left() - margins.right();
    int height = fontMetrics().height();
    if (m_overflow == Overflow::Wrap && room > height) { // otherwise the width is meaningless
        const QRect needed = fontMetrics().boundingRect(QRect{0, 0, room, 10'000},
                                                        static_cast<int>(Qt::TextWordWrap | alignment()), text());
        height = std::max(height, needed.height());
    }
    return height + margins.top() + margins.bottom() + 4;
}

void LineLabel::fit(bool mayShrink)
{
    if (m_overflow == Overflow::Elide) {
        const QMargins margins = contentsMargins();
        setText(fontMetrics().elidedText(m_line, Qt::ElideRight, width() - margins.left() - margins.right()));
        setToolTip(text() == m_line ? QString{} : plainTip(m_line));
        setAccessibleName(m_line);
    }
    const int height = heightFor(testAttribute(Qt::WA_Resized) ? width() : 0);
    if (mayShrink || height > minimumHeight())
        setFixedHeight(height);
}

} // namespace qipan::ui
