// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/evaluation_graph.h"

#include "ui/base/accessible_role.h"
#include "ui/base/change_events.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QStylePainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr double discScales[] = {8, 16, 32, 64};

/// Makes black visible on every background.
[[nodiscard]] QColor edgeOf(const QPalette& colours)
{
    if (isHighContrast(colours))
        return colours.color(QPalette::Text);
    return QColor{colours.color(QPalette::Base).lightness() < 128 ? 0xffcfd5d7 : 0xff868d8f};
}

constexpr double markSize = 5; ///< half the width of a mark, in device-independent pixels

} // namespace

bool GraphState::knowsAny() const
{
    return std::any_of(points.begin(), points.end(), [](const GraphPoint& point) { return point.black.has_value(); });
}

EvaluationGraph::EvaluationGraph(QWidget* parent)
    : QWidget{parent}
{
    setAccessibleRole(*this, QAccessible::Chart);
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
    text << courseText();
    for (const GraphMove& mistake : m_state.mistakes)
        text << mistake.text;
    for (const GraphMove& good : m_state.goodMoves)
        text << good.text;
    text.removeAll({});
    setAccessibleDescription(text.join(u"; "_s)); // also notifies of the change
}

/// Returns who led from which move on: "Course of the game: even, from move 12 Black ahead, from move 30 White ahead."
QString EvaluationGraph::courseText() const
{
    const double clear = m_state.unit == GraphState::Unit::Chance ? 0.1 : 2; // a lead
    std::optional<int> leader;                                               // 1 Black, -1 White, 0 nobody
    QStringList stages;
    for (std::size_t i = 0; i < m_state.points.size(); ++i) {
        const auto black = m_state.points[i].black;
        if (!black)
            continue;
        // A lead that shrinks lasts to its half.
        const double least = leader.value_or(0) * *black > 0 ? clear / 2 : clear;
        const int now = std::abs(*black) < least ? 0 : *black > 0 ? 1 : -1;
        if (now == leader)
            continue;
        const QString words = now == 0 ? tr("even") : now > 0 ? tr("Black ahead") : tr("White ahead");
        //: A stage of a game: "from move 12 Black ahead".
        stages << (leader ? tr("from move %1 %2").arg(i).arg(words) : words);
        leader = now;
    }
    if (stages.isEmpty())
        return {};
    const QString joined = stages.join(tr(", "));
    //: The stages of a game, for screen readers: "Course of the game: even, from move 12 Black ahead".
    return tr("Course of the game: %1").arg(joined);
}

double EvaluationGraph::scale() const
{
    if (m_state.unit == GraphState::Unit::Chance)
        return 0.5;
    double most = 0;
    for (const GraphPoint& point : m_state.points)
        most = std::max(most, std::abs(point.black.value_or(0)));
    const auto end = std::ranges::lower_bound(discScales, most);
    return end != std::end(discScales) ? *end : std::end(discScales)[-1];
}

QString EvaluationGraph::scaleText() const
{
    return m_state.unit == GraphState::Unit::Chance ? tr("100 %") : QString::number(std::lround(scale()));
}

QRectF EvaluationGraph::plot() const
{
    const QString widest = m_state.unit == GraphState::Unit::Chance ? tr("100 %") : u"64"_s;
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

void EvaluationGraph::choose(int point)
{
    const int last = static_cast<int>(m_state.points.size()) - 1;
    const int wanted = std::clamp(point, 0, std::max(0, last));
    if (last >= 0 && wanted != m_state.current)
        Q_EMIT pointChosen(wanted);
}

/// Chooses the next mistake, or the last one up to the current position.
void EvaluationGraph::chooseMistake(bool isLater)
{
    const int here = m_state.mistake.value_or(m_state.current + (isLater ? 0 : 1));
    std::optional<int> nearest;
    for (const GraphMove& mistake : m_state.mistakes) {
        const bool isBeyond = isLater ? mistake.move > here : mistake.move < here;
        if (isBeyond && (!nearest || (mistake.move < *nearest) == isLater))
            nearest = mistake.move;
    }
    if (nearest)
        Q_EMIT mistakeChosen(*nearest);
}

/// Returns the mistake whose triangle is there, or null.
const GraphMove* EvaluationGraph::mistakeAt(QPointF pos) const
{
    for (const GraphMove& mistake : m_state.mistakes) {
        if (mistake.move >= static_cast<int>(m_state.points.size()))
            continue;
        const double down = mistake.side == Side::Black ? 1 : -1;
        const QPointF centre = placeOf(mistake.move) - QPointF{0, down * 1.2 * markSize}; // its tip is the point itself
        if (QRectF{centre - QPointF{markSize, 0.8 * markSize}, QSizeF{2 * markSize, 1.6 * markSize}}.contains(pos))
            return &mistake;
    }
    return nullptr;
}

void EvaluationGraph::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(m_state.current - 1);
    case Qt::Key_Right:
        return choose(m_state.current + 1);
    case Qt::Key_Up:
        return chooseMistake(false);
    case Qt::Key_Down:
        return chooseMistake(true);
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
    if (event->button() != Qt::LeftButton)
        return;
    if (const GraphMove* mistake = mistakeAt(event->position()))
        Q_EMIT mistakeChosen(mistake->move);
    else
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
    for (const auto* moves : {&m_state.mistakes, &m_state.goodMoves}) {
        for (const GraphMove& each : *moves) {
            if (each.move == point)
                text += u'\n' + each.text;
        }
    }
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

void EvaluationGraph::paintEvent(QPaintEvent*)
{
    QStylePainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(plot().adjusted(-1, -3, 3, 3), palette().color(QPalette::Base));
    paintScale(painter);
    if (!m_state.points.empty()) {
        paintShade(painter);
        paintCurve(painter);
        paintCurrent(painter);
        paintMistakes(painter);
        paintSymbols(painter);
    }
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
    }
}

/// Paints the zero line and, at each end of the scale, the stone of the side ahead with the figure.
void EvaluationGraph::paintScale(QPainter& painter) const
{
    const QRectF area = plot();
    const QColor faint = palette().color(QPalette::PlaceholderText);
    painter.setPen(QPen{faint, 1});
    painter.drawLine(QPointF{area.left(), area.center().y()}, QPointF{area.right(), area.center().y()});
    painter.setPen(QPen{faint, 1, Qt::DotLine});
    for (const double y : {area.top(), area.bottom()})
        painter.drawLine(QPointF{area.left(), y}, QPointF{area.right(), y});

    const double line = fontMetrics().height();
    const auto write = [&](double middle, const QString& text) {
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF{0, middle - line / 2, area.left() - 4, line}, Qt::AlignRight | Qt::AlignVCenter, text);
    };
    const double top = area.top() + line / 2 - room / 2;
    const double bottom = area.bottom() - line / 2 + room / 2;
    write(top, scaleText());
    write(bottom, scaleText());
    write(area.center().y(), m_state.unit == GraphState::Unit::Chance ? tr("50 %") : u"0"_s);
    const double radius = line * 0.28;
    painter.setPen(QPen{edgeOf(palette()), 1.2});
    painter.setBrush(QColor{blackStoneColor});
    painter.drawEllipse(QPointF{radius + 2, top}, radius, radius);
    painter.setBrush(QColor{whiteStoneColor});
    painter.drawEllipse(QPointF{radius + 2, bottom}, radius, radius);
}

/// Fills the area between the curve and the zero line, which shows who was ahead.
void EvaluationGraph::paintShade(QPainter& painter) const
{
    const double zero = plot().center().y();
    QColor shade = palette().color(QPalette::Text);
    shade.setAlphaF(0.16F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    QPolygonF area;
    const auto finish = [&] {
        if (area.size() > 1) {
            area << QPointF{area.back().x(), zero} << QPointF{area.front().x(), zero};
            painter.drawPolygon(area);
        }
        area.clear();
    };
    for (int i = 0; i < static_cast<int>(m_state.points.size()); ++i) {
        if (m_state.points[static_cast<std::size_t>(i)].black)
            area << placeOf(i);
        else
            finish();
    }
    finish();
}

/// Paints the curve, with gaps for unknown values and a thicker line for exact ones.
void EvaluationGraph::paintCurve(QPainter& painter) const
{
    const QColor ink = palette().color(QPalette::Text);
    const int count = static_cast<int>(m_state.points.size());
    for (int i = 0; i < count; ++i) {
        const GraphPoint& point = m_state.points[static_cast<std::size_t>(i)];
        if (!point.black)
            continue;
        const double width = point.isExact ? 2.6 : 1.4;
        if (i + 1 < count && m_state.points[static_cast<std::size_t>(i) + 1].black) {
            painter.setPen(QPen{ink, width, Qt::SolidLine, Qt::RoundCap});
            painter.drawLine(placeOf(i), placeOf(i + 1));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawEllipse(placeOf(i), width, width);
        }
    }
}

void EvaluationGraph::paintMistakes(QPainter& painter) const
{
    for (const GraphMove& mistake : m_state.mistakes) {
        if (mistake.move >= static_cast<int>(m_state.points.size()))
            continue;
        const bool isBlack = mistake.side == Side::Black;
        const double down = isBlack ? 1 : -1; // the direction in which the value changed
        const QPointF tip = placeOf(mistake.move);
        const QPolygonF triangle{
            {tip, tip + QPointF{-markSize, -down * 1.6 * markSize}, tip + QPointF{markSize, -down * 1.6 * markSize}}};
        painter.setPen(QPen{isBlack ? edgeOf(palette()) : QColor{blackStoneColor}, 3});
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(triangle);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor{isBlack ? blackStoneColor : whiteStoneColor});
        painter.drawPolygon(triangle);
    }
}

/// Paints the symbols of moves beside the curve, as far as they do not cover each other.
void EvaluationGraph::paintSymbols(QPainter& painter) const
{
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::Text));
    const QFontMetricsF metrics{bold};
    std::vector<QRectF> painted;
    const auto paint = [&](const GraphMove& move, double distance) {
        if (move.symbol.isEmpty() || move.move >= static_cast<int>(m_state.points.size()))
            return;
        const double height = metrics.height() * 0.8;
        const QSizeF size{metrics.horizontalAdvance(move.symbol), height};
        const double up = move.side == Side::Black ? -1 : 1; // behind the triangle
        QRectF area{QPointF{}, size};
        area.moveCenter(placeOf(move.move) + QPointF{0, up * (distance + height / 2)});
        const bool isFree = std::ranges::none_of(painted, [&](const QRectF& other) { return other.intersects(area); });
        if (!isFree || area.top() < 0 || area.bottom() > this->height())
            return;
        painter.drawText(area, Qt::AlignCenter | Qt::TextDontClip, move.symbol);
        painted.push_back(area);
    };
    for (const GraphMove& mistake : m_state.mistakes)
        paint(mistake, 1.6 * markSize + 2);
    for (const GraphMove& good : m_state.goodMoves)
        paint(good, 3);
    painter.setFont(font());
}

void EvaluationGraph::paintCurrent(QPainter& painter) const
{
    const QRectF area = plot();
    const QPointF here = placeOf(m_state.current);
    const QColor color = palette().color(QPalette::Highlight);
    painter.setPen(QPen{color, 2});
    painter.drawLine(QPointF{here.x(), area.top() - 3}, QPointF{here.x(), area.bottom() + 3});
    painter.setBrush(palette().color(QPalette::Base));
    if (m_state.points[static_cast<std::size_t>(m_state.current)].black)
        painter.drawEllipse(here, 4, 4);
}

} // namespace qipan::ui
