#pragma once

#include "ui/statistics/chart.h"
#include "ui/statistics/statistics.h"

#include <vector>

namespace qipan::ui {

/// Wins, draws and losses as bars across the whole width, one below the other, with the share of the points beside
/// them.
class ResultBars final : public Chart {
    Q_OBJECT

public:
    struct Line {
        QString name;
        Tally tally;
    };
    /// The table behind the picture has the rest.
    static constexpr std::size_t mostLines = 14;

    explicit ResultBars(QWidget* parent = nullptr);

    void setLines(std::vector<Line> lines);
    /// Where the won part of a line lies in the widget.
    [[nodiscard]] QRectF wonPart(std::size_t line) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    [[nodiscard]] QString wordsAt(QPointF place) const override;
    void paint(QPainter& painter) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] static QString figuresOf(const Tally& tally);
    [[nodiscard]] QRectF bar(std::size_t line) const;
    [[nodiscard]] double lineHeight() const;
    void paintLegend(QPainter& painter) const;

    std::vector<Line> m_lines;
};

} // namespace qipan::ui
