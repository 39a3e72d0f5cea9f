// SPDX-License-Identifier: GPL-3.0-or-later
// Painting of the evaluation graph.
#include "ui/panels/evaluation_graph.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionFocusRect>
#include <QStylePainter>

namespace qipan::ui {
namespace {

constexpr QRgb stoneEdge = 0xff868d8f; ///< makes black visible on dark backgrounds, but distinct from white
constexpr double markSize = 5;         ///< half the width of a mark, in device-independent pixels

} // namespace

void EvaluationGraph::paintEvent(QPaintEvent*)
{
    QStylePainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(plot().adjusted(-1, -3, 3, 3), palette().color(QPalette::Base));
    paintScale(painter);
    if (!m_state.points.empty()) {
        paintShade(painter);
        paintCurve(painter);
        paintCurrent(painter);
        paintMistakes(painter);
    }
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
    }
}

/// Paints the zero line and, at each end of the scale, the stone of the side ahead with the figure.
void EvaluationGraph::paintScale(QPainter& painter) const
{
    const QRectF area = plot();
    const QColor faint = palette().color(QPalette::PlaceholderText);
    painter.setPen(QPen{faint, 1});
    painter.drawLine(QPointF{area.left(), area.center().y()}, QPointF{area.right(), area.center().y()});
    painter.setPen(QPen{faint, 1, Qt::DotLine});
    for (const double y : {area.top(), area.bottom()})
        painter.drawLine(QPointF{area.left(), y}, QPointF{area.right(), y});

    const double line = fontMetrics().height();
    const auto write = [&](double middle, const QString& text) {
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF{0, middle - line / 2, area.left() - 4, line}, Qt::AlignRight | Qt::AlignVCenter, text);
    };
    const double top = area.top() + line / 2 - room / 2;
    const double bottom = area.bottom() - line / 2 + room / 2;
    write(top, scaleText());
    write(bottom, scaleText());
    write(area.center().y(), m_state.unit == GraphState::Unit::Chance ? tr("50 %") : u"0"_qs);
    const double radius = line * 0.28;
    painter.setPen(QPen{QColor{stoneEdge}, 1.2});
    painter.setBrush(QColor{blackStoneColor});
    painter.drawEllipse(QPointF{radius + 2, top}, radius, radius);
    painter.setBrush(QColor{whiteStoneColor});
    painter.drawEllipse(QPointF{radius + 2, bottom}, radius, radius);
}

/// Fills the area between the curve and the zero line, which shows who was ahead.
void EvaluationGraph::paintShade(QPainter& painter) const
{
    const double zero = plot().center().y();
    QColor shade = palette().color(QPalette::Text);
    shade.setAlphaF(0.16F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    QPolygonF area;
    const auto finish = [&] {
        if (area.size() > 1) {
            area << QPointF{area.back().x(), zero} << QPointF{area.front().x(), zero};
            painter.drawPolygon(area);
        }
        area.clear();
    };
    for (int i = 0; i < static_cast<int>(m_state.points.size()); ++i) {
        if (m_state.points[static_cast<std::size_t>(i)].black)
            area << placeOf(i);
        else
            finish();
    }
    finish();
}

/// Paints the curve, with gaps for unknown values and a thicker line for exact ones.
void EvaluationGraph::paintCurve(QPainter& painter) const
{
    const QColor ink = palette().color(QPalette::Text);
    const int count = static_cast<int>(m_state.points.size());
    for (int i = 0; i < count; ++i) {
        const GraphPoint& point = m_state.points[static_cast<std::size_t>(i)];
        if (!point.black)
            continue;
        const double width = point.isExact ? 2.6 : 1.4;
        if (i + 1 < count && m_state.points[static_cast<std::size_t>(i) + 1].black) {
            painter.setPen(QPen{ink, width, Qt::SolidLine, Qt::RoundCap});
            painter.drawLine(placeOf(i), placeOf(i + 1));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawEllipse(placeOf(i), width, width);
        }
    }
}

void EvaluationGraph::paintMistakes(QPainter& painter) const
{
    for (const GraphMistake& mistake : m_state.mistakes) {
        if (mistake.move >= static_cast<int>(m_state.points.size()))
            continue;
        const bool isBlack = mistake.side == Side::Black;
        const double down = isBlack ? 1 : -1; // the direction in which the value changed
        const QPointF tip = placeOf(mistake.move);
        const QPolygonF triangle{
            {tip, tip + QPointF{-markSize, -down * 1.6 * markSize}, tip + QPointF{markSize, -down * 1.6 * markSize}}};
        painter.setPen(QPen{QColor{isBlack ? stoneEdge : blackStoneColor}, 2.6});
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(triangle);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor{isBlack ? blackStoneColor : whiteStoneColor});
        painter.drawPolygon(triangle);
    }
}

void EvaluationGraph::paintCurrent(QPainter& painter) const
{
    const QRectF area = plot();
    const QPointF here = placeOf(m_state.current);
    const QColor color = palette().color(QPalette::Highlight);
    painter.setPen(QPen{color, 2});
    painter.drawLine(QPointF{here.x(), area.top() - 3}, QPointF{here.x(), area.bottom() + 3});
    painter.setBrush(palette().color(QPalette::Base));
    if (m_state.points[static_cast<std::size_t>(m_state.current)].black)
        painter.drawEllipse(here, 4, 4);
}

} // namespace qipan::ui
