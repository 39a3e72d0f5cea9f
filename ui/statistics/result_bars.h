// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/chart.h"
#include "ui/statistics/statistics.h"

namespace qipan::ui {

/// Stacked bars of wins, draws and losses across the whole width, with the share of points beside them.
class ResultBars final : public Chart {
    Q_OBJECT

public:
    struct Line {
        QString name;
        Tally tally;
    };
    /// Further lines are only in the table.
    static constexpr std::size_t maxLines = 14;

    explicit ResultBars(QWidget* parent = nullptr);

    void setLines(std::vector<Line> lines);
    /// Returns the rectangle of the won part of a line in the widget.
    [[nodiscard]] QRectF wonPart(std::size_t line) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    [[nodiscard]] QString textAt(QPointF place) const override;
    void paint(QPainter& painter) override;

private:
    [[nodiscard]] static QString figuresOf(const Tally& tally);
    [[nodiscard]] QRectF bar(std::size_t line) const;
    [[nodiscard]] double lineHeight() const { return fontMetrics().height() + 9.0; }

    std::vector<Line> m_lines;
};

} // namespace qipan::ui
