#include "ui/panels/player_strip.h"

#include "ui/panels/words.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>

namespace qipan::ui {
namespace {

constexpr int padding = 10;

/// A stone, light from the upper left; the outline keeps it visible on any ground.
void paintDisc(QPainter& painter, const QRectF& rect, Side side, const QColor& outline)
{
    const QColor dark = side == Side::Black ? QColor{0x0c, 0x0d, 0x10} : QColor{0xd9, 0xd5, 0xc9};
    const QColor light = side == Side::Black ? QColor{0x5a, 0x5d, 0x66} : QColor{0xff, 0xff, 0xff};
    QRadialGradient shine{rect.center() - QPointF{rect.width() * 0.18, rect.height() * 0.2}, rect.width() * 0.62};
    shine.setColorAt(0, light);
    shine.setColorAt(1, dark);
    painter.setPen(QPen{outline, 1});
    painter.setBrush(shine);
    painter.drawEllipse(rect);
}

/// Whose turn: a triangle that points at the player.
void paintTurn(QPainter& painter, const QRectF& rect, const QColor& color)
{
    QPainterPath path;
    path.moveTo(rect.left(), rect.top());
    path.lineTo(rect.right(), rect.center().y());
    path.lineTo(rect.left(), rect.bottom());
    path.closeSubpath();
    painter.fillPath(path, color);
}

} // namespace

PlayerStrip::PlayerStrip(QWidget* parent)
    : QWidget{parent}
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    describe();
}

void PlayerStrip::setState(const StripState& state)
{
    if (state == m_state)
        return;
    m_state = state;
    describe();
    update();
}

void PlayerStrip::setCompact(bool compact)
{
    m_compact = compact;
    updateGeometry();
    update();
}

QSize PlayerStrip::sizeHint() const
{
    const int line = fontMetrics().height();
    return m_compact ? QSize{12 * line, line + 14} : QSize{14 * line, 2 * line + 22};
}

QSize PlayerStrip::minimumSizeHint() const
{
    return {6 * fontMetrics().height(), sizeHint().height()};
}

void PlayerStrip::describe()
{
    QStringList parts{m_state.name};
    if (m_state.side)
        parts += *m_state.side == Side::Black ? tr("black") : tr("white");
    if (m_state.count)
        parts += tr("%n disc(s)", nullptr, *m_state.count);
    if (m_state.toMove)
        parts += tr("to move");
    if (m_state.winner)
        parts += tr("winner");
    for (const QString& more : {m_state.detail, m_state.note}) {
        if (!more.isEmpty())
            parts += more;
    }
    const QString words = parts.join(u", ");
    setAccessibleName(words);
    setToolTip(words);
}

void PlayerStrip::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colors = palette();
    const QRectF card = QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen{m_state.toMove ? colors.color(QPalette::Highlight) : colors.color(QPalette::Mid),
                        m_state.toMove ? 2.0 : 1.0});
    painter.setBrush(colors.color(QPalette::Base));
    painter.drawRoundedRect(m_state.toMove ? card.adjusted(0.5, 0.5, -0.5, -0.5) : card, 7, 7);

    const double line = fontMetrics().height();
    const double disc = m_compact ? line : line * 1.5;
    double left = padding;
    double right = width() - padding;
    if (m_state.toMove) {
        paintTurn(painter, {left - 2, height() / 2.0 - line * 0.3, line * 0.5, line * 0.6},
                  colors.color(QPalette::Highlight));
    }
    left += line * 0.5 + 3;
    if (m_state.side)
        paintDisc(painter, {left, (height() - disc) / 2, disc, disc}, *m_state.side,
                  colors.color(QPalette::PlaceholderText));
    left += disc + 8;

    painter.setPen(colors.color(QPalette::WindowText));
    if (m_state.count) {
        painter.setFont(scaledFont(font(), m_compact ? 1.15 : 1.7, QFont::Bold));
        const QString count = QString::number(*m_state.count);
        const double countWidth = painter.fontMetrics().horizontalAdvance(count);
        painter.drawText(QRectF{right - countWidth, 0, countWidth + 1, double(height())}, Qt::AlignVCenter, count);
        right -= countWidth + 8;
    }

    const double room = std::max(0.0, right - left);
    const auto text = [&](const QRectF& box, const QString& words, QFont::Weight weight, const QColor& color) {
        QFont face = font();
        face.setWeight(weight);
        painter.setFont(face);
        painter.setPen(color);
        painter.drawText(box, Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(words, Qt::ElideRight, int(box.width())));
    };
    const QString second = m_state.winner ? tr("winner") : m_state.note.isEmpty() ? m_state.detail : m_state.note;
    const QColor ink = colors.color(QPalette::WindowText);
    if (m_compact) {
        text({left, 0, room, double(height())}, m_state.name, QFont::Bold, ink);
        return;
    }
    const double top = second.isEmpty() ? (height() - line) / 2 : height() / 2.0 - line;
    text({left, top, room, line}, m_state.name, QFont::Bold, ink);
    if (!second.isEmpty())
        text({left, height() / 2.0, room, line}, second, QFont::Normal, colors.color(QPalette::PlaceholderText));
}

void PlayerStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace qipan::ui
