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

void LineLabel::fit(bool mayShrink)
{
    const QMargins margins = contentsMargins();
    const int room = width() - margins.left() - margins.right();
    const int oneLine = fontMetrics().height();
    if (m_overflow == Overflow::Elide) {
        setText(fontMetrics().elidedText(m_line, Qt::ElideRight, room));
        setToolTip(text() == m_line ? QString{} : plainTip(m_line));
        setAccessibleName(m_line);
        setFixedHeight(oneLine + margins.top() + margins.bottom() + 4);
        return;
    }
    const QRect needed = fontMetrics().boundingRect(QRect{0, 0, std::max(room, 1), 10'000},
                                                    static_cast<int>(Qt::TextWordWrap | alignment()), text());
    const bool laidOut = testAttribute(Qt::WA_Resized) && room > oneLine; // otherwise the width is meaningless
    const int height = (laidOut ? std::max(oneLine, needed.height()) : oneLine) + margins.top() + margins.bottom() + 4;
    if (mayShrink || height > minimumHeight())
        setFixedHeight(height);
}

} // namespace qipan::ui
