#include "tests/net/end.h"

#include <algorithm>

namespace qipan::net::test {

void End::run(Time now)
{
    while (const auto event = m_session.poll(now))
        handle(*event);
}

void End::handle(const SessionEvent& event)
{
    if (std::holds_alternative<Knocked>(event)) {
        m_session.admit();
    } else if (const auto* entered = std::get_if<Entered>(&event)) {
        m_setup = entered->setup;
        if (seat() == Seat::First)
            begin(Seat::First);
    } else if (const auto* started = std::get_if<RoundStarted>(&event)) {
        if (m_match) {
            const auto decision = m_match->decideNextRound();
            if (const auto* events = std::get_if<Match::Events>(&decision))
                evolve(*events);
        }
        m_match.emplace(m_setup->makeGame(), started->black);
    } else if (const auto* peer = std::get_if<PeerCommand>(&event)) {
        handle(peer->command);
    } else if (std::holds_alternative<Chatted>(event)) {
        ++m_chats;
    } else {
        m_last = event;
    }
}

void End::handle(const Command& command)
{
    const auto decision = m_match->decide(m_session.peerSeat(), command, Origin::Afar);
    if (const auto* refusal = std::get_if<Refusal>(&decision))
        m_session.refuse(command, *refusal);
    else
        evolve(std::get<Match::Events>(decision));
}

bool End::act(const Command& command)
{
    const auto decision = m_match->decide(seat(), command);
    const auto* events = std::get_if<Match::Events>(&decision);
    if (events != nullptr)
        evolve(*events);
    return events != nullptr;
}

void End::evolve(const Match::Events& events)
{
    for (const auto& event : events) {
        m_match->evolve(event);
        m_session.tell(event);
    }
    if (seat() == Seat::First && m_match->finished()) {
        const bool again = m_match->finished() == RequestKind::Again;
        begin(again ? opposite(m_match->black()) : m_match->black());
    }
}

void End::begin(Seat black)
{
    m_match.emplace(m_setup->makeGame(), black);
    m_session.startRound(black);
}

} // namespace qipan::net::test
