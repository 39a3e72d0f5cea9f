// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/rating_graph.h"

#include "core/games/registry.h"
#include "core/rating/level_ratings.h"
#include "ui/base/text_tools.h"
#include "ui/statistics/statistics_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr double maxTicks = 6;

QString scaleText(double value)
{
    return QString::number(std::lround(value));
}

} // namespace

void RatingGraph::setCurve(const RatingCurve& curve)
{
    m_curve = curve;
    double low = curve.now.value;
    double high = curve.now.value;
    for (const RatedDay& day : curve.days) {
        low = std::min(low, day.rating.value - 2 * day.rating.deviation);
        high = std::max(high, day.rating.value + 2 * day.rating.deviation);
    }
    m_step = 50;
    while (high - low > maxTicks * m_step)
        m_step *= 2;
    m_low = std::floor(low / m_step) * m_step;
    m_high = std::max(m_low + m_step, std::ceil(high / m_step) * m_step);
    setAccessibleDescription(ratingDescription(curve));
    update();
}

QRectF RatingGraph::plot() const
{
    const auto widthOf = [this](double value) { return fontMetrics().horizontalAdvance(scaleText(value)); };
    const double labels = std::max(widthOf(m_low), widthOf(m_high)) + 8; // below zero there is a sign
    const double line = fontMetrics().height();
    const double levels = fontMetrics().horizontalAdvance(tr("Level %1").arg(10)) + 8;
    return QRectF{rect()}.adjusted(labels, line / 2 + 2, -levels, -line - 6);
}

double RatingGraph::heightOf(double value) const
{
    const QRectF area = plot();
    return area.bottom() - (value - m_low) / (m_high - m_low) * area.height();
}

QPointF RatingGraph::placeOf(std::size_t day) const
{
    const QRectF area = plot();
    const qint64 all = m_curve.days.front().day.daysTo(m_curve.days.back().day);
    const auto passed = static_cast<double>(m_curve.days.front().day.daysTo(m_curve.days[day].day));
    const double part = all == 0 ? 0.5 : passed / static_cast<double>(all);
    return {area.left() + part * area.width(), heightOf(m_curve.days[day].rating.value)};
}

double RatingGraph::bandAt(std::size_t day) const
{
    const rating::Rating& rating = m_curve.days[day].rating;
    return heightOf(rating.value - 2 * rating.deviation) - heightOf(rating.value + 2 * rating.deviation);
}

QString RatingGraph::textAt(QPointF place) const
{
    if (m_curve.days.empty())
        return {};
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < m_curve.days.size(); ++i) {
        if (std::abs(placeOf(i).x() - place.x()) < std::abs(placeOf(nearest).x() - place.x()))
            nearest = i;
    }
    const RatedDay& day = m_curve.days[nearest];
    return tr("%1: %2 (%Ln game(s))", nullptr, day.games).arg(shortDate(day.day), ratingText(day.rating));
}

void RatingGraph::paint(QPainter& painter)
{
    paintScale(painter);
    if (m_curve.days.empty())
        return;
    paintLevels(painter);
    paintDates(painter);
    paintCurve(painter);
}

void RatingGraph::paintScale(QPainter& painter) const
{
    const QRectF area = plot();
    const double line = fontMetrics().height();
    for (double value = m_low; value <= m_high + 1; value += m_step) {
        const double y = heightOf(value);
        painter.setPen(QPen{theme().border, 1});
        painter.drawLine(QPointF{area.left(), y}, QPointF{area.right(), y});
        painter.setPen(theme().mutedText);
        painter.drawText(QRectF{0, y - line / 2, area.left() - 6, line}, Qt::AlignRight | Qt::AlignVCenter,
                         scaleText(value));
    }
}

void RatingGraph::paintLevels(QPainter& painter) const
{
    const GameInfo* game = findGame(m_curve.game.toStdString());
    if (game == nullptr)
        return;
    const QRectF area = plot();
    const double line = fontMetrics().height();
    double lowest = area.bottom() + line; // of the label written last
    const int measured = static_cast<int>(rating::ladderOf(game->key).size()) + 1;
    for (int level = 1; level <= measured; ++level) {
        const double y = heightOf(rating::levelRating(*game, level)->value);
        if (y < area.top() || y > area.bottom())
            continue;
        painter.setPen(QPen{theme().mutedText, 1, Qt::DotLine});
        painter.drawLine(QPointF{area.left(), y}, QPointF{area.right() + 3, y});
        if (lowest - y < 0.9 * line)
            continue;
        painter.setPen(theme().mutedText);
        painter.drawText(QRectF{area.right() + 6, y - line / 2, width() - area.right() - 6, line},
                         Qt::AlignLeft | Qt::AlignVCenter, tr("Level %1").arg(level));
        lowest = y;
    }
}

void RatingGraph::paintDates(QPainter& painter) const
{
    const QRectF area = plot();
    const QRectF below{area.left(), area.bottom() + 4, area.width(), fontMetrics().height() + 2.0};
    painter.setPen(theme().mutedText);
    const QString first = shortDate(m_curve.days.front().day);
    const QString last = shortDate(m_curve.days.back().day);
    if (first == last) {
        painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop, first);
        return;
    }
    painter.drawText(below, Qt::AlignLeft | Qt::AlignTop, first);
    painter.drawText(below, Qt::AlignRight | Qt::AlignTop, last);
}

void RatingGraph::paintCurve(QPainter& painter) const
{
    const std::size_t count = m_curve.days.size();
    QPolygonF line;
    QPolygonF band;
    for (std::size_t i = 0; i < count; ++i) {
        line << placeOf(i);
        band << line.back() - QPointF{0, bandAt(i) / 2};
    }
    for (std::size_t i = count; i-- > 0;)
        band << line[static_cast<qsizetype>(i)] + QPointF{0, bandAt(i) / 2};
    QColor shade = colours().won;
    shade.setAlphaF(0.2F);
    painter.setClipRect(plot().adjusted(-4, -4, 4, 4));
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    if (count > 1) {
        painter.drawPolygon(band);
    } else {
        painter.setPen(QPen{shade, 14, Qt::SolidLine, Qt::FlatCap});
        painter.drawLine(band.front(), band.back());
    }
    painter.setPen(QPen{colours().won, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours().won);
    if (count <= 60) {
        for (const QPointF& point : line)
            painter.drawEllipse(point, 3, 3);
    } else {
        painter.drawEllipse(line.back(), 3.5, 3.5);
    }
    painter.setClipping(false);
}

} // namespace qipan::ui
