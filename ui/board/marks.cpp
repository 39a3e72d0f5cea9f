#include "ui/board/marks.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace qipan::ui {

void paintLastMark(QPainter& painter, QPointF centre, double radius, double width, Side side, const Theme& theme)
{
    const QColor color = side == Side::Black ? theme.lastOnBlack : theme.lastOnWhite;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{color, std::max(1.5, width)});
    painter.drawEllipse(centre, radius, radius);
}

void paintHintRing(QPainter& painter, QPointF centre, double radius, const Theme& theme)
{
    const double width = std::max(1.6, radius * 0.14);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{theme.hintCasing, width * 2});
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen{theme.hint, width});
    painter.drawEllipse(centre, radius, radius);
}

void paintHintMark(QPainter& painter, QPointF centre, double radius, const Theme& theme)
{
    const double width = std::max(1.6, radius * 0.2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{theme.hintCasing, width * 2});
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen{theme.hint, width});
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen{theme.hintCasing, width * 0.6});
    painter.setBrush(theme.hint);
    painter.drawEllipse(centre, radius * 0.42, radius * 0.42);
}

void paintWinMark(QPainter& painter, QPointF centre, double radius, const Theme& theme)
{
    const double width = std::max(1.8, radius * 0.14);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{theme.winCasing, width * 2});
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen{theme.win, width});
    painter.drawEllipse(centre, radius, radius);
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
    if (kind == ThreatKind::Five)
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

} // namespace qipan::ui
