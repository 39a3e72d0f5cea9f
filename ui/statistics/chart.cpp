// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/chart.h"

#include <QHelpEvent>
#include <QStyleOptionFocusRect>
#include <QStylePainter>
#include <QToolTip>

namespace qipan::ui {

GameColours gameColours(const Theme& theme)
{
    const auto rgb = [](QRgb value) { return QColor::fromRgb(value); };
    if (theme.dark)
        return {.won = rgb(0x6fb3ee), .drawn = rgb(0x99a2a8), .lost = rgb(0xf09a57)};
    return {.won = rgb(0x1f6fb2), .drawn = rgb(0x6f777d), .lost = rgb(0xbf5210)};
}

Chart::Chart(QWidget* parent)
    : QWidget{parent}
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void Chart::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_colours = gameColours(theme);
    update();
}

void Chart::fillDrawn(QPainter& painter, const QRectF& area) const
{
    QColor ground = colours().drawn;
    ground.setAlphaF(0.25F);
    painter.fillRect(area, ground);
    painter.fillRect(area, QBrush{colours().drawn, Qt::BDiagPattern});
    painter.setPen(QPen{colours().drawn, 1});
    painter.setBrush(Qt::NoBrush);
    if (area.width() > 2 && area.height() > 2)
        painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
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
