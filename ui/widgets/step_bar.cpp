// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/step_bar.h"

#include <QPainter>

#include <algorithm>

namespace qipan::ui {

StepBar::StepBar(QWidget* parent)
    : QWidget{parent}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepBar::setSteps(int current, int count, bool isDone)
{
    m_current = current;
    m_count = std::max(count, 1);
    m_done = isDone ? current : current - 1;
    update();
}

void StepBar::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double gap = 4;
    const double width = (this->width() + gap) / m_count - gap;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    for (int step = 1; step <= m_count; ++step) {
        const int place = isMirrored ? m_count - step : step - 1;
        const double thickness = step == m_current ? 10 : 6;
        const QRectF segment{place * (width + gap) + 0.5, (height() - thickness) / 2, std::max(width - 1, 1.0),
                             thickness};
        const bool isReached = step <= std::max(m_done, m_current);
        painter.setPen(QPen{palette().color(isReached ? QPalette::Highlight : QPalette::PlaceholderText), 1});
        painter.setBrush(step <= m_done ? palette().brush(QPalette::Highlight) : Qt::NoBrush);
        painter.drawRoundedRect(segment, thickness / 2, thickness / 2);
    }
}

} // namespace qipan::ui
