// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/round.h"

#include "net/text.h"
#include "net/words.h"

namespace qipan::net {

Round::Round(Seat seat, Role role, const GameTerms& terms)
    : m_seat{seat}
    , m_role{role}
    , m_terms{terms}
{
}

bool Round::mayHaveNext() const
{
    const auto asked = m_requests.ownKind();
    return m_isNextAllowed || asked == RequestKind::Restart || asked == RequestKind::Again;
}

bool Round::isAgreed(const GameSetup& setup) const
{
    return std::ranges::find(m_agreed, setup) != m_agreed.end();
}

void Round::agreeToNext(const GameSetup& setup)
{
    m_isNextAllowed = true;
    if (!isAgreed(setup))
        m_agreed.push_back(setup);
}

bool Round::isDue(const Message& message, const Toss& toss) const
{
    using namespace message;
    const bool isHost = m_seat == Seat::First;
    if (!isHost && !m_terms.clock && isOneOf<Clock, Timeout>(message))
        return false;
    if (m_role == Role::Watch)
        return isHost || isOneOf<Sync, Start, Move, Choice, Clock, Timeout, Chat, Result>(message);
    if (isOneOf<Hello, Challenge, Proof, Welcome, Reject, Sync, Reserved>(message))
        return false;
    if (isOneOf<HandCommitment, Reveal>(message))
        return toss.isDue(message);
    if (isOneOf<Start>(message))
        return !isHost && !toss.isOpen();
    return !isHost || !isOneOf<Clock, Timeout>(message);
}

Handled Round::dismiss(int round, Channel& channel) const
{
    if (round <= m_number)
        return Handled::Ignored;
    channel.fail(ErrorCode::OutOfTurn, QStringLiteral("this round has not begun"));
    return Handled::Used;
}

void Round::begin(int number, std::size_t plies)
{
    m_number = number;
    m_plies = static_cast<int>(plies);
    m_choices = 0;
    m_isOver = false;
    m_hasRequests = false;
    m_requests = {};
    m_isNextAllowed = false;
    m_agreed.clear();
}

std::optional<Time> Round::nextDeadline() const
{
    return m_requests.nextDeadline();
}

bool Round::checkTime(Channel& channel)
{
    return m_requests.checkTime(channel, [&channel](int id, RequestKind kind) {
        channel.report(RequestExpired{{id, kind, false, std::nullopt}});
    });
}

void Round::start(Seat black, const std::optional<GameSetup>& setup, Channel& channel)
{
    if (setup)
        m_terms.setup = *setup;
    const std::vector<Cell>& moves = m_terms.setup.start;
    begin(m_number + 1, moves.size());
    channel.send(message::Start{m_number, black, setup ? std::optional{describe(m_terms)} : std::nullopt, moves});
}

bool Round::start(const message::Start& start, std::optional<Seat> winner, Channel& channel)
{
    const std::optional<GameSetup> setup = start.setup ? playableSetup(*start.setup) : std::nullopt;
    if (!isStartDue(start, setup, winner, channel))
        return false;
    const GameSetup& played = setup ? *setup : m_terms.setup;
    MatchSnapshot snapshot;
    snapshot.moves = start.moves;
    const bool isOpening = !start.moves.empty() && played.opening != Opening::Free;
    if (isOpening || !restore(played.makeGame(), snapshot, played.opening)) {
        channel.fail(ErrorCode::IllegalMove, QStringLiteral("a round cannot begin with these moves"));
        return false;
    }
    begin(start.round, start.moves.size());
    if (setup)
        m_terms.setup = *setup;
    channel.report(RoundStarted{start.round, start.black, setup, start.moves});
    return true;
}

/// `setup` is that of the message, if it can be played here. A round that began before is no error.
bool Round::isStartDue(const message::Start& start, const std::optional<GameSetup>& setup, std::optional<Seat> winner,
                       Channel& channel) const
{
    const bool isPlayer = m_role == Role::Play;
    if (start.setup && (!setup || (isPlayer && !isAgreed(*setup)))) {
        channel.fail(ErrorCode::OutOfTurn, QStringLiteral("this setup was not agreed"));
        return false;
    }
    if (start.round < m_number)
        return false;
    if (start.round - 1 != m_number || (isPlayer && !m_isNextAllowed)) {
        channel.fail(ErrorCode::OutOfTurn, QStringLiteral("this round is not due"));
        return false;
    }
    if (winner.value_or(start.black) != start.black) {
        channel.fail(ErrorCode::OutOfTurn, QStringLiteral("the winner of the throw plays black"));
        return false;
    }
    return true;
}

void Round::adopt(const std::optional<RoundState>& roundState)
{
    m_number = 0;
    if (!roundState)
        return;
    begin(roundState->round, roundState->snapshot.moves.size());
    m_choices = static_cast<int>(roundState->snapshot.openingChoices.size());
    m_isOver = roundState->snapshot.verdict.has_value();
}

void Round::observe(const Event& event, Channel& channel)
{
    if (m_number == 0)
        return; // a spectator who was just admitted gets the whole round with sync
    std::visit([this, &channel](const auto& happened) { follow(happened, channel); }, event);
}

void Round::sendClock(const ClockTimes& times, Channel& channel) const
{
    if (m_number > 0)
        channel.send(message::Clock{m_number, m_plies, times, choicesToSend()});
}

/// In openings with choices, messages that name a colour or may cross with a choice carry the number of choices made.
std::optional<int> Round::choicesToSend() const
{
    return hasChoices(m_terms.setup.opening) ? std::optional{m_choices} : std::nullopt;
}

void Round::follow(const Placed& placed, Channel& channel)
{
    m_plies = placed.ply;
    closeRequestByMove(placed.by);
    if (placed.by == m_seat || m_role == Role::Watch)
        channel.send(message::Move{m_number, placed.ply, placed.cell});
}

void Round::follow(const Chosen& chosen, Channel& channel)
{
    ++m_choices;
    closeRequestByMove(chosen.by);
    if (chosen.by == m_seat || m_role == Role::Watch)
        channel.send(message::Choice{m_number, chosen.plies, chosen.choice});
}

/// The other side's move or choice refuses an open request, but not one for another game: the other side did not know
/// yet that this one had ended.
void Round::closeRequestByMove(Seat player)
{
    if (player == m_seat)
        m_requests.closePeers();
    else if (!m_isOver)
        m_requests.closeOwn();
}

void Round::follow(const Asked& asked, Channel& channel)
{
    m_hasRequests = true;
    if (m_role == Role::Watch)
        return;
    if (asked.by != m_seat) {
        m_requests.hear(asked.id, asked.kind, channel.now());
        return;
    }
    m_requests.ask(asked.id, asked.kind);
    channel.send(
        message::Request{asked.id, wordOf(requestWords, asked.kind), asked.kind, m_number, m_plies, choicesToSend()});
}

void Round::follow(const Answered& answered, Channel& channel)
{
    if (answered.asker == m_seat) {
        m_requests.closeOwn();
        return;
    }
    m_requests.closePeers();
    if (m_role == Role::Play)
        channel.send(message::Reply{answered.id, wordOf(requestWords, answered.kind), answered.kind, answered.accept,
                                    answered.reason});
}

void Round::follow(const Withdrew& withdrew, Channel& channel)
{
    if (withdrew.by != m_seat || m_role != Role::Play)
        return;
    channel.send(message::Withdraw{withdrew.id});
    m_requests.withdraw(channel.now());
}

void Round::follow(const Ended& ended, Channel& channel)
{
    m_isOver = true;
    m_requests.stopWaiting();
    // If this end resumed from here, the host's agreement to a restart may be on its way.
    m_isNextAllowed = ended.by == m_seat && m_requests.ownKind() == RequestKind::Restart;
    const auto& [plies, outcome] = ended.verdict;
    if (m_seat == Seat::First && outcome.reason == EndReason::Timeout)
        channel.send(message::Timeout{m_number, opposite(*outcome.winner), choicesToSend()});
    else if (ended.by == m_seat && outcome.reason == EndReason::Resign && m_role == Role::Play)
        channel.send(message::Resign{m_number});
    channel.send(message::Result{m_number, plies, outcome.winner, outcome.reason, choicesToSend()});
}

void Round::follow(const Finished& finished, Channel&)
{
    m_isOver = m_isOver && finished.kind == RequestKind::Again;
    m_requests.stopWaiting();
    // Without a request this ends the round before the one that has just begun (Match::decideNextRound).
    if (m_hasRequests)
        m_isNextAllowed = true;
}

void Round::follow(const Overruled& overruled, Channel&)
{
    m_choices = overruled.choices;
    m_isOver = true;
    m_isNextAllowed = false;
}

void Round::report(const Command& command, Channel& channel) const
{
    if (m_role == Role::Watch)
        channel.report(SpectatedCommand{command});
    else
        channel.report(PeerCommand{command});
}

Handled Round::handle(const message::Move& move, Channel& channel)
{
    report(Place{move.cell, move.ply}, channel);
    return Handled::Used;
}

Handled Round::handle(const message::Choice& choice, Channel& channel)
{
    report(Choose{choice.choice, choice.plies}, channel);
    return Handled::Used;
}

Handled Round::handle(const message::Request& request, Channel& channel)
{
    if (request.kind) {
        channel.report(PeerCommand{Ask{*request.kind, request.id, request.plies, request.choices}});
        return Handled::Used;
    }
    refuseRequest(request.id, request.kindText, std::nullopt, std::nullopt, channel);
    return Handled::Used;
}

Handled Round::handle(const message::Reply& reply, Channel& channel)
{
    if (!m_requests.isOwn(reply.id, reply.kind))
        return Handled::Ignored;
    channel.report(PeerCommand{Answer{reply.id, *reply.kind, reply.accept, reply.reason}});
    return Handled::Used;
}

Handled Round::handle(const message::Withdraw& withdraw, Channel& channel)
{
    if (m_number == 0)
        return Handled::Ignored;
    channel.report(PeerCommand{qipan::Withdraw{withdraw.id}});
    return Handled::Used;
}

Handled Round::handle(const message::Resign&, Channel& channel)
{
    channel.report(PeerCommand{qipan::Resign{}});
    return Handled::Used;
}

Handled Round::handle(const message::Clock& clock, Channel& channel)
{
    // The clock names the sides as of the sender's choices, which a choice at this end may have changed since. A
    // spectator receives everything in order.
    if (m_role == Role::Watch || clock.choices.value_or(m_choices) == m_choices)
        channel.report(ClockUpdated{clock.plies, clock.times});
    return Handled::Used;
}

Handled Round::handle(const message::Timeout& timeout, Channel& channel)
{
    if (m_role == Role::Play) // a spectator learns it from `result`
        channel.report(PeerCommand{FlagFall{timeout.side, timeout.choices}});
    return Handled::Used;
}

Handled Round::handle(const message::Result& result, Channel& channel)
{
    report(PeerResult{{result.plies, {result.winner, result.reason.value_or(EndReason::Other)}}, result.choices},
           channel);
    return Handled::Used;
}

Handled Round::handle(const message::Sync& sync, Channel& channel)
{
    adopt(sync.roundState);
    channel.report(Synced{sync.roundState, cleaned({sync.host, {}}).name,
                          sync.guest ? cleaned({*sync.guest, {}}).name : QString{}});
    return Handled::Used;
}

} // namespace qipan::net
