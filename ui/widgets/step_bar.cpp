// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/step_bar.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {

StepBar::StepBar(QWidget* parent)
    : QWidget{parent}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void StepBar::setSteps(int current, const std::vector<bool>& solved)
{
    m_current = current;
    m_solved = solved.empty() ? std::vector{false} : solved;
    update();
}

int StepBar::done() const
{
    return static_cast<int>(std::count(m_solved.begin(), m_solved.end(), true));
}

bool StepBar::isSkipped(int step) const
{
    const bool isBehind =
        step < m_current || std::find(m_solved.begin() + step, m_solved.end(), true) != m_solved.end();
    return step != m_current && isBehind && !isSolved(step);
}

QString StepBar::skippedText() const
{
    QStringList numbers;
    for (int step = 1; step <= count(); ++step) {
        if (isSkipped(step))
            numbers << QString::number(step);
    }
    return numbers.join(u", "_s);
}

int StepBar::stepAt(double x) const
{
    const int place = std::clamp(static_cast<int>(x * count() / std::max(width(), 1)), 0, count() - 1);
    return layoutDirection() == Qt::RightToLeft ? count() - place : place + 1;
}

bool StepBar::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int step = stepAt(help->pos().x());
    const QString text = isSolved(step) ? tr("Step %1: solved")
        : isSkipped(step)               ? tr("Step %1: skipped")
                                        : tr("Step %1");
    QToolTip::showText(help->globalPos(), text.arg(step), this);
    return true;
}

void StepBar::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !rect().contains(event->position().toPoint()))
        return;
    if (const int step = stepAt(event->position().x()); step != m_current)
        Q_EMIT stepChosen(step);
}

void StepBar::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double gap = 4;
    const double width = (this->width() + gap) / count() - gap;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    for (int step = 1; step <= count(); ++step) {
        const int place = isMirrored ? count() - step : step - 1;
        const double thickness = step == m_current ? 10 : 6;
        const QRectF segment{place * (width + gap) + 0.5, (height() - thickness) / 2, std::max(width - 1, 1.0),
                             thickness};
        const bool isReached = isSolved(step) || step == m_current || isSkipped(step);
        painter.setPen(QPen{palette().color(isReached ? QPalette::Highlight : QPalette::PlaceholderText), 1,
                            isSkipped(step) ? Qt::DashLine : Qt::SolidLine});
        painter.setBrush(isSolved(step) ? palette().brush(QPalette::Highlight) : Qt::NoBrush);
        painter.drawRoundedRect(segment, thickness / 2, thickness / 2);
    }
}

} // namespace qipan::ui
