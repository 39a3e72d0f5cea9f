// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/proposals.h"

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr Time deliveryTimeout = 5s; ///< for the acknowledgement of a proposal

} // namespace

bool Proposals::propose(const GameSetup& setup, const Round& round, Channel& channel)
{
    if (!round.isOver() || isOwnOpen() || m_peers)
        return false;
    const message::Setup words = describe(GameTerms{setup, FirstBlack::Host, std::nullopt});
    m_own = OwnProposal{++m_lastId, setup, channel.now() + deliveryTimeout};
    m_proposed.insert_or_assign(m_lastId, setup);
    channel.send(message::Propose{m_own->id, round.number(), words.game, words.rule, words.size, words.opening});
    return true;
}

bool Proposals::answer(bool accept, Round& round, Channel& channel)
{
    if (!m_peers)
        return false;
    channel.send(message::ProposalReply{m_peers->id, accept});
    if (accept)
        round.agreeToNext(m_peers->setup);
    m_peers.reset();
    return true;
}

void Proposals::clear()
{
    m_proposed.clear();
    m_own.reset();
    m_peers.reset();
}

Handled Proposals::handle(const message::Propose& propose, Round& round, Channel& channel)
{
    if (!round.isOver()) {
        channel.fail(ErrorCode::OutOfTurn, QStringLiteral("a proposal is not due"));
        return Handled::Used;
    }
    channel.send(message::ProposalDelivered{propose.id});
    const auto setup =
        makeSetup(propose.game.toStdString(), propose.rule.toStdString(), propose.size, propose.opening.toStdString());
    const bool crosses = m_seat == Seat::First && isOwnOpen();
    if (!setup || crosses) {
        channel.send(message::ProposalReply{propose.id, false});
        return Handled::Used;
    }
    m_peers = PeerProposal{propose.id, *setup}; // replaces one that the other side has given up
    channel.report(ProposalReceived{*setup});
    return Handled::Used;
}

Handled Proposals::handle(const message::ProposalDelivered& delivered, Round&, Channel& channel)
{
    const bool isOwn = m_own && m_own->id == delivered.id;
    if (!isOwn || !(m_own->deadline || m_own->isUndelivered))
        return Handled::Ignored;
    m_own->deadline.reset();
    m_own->isUndelivered = false;
    channel.report(ProposalUpdate{ProposalUpdate::Status::Delivered, m_own->setup});
    return Handled::Used;
}

Handled Proposals::handle(const message::ProposalReply& reply, Round& round, Channel& channel)
{
    const auto proposed = m_proposed.find(reply.id);
    if (round.isOver() && proposed != m_proposed.end() && reply.accept)
        round.agreeToNext(proposed->second); // also to a proposal given up here: the host begins
    if (!m_own || m_own->id != reply.id)
        return Handled::Ignored;
    const GameSetup setup = m_own->setup;
    m_own.reset();
    channel.report(
        ProposalUpdate{reply.accept ? ProposalUpdate::Status::Agreed : ProposalUpdate::Status::Refused, setup});
    return Handled::Used;
}

std::optional<Time> Proposals::nextDeadline() const
{
    return m_own ? m_own->deadline : std::nullopt;
}

/// A proposal that was not acknowledged in time is given up. An answer that comes later over a slow connection still
/// counts.
bool Proposals::checkTime(Channel& channel)
{
    const auto deadline = nextDeadline();
    if (!deadline || channel.now() < *deadline)
        return false;
    m_own->deadline.reset();
    m_own->isUndelivered = true;
    channel.report(ProposalUpdate{ProposalUpdate::Status::Unknown, m_own->setup});
    return true;
}

} // namespace qipan::net
