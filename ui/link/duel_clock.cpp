// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/duel_clock.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/panels/strip_painting.h"
#include "ui/widgets/countdown.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace qipan::ui {

DuelClock::DuelClock(QWidget* parent)
    : QWidget{parent}
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    keepTranslated(this, [this] { describe(); });
}

void DuelClock::setTime(std::chrono::milliseconds time, bool isLeft)
{
    const QString before = text();
    const bool warned = warns();
    const bool isOther = isLeft != m_isLeft;
    m_time = time;
    m_isLeft = isLeft;
    if (isOther)
        describe();
    if (isOther || warned != warns() || before != text())
        update();
}

QString DuelClock::text() const
{
    return m_isLeft ? clockText(m_time, false) : elapsedText(m_time);
}

bool DuelClock::warns() const
{
    return m_isLeft && m_time <= lastSeconds;
}

QString DuelClock::spokenTime() const
{
    using std::chrono::seconds;
    if (m_isLeft)
        return tr("%1 left.").arg(ui::spokenTime(std::chrono::ceil<seconds>(m_time)));
    return tr("%1 played.").arg(ui::spokenTime(std::chrono::floor<seconds>(m_time)));
}

/// Without the time itself: a name that changed every second would be read out again and again.
void DuelClock::describe()
{
    setTip(*this, m_isLeft ? tr("Time left") : tr("Time played"));
}

QFont DuelClock::letters() const
{
    return scaledFont(font(), 1.25, QFont::Bold);
}

ClockLook DuelClock::look() const
{
    return {.text = text(), .runs = true, .warns = warns()};
}

QSize DuelClock::sizeHint() const
{
    return clockSize(letters(), {.text = u"88:88"_s, .runs = true, .warns = true}).toSize();
}

void DuelClock::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const ClockLook shown = look();
    QRectF place{{}, clockSize(letters(), shown)};
    place.moveCenter(QRectF{rect()}.center());
    paintClock(painter, place, letters(), shown, palette());
}

} // namespace qipan::ui
