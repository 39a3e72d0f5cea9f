// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/fitting_text.h"

#include "ui/base/text_tools.h"

#include <QFontMetricsF>
#include <QPainter>

namespace qipan::ui {

void paintFitting(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& words, QFont font)
{
    const int flags = static_cast<int>(alignment) | Qt::TextWordWrap;
    for (int tries = 0; tries < 12; ++tries) {
        const QRectF needed = QFontMetricsF{font}.boundingRect(rect, flags, words);
        if (needed.width() <= rect.width() + 0.5 && needed.height() <= rect.height() + 0.5)
            break;
        font = scaledFont(font, 0.92, static_cast<QFont::Weight>(font.weight()));
    }
    painter.setFont(font);
    painter.drawText(rect, flags, words);
}

} // namespace qipan::ui
