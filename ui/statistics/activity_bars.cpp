// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/activity_bars.h"

#include "ui/statistics/statistics_text.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace qipan::ui {

namespace {

[[nodiscard]] qint64 gamesOf(const ActivityBar& bar)
{
    return bar.tally.games() + bar.other;
}

/// On top of the other games: distinguished by colour and by position.
void fillOther(QPainter& painter, const QRectF& area, const Theme& theme)
{
    painter.fillRect(area, QBrush{theme.accent, Qt::Dense4Pattern});
    painter.setPen(QPen{theme.accent, 1});
    painter.setBrush(Qt::NoBrush);
    if (area.width() > 2 && area.height() > 2)
        painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace

void ActivityBars::setBars(std::vector<ActivityBar> bars)
{
    m_bars = std::move(bars);
    m_most = 1;
    m_hasTallies = false;
    m_hasOther = false;
    for (const ActivityBar& bar : m_bars) {
        m_most = std::max(m_most, gamesOf(bar));
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
    const double high = room.height() * static_cast<double>(gamesOf(m_bars[bar])) / static_cast<double>(m_most);
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
    if (tally.wins > 0)
        fillWon(painter, part(tally.wins));
    if (tally.draws > 0)
        fillDrawn(painter, part(tally.draws));
    if (tally.losses > 0)
        fillLost(painter, part(tally.losses));
    if (m_bars[bar].other > 0)
        fillOther(painter, part(m_bars[bar].other), theme());
}

void ActivityBars::paintLegend(QPainter& painter) const
{
    const double line = fontMetrics().height();
    const double box = line * 0.75;
    double x = plot().left();
    const auto add = [&](auto fill, const QString& text) {
        fill(QRectF{x, line / 2 - box / 2 + 1, box, box});
        x += box + 5;
        painter.setPen(theme().text);
        const double wide = fontMetrics().horizontalAdvance(text);
        painter.drawText(QRectF{x, 0, wide + 2, line + 2}, Qt::AlignLeft | Qt::AlignVCenter, text);
        x += wide + 14;
    };
    if (m_hasTallies) {
        add([&](const QRectF& area) { fillWon(painter, area); }, tr("Wins"));
        add([&](const QRectF& area) { fillDrawn(painter, area); }, tr("Draws"));
        add([&](const QRectF& area) { fillLost(painter, area); }, tr("Losses"));
    }
    if (m_hasOther)
        add([&](const QRectF& area) { fillOther(painter, area, theme()); }, tr("Link-match"));
}

void ActivityBars::paint(QPainter& painter)
{
    const QRectF area = plot();
    const double line = fontMetrics().height();
    paintLegend(painter);
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
