// SPDX-License-Identifier: GPL-3.0-or-later
// The session at a table of duels.
#include "net/duel_wire.h"
#include "net/session.h"

namespace qipan::net {

void Session::resumeDuel(const QString& token, const DuelState& state, const link::Board& dealt)
{
    const bool playsDuels = std::holds_alternative<duel::Setup>(m_handshake.terms());
    if (!playsDuels || !m_handshake.resume(token, describe(state, dealt), m_channel))
        return;
    enterTable(std::nullopt);
    m_duel->sendState(state, m_channel);
    m_channel.report(DuelResumed{m_handshake.peer().name, std::get<duel::Setup>(m_handshake.terms()), state});
}

void Session::startDuel(const link::DealSetup& deal, const link::Board& dealt)
{
    if (isHost() && isAtTable() && m_duel)
        m_duel->start(deal, dealt, m_channel);
}

void Session::syncDuel(const std::optional<DuelState>& state, const link::Board& dealt, const QString& guest)
{
    if (!hasSpectator() || !m_duel)
        return;
    m_channel.send(message::DuelSync{state ? std::optional{describe(*state, dealt)} : std::nullopt,
                                     m_handshake.self().name, guest.isEmpty() ? std::nullopt : std::optional{guest}});
    m_duel->sendState(state, m_channel);
}

bool Session::checkDeal(const link::Board& dealt)
{
    return isAtTable() && m_duel && m_duel->checkDeal(dealt, m_channel);
}

void Session::sendDuelEvent(const duel::Event& event, const duel::Duel& duel)
{
    if (isAtTable() && m_duel)
        m_duel->observe(event, duel, m_channel);
}

void Session::refuseDuel(const duel::Command& command, duel::Refusal refusal)
{
    if (isAtTable() && m_duel && m_duel->respond(command, refusal, m_channel) == Handled::Ignored
        && RateGate::isExempt(command))
        m_rateGate.count(m_channel);
}

} // namespace qipan::net
