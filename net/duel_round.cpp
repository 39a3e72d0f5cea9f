// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/duel_round.h"

#include "core/link/deal_number.h"
#include "net/duel_wire.h"
#include "net/text.h"
#include "net/words.h"

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

/// Two deals that differ only in their seeds.
[[nodiscard]] bool isSameKind(link::DealSetup one, const link::DealSetup& other)
{
    one.seed = other.seed;
    one.version = other.version;
    return one == other;
}

} // namespace

DuelRound::DuelRound(Seat seat, Role role, const duel::Setup& setup)
    : m_seat{seat}
    , m_role{role}
    , m_setup{setup}
{
}

bool DuelRound::mayHaveNext() const
{
    return m_isNextAllowed || m_requests.ownKind() == duel::RequestKind::Again;
}

bool DuelRound::isDue(const Message& message) const
{
    using namespace message;
    const bool isHost = m_seat == Seat::First;
    if (m_incoming)
        return isOneOf<Pairs, PairsEnd>(message);
    if (m_role == Role::Watch)
        return isHost || isOneOf<DuelSync, DuelStart, message::Pair, Help, DuelResult, Chat>(message);
    if (isOneOf<DuelStart>(message))
        return !isHost;
    return isOneOf<message::Pair, Help, message::Board, Request, Reply, message::Withdraw, message::Resign, DuelResult,
                   Chat, Propose, ProposalDelivered, ProposalReply>(message);
}

Handled DuelRound::dismiss(int round, Channel& channel) const
{
    if (round <= m_number)
        return Handled::Ignored;
    channel.fail(ErrorCode::OutOfTurn, QStringLiteral("this round has not begun"));
    return Handled::Used;
}

void DuelRound::begin(int number, const link::DealSetup& deal)
{
    m_number = number;
    m_setup.deal = deal;
    m_tiles = makeShape(deal.outline, deal.size)->cells();
    m_done = {};
    m_claimed.clear();
    m_isReported = false;
    m_isNextAllowed = false;
    m_requests = {};
}

void DuelRound::adopt(const DuelState& state)
{
    begin(state.round, state.deal);
    for (const Seat seat : {Seat::First, Seat::Second}) {
        Done& done = m_done[indexOf(seat)];
        for (const duel::Action& action : state.snapshot.actions[indexOf(seat)]) {
            using enum duel::Action::Kind;
            ++(action.kind == Pair ? done.pairs : action.kind == Hint ? done.hints : done.shuffles);
        }
    }
}

std::optional<Time> DuelRound::nextDeadline() const
{
    return m_requests.nextDeadline();
}

bool DuelRound::checkTime(Channel& channel)
{
    return m_requests.checkTime(channel, [&channel](int id, duel::RequestKind kind) {
        channel.report(DuelRequestExpired{{id, kind, false}});
    });
}

// The beginning of a round, and its state.

void DuelRound::start(const link::DealSetup& deal, const link::Board& dealt, Channel& channel)
{
    begin(m_number + 1, deal);
    channel.send(message::DuelStart{m_number, describe(deal, dealt), duel::countTime});
}

/// The deal with this number, if it is one of those that this table plays; otherwise the connection has ended.
std::optional<link::DealSetup> DuelRound::agreedDeal(const QString& number, Channel& channel) const
{
    const auto deal = link::readDealNumber(number.toStdString());
    if (!deal) {
        const bool isNewer = deal.error() == link::DealNumberError::OtherVersion;
        channel.fail(isNewer ? ErrorCode::Desync : ErrorCode::Malformed, QStringLiteral("this deal is unknown here"));
        return std::nullopt;
    }
    if (!isSameKind(*deal, m_setup.deal)) {
        channel.fail(ErrorCode::OutOfTurn, QStringLiteral("this deal was not agreed"));
        return std::nullopt;
    }
    return *deal;
}

Handled DuelRound::handle(const message::DuelStart& start, Channel& channel)
{
    if (start.round < m_number)
        return Handled::Ignored;
    if (start.round - 1 != m_number || (m_role == Role::Play && !m_isNextAllowed)) {
        channel.fail(ErrorCode::OutOfTurn, QStringLiteral("this round is not due"));
        return Handled::Used;
    }
    if (const auto deal = agreedDeal(start.deal.number, channel)) {
        begin(start.round, *deal);
        m_told = start.deal;
        channel.report(DuelStarted{start.round, *deal, start.startsIn});
    }
    return Handled::Used;
}

bool DuelRound::checkDeal(const link::Board& dealt, Channel& channel) const
{
    const bool isSame = digestOf(dealt) == m_told.digest && (m_told.cells.isEmpty() || cellsOf(dealt) == m_told.cells);
    if (!isSame)
        channel.fail(ErrorCode::Desync, QStringLiteral("the deals differ"));
    return isSame;
}

void DuelRound::sendState(const std::optional<DuelState>& state, Channel& channel)
{
    m_number = 0;
    if (!state)
        return;
    adopt(*state);
    for (const Seat seat : {Seat::First, Seat::Second}) {
        for (const message::Pairs& pairs : describe(seat, state->snapshot.actions[indexOf(seat)]))
            channel.send(pairs);
    }
    channel.send(message::PairsEnd{});
}

void DuelRound::receive(const message::DuelRoundState& state, const QString& host, Channel& channel)
{
    expect(state, {.host = host}, channel);
}

void DuelRound::expect(const message::DuelRoundState& state, Incoming incoming, Channel& channel)
{
    const auto deal = agreedDeal(state.deal.number, channel);
    if (!deal)
        return;
    m_told = state.deal;
    incoming.state = {.round = state.round,
                      .deal = *deal,
                      .time = state.startsIn > 0ms ? -state.startsIn : state.startedAgo,
                      .isPaused = state.isPaused,
                      .snapshot = {.actions = {}, .verdict = state.verdict}};
    m_incoming = std::move(incoming);
}

Handled DuelRound::handle(const message::DuelSync& sync, Channel& channel)
{
    const QString host = cleaned({sync.host, {}}).name;
    const QString guest = sync.guest ? cleaned({*sync.guest, {}}).name : QString{};
    if (sync.roundState) {
        expect(*sync.roundState, {.host = host, .guest = guest, .isSync = true}, channel);
    } else {
        m_number = 0;
        channel.report(DuelSynced{std::nullopt, host, guest});
    }
    return Handled::Used;
}

Handled DuelRound::handle(const message::Pairs& pairs, Channel& channel)
{
    std::vector<duel::Action>& actions = m_incoming->state.snapshot.actions[indexOf(pairs.seat)];
    if (!append(pairs, actions) || actions.size() > mostActions(m_setup))
        channel.fail(ErrorCode::OutOfTurn, QStringLiteral("these pairs do not follow"));
    return Handled::Used;
}

Handled DuelRound::handle(const message::PairsEnd&, Channel& channel)
{
    const Incoming incoming = *std::exchange(m_incoming, std::nullopt);
    adopt(incoming.state);
    if (incoming.isSync) {
        channel.report(DuelSynced{incoming.state, incoming.host, incoming.guest.value_or(QString{})});
        return Handled::Used;
    }
    if (const auto& verdict = incoming.state.snapshot.verdict) // settles it at the host
        channel.send(message::DuelResult{m_number, m_done[indexOf(m_seat)].pairs, verdict->winner, verdict->reason});
    channel.report(DuelResumed{incoming.host, m_setup, incoming.state});
    return Handled::Used;
}

// What comes from the other side.

Handled DuelRound::respond(const duel::Command& command, duel::Refusal refusal, Channel& channel) const
{
    using enum duel::Refusal;
    const auto* ask = std::get_if<duel::Ask>(&command);
    switch (refusal) {
    case Late:
    case NothingToAnswer:
    case AlreadySettled:
        return Handled::Ignored;
    case Crossed:
        if (ask != nullptr)
            refuseRequest(ask->id, wordOf(duelRequestWords, ask->kind), std::nullopt, AnswerReason::Crossed, channel);
        break;
    case NotInThisState:
        if (ask != nullptr && ask->kind == duel::RequestKind::Again && m_isReported) { // this end's time is not up yet
            refuseRequest(ask->id, wordOf(duelRequestWords, ask->kind), std::nullopt, AnswerReason::Stale, channel);
            break;
        }
        [[fallthrough]];
    case Paused:
    case Waiting:
    case AnswerFirst:
    case WrongNumber:
        channel.fail(ErrorCode::OutOfTurn, QStringLiteral("not due in this state"));
        break;
    case Illegal:
        channel.fail(ErrorCode::IllegalMove, QStringLiteral("against the rules of the deal"));
        break;
    case Desync:
        channel.fail(ErrorCode::Desync, QStringLiteral("the results differ"));
        break;
    }
    return Handled::Used;
}

void DuelRound::report(Seat by, const duel::Command& command, Channel& channel) const
{
    channel.report(DuelCommand{by, m_role == Role::Watch ? CommandSource::Spectated : CommandSource::Remote, command,
                               std::min(channel.roundTrip(), duel::longestTransit)});
}

/// Whose action a message tells.
Seat DuelRound::actor(std::optional<Seat> seat) const
{
    return m_role == Role::Watch ? seat.value_or(Seat::First) : opposite(m_seat);
}

Handled DuelRound::act(Seat by, const duel::Action& action, int number, const QByteArray& cells, Channel& channel)
{
    const Done& done = m_done[indexOf(by)];
    if (static_cast<std::size_t>(done.pairs + done.hints + done.shuffles) >= mostActions(m_setup)) {
        channel.fail(ErrorCode::Flood, QStringLiteral("too many actions"));
        return Handled::Used;
    }
    m_claimed = cells;
    report(by, duel::Act{action, number}, channel);
    return Handled::Used;
}

Handled DuelRound::handle(const message::Pair& pair, Channel& channel)
{
    return act(actor(pair.seat), {.pair = {pair.a, pair.b}, .at = pair.at}, pair.number, pair.cells, channel);
}

Handled DuelRound::handle(const message::Help& help, Channel& channel)
{
    using enum duel::Action::Kind;
    const Seat by = actor(help.seat);
    const Done& done = m_done[indexOf(by)];
    const bool isHint = help.kind == duel::HelpKind::Hint;
    constexpr int wrong = 0;
    const int number = help.pairs != done.pairs ? wrong : (isHint ? done.hints : done.shuffles) + 1;
    return act(by, {.kind = isHint ? Hint : Shuffle, .at = help.at}, number, help.cells, channel);
}

Handled DuelRound::handle(const message::Request& request, Channel& channel) const
{
    if (const auto kind = valueOf(duelRequestWords, request.kindText))
        report(opposite(m_seat), duel::Ask{*kind, request.id}, channel);
    else if (request.kindText == goOnWord)
        report(opposite(m_seat), duel::GoOn{}, channel);
    else if (request.kind) // of the other games
        refuseRequest(request.id, request.kindText, request.kind, AnswerReason::Nothing, channel);
    else
        refuseRequest(request.id, request.kindText, std::nullopt, std::nullopt, channel);
    return Handled::Used;
}

Handled DuelRound::handle(const message::Reply& reply, Channel& channel) const
{
    const auto kind = valueOf(duelRequestWords, reply.kindText);
    if (!kind || !m_requests.isOwn(reply.id, kind))
        return Handled::Ignored;
    report(opposite(m_seat), duel::Answer{reply.id, *kind, reply.accept}, channel);
    return Handled::Used;
}

Handled DuelRound::handle(const message::Withdraw& withdraw, Channel& channel) const
{
    if (m_number == 0)
        return Handled::Ignored;
    report(opposite(m_seat), duel::Withdraw{withdraw.id}, channel);
    return Handled::Used;
}

Handled DuelRound::handle(const message::Resign&, Channel& channel) const
{
    report(opposite(m_seat), duel::Resign{}, channel);
    return Handled::Used;
}

Handled DuelRound::handle(const message::DuelResult& result, Channel& channel) const
{
    if (result.reason)
        report(m_role == Role::Watch ? Seat::First : opposite(m_seat),
               duel::PeerResult{{result.winner, *result.reason}}, channel);
    else
        channel.fail(ErrorCode::Desync, QStringLiteral("the reason of the end is unknown here"));
    return Handled::Used;
}

} // namespace qipan::net
