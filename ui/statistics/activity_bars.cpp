// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/activity_bars.h"

#include "ui/statistics/statistics_text.h"

#include <QPainter>

#include <algorithm>

namespace qipan::ui {

void ActivityBars::setBars(std::vector<ActivityBar> bars)
{
    m_bars = std::move(bars);
    m_most = 1;
    m_hasTallies = false;
    m_hasOther = false;
    for (const ActivityBar& bar : m_bars) {
        m_most = std::max(m_most, bar.games());
        m_hasTallies = m_hasTallies || bar.tally.games() > 0;
        m_hasOther = m_hasOther || bar.other > 0;
    }
    setAccessibleDescription(activityText(m_bars));
    update();
}

QRectF ActivityBars::plot() const
{
    const double labels = std::max(fontMetrics().horizontalAdvance(countText(m_most)), 10) + 8.0;
    const double line = fontMetrics().height();
    return QRectF{rect()}.adjusted(labels, 1.8 * line, -4, -line - 6);
}

QRectF ActivityBars::slot(std::size_t bar) const
{
    const QRectF area = plot();
    const double wide = area.width() / static_cast<double>(std::max<std::size_t>(1, m_bars.size()));
    return {area.left() + wide * static_cast<double>(bar), area.top(), wide, area.height()};
}

QRectF ActivityBars::areaOf(std::size_t bar) const
{
    const QRectF room = slot(bar);
    const double wide = std::clamp(0.72 * room.width(), 1.0, 46.0);
    const double high = room.height() * static_cast<double>(m_bars[bar].games()) / static_cast<double>(m_most);
    return {room.center().x() - wide / 2, room.bottom() - high, wide, high};
}

QString ActivityBars::textAt(QPointF place) const
{
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        if (slot(i).left() <= place.x() && place.x() < slot(i).right())
            return barText(m_bars[i]);
    }
    return {};
}

void ActivityBars::paintBar(QPainter& painter, std::size_t bar) const
{
    const QRectF area = areaOf(bar);
    const Tally& tally = m_bars[bar].tally;
    double y = area.bottom();
    const auto part = [&](qint64 count) {
        const double high = plot().height() * static_cast<double>(count) / static_cast<double>(m_most);
        y -= high;
        return QRectF{area.left(), y, area.width(), std::max(high - 1, high / 2)};
    };
    // The games of link-match are on top, distinguished by colour and by position.
    for (const auto& [count, kind] : {std::pair{tally.wins, Part::Won}, std::pair{tally.draws, Part::Drawn},
                                      std::pair{tally.losses, Part::Lost}, std::pair{m_bars[bar].other, Part::Other}}) {
        if (count > 0)
            fill(painter, part(count), kind);
    }
}

void ActivityBars::paint(QPainter& painter)
{
    const QRectF area = plot();
    const double line = fontMetrics().height();
    std::vector<std::pair<Part, QString>> legend;
    if (m_hasTallies)
        legend = {{Part::Won, tr("Wins")}, {Part::Drawn, tr("Draws")}, {Part::Lost, tr("Losses")}};
    if (m_hasOther)
        legend.emplace_back(Part::Other, tr("Link-match"));
    paintLegend(painter, area.left(), line + 2, legend);
    for (const qint64 value : {qint64{0}, m_most}) {
        const double y = area.bottom() - area.height() * static_cast<double>(value) / static_cast<double>(m_most);
        painter.setPen(QPen{theme().border, 1});
        painter.drawLine(QPointF{area.left(), y}, QPointF{area.right(), y});
        painter.setPen(theme().mutedText);
        painter.drawText(QRectF{0, y - line / 2, area.left() - 6, line}, Qt::AlignRight | Qt::AlignVCenter,
                         countText(value));
    }
    double free = area.left() - 1; // no label has been written from here on
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        paintBar(painter, i);
        const QString name = barName(m_bars[i]);
        const double wide = fontMetrics().horizontalAdvance(name);
        const double left = std::clamp(slot(i).center().x() - wide / 2, area.left(), area.right() - wide);
        if (left < free)
            continue;
        painter.setPen(theme().mutedText);
        painter.drawText(QRectF{left, area.bottom() + 4, wide + 2, line + 2}, Qt::AlignLeft | Qt::AlignTop, name);
        free = left + wide + 16;
    }
}

} // namespace qipan::ui
