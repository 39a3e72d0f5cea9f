// How the ends handle the events of their sessions.
#include "tests/fuzz/require.h"
#include "tests/fuzz/session_table.h"

namespace qipan::net::test {

using qipan::test::require;

void SessionTable::handle(End end, const SessionEvent& event)
{
    std::visit(
        [&](const auto& content) {
            if constexpr (requires { this->take(end, content); })
                take(end, content);
        },
        event);
    auto& own = at(end);
    if (std::holds_alternative<PasscodeWanted>(event))
        own.session.prove(m_options.passcode);
    if (const auto* proof = std::get_if<Proved>(&event); proof != nullptr && proof->right)
        own.session.admit();
    if (end == End::Host && std::holds_alternative<PeerLeft>(event))
        own.token.clear();
}

void SessionTable::take(End end, const Knocked& knock)
{
    auto& own = at(end);
    if (end == End::Host && own.round > 0 && !own.token.isEmpty() && knock.token == own.token) {
        for (const auto& event : own.match->decideLineLost())
            own.match->evolve(event);
        own.session.resume(own.token, *own.standing());
    } else if (!m_options.passcode.isEmpty()) {
        own.session.challenge(m_options.passcode);
    } else {
        own.session.admit();
    }
}

void SessionTable::take(End end, const Entered& entered)
{
    if (end == End::HostOfWatcher) {
        syncWatcher();
        return;
    }
    auto& own = at(end);
    own.terms = entered.terms;
    own.token = entered.token;
    own.round = 0;
    own.match.reset();
    if (end != End::Host)
        return;
    m_proposed.reset();
    if (entered.terms.first == FirstBlack::Throw)
        syncWatcher();
    else
        begin(entered.terms.first == FirstBlack::Host ? Seat::First : Seat::Second);
}

void SessionTable::take(End end, const Resumed& back)
{
    if (end != End::Guest)
        return;
    auto& own = at(end);
    const auto& account = back.standing.account;
    const auto rest = own.match && back.standing.round == own.round ? remainder(*own.match, account) : Remainder{};
    auto match = restore(back.terms.setup.makeGame(), account, back.terms.setup.opening);
    require(match || m_tampered, "the host's account is true");
    if (!match) {
        own.session.leave();
        own.token.clear();
        return;
    }
    own.terms = back.terms;
    own.round = back.standing.round;
    own.match = std::move(match);
    if (rest.move)
        act(end, own.match->place(*rest.move));
    if (rest.resign)
        act(end, Resign{});
}

void SessionTable::take(End end, const Synced& synced)
{
    auto& own = at(end);
    own.round = synced.standing ? synced.standing->round : 0;
    own.match = synced.standing
        ? restore(own.terms->setup.makeGame(), synced.standing->account, own.terms->setup.opening)
        : nullptr;
    require(!synced.standing || own.match || m_tampered, "what a watcher sees can be");
    if (synced.standing && !own.match)
        own.session.leave();
}

void SessionTable::take(End end, const HandsShown& shown)
{
    if (end == End::Host && shown.winner)
        begin(*shown.winner);
}

void SessionTable::take(End end, const RoundStarted& started)
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

void SessionTable::take(End end, const PeerCommand& peer)
{
    auto& own = at(end);
    require(own.match != nullptr, "there is a match for every command");
    const auto decision = own.match->decide(opposite(seatOf(end)), peer.command, Origin::Afar);
    if (const auto* refusal = std::get_if<Refusal>(&decision))
        own.session.refuse(peer.command, *refusal);
    else
        evolve(end, std::get<Match::Events>(decision));
}

void SessionTable::take(End end, const WatchedCommand& watched)
{
    auto& own = at(end);
    require(own.match != nullptr, "there is a match for every command");
    const bool isMove =
        std::holds_alternative<Place>(watched.command) || std::holds_alternative<Choose>(watched.command);
    const Seat by = isMove ? own.match->seatToMove() : Seat::First;
    const auto decision = own.match->decide(by, watched.command, Origin::Watched);
    if (const auto* refusal = std::get_if<Refusal>(&decision))
        own.session.refuse(watched.command, *refusal);
    else
        evolve(end, std::get<Match::Events>(decision));
}

void SessionTable::take(End end, const Chatted& said)
{
    require(!said.text.isEmpty(), "chat says something");
    if (end == End::Host)
        at(End::HostOfWatcher).session.relayChat(Seat::Second, said.text);
}

void SessionTable::take(End end, const Proposed& proposed)
{
    if (end == End::Host)
        m_proposed = proposed.setup;
}

void SessionTable::take(End end, const ProposalNews& news)
{
    if (end == End::Host && news.what == ProposalNews::What::Agreed)
        begin(opposite(at(End::Host).match->beginner()), news.setup);
}

void SessionTable::take(End end, const Failed& failed)
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
        own.session.tell(event);
        if (end != End::Host)
            continue;
        if (std::holds_alternative<TookBack>(event))
            syncWatcher();
        else
            at(End::HostOfWatcher).session.tell(event);
    }
    if (end == End::Host && own.match->finished() && own.session.isAtTable()) {
        const bool again = own.match->finished() == RequestKind::Again;
        begin(again ? opposite(own.match->beginner()) : own.match->beginner());
    }
}

void SessionTable::begin(Seat black, std::optional<GameSetup> setup)
{
    auto& host = at(End::Host);
    if (setup) {
        host.terms->setup = *setup;
        m_options.terms.setup = *setup;
        at(End::HostOfWatcher).session.setTerms(m_options.terms); // for a spectator that is not let in yet, as in Host
    }
    m_proposed.reset();
    host.enterRound(black);
    host.session.startRound(black, setup);
    if (host.round > 1)
        at(End::HostOfWatcher).session.startRound(black, setup);
    else
        syncWatcher();
}

void SessionTable::syncWatcher()
{
    const auto& host = at(End::Host);
    at(End::HostOfWatcher).session.sync(host.standing(), QStringLiteral("Guest"));
}

} // namespace qipan::net::test
