#include "ui/board/marks.h"

#include <QPainter>

#include <algorithm>

namespace qipan::ui {

void paintLastMark(QPainter& painter, QPointF centre, double radius, double width, Side side, const Theme& theme)
{
    const QColor color = side == Side::Black ? theme.lastOnBlack : theme.lastOnWhite;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{color, std::max(1.5, width)});
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

} // namespace qipan::ui
