#include "ui/panels/evaluation_bar.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace qipan::ui {
namespace {

// The colours of the stones, in light and dark themes.
constexpr QRgb black = 0xff15161a;
constexpr QRgb white = 0xfff6f3ea;

[[nodiscard]] int percent(double chance)
{
    return static_cast<int>(std::lround(100 * chance));
}

} // namespace

EvaluationBar::EvaluationBar(QWidget* parent)
    : QWidget{parent}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
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
    const QString words = m_chance ? tr("Black %1 %, White %2 %").arg(percent(*m_chance)).arg(100 - percent(*m_chance))
                                   : tr("Winning chances of Black and White");
    setAccessibleName(words);
    setToolTip(words);
}

QSize EvaluationBar::sizeHint() const
{
    return {120, fontMetrics().height() + 6};
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
    painter.fillRect(QRectF{whole.topLeft(), QPointF{edge, whole.bottom()}}, QColor{black});
    painter.fillRect(QRectF{QPointF{edge, whole.top()}, whole.bottomRight()}, QColor{white});
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
    write(Qt::AlignLeft, percent(*m_chance), edge - whole.left(), white);
    write(Qt::AlignRight, 100 - percent(*m_chance), whole.right() - edge, black);
}

void EvaluationBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace qipan::ui
