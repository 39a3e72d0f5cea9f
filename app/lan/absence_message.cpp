// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/absence_message.h"

#include "app/lan/peer_table.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"
#include "ui/widgets/countdown.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

} // namespace

AbsenceMessage::AbsenceMessage(ui::MessageQueue& messages, ui::Page page,
                               std::function<QString(const PeerTable&)> resultText, QObject* parent)
    : QObject{parent}
    , m_messages{messages}
    , m_page{page}
    , m_resultText{std::move(resultText)}
{
    m_retryTimer.setInterval(std::chrono::seconds{1});
    connect(&m_retryTimer, &QTimer::timeout, this, &AbsenceMessage::showTimes);
}

void AbsenceMessage::show(PeerTable* table)
{
    const bool wasShown = std::exchange(m_table, table) != nullptr;
    if (table == nullptr || !table->isAway()) {
        m_retryTimer.stop();
        m_isPatient = false;
        if (wasShown)
            m_messages.withdraw(ui::Message::Topic::Connection);
        return;
    }
    if (isPeerGone())
        return showPeerGone();
    QString text = m_table->me() == Seat::First
        ? tr("The connection to %1 is lost. Waiting for %1 to reconnect.").arg(m_table->peerName())
        : tr("The connection to %1 is lost. Trying to reconnect.").arg(m_table->peerName());
    if (m_table->isBetweenRounds())
        text = m_resultText(*m_table) + u' ' + text;
    if (const auto* open = m_messages.find(ui::Message::Topic::Resign); open != nullptr && open->page == m_page)
        m_messages.withdraw(ui::Message::Topic::Resign); // nobody is there to whom one could resign
    m_messages.post({.topic = ui::Message::Topic::Connection,
                     .text = text,
                     .agree = m_isPatient ? QString{} : tr("&Wait"),
                     .decline = m_table->isRoundRunning() ? tr("Save and &leave") : tr("&Leave"),
                     .agreed = [this] { wait(); },
                     .declined = [this] { Q_EMIT saveAndLeaveRequested(); },
                     .isChoice = true,
                     .left = [this] { wait(); },
                     .detail = times(),
                     .page = m_page});
    m_retryTimer.start();
}

void AbsenceMessage::wait()
{
    m_isPatient = true;
    if (m_table != nullptr)
        m_table->tryNow();
    show(m_table);
}

/// Whether the guest went after the end of a round: the host has nothing to wait for, but may.
bool AbsenceMessage::isPeerGone() const
{
    return m_table->me() == Seat::First && m_table->isBetweenRounds();
}

void AbsenceMessage::showPeerGone()
{
    m_messages.post({.topic = ui::Message::Topic::Connection,
                     .text = m_resultText(*m_table) + u' ' + tr("%1 has disconnected.").arg(m_table->peerName()),
                     .agree = tr("Op&en the table"),
                     .decline = tr("&Leave"),
                     .agreed = [this] { m_table->giveUpWaiting(); },
                     .declined = [this] { Q_EMIT saveAndLeaveRequested(); },
                     .isChoice = true,
                     .left = [this] { show(m_table); },
                     .page = m_page});
}

/// Returns the time left to reconnect, and until the next attempt.
QString AbsenceMessage::times() const
{
    QStringList parts{ui::clockText(std::max(m_table->absence().left(), 0ms), false)};
    if (m_table->me() != Seat::First) {
        const auto wait = m_table->absence().untilNextTry();
        parts << (wait ? tr("Next attempt in %1 s.").arg(std::chrono::ceil<std::chrono::seconds>(*wait).count())
                       : tr("Reconnecting…"));
    }
    return parts.join(u" · ");
}

void AbsenceMessage::showTimes()
{
    if (m_table == nullptr || !m_table->isAway() || isPeerGone())
        return;
    if (m_isPatient && m_table->absence().left() <= 0ms) {
        m_isPatient = false; // the user may wait longer or leave
        show(m_table);
    }
    m_messages.setDetail(ui::Message::Topic::Connection, times());
}

} // namespace qipan::app
