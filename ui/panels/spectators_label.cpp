// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/spectators_label.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace qipan::ui {
namespace {

constexpr double labelGap = 5;

QSizeF eyeSize(const QFontMetricsF& metrics)
{
    const double high = std::round(metrics.ascent() * 0.8);
    return {std::round(high * 1.7), high};
}

void paintEye(QPainter& painter, const QRectF& rect, const QColor& color)
{
    const double lift = rect.height() * 0.95;
    QPainterPath lids{QPointF{rect.left(), rect.center().y()}};
    lids.quadTo({rect.center().x(), rect.center().y() - lift}, {rect.right(), rect.center().y()});
    lids.quadTo({rect.center().x(), rect.center().y() + lift}, {rect.left(), rect.center().y()});
    painter.setPen(QPen{color, std::max(1.2, rect.height() * 0.11), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(lids);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(rect.center(), rect.height() * 0.24, rect.height() * 0.24);
}

} // namespace

SpectatorsLabel::SpectatorsLabel(QWidget* parent)
    : QWidget{parent}
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
    keepTranslated(this, [this] { describe(); });
}

void SpectatorsLabel::setCount(int count)
{
    count = std::max(0, count);
    if (count == m_count)
        return;
    m_count = count;
    describe();
    updateGeometry();
    update();
    setVisible(m_count > 0);
}

QString SpectatorsLabel::text() const
{
    return m_count > 0 ? tr("%n spectator(s)", nullptr, m_count) : QString{};
}

void SpectatorsLabel::describe()
{
    setTip(*this, text());
}

QSize SpectatorsLabel::sizeHint() const
{
    const QFontMetricsF metrics{font()};
    const double number = metrics.horizontalAdvance(QString::number(m_count));
    return QSizeF{eyeSize(metrics).width() + labelGap + number + 3, metrics.height() + 2}.toSize();
}

void SpectatorsLabel::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics{font()};
    const QColor color = palette().color(QPalette::PlaceholderText);
    const QSizeF eye = eyeSize(metrics);
    paintEye(painter, {{1, (height() - eye.height()) / 2}, eye}, color);
    painter.setPen(color);
    painter.drawText(QRectF{rect()}.adjusted(1 + eye.width() + labelGap, 0, 0, 0), Qt::AlignVCenter,
                     QString::number(m_count));
}

} // namespace qipan::ui
