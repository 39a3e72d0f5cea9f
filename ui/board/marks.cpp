// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/marks.h"

#include "ui/board/board_painting.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>

namespace qipan::ui {
namespace {

void paintRing(QPainter& painter, QPointF centre, double radius, double width, const QColor& color,
               const QColor& casing)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{casing, width * 2});
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen{color, width});
    painter.drawEllipse(centre, radius, radius);
}

/// Returns the outline of a shape around the origin; empty for a circle, a cross and a label.
QPolygonF outlineOf(record::MarkKind kind, double radius)
{
    if (kind == record::MarkKind::Triangle)
        return QPolygonF{} << QPointF{0, -radius} << QPointF{radius * 0.9, radius * 0.62}
                           << QPointF{-radius * 0.9, radius * 0.62};
    const double half = radius * 0.74;
    if (kind == record::MarkKind::Square)
        return QPolygonF{QRectF{-half, -half, 2 * half, 2 * half}};
    return {};
}

void paintShape(QPainter& painter, QPointF centre, double radius, record::MarkKind kind, const QPen& pen)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    if (kind == record::MarkKind::Circle) {
        painter.drawEllipse(centre, radius * 0.82, radius * 0.82);
    } else if (kind == record::MarkKind::Cross) {
        const double arm = radius * 0.68;
        painter.drawLine(centre - QPointF{arm, arm}, centre + QPointF{arm, arm});
        painter.drawLine(centre - QPointF{arm, -arm}, centre + QPointF{arm, -arm});
    } else {
        painter.drawPolygon(outlineOf(kind, radius).translated(centre));
    }
}

/// Paints a text on a stone, or on its own plate on an empty cell: square, since a round one would look like a disc.
void paintLabel(QPainter& painter, QPointF centre, double cell, const QString& label, const QColor& ink,
                std::optional<Side> on, const Theme& theme)
{
    if (!on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.hintCasing);
        QRectF plate{0, 0, cell * 0.66, cell * 0.66};
        plate.moveCenter(centre);
        painter.drawRoundedRect(plate, cell * 0.14, cell * 0.14);
    }
    QFont font = painter.font();
    font.setBold(true);
    const double share = label.size() <= 1 ? 0.52 : label.size() == 2 ? 0.42 : 0.3;
    font.setPixelSize(std::max(6, static_cast<int>(cell * share)));
    painter.setFont(font);
    painter.setPen(ink);
    paintCentred(painter, centre, label);
}

using Advantage = ConsideredMove::Advantage;

QColor inkOf(Advantage advantage, const Theme& theme)
{
    const QColor inks[]{theme.hint, theme.valueAhead, theme.valueEven, theme.valueBehind};
    return inks[static_cast<int>(advantage)];
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

void paintFlatStone(QPainter& painter, QPointF centre, double radius, Side side, const Theme& theme)
{
    const double width = std::max(1.0, radius * 0.08);
    painter.setPen(QPen{theme.stoneEdge, width});
    painter.setBrush(side == Side::Black ? theme.blackStone : theme.whiteStone);
    painter.drawEllipse(centre, radius - width / 2, radius - width / 2);
}

void paintLastMark(QPainter& painter, QPointF centre, double radius, double width, Side side, const Theme& theme)
{
    const QColor color = side == Side::Black ? theme.lastOnBlack : theme.lastOnWhite;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{color, std::max(1.5, width)});
    painter.drawEllipse(centre, radius, radius);
}

void paintHintRing(QPainter& painter, QPointF centre, double radius, const Theme& theme)
{
    paintRing(painter, centre, radius, std::max(1.6, radius * 0.14), theme.hint, theme.hintCasing);
}

void paintHintMark(QPainter& painter, QPointF centre, double radius, const Theme& theme)
{
    const double width = std::max(1.6, radius * 0.2);
    paintRing(painter, centre, radius, width, theme.hint, theme.hintCasing);
    painter.setPen(QPen{theme.hintCasing, width * 0.6});
    painter.setBrush(theme.hint);
    painter.drawEllipse(centre, radius * 0.42, radius * 0.42);
}

void paintWinMark(QPainter& painter, QPointF centre, double radius, const Theme& theme)
{
    paintRing(painter, centre, radius, std::max(1.8, radius * 0.14), theme.win, theme.winCasing);
}

void paintForbiddenMark(QPainter& painter, QPointF centre, double radius, const Theme& theme)
{
    const double width = std::max(1.6, radius * 0.34);
    const QPointF falling{radius, radius};
    const QPointF rising{radius, -radius};
    for (const QPen& pen : {QPen{theme.forbiddenCasing, width * 2.1, Qt::SolidLine, Qt::RoundCap},
                            QPen{theme.forbidden, width, Qt::SolidLine, Qt::RoundCap}}) {
        painter.setPen(pen);
        painter.drawLine(centre - falling, centre + falling);
        painter.drawLine(centre - rising, centre + rising);
    }
}

void paintThreatMark(QPainter& painter, QPointF centre, double radius, Side side, ThreatKind kind, const Theme& theme)
{
    QPolygonF shape;
    if (kind == ThreatKind::Win)
        shape << QPointF{0, -radius} << QPointF{radius, 0} << QPointF{0, radius} << QPointF{-radius, 0};
    else
        shape << QPointF{0, -radius} << QPointF{radius * 0.95, radius * 0.75} << QPointF{-radius * 0.95, radius * 0.75};
    shape.translate(centre);
    const bool isBlack = side == Side::Black;
    const double width = std::max(1.2, radius * 0.2);
    painter.setBrush(isBlack ? theme.blackStone : theme.whiteStone);
    painter.setPen(
        QPen{isBlack ? theme.whiteStone : theme.stoneEdge, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin});
    painter.drawPolygon(shape);
}

void paintRecordMark(QPainter& painter, QPointF centre, double cell, record::MarkKind kind, const QString& label,
                     std::optional<Side> on, const Theme& theme)
{
    const QColor ink = !on ? theme.hint : *on == Side::Black ? theme.lastOnBlack : theme.lastOnWhite;
    if (kind == record::MarkKind::Label)
        return paintLabel(painter, centre, cell, label, ink, on, theme);
    const double radius = cell * 0.34;
    const double width = std::max(1.8, cell * 0.07);
    if (!on)
        paintShape(painter, centre, radius, kind, QPen{theme.hintCasing, width * 2.2, Qt::SolidLine, Qt::RoundCap});
    paintShape(painter, centre, radius, kind, QPen{ink, width, Qt::SolidLine, Qt::RoundCap});
}

void paintNextMark(QPainter& painter, QPointF centre, double radius, Side side, const Theme& theme)
{
    painter.setOpacity(0.9);
    painter.setBrush(side == Side::Black ? theme.blackStone : theme.whiteStone);
    painter.setPen(QPen{side == Side::Black ? theme.whiteStone : theme.stoneEdge, std::max(1.0, radius * 0.14)});
    painter.drawEllipse(centre, radius, radius);
    painter.setOpacity(1);
}

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
