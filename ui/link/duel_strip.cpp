// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/duel_strip.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/panels/strip_painting.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr double stripPadding = 9;
constexpr double stripGap = 7;
constexpr double progressHeight = 5;

/// Draws one line of text, elided if necessary.
void drawStripLine(QPainter& painter, const QRectF& box, const QString& words)
{
    painter.drawText(box, Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, std::max(0, int(box.width()))));
}

/// A flash: the player is faster than a hand.
void paintBolt(QPainter& painter, const QRectF& rect, const QColor& color)
{
    const auto at = [&rect](double x, double y) {
        return QPointF{rect.left() + x * rect.width(), rect.top() + y * rect.height()};
    };
    QPainterPath path;
    path.addPolygon({{at(0.62, 0), at(0.1, 0.56), at(0.46, 0.56), at(0.34, 1), at(0.9, 0.4), at(0.54, 0.4)}});
    path.closeSubpath();
    painter.fillPath(path, color);
}

} // namespace

DuelStrip::DuelStrip(QWidget* parent)
    : QWidget{parent}
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    keepTranslated(this, [this] { describe(); });
}

void DuelStrip::setPlayer(const DuelPlayer& player, bool byPoints)
{
    if (player == m_player && byPoints == m_byPoints)
        return;
    m_player = player;
    m_byPoints = byPoints;
    describe();
    update();
}

void DuelStrip::setProgress(const DuelProgress& progress)
{
    if (progress == m_progress)
        return;
    m_progress = progress;
    describe();
    update();
}

void DuelStrip::setPenalty(const QString& penalty)
{
    if (std::exchange(m_penalty, penalty) != penalty)
        update();
}

void DuelStrip::setCompact(bool compact)
{
    if (std::exchange(m_compact, compact) == compact)
        return;
    updateGeometry();
    update();
}

QString DuelStrip::countText() const
{
    if (m_byPoints)
        return QString::number(m_player.points);
    return m_progress.all > 0 ? u"%1/%2"_s.arg(m_player.pairs).arg(m_progress.all) : QString::number(m_player.pairs);
}

QString DuelStrip::standing() const
{
    if (m_byPoints)
        return tr("%n point(s)", nullptr, m_player.points);
    if (m_progress.all > 0)
        return tr("%1 of %n pair(s)", nullptr, m_progress.all).arg(m_player.pairs);
    return tr("%n pair(s)", nullptr, m_player.pairs);
}

void DuelStrip::describe()
{
    QStringList parts{m_player.name, standing()};
    if (m_byPoints)
        parts += tr("%n pair(s)", nullptr, m_player.pairs);
    if (m_player.roundPoints)
        parts += tr("match points: %1").arg(*m_player.roundPoints);
    if (!m_player.detail.isEmpty())
        parts += m_player.detail;
    if (m_player.isInhumanlyFast)
        parts += tr("faster than a hand");
    const QString words = parts.join(u", ");
    if (words == accessibleName())
        return;
    setAccessibleName(words);
    setToolTip(plainTip(words));
}

QSize DuelStrip::sizeHint() const
{
    const int line = fontMetrics().height();
    return m_compact ? QSize{12 * line, line + 18} : QSize{14 * line, 2 * line + 24};
}

void DuelStrip::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT clicked();
}

/// Returns the room above the line of progress.
QRectF DuelStrip::textBox() const
{
    return QRectF{rect()}.adjusted(stripPadding, 4, -stripPadding, -progressHeight - 7);
}

void DuelStrip::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{palette().color(QPalette::Mid), 1.0});
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
    paintLine(painter);

    const QRectF text = textBox();
    if (m_compact && !m_penalty.isEmpty()) {
        // Which help costs how long counts more than anything else in the strip.
        const bool hasRoom = text.width() - pillWidth() > countWidth() + stripGap;
        return paintPenalty(painter,
                            hasRoom ? QRectF{text.topLeft(), QPointF{paintCount(painter, text), text.bottom()}} : text);
    }
    if (m_compact) {
        const double right = paintRounds(painter, paintCount(painter, text), text);
        return paintName(painter, {text.topLeft(), QPointF{right, text.bottom()}});
    }
    const double line = fontMetrics().height();
    const QRectF first{text.left(), text.top(), text.width(), line};
    const QRectF second{QPointF{text.left(), first.bottom()}, text.bottomRight()};
    paintName(painter, {first.topLeft(), QPointF{paintRounds(painter, text.right(), first), first.bottom()}});
    const QRectF left{second.topLeft(), QPointF{paintCount(painter, second), second.bottom()}};
    m_penalty.isEmpty() ? paintDetail(painter, left) : paintPenalty(painter, left);
}

/// Paints how far the player is.
void DuelStrip::paintLine(QPainter& painter) const
{
    const QRectF groove{stripPadding, height() - progressHeight - 4, width() - 2 * stripPadding, progressHeight};
    const double radius = progressHeight / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Mid));
    painter.drawRoundedRect(groove, radius, radius);
    const double filled = groove.width() * std::clamp(m_progress.share, 0.0, 1.0);
    if (filled <= 0)
        return;
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(QRectF{groove.topLeft(), QSizeF{std::max(filled, progressHeight), progressHeight}}, radius,
                            radius);
}

QFont DuelStrip::countFont() const
{
    return scaledFont(font(), m_compact ? 1.1 : 1.45, QFont::Bold);
}

/// Returns the room for every count of the game.
double DuelStrip::countWidth() const
{
    const QFontMetricsF metrics{countFont()};
    const QString all = QString::number(m_progress.all);
    const QString widest = m_byPoints ? u"88888"_s
        : m_progress.all <= 0         ? u"888"_s
        : isTight()                   ? all
                                      : all + u'/' + all;
    return std::max(figuresWidth(metrics, shownCount()), figuresWidth(metrics, widest));
}

/// Returns the count, without the whole of which it is a part where the name would have no room.
QString DuelStrip::shownCount() const
{
    return isTight() && !m_byPoints ? QString::number(m_player.pairs) : countText();
}

/// Paints the count at the right. Returns the right edge of the rest, which is the same for every count of the game.
double DuelStrip::paintCount(QPainter& painter, const QRectF& box) const
{
    painter.setFont(countFont());
    painter.setPen(palette().color(QPalette::WindowText));
    const QString count = shownCount();
    const double own = figuresWidth(QFontMetricsF{painter.font()}, count);
    drawFigures(painter, {box.right() - own, box.top(), own, box.height()}, count);
    return box.right() - countWidth() - stripGap;
}

double DuelStrip::paintRounds(QPainter& painter, double right, const QRectF& box) const
{
    if (!m_player.roundPoints)
        return right;
    const QString rounds = QString::number(*m_player.roundPoints);
    painter.setFont(scaledFont(font(), 1.0, QFont::Bold));
    const QFontMetricsF metrics{painter.font()};
    const double wide = std::max(metrics.height(), figuresWidth(metrics, rounds) + 8);
    const QRectF badge{right - wide, box.center().y() - metrics.height() / 2, wide, metrics.height()};
    painter.setPen(QPen{palette().color(QPalette::PlaceholderText), 1});
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(badge.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(badge, Qt::AlignCenter, rounds);
    return badge.left() - stripGap;
}

void DuelStrip::paintName(QPainter& painter, QRectF box) const
{
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    if (m_player.isInhumanlyFast && m_compact) { // in words where there are two lines
        const double high = fontMetrics().ascent();
        paintBolt(painter, {box.left(), box.center().y() - high / 2, high * 0.7, high},
                  palette().color(QPalette::BrightText));
        box.setLeft(box.left() + high * 0.7 + 3);
    }
    painter.setPen(palette().color(QPalette::WindowText));
    drawStripLine(painter, box, m_player.name);
}

void DuelStrip::paintDetail(QPainter& painter, const QRectF& box) const
{
    painter.setFont(font());
    painter.setPen(palette().color(m_player.isInhumanlyFast ? QPalette::BrightText : QPalette::PlaceholderText));
    drawStripLine(painter, box, m_player.isInhumanlyFast ? tr("faster than a hand") : m_player.detail);
}

double DuelStrip::pillWidth() const
{
    QFont bold = font();
    bold.setBold(true);
    return figuresWidth(QFontMetricsF{bold}, m_penalty) + 16;
}

/// Paints a filled pill, so that the cost of a help is seen without colours too.
void DuelStrip::paintPenalty(QPainter& painter, const QRectF& box) const
{
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    const double high = std::min(box.height(), QFontMetricsF{bold}.height() + 1);
    const QRectF pill{box.left() - 2, box.center().y() - high / 2, std::min(box.width(), pillWidth()), high};
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::BrightText));
    painter.drawRoundedRect(pill, high / 2, high / 2);
    painter.setPen(palette().color(QPalette::Base));
    drawStripLine(painter, pill.adjusted(7, 0, -5, 0), m_penalty);
}

} // namespace qipan::ui
