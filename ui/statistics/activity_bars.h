// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/chart.h"
#include "ui/statistics/statistics.h"

namespace qipan::ui {

/// A chart of activity: a bar for each day, month or year with the games won, drawn and lost, and those of link-match.
class ActivityBars final : public Chart {
    Q_OBJECT

public:
    using Chart::Chart;

    void setBars(std::vector<ActivityBar> bars);
    /// Returns the rectangle of a bar in the widget, for all of its games.
    [[nodiscard]] QRectF areaOf(std::size_t bar) const;

    [[nodiscard]] QSize sizeHint() const override { return {320, 10 * fontMetrics().height()}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 8 * fontMetrics().height()}; }

protected:
    [[nodiscard]] QString textAt(QPointF place) const override;
    void paint(QPainter& painter) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QRectF slot(std::size_t bar) const;
    void paintBar(QPainter& painter, std::size_t bar) const;

    std::vector<ActivityBar> m_bars;
    qint64 m_most = 1;
    bool m_hasTallies = false;
    bool m_hasOther = false;
};

} // namespace qipan::ui
