// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/game_colours.h"
#include "ui/theme/theme.h"

#include <QWidget>

namespace qipan::ui {

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
    /// Fill a rectangle for games won, drawn (hatched, to be distinguishable without colour) or lost.
    void fillWon(QPainter& painter, const QRectF& area) const;
    void fillDrawn(QPainter& painter, const QRectF& area) const;
    void fillLost(QPainter& painter, const QRectF& area) const;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme = makeTheme(Look::Plain, false);
    GameColours m_colours = gameColours(m_theme);
};

} // namespace qipan::ui
