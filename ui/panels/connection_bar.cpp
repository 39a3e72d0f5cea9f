// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/connection_bar.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/button.h"

#include <QLabel>

#include <utility>

namespace qipan::ui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

ConnectionBar::ConnectionBar(QWidget* parent, Countdown::Now now)
    : TextBar{parent}
    , m_countdown{Countdown::Figures::WholeSeconds, nullptr, std::move(now)}
    , m_time{new QLabel{this}}
    , m_wait{new QPushButton{this}}
    , m_leave{makeButton(this, &ConnectionBar::saveAndLeaveRequested)}
{
    m_time->setTextFormat(Qt::PlainText);
    m_time->setAlignment(Qt::AlignCenter);
    addToRow(m_time);
    addToRow(m_wait);
    addToRow(m_leave);
    connect(&m_countdown, &Countdown::ticked, this, &ConnectionBar::showTime);
    connect(m_wait, &QPushButton::clicked, this, [this] {
        releaseFocus();
        setUrgent(false);
        Q_EMIT waitRequested();
    });
    keepTranslated(this, [this] { retranslate(); });
    onFontChange(this, [this] { retranslate(); });
    hide();
}

void ConnectionBar::showLost(const QString& text, std::optional<Milliseconds> remaining)
{
    const bool isNew = isHidden() || text != m_lost;
    m_lost = text;
    m_hasTime = remaining.has_value();
    m_countdown.set(remaining.value_or(0ms), m_hasTime);
    m_time->setVisible(m_hasTime);
    m_time->setText(timeText());
    showText();
    if (!isNew)
        return;
    setUrgent(true);
    show();
    speak(*this, m_hasTime ? QString{text + u' ' + timeText()} : text);
}

void ConnectionBar::setSavable(bool savable)
{
    m_isSavable = savable;
    retranslate();
}

void ConnectionBar::setDetail(const QString& text)
{
    m_detail = text;
    showText();
}

void ConnectionBar::hideLost()
{
    m_countdown.stop();
    m_detail.clear();
    releaseFocus();
    hide();
}

void ConnectionBar::setUrgent(bool urgent)
{
    setAccented(urgent);
    if (urgent && m_wait->isHidden())
        questionChanged();
    m_wait->setVisible(urgent);
}

void ConnectionBar::showTime()
{
    m_time->setText(timeText());
    if (m_countdown.remaining() > 0ms)
        return;
    setUrgent(true);
    Q_EMIT ranOut();
}

void ConnectionBar::retranslate()
{
    m_wait->setText(tr("&Wait"));
    m_leave->setText(m_isSavable ? tr("Save and &leave") : tr("&Leave"));
    m_time->setAccessibleName(tr("Time left to reconnect"));
    // As wide as the longest usual time, so that the text does not rewrap when a digit changes.
    m_time->setFont(scaledFont(font(), 1.15, QFont::Bold));
    m_time->setMinimumWidth(QFontMetrics{m_time->font()}.horizontalAdvance(u"00:00"_s));
}

} // namespace qipan::ui
