// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QColor>
#include <QWidget>

#include <utility>
#include <vector>

namespace qipan::ui {

/// Colours of results in charts: blue and orange, which are safe for colour-blind users, and grey; 3:1 to the theme's
/// panel.
struct GameColours {
    QColor won;
    QColor drawn;
    QColor lost;
};

[[nodiscard]] GameColours gameColours(const Theme& theme);

/// Base of the charts of the statistics. A chart can take the keyboard focus, and its accessible description says what
/// it shows.
class Chart : public QWidget {
    Q_OBJECT

public:
    explicit Chart(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

protected:
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] const GameColours& colours() const { return m_colours; }
    /// Returns what is under the mouse in words; empty for nothing.
    [[nodiscard]] virtual QString textAt(QPointF place) const = 0;
    virtual void paint(QPainter& painter) = 0;
    /// Games by their result, or those of link-match.
    enum class Part { Won, Drawn, Lost, Other };
    /// Fills a rectangle for such games; those drawn and the others are hatched, to be distinguishable without colour.
    void fill(QPainter& painter, const QRectF& area, Part part) const;
    /// Paints a legend from `x`, in a line at the top with this height.
    void paintLegend(QPainter& painter, double x, double height,
                     const std::vector<std::pair<Part, QString>>& entries) const;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme = makeTheme(Look::Plain, false);
    GameColours m_colours = gameColours(m_theme);
};

} // namespace qipan::ui
