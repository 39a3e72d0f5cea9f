// SPDX-License-Identifier: GPL-3.0-or-later
// How the ends handle the events of their sessions.
#include "tests/fuzz/require.h"
#include "tests/fuzz/session_table.h"

namespace qipan::net::test {

using qipan::test::require;

void SessionTable::handle(End end, const SessionEvent& event)
{
    std::visit(
        [&](const auto& content) {
            if constexpr (requires { this->onEvent(end, content); })
                onEvent(end, content);
        },
        event);
    auto& own = at(end);
    if (std::holds_alternative<PasscodeWanted>(event))
        own.session.submitPasscode(m_options.passcode);
    if (const auto* proof = std::get_if<PasscodeChecked>(&event); proof != nullptr && proof->isCorrect)
        own.session.admit();
    if (end == End::Host && std::holds_alternative<PeerLeft>(event))
        own.token.clear();
}

void SessionTable::onEvent(End end, const JoinRequested& joinRequest)
{
    auto& own = at(end);
    if (end == End::Host && own.round > 0 && !own.token.isEmpty() && joinRequest.token == own.token) {
        for (const auto& event : own.match->decideConnectionLost())
            own.match->evolve(event);
        own.session.resume(own.token, *own.roundState());
    } else if (!m_options.passcode.isEmpty()) {
        own.session.challenge(m_options.passcode);
    } else {
        own.session.admit();
    }
}

void SessionTable::onEvent(End end, const Entered& entered)
{
    if (end == End::HostOfSpectator) {
        syncSpectator();
        return;
    }
    auto& own = at(end);
    own.terms = std::get<GameTerms>(entered.terms);
    own.token = entered.token;
    own.round = 0;
    own.match.reset();
    if (end != End::Host)
        return;
    m_proposed.reset();
    if (own.terms->first == FirstBlack::RockPaperScissors)
        syncSpectator();
    else
        begin(own.terms->first == FirstBlack::Host ? Seat::First : Seat::Second);
}

void SessionTable::onEvent(End end, const Resumed& back)
{
    if (end != End::Guest)
        return;
    auto& own = at(end);
    const auto& snapshot = back.roundState.snapshot;
    const auto rest =
        own.match && back.roundState.round == own.round ? pendingActions(*own.match, snapshot) : PendingActions{};
    auto match = restore(back.terms.setup.makeGame(), snapshot, back.terms.setup.opening);
    require(match || m_tampered, "the host's account is true");
    if (!match) {
        own.session.leave();
        own.token.clear();
        return;
    }
    own.terms = back.terms;
    own.round = back.roundState.round;
    own.match = std::move(match);
    if (rest.move)
        act(end, own.match->place(*rest.move));
    if (rest.resign)
        act(end, Resign{});
}

void SessionTable::onEvent(End end, const Synced& synced)
{
    auto& own = at(end);
    own.round = synced.roundState ? synced.roundState->round : 0;
    own.match = synced.roundState
        ? restore(own.terms->setup.makeGame(), synced.roundState->snapshot, own.terms->setup.opening)
        : nullptr;
    require(!synced.roundState || own.match || m_tampered, "what a spectator sees can be");
    if (synced.roundState && !own.match)
        own.session.leave();
}

void SessionTable::onEvent(End end, const HandsRevealed& shown)
{
    if (end == End::Host && shown.winner)
        begin(*shown.winner);
}

void SessionTable::onEvent(End end, const RoundStarted& started)
{
    auto& own = at(end);
    if (started.setup)
        own.terms->setup = *started.setup;
    own.terms->setup.start = started.moves;
    if (own.match) {
        const auto decision = own.match->decideNextRound();
        if (const auto* events = std::get_if<Match::Events>(&decision))
            evolve(end, *events);
    }
    own.round = started.round - 1;
    own.enterRound(started.black);
}

void SessionTable::onEvent(End end, const PeerCommand& peer)
{
    auto& own = at(end);
    require(own.match != nullptr, "there is a match for every command");
    const auto decision = own.match->decide(opposite(seatOf(end)), peer.command, CommandSource::Remote);
    if (const auto* refusal = std::get_if<Refusal>(&decision))
        own.session.refuse(peer.command, *refusal);
    else
        evolve(end, std::get<Match::Events>(decision));
}

void SessionTable::onEvent(End end, const SpectatedCommand& spectated)
{
    auto& own = at(end);
    require(own.match != nullptr, "there is a match for every command");
    const bool isMove =
        std::holds_alternative<Place>(spectated.command) || std::holds_alternative<Choose>(spectated.command);
    const Seat by = isMove ? own.match->seatToMove() : Seat::First;
    const auto decision = own.match->decide(by, spectated.command, CommandSource::Spectated);
    if (const auto* refusal = std::get_if<Refusal>(&decision))
        own.session.refuse(spectated.command, *refusal);
    else
        evolve(end, std::get<Match::Events>(decision));
}

void SessionTable::onEvent(End end, const ChatReceived& said)
{
    require(!said.text.isEmpty(), "chat says something");
    if (end == End::Host)
        at(End::HostOfSpectator).session.relayChat(Seat::Second, said.text);
}

void SessionTable::onEvent(End end, const ProposalReceived& proposed)
{
    if (end == End::Host)
        m_proposed = proposed.setup;
}

void SessionTable::onEvent(End end, const ProposalUpdate& update)
{
    if (end == End::Host && update.status == ProposalUpdate::Status::Agreed)
        begin(opposite(at(End::Host).match->initialBlack()), update.setup);
}

void SessionTable::onEvent(End end, const Failed& failed)
{
    // Acting too fast or waiting too long is not a program's error.
    const bool isUsers = failed.code == ErrorCode::Flood || failed.code == ErrorCode::BadReveal;
    require(m_tampered || isUsers, "two programs of this kind find no errors in each other");
    if (end == End::Host || end == End::Guest)
        at(end).token.clear();
}

void SessionTable::evolve(End end, const Match::Events& events)
{
    auto& own = at(end);
    for (const auto& event : events) {
        own.match->evolve(event);
        own.session.sendEvent(event);
        if (end != End::Host)
            continue;
        if (std::holds_alternative<TookBack>(event))
            syncSpectator();
        else
            at(End::HostOfSpectator).session.sendEvent(event);
    }
    if (end == End::Host && own.match->finished() && own.session.isAtTable()) {
        const bool again = own.match->finished() == RequestKind::Again;
        begin(again ? opposite(own.match->initialBlack()) : own.match->initialBlack());
    }
}

void SessionTable::begin(Seat black, std::optional<GameSetup> setup)
{
    auto& host = at(End::Host);
    if (setup) {
        host.terms->setup = *setup;
        m_options.terms.setup = *setup;
        at(End::HostOfSpectator)
            .session.setTerms(m_options.terms); // for a spectator that is not let in yet, as in Host
    }
    m_proposed.reset();
    host.enterRound(black);
    host.session.startRound(black, setup);
    if (host.round > 1)
        at(End::HostOfSpectator).session.startRound(black, setup);
    else
        syncSpectator();
}

void SessionTable::syncSpectator()
{
    const auto& host = at(End::Host);
    at(End::HostOfSpectator).session.sync(host.roundState(), QStringLiteral("Guest"));
}

} // namespace qipan::net::test
