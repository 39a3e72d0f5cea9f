// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/chart.h"
#include "ui/statistics/statistics.h"

namespace qipan::ui {

/// A graph of a rating by day, in a band of two deviations to each side. The computer's levels are at the right, at
/// their ratings.
class RatingGraph final : public Chart {
    Q_OBJECT

public:
    using Chart::Chart;

    void setCurve(const RatingCurve& curve);
    /// Returns the point of a day in the widget.
    [[nodiscard]] QPointF placeOf(std::size_t day) const;
    /// Returns the height of the band on that day, in pixels.
    [[nodiscard]] double bandAt(std::size_t day) const;

    [[nodiscard]] QSize sizeHint() const override { return {320, 13 * fontMetrics().height()}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 8 * fontMetrics().height()}; }

protected:
    [[nodiscard]] QString textAt(QPointF place) const override;
    void paint(QPainter& painter) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double heightOf(double value) const;
    void paintScale(QPainter& painter) const;
    void paintLevels(QPainter& painter) const;
    void paintDates(QPainter& painter) const;
    void paintCurve(QPainter& painter) const;

    RatingCurve m_curve;
    double m_low = 0; ///< the ends of the scale
    double m_high = 1;
    double m_step = 1;
};

} // namespace qipan::ui
