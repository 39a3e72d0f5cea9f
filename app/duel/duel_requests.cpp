// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/duel_requests.h"

#include "app/duel/duel_text.h"

#include <utility>

namespace qipan::app {

namespace {

using Topic = ui::Message::Topic;

} // namespace

DuelRequests::DuelRequests(ui::MessageQueue& messages, const ShownDuel& shown)
    : m_messages{messages}
    , m_shown{shown}
{
}

void DuelRequests::showAll()
{
    if (!m_shown.hasDuel())
        return dismiss();
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (const auto& open = m_shown.duel().request(seat))
            show({seat, open->kind, open->id});
    }
    withdrawClosed();
}

void DuelRequests::dismiss()
{
    for (const Topic topic : {Topic::Request, Topic::Waiting, Topic::Resign, Topic::Notice})
        m_messages.withdraw(topic);
}

void DuelRequests::happened(const duel::Event& event)
{
    if (const auto* asked = std::get_if<duel::Asked>(&event)) {
        show(*asked);
    } else if (const auto* withdrew = std::get_if<duel::Withdrew>(&event)) {
        m_isWithdrawn = withdrew->by == m_shown.me;
    } else if (const auto* answered = std::get_if<duel::Answered>(&event)) {
        const bool isRefused = !answered->accept && !answered->isAutomatic && answered->asker == m_shown.me;
        if (isRefused && !std::exchange(m_isWithdrawn, false) && m_shown.isPerson())
            m_messages.showNotice(ui::Page::Duel, DuelText{m_shown}.declined(*answered));
    } else if (std::holds_alternative<duel::Ended>(event)) {
        for (const Topic topic : {Topic::Resign, Topic::Notice}) // such as that a draw was declined before
            m_messages.withdraw(topic);
    }
    withdrawClosed();
}

void DuelRequests::show(const duel::Asked& asked)
{
    const auto& open = m_shown.duel().request(asked.by);
    if (!m_shown.isPerson() || !open || open->id != asked.id)
        return; // it is not for the user, or was answered already
    const DuelText text{m_shown};
    if (asked.by == m_shown.me) {
        m_messages.post({.topic = Topic::Waiting,
                         .text = text.waiting(asked),
                         .decline = tr("With&draw (F9)"),
                         .declined = [this] { withdraw(); },
                         .hasKeys = true,
                         .page = ui::Page::Duel});
        return;
    }
    m_messages.post({.topic = Topic::Request,
                     .text = text.question(asked),
                     .agree = tr("&Accept (F8)"),
                     .decline = tr("&Decline (F9)"),
                     .agreed = [this, by = asked.by] { answer(by, true); },
                     .declined = [this, by = asked.by] { answer(by, false); },
                     .hasKeys = true,
                     .page = ui::Page::Duel});
    Q_EMIT attentionNeeded();
}

void DuelRequests::answer(Seat asker, bool accept)
{
    if (!m_shown.hasDuel() || !m_shown.me)
        return;
    if (const auto& open = m_shown.duel().request(asker))
        m_shown.table->submit(*m_shown.me, duel::Answer{open->id, open->kind, accept});
}

void DuelRequests::withdraw()
{
    if (!m_shown.hasDuel() || !m_shown.me)
        return;
    if (const auto& open = m_shown.duel().request(*m_shown.me))
        m_shown.table->submit(*m_shown.me, duel::Withdraw{open->id});
}

void DuelRequests::withdrawClosed()
{
    const duel::Duel& duel = m_shown.duel();
    if (!m_shown.me || !duel.request(opposite(*m_shown.me)))
        m_messages.withdraw(Topic::Request);
    if (!m_shown.me || !duel.request(*m_shown.me))
        m_messages.withdraw(Topic::Waiting);
}

} // namespace qipan::app
