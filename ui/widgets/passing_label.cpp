// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/passing_label.h"

#include "ui/base/text_tools.h"

#include <QPainter>

namespace qipan::ui {

void PassingLabel::setPassing(const QString& words)
{
    m_passing = words;
    setToolTip(plainTip(words));
    update();
}

void PassingLabel::paintEvent(QPaintEvent* event)
{
    if (m_passing.isEmpty())
        return QLabel::paintEvent(event);
    constexpr int flags = static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter) | Qt::TextWordWrap;
    const QRect room = contentsRect();
    const auto fits = [&](const QFont& letters, const QString& words) {
        return QFontMetrics{letters}.boundingRect(room, flags, words).height() <= room.height();
    };
    const QFont usual = scaledFont(parentWidget()->font(), 1); // the text may be bold
    QFont letters = usual;
    for (double factor = 0.95; factor > 0.75 && !fits(letters, m_passing); factor -= 0.05)
        letters = scaledFont(usual, factor);
    QString words = m_passing;
    while (words.size() > 1 && !fits(letters, words))
        words = words.chopped(words.endsWith(u'…') ? 2 : 1).trimmed() + u'…';
    QPainter painter{this};
    painter.setFont(letters);
    painter.drawText(room, flags, words);
}

} // namespace qipan::ui
