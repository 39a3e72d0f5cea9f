// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/end.h"

#include "core/match/match_snapshot.h"

#include <stdexcept>

namespace qipan::net::test {

void End::run(Time now)
{
    while (const auto event = m_session.poll(now))
        handle(*event);
}

void End::handle(const SessionEvent& event)
{
    if (const auto* joinRequest = std::get_if<JoinRequested>(&event)) {
        joinRequested(*joinRequest);
    } else if (const auto* entered = std::get_if<Entered>(&event)) {
        m_terms = std::get<GameTerms>(entered->terms);
        m_token = entered->token;
        m_round = 0;
        if (seat() == Seat::First)
            begin(Seat::First);
    } else if (const auto* started = std::get_if<RoundStarted>(&event)) {
        if (m_match) {
            const auto decision = m_match->decideNextRound();
            if (const auto* events = std::get_if<Match::Events>(&decision))
                evolve(*events);
        }
        m_terms->setup.start = started->moves;
        enterRound(started->black);
    } else if (const auto* back = std::get_if<Resumed>(&event)) {
        ++m_resumed;
        if (seat() == Seat::Second)
            adopt(*back);
    } else if (const auto* peer = std::get_if<PeerCommand>(&event)) {
        handle(peer->command);
    } else if (const auto* expired = std::get_if<RequestExpired>(&event)) {
        m_last = event;
        static_cast<void>(act(expired->answer));
    } else if (std::holds_alternative<ChatReceived>(event)) {
        ++m_chats;
    } else {
        m_last = event;
    }
}

void End::handle(const Command& command)
{
    const auto decision = m_match->decide(m_session.peerSeat(), command, CommandSource::Remote);
    if (const auto* refusal = std::get_if<Refusal>(&decision))
        m_session.refuse(command, *refusal);
    else
        evolve(std::get<Match::Events>(decision));
}

void End::joinRequested(const JoinRequested& joinRequest)
{
    if (m_round == 0 || joinRequest.token != m_token) {
        m_session.admit();
        return;
    }
    for (const auto& event : m_match->decideConnectionLost())
        m_match->evolve(event);
    m_session.resume(m_token, roundState());
}

void End::adopt(const Resumed& back)
{
    const auto& snapshot = back.roundState.snapshot;
    const auto rest = back.roundState.round == m_round ? pendingActions(*m_match, snapshot) : PendingActions{};
    m_round = back.roundState.round;
    m_match = restore(back.terms.setup.makeGame(), snapshot, back.terms.setup.opening);
    if (!m_match)
        throw std::runtime_error{"the account of the host cannot be true"};
    if ((rest.move && !act(m_match->place(*rest.move))) || (rest.resign && !act(Resign{})))
        throw std::runtime_error{"what was done again is refused"};
}

std::optional<message::Resume> End::seatToResume() const
{
    if (m_round == 0)
        return std::nullopt;
    return message::Resume{m_token, m_round, m_match->plies()};
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
        m_session.sendEvent(event);
    }
    if (seat() == Seat::First && m_match->finished()) {
        const bool again = m_match->finished() == RequestKind::Again;
        begin(again ? opposite(m_match->initialBlack()) : m_match->initialBlack());
    }
}

void End::begin(Seat black)
{
    enterRound(black);
    m_session.startRound(black);
}

void End::enterRound(Seat black)
{
    ++m_round;
    MatchSnapshot snapshot;
    snapshot.black = black;
    snapshot.moves = m_terms->setup.start;
    m_match = restore(m_terms->setup.makeGame(), snapshot, m_terms->setup.opening);
}

} // namespace qipan::net::test
