// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/analysis_marks.h"

#include "ui/board/board_painting.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace qipan::ui {
namespace {

using Advantage = ConsideredMove::Advantage;

QColor inkOf(Advantage advantage, const Theme& theme)
{
    switch (advantage) {
    case Advantage::None:
        break;
    case Advantage::Ahead:
        return theme.valueAhead;
    case Advantage::Even:
        return theme.valueEven;
    case Advantage::Behind:
        return theme.valueBehind;
    }
    return theme.hint;
}

/// Not a circle, which is a stone: a square for a probability, a wide plate that points up or down for a value.
QPainterPath badge(QPointF centre, double cell, Advantage advantage)
{
    QPainterPath path;
    if (advantage == Advantage::None) {
        const double half = cell * 0.37;
        path.addRoundedRect(QRectF{centre - QPointF{half, half}, QSizeF{2 * half, 2 * half}}, half * 0.45, half * 0.45);
        return path;
    }
    const double width = cell * 0.43;
    const double height = cell * 0.27;
    const double point = cell * 0.43;
    if (advantage == Advantage::Even) {
        path.addRect(QRectF{centre - QPointF{width, height}, QSizeF{2 * width, 2 * height}});
        return path;
    }
    const double up = advantage == Advantage::Ahead ? 1 : -1;
    path.moveTo(centre + QPointF{-width, up * height});
    path.lineTo(centre + QPointF{-width, -up * height});
    path.lineTo(centre + QPointF{0, -up * point});
    path.lineTo(centre + QPointF{width, -up * height});
    path.lineTo(centre + QPointF{width, up * height});
    path.closeSubpath();
    return path;
}

QFont fontFor(const QFont& base, double cell, const ConsideredMove& move)
{
    QFont font = base;
    font.setBold(move.isBest || move.isExact || move.advantage == Advantage::None);
    const double wanted = cell * (move.text.size() > 2 ? 0.36 : 0.4);
    font.setPixelSize(std::max(5, static_cast<int>(wanted)));
    const double room = cell * (move.advantage == Advantage::None ? 0.66 : 0.78);
    const double width = QFontMetricsF{font}.horizontalAdvance(move.text);
    if (width > room)
        font.setPixelSize(std::max(5, static_cast<int>(wanted * room / width)));
    return font;
}

/// Double underline for exact values.
void paintTwoLines(QPainter& painter, QPointF centre, double cell, double width, const QColor& color)
{
    const double thin = std::max(1.0, cell * 0.025);
    for (const double down : {0.175, 0.235})
        painter.fillRect(QRectF{centre.x() - width / 2, centre.y() + cell * down - thin / 2, width, thin}, color);
}

} // namespace

void paintConsideredMark(QPainter& painter, QPointF centre, double cell, const ConsideredMove& move, const Theme& theme)
{
    painter.save();
    const QColor ink = inkOf(move.advantage, theme);
    painter.setPen(QPen{move.isBest ? theme.hintCasing : ink, std::max(1.2, cell * 0.04)});
    painter.setBrush(move.isBest ? ink : theme.hintCasing);
    painter.drawPath(badge(centre, cell, move.advantage));

    const QColor text = move.isBest ? theme.hintCasing : ink;
    painter.setFont(fontFor(painter.font(), cell, move));
    painter.setPen(text);
    paintCentred(painter, move.isExact ? centre - QPointF{0, cell * 0.04} : centre, move.text);
    if (move.isExact)
        paintTwoLines(painter, centre, cell, QFontMetricsF{painter.font()}.horizontalAdvance(move.text), text);
    painter.restore();
}

} // namespace qipan::ui
