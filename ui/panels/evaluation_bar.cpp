// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/evaluation_bar.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace qipan::ui {
namespace {

[[nodiscard]] int percent(double chance)
{
    return static_cast<int>(std::lround(100 * chance));
}

} // namespace

EvaluationBar::EvaluationBar(QWidget* parent)
    : QWidget{parent}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    keepTranslated(this, [this] { describe(); });
}

void EvaluationBar::setBlackChance(std::optional<double> chance)
{
    if (chance == m_chance)
        return;
    m_chance = chance;
    describe();
    update();
}

void EvaluationBar::describe()
{
    setTip(*this,
           m_chance ? tr("Black %1 %, White %2 %").arg(percent(*m_chance)).arg(100 - percent(*m_chance))
                    : tr("Winning chances of Black and White"));
}

void EvaluationBar::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole = QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5);
    const double radius = 4;
    QPainterPath shape;
    shape.addRoundedRect(whole, radius, radius);
    painter.save();
    painter.setClipPath(shape);
    const double edge = std::round(whole.left() + whole.width() * m_chance.value_or(0.5));
    painter.fillRect(QRectF{whole.topLeft(), QPointF{edge, whole.bottom()}}, QColor{blackStoneColor});
    painter.fillRect(QRectF{QPointF{edge, whole.top()}, whole.bottomRight()}, QColor{whiteStoneColor});
    painter.restore();
    painter.setPen(QPen{palette().color(QPalette::PlaceholderText), 1});
    painter.drawPath(shape);
    if (!m_chance)
        return;
    const QRectF room = whole.adjusted(7, 0, -7, 0);
    // A figure is shown if its side has room for it.
    const auto write = [&](Qt::Alignment at, int figure, double width, QRgb color) {
        const QString text = tr("%1 %").arg(figure);
        if (fontMetrics().horizontalAdvance(text) + 14 > width)
            return;
        painter.setPen(QColor{color});
        painter.drawText(room, static_cast<int>(at | Qt::AlignVCenter), text);
    };
    write(Qt::AlignLeft, percent(*m_chance), edge - whole.left(), whiteStoneColor);
    write(Qt::AlignRight, 100 - percent(*m_chance), whole.right() - edge, blackStoneColor);
}

} // namespace qipan::ui
