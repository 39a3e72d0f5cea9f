// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/chart.h"

#include "ui/base/accessible_role.h"

#include <QHelpEvent>
#include <QStyleOptionFocusRect>
#include <QStylePainter>
#include <QToolTip>

namespace qipan::ui {

GameColours gameColours(const Theme& theme)
{
    if (theme.highContrast)
        return {.won = theme.text, .drawn = theme.text, .lost = theme.text};
    const auto rgb = [](QRgb value) { return QColor::fromRgb(value); };
    if (theme.dark)
        return {.won = rgb(0x6fb3ee), .drawn = rgb(0x99a2a8), .lost = rgb(0xf09a57)};
    return {.won = rgb(0x1f6fb2), .drawn = rgb(0x6f777d), .lost = rgb(0xbf5210)};
}

Chart::Chart(QWidget* parent)
    : QWidget{parent}
{
    setAccessibleRole(*this, QAccessible::Chart);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void Chart::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_colours = gameColours(theme);
    update();
}

void Chart::fill(QPainter& painter, const QRectF& area, Part part) const
{
    const bool isHollow = part == Part::Lost && theme().highContrast;
    if ((part == Part::Won || part == Part::Lost) && !isHollow)
        return painter.fillRect(area, part == Part::Won ? colours().won : colours().lost);
    const QColor color = part == Part::Other ? theme().accent : isHollow ? colours().lost : colours().drawn;
    if (part == Part::Drawn && !theme().highContrast) {
        QColor ground = color;
        ground.setAlphaF(0.25F);
        painter.fillRect(area, ground);
    }
    if (!isHollow)
        painter.fillRect(area, QBrush{color, part == Part::Drawn ? Qt::BDiagPattern : Qt::Dense4Pattern});
    painter.setPen(QPen{color, 1});
    painter.setBrush(Qt::NoBrush);
    if (area.width() > 2 && area.height() > 2)
        painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
}

void Chart::paintLegend(QPainter& painter, double x, double height,
                        const std::vector<std::pair<Part, QString>>& entries) const
{
    const double box = fontMetrics().height() * 0.75;
    for (const auto& [part, text] : entries) {
        fill(painter, {x, (height - box) / 2, box, box}, part);
        x += box + 5;
        const double wide = fontMetrics().horizontalAdvance(text);
        painter.setPen(theme().text);
        painter.drawText(QRectF{x, 0, wide + 2, height}, Qt::AlignLeft | Qt::AlignVCenter, text);
        x += wide + 14;
    }
}

bool Chart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = textAt(QPointF{help->pos()});
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text, this);
    return true;
}

void Chart::paintEvent(QPaintEvent*)
{
    QStylePainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
    }
}

} // namespace qipan::ui
