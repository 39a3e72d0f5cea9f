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

void paintLineStone(QPainter& painter, QPointF centre, double cell, Side side, int number, const Theme& theme)
{
    painter.save();
    const bool isBlack = side == Side::Black;
    QColor body = isBlack ? theme.blackStone : theme.whiteStone;
    body.setAlphaF(0.82F);
    const double radius = cell * 0.44;
    painter.setPen(QPen{theme.hintCasing, std::max(2.4, cell * 0.11)});
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen{theme.hint, std::max(1.2, cell * 0.06)});
    painter.setBrush(body);
    painter.drawEllipse(centre, radius, radius);
    paintText(painter, centre, cell, QString::number(number), isBlack ? theme.whiteStone : theme.blackStone);
    painter.restore();
}

} // namespace qipan::ui
