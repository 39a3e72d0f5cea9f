// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/line_label.h"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>

namespace qipan::ui {

LineLabel::LineLabel(QWidget* parent)
    : QLabel{parent}
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    fitHeight(true);
}

void LineLabel::setLine(const QString& line)
{
    if (line == text())
        return;
    setText(line);
    fitHeight(false);
}

void LineLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight(true);
}

void LineLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitHeight(true);
}

void LineLabel::fitHeight(bool mayShrink)
{
    const QMargins margins = contentsMargins();
    const int room = width() - margins.left() - margins.right();
    const int oneLine = fontMetrics().height();
    const QRect needed = fontMetrics().boundingRect(QRect{0, 0, std::max(room, 1), 10'000},
                                                    static_cast<int>(Qt::TextWordWrap | alignment()), text());
    const bool laidOut = room > oneLine; // before the first layout the width is meaningless
    const int height = (laidOut ? std::max(oneLine, needed.height()) : oneLine) + margins.top() + margins.bottom() + 4;
    if (mayShrink || height > minimumHeight())
        setFixedHeight(height);
}

} // namespace qipan::ui
