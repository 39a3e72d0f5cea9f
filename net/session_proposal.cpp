// Proposals between two rounds, an extension of version 1 of the protocol.
#include "net/session.h"

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr Time deliveryTimeout = 5s; ///< for the acknowledgement of a proposal

} // namespace

bool Session::propose(const GameSetup& setup)
{
    const bool isOpen = m_ownProposal && !m_ownProposal->isUndelivered;
    if (m_state != State::AtTable || m_role == Role::Watch || !m_isOver || isOpen || m_peerProposal)
        return false;
    const message::Setup words = describe(Terms{setup, FirstBlack::Host, std::nullopt});
    m_ownProposal = OwnProposal{++m_lastProposalId, setup, m_now + deliveryTimeout};
    m_proposed.insert_or_assign(m_lastProposalId, setup);
    send(message::Propose{m_ownProposal->id, m_round, words.game, words.rule, words.size, words.opening});
    return true;
}

bool Session::answerProposal(bool accept)
{
    if (m_state != State::AtTable || !m_peerProposal)
        return false;
    send(message::ProposalReply{m_peerProposal->id, accept});
    if (accept)
        agreeTo(m_peerProposal->setup);
    m_peerProposal.reset();
    return true;
}

/// Guest: allows the host to begin the next round with this setup.
void Session::agreeTo(const GameSetup& setup)
{
    m_startDue = true;
    if (std::ranges::find(m_agreedSetups, setup) == m_agreedSetups.end())
        m_agreedSetups.push_back(setup);
}

/// The proposal was not acknowledged in time. An answer that comes later over a slow connection still counts.
void Session::giveUpProposal()
{
    m_ownProposal->deadline.reset();
    m_ownProposal->isUndelivered = true;
    m_pending = ProposalUpdate{ProposalUpdate::Status::Unknown, m_ownProposal->setup};
}

void Session::handle(const message::Propose& propose)
{
    if (!isCurrent(propose.round))
        return;
    if (!m_isOver) {
        fail(ErrorCode::OutOfTurn, QStringLiteral("a proposal is not due"));
        return;
    }
    send(message::ProposalDelivered{propose.id});
    const auto setup =
        makeSetup(propose.game.toStdString(), propose.rule.toStdString(), propose.size, propose.opening.toStdString());
    const bool crosses = isHost() && m_ownProposal && !m_ownProposal->isUndelivered;
    if (!setup || crosses) {
        send(message::ProposalReply{propose.id, false});
        return;
    }
    m_peerProposal = PeerProposal{propose.id, *setup}; // replaces one that the other side has given up
    m_pending = ProposalReceived{*setup};
}

void Session::handle(const message::ProposalDelivered& delivered)
{
    const bool isOwn = m_ownProposal && m_ownProposal->id == delivered.id;
    if (!isOwn || !(m_ownProposal->deadline || m_ownProposal->isUndelivered)) {
        ignore();
        return;
    }
    m_ownProposal->deadline.reset();
    m_ownProposal->isUndelivered = false;
    m_pending = ProposalUpdate{ProposalUpdate::Status::Delivered, m_ownProposal->setup};
}

void Session::handle(const message::ProposalReply& reply)
{
    const auto proposed = m_proposed.find(reply.id);
    if (m_isOver && proposed != m_proposed.end() && reply.accept)
        agreeTo(proposed->second); // also to a proposal given up here: the host begins
    if (!m_ownProposal || m_ownProposal->id != reply.id) {
        ignore();
        return;
    }
    const GameSetup setup = m_ownProposal->setup;
    m_ownProposal.reset();
    m_pending = ProposalUpdate{reply.accept ? ProposalUpdate::Status::Agreed : ProposalUpdate::Status::Refused, setup};
}

} // namespace qipan::net
