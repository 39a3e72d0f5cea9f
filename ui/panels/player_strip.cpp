// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/player_strip.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/panels/strip_painting.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace qipan::ui {
namespace {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

constexpr int padding = 10;
constexpr int compactPadding = 7;
constexpr int partGap = 7;

/// Draws one line of text, elided if necessary.
void drawLine(QPainter& painter, const QRectF& box, const QString& words)
{
    painter.drawText(box, Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, std::max(0, int(box.width()))));
}

/// Returns this font, or one that is up to a fifth smaller if a text needs that to have room.
QFont fittingFont(const QFont& font, const QString& text, double room)
{
    QFont smaller = font;
    for (double factor = 0.95; factor > 0.75 && QFontMetricsF{smaller}.horizontalAdvance(text) > room; factor -= 0.05)
        smaller = scaledFont(font, factor, static_cast<QFont::Weight>(font.weight()));
    return smaller;
}

/// Cuts a name that is too long behind the last word that has room, and returns the rest; empty if nothing is cut.
QString takeSecondLine(QString& name, double room, const QFont& font)
{
    const QFontMetricsF metrics{font};
    if (metrics.horizontalAdvance(name) <= room)
        return {};
    for (qsizetype at = name.lastIndexOf(u' '); at > 0; at = name.lastIndexOf(u' ', at - 1)) {
        if (metrics.horizontalAdvance(name.first(at)) > room)
            continue;
        const QString rest = name.sliced(at + 1);
        name.truncate(at);
        return rest;
    }
    return {};
}

/// Returns the short form of a text if the text needs more room.
const QString& fitting(const QString& text, const QString& shortText, double room, const QFont& font)
{
    return shortText.isEmpty() || QFontMetricsF{font}.horizontalAdvance(text) <= room ? text : shortText;
}

} // namespace

PlayerStrip::PlayerStrip(QWidget* parent, Countdown::Now now)
    : QWidget{parent}
    , m_countdown{Countdown::Figures::Tenths, nullptr, std::move(now)}
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&m_countdown, &Countdown::ticked, this, &PlayerStrip::clockChanged);
    keepTranslated(this, [this] { describe(); });
}

void PlayerStrip::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT clicked();
}

void PlayerStrip::setState(const StripState& state)
{
    if (state == m_state)
        return;
    m_state = state;
    describe();
    update();
}

void PlayerStrip::setClock(std::optional<Milliseconds> remaining, bool runs)
{
    const QString text = clockText();
    const bool ran = clockRuns();
    m_hasClock = remaining.has_value();
    m_countdown.set(remaining.value_or(0ms), runs && m_hasClock);
    // Not with every increment that briefly lifts the clock above the limit.
    if (!m_hasClock || *remaining > 2 * lastSeconds)
        m_isAnnounced = false;
    if (text != clockText() || ran != clockRuns())
        clockChanged();
}

void PlayerStrip::clockChanged()
{
    update();
    describe();
    if (!m_isAnnounced && clockRuns() && clockWarns()) {
        m_isAnnounced = true;
        Announcer::of(*this).say(accessibleName()); // whatever page is shown
        Q_EMIT timeGotShort();
    }
}

QString PlayerStrip::spokenClock() const
{
    if (!m_hasClock)
        return {};
    const QString time = spokenTime(std::chrono::ceil<std::chrono::seconds>(m_countdown.remaining()));
    if (!m_state.side)
        //: A player's name and time: "Anna: 4 minutes 32 seconds left."
        return tr("%1: %2 left.").arg(m_state.name, time);
    const QString text = *m_state.side == Side::Black ? tr("%1, black: %2 left.") : tr("%1, white: %2 left.");
    return text.arg(m_state.name, time);
}

void PlayerStrip::setCompact(bool compact)
{
    if (std::exchange(m_compact, compact) == compact)
        return;
    updateGeometry();
    update();
}

QSize PlayerStrip::sizeHint() const
{
    const int line = fontMetrics().height();
    return m_compact ? QSize{12 * line, line + 14} : QSize{14 * line, 2 * line + 22};
}

/// Rough on purpose: a name that changed every second would be read out again and again.
QString PlayerStrip::clockDescription() const
{
    const Milliseconds left = m_countdown.remaining();
    if (left <= 0ms)
        return tr("no time left");
    if (left <= lastSeconds)
        return tr("less than 20 seconds left");
    if (left <= 1min)
        return tr("less than a minute left");
    return tr("%n minute(s) left", nullptr, static_cast<int>(std::chrono::ceil<std::chrono::minutes>(left).count()));
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
    if (m_hasClock)
        parts += clockDescription();
    if (m_state.score)
        parts += tr("score %1").arg(scoreText(*m_state.score));
    for (const QString& more : {m_state.detail, m_state.note}) {
        if (!more.isEmpty())
            parts += more;
    }
    const QString words = parts.join(u", ");
    if (words == accessibleName())
        return;
    setAccessibleName(words);
    setToolTip(plainTip(words));
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

    const double left = paintSide(painter);
    double right = width() - (m_compact || isTight() ? compactPadding : padding);
    if (m_compact) {
        right = paintClockAt(painter, right, height() / 2.0);
        right = paintScore(painter, right, height() / 2.0);
    } else {
        right = paintCount(painter, right);
    }
    paintText(painter, left, right);
}

/// Paints the turn, the colour and, on one line, the count in the disc. Returns the left edge of the text.
double PlayerStrip::paintSide(QPainter& painter) const
{
    const double line = fontMetrics().height();
    const bool tight = m_compact || isTight();
    const double disc = m_compact ? line + 5 : tight ? line * 1.2 : line * 1.5;
    double left = tight ? compactPadding : padding;
    if (m_state.toMove) {
        paintTurn(painter, {left - 2, height() / 2.0 - line * 0.3, line * 0.5, line * 0.6},
                  palette().color(QPalette::Highlight));
    }
    left += line * 0.5 + (tight ? 0 : 3);
    const QRectF place{left, (height() - disc) / 2, disc, disc};
    if (m_state.side)
        paintStripDisc(painter, place, *m_state.side, palette());
    if (m_state.side && m_state.count && m_compact) {
        painter.setFont(scaledFont(font(), 0.9, QFont::Bold));
        painter.setPen(*m_state.side == Side::Black ? Qt::white : Qt::black);
        painter.drawText(place, Qt::AlignCenter, QString::number(*m_state.count));
    }
    return left + disc + (tight ? 5 : 8);
}

/// Paints the count in large figures at the right. Returns the right edge of the rest.
double PlayerStrip::paintCount(QPainter& painter, double right) const
{
    if (!m_state.count)
        return right;
    painter.setFont(scaledFont(font(), 1.7, QFont::Bold));
    painter.setPen(palette().color(QPalette::WindowText));
    const QString count = QString::number(*m_state.count);
    const double wide = figuresWidth(QFontMetricsF{painter.font()}, u"00"_s);
    const double own = std::max(wide, QFontMetricsF{painter.font()}.horizontalAdvance(count));
    painter.drawText(QRectF{right - own, 0, own + 1, double(height())}, Qt::AlignVCenter | Qt::AlignRight, count);
    return right - own - partGap;
}

double PlayerStrip::paintClockAt(QPainter& painter, double right, double middle) const
{
    if (!m_hasClock)
        return right;
    const ClockLook look{.text = clockText(), .runs = clockRuns(), .warns = clockWarns()};
    const double factor = m_compact ? 1.0 : 1.15;
    // Reserves room for bold digits, so that nothing moves when the clock starts or stops.
    const QFont bold = scaledFont(font(), factor, QFont::Bold);
    const QSizeF size = clockSize(bold, look);
    paintClock(painter, {{right - size.width(), middle - size.height() / 2}, size},
               look.runs || look.warns ? bold : scaledFont(font(), factor), look, palette());
    return right - size.width() - partGap;
}

double PlayerStrip::paintScore(QPainter& painter, double right, double middle) const
{
    if (!m_state.score)
        return right;
    const QString score = scoreText(*m_state.score);
    painter.setFont(scaledFont(font(), 1.0, QFont::Bold));
    const QFontMetricsF metrics{painter.font()};
    const double wide = std::max(metrics.height(), figuresWidth(metrics, score) + 8);
    const QRectF badge{right - wide, middle - metrics.height() / 2, wide, metrics.height()};
    painter.setPen(QPen{palette().color(QPalette::PlaceholderText), 1});
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(badge.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(badge, Qt::AlignCenter, score);
    return badge.left() - partGap;
}

void PlayerStrip::paintText(QPainter& painter, double left, double right) const
{
    const QColor ink = palette().color(QPalette::WindowText);
    const double line = fontMetrics().height();
    QFont bold = font();
    bold.setBold(true);
    if (m_compact) {
        const QString& name = fitting(m_state.name, m_state.shortName, right - left, bold);
        painter.setFont(fittingFont(bold, name, right - left));
        painter.setPen(ink);
        drawLine(painter, {left, 0, right - left, double(height())}, name);
        return;
    }
    QString second = m_state.winner ? tr("winner") : m_state.note.isEmpty() ? m_state.detail : m_state.note;
    const QFont smallest = fittingFont(bold, m_state.name, 0);
    const bool isLong = m_state.shortName.isEmpty()
        && QFontMetricsF{smallest}.horizontalAdvance(m_state.name) > right - left; // for one line
    const bool two = !second.isEmpty() || m_hasClock || isLong;
    const double top = two ? height() / 2.0 - line : (height() - line) / 2;
    const double nameEnd = paintScore(painter, right, top + line / 2);
    const double secondEnd = paintClockAt(painter, right, height() / 2.0 + line / 2 + 2);
    const double room = secondEnd - left;
    QString name = fitting(m_state.name, m_state.shortName, nameEnd - left, bold);
    const QFont letters = fittingFont(bold, name, nameEnd - left);
    const QString rest = second.isEmpty() ? takeSecondLine(name, nameEnd - left, letters) : QString{};
    painter.setFont(letters);
    painter.setPen(ink);
    drawLine(painter, {left, top, nameEnd - left, line}, name);
    if (!rest.isEmpty())
        return drawLine(painter, {left, height() / 2.0, room, line}, rest);
    if (second == m_state.note)
        second = fitting(m_state.note, m_state.shortNote, room, font());
    // Two letters and an ellipsis say nothing; the tool tip has the whole text.
    if (room < 3 * line && fontMetrics().horizontalAdvance(second) > room)
        return;
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    drawLine(painter, {left, height() / 2.0, room, line}, second);
}

} // namespace qipan::ui
