#include "ui/board/analysis_marks.h"

#include "ui/board/board_painting.h"

#include <QPainter>

#include <algorithm>

namespace qipan::ui {
namespace {

void paintText(QPainter& painter, QPointF centre, double cell, const QString& text, const QColor& color)
{
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(5, static_cast<int>(cell * (text.size() > 2 ? 0.32 : 0.4))));
    painter.setFont(font);
    painter.setPen(color);
    paintCentred(painter, centre, text);
}

} // namespace

void paintConsideredMark(QPainter& painter, QPointF centre, double cell, const QString& text, bool isBest,
                         const Theme& theme)
{
    painter.save();
    const double half = cell * 0.37;
    const double width = std::max(1.2, cell * 0.05);
    painter.setPen(QPen{isBest ? theme.hintCasing : theme.hint, width});
    painter.setBrush(isBest ? theme.hint : theme.hintCasing);
    // No circle: a stone is one.
    painter.drawRoundedRect(QRectF{centre - QPointF{half, half}, QSizeF{2 * half, 2 * half}}, half * 0.45, half * 0.45);
    paintText(painter, centre, cell, text, isBest ? theme.hintCasing : theme.hint);
    painter.restore();
}

} // namespace qipan::ui
