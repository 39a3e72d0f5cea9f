// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/evaluation_graph.h"

#include "ui/base/change_events.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace qipan::ui {
namespace {

constexpr double discScales[] = {8, 16, 32, 64};

} // namespace

bool GraphState::knowsAny() const
{
    return std::any_of(points.begin(), points.end(), [](const GraphPoint& point) { return point.black.has_value(); });
}

EvaluationGraph::EvaluationGraph(QWidget* parent)
    : QWidget{parent}
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setCursor(Qt::PointingHandCursor);
    keepTranslated(this, [this] { describe(); });
}

void EvaluationGraph::setState(const GraphState& state)
{
    if (state == m_state)
        return;
    m_state = state;
    describe();
    update();
}

/// Describes the shown position and the mistakes to screen readers.
void EvaluationGraph::describe()
{
    setAccessibleName(tr("Evaluation graph"));
    QStringList text;
    if (m_state.current < static_cast<int>(m_state.points.size()))
        text << m_state.points[static_cast<std::size_t>(m_state.current)].text;
    for (const GraphMistake& mistake : m_state.mistakes)
        text << mistake.text;
    setAccessibleDescription(text.join(u"; "_qs)); // also notifies of the change
}

double EvaluationGraph::scale() const
{
    if (m_state.unit == GraphState::Unit::Chance)
        return 0.5;
    double most = 0;
    for (const GraphPoint& point : m_state.points)
        most = std::max(most, std::abs(point.black.value_or(0)));
    for (const double end : discScales) {
        if (most <= end)
            return end;
    }
    return std::end(discScales)[-1];
}

QString EvaluationGraph::scaleText() const
{
    return m_state.unit == GraphState::Unit::Chance ? tr("100 %") : QString::number(std::lround(scale()));
}

QRectF EvaluationGraph::plot() const
{
    const QString widest = m_state.unit == GraphState::Unit::Chance ? tr("100 %") : u"64"_qs;
    const double labels = fontMetrics().horizontalAdvance(widest) + fontMetrics().height() + 4;
    return QRectF{rect()}.adjusted(labels, room, -room, -room);
}

QPointF EvaluationGraph::placeOf(int point) const
{
    const QRectF area = plot();
    const double value = m_state.points[static_cast<std::size_t>(point)].black.value_or(0);
    const double part = std::clamp(value / scale(), -1.0, 1.0);
    return {area.left() + area.width() * point / std::max(1, m_state.span),
            area.center().y() - part * area.height() / 2};
}

int EvaluationGraph::pointAt(double x) const
{
    const QRectF area = plot();
    const double part = (x - area.left()) / std::max(1.0, area.width());
    const int last = static_cast<int>(m_state.points.size()) - 1;
    return std::clamp(static_cast<int>(std::lround(part * m_state.span)), 0, std::max(0, last));
}

QSize EvaluationGraph::minimumSizeHint() const
{
    return {120, 3 * fontMetrics().height() + static_cast<int>(2 * room)};
}

void EvaluationGraph::choose(int point)
{
    const int last = static_cast<int>(m_state.points.size()) - 1;
    const int wanted = std::clamp(point, 0, std::max(0, last));
    if (last >= 0 && wanted != m_state.current)
        Q_EMIT pointChosen(wanted);
}

int EvaluationGraph::nearestMistake(bool isLater) const
{
    int nearest = m_state.current;
    for (const GraphMistake& mistake : m_state.mistakes) {
        const bool isBeyond = isLater ? mistake.move > m_state.current : mistake.move < m_state.current;
        const bool isNearer = nearest == m_state.current || (mistake.move < nearest) == isLater;
        if (isBeyond && isNearer)
            nearest = mistake.move;
    }
    return nearest;
}

void EvaluationGraph::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(m_state.current - 1);
    case Qt::Key_Right:
        return choose(m_state.current + 1);
    case Qt::Key_Up:
        return choose(nearestMistake(false));
    case Qt::Key_Down:
        return choose(nearestMistake(true));
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(static_cast<int>(m_state.points.size()) - 1);
    default:
        QWidget::keyPressEvent(event);
    }
}

void EvaluationGraph::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        choose(pointAt(event->position().x()));
}

void EvaluationGraph::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        choose(pointAt(event->position().x()));
}

bool EvaluationGraph::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_state.points.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int point = pointAt(help->pos().x());
    QString text = m_state.points[static_cast<std::size_t>(point)].text;
    for (const GraphMistake& mistake : m_state.mistakes) {
        if (mistake.move == point)
            text += u'\n' + mistake.text;
    }
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

} // namespace qipan::ui
