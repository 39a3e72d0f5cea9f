// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/channel.h"
#include "net/round.h"

#include <map>

namespace qipan::net {

/// Proposals of what to play next, made between two rounds. An extension of version 1 of the protocol.
class Proposals {
public:
    explicit Proposals(Seat seat)
        : m_seat{seat}
    {
    }

    /// False while a round is running or a proposal of either side is open.
    bool propose(const GameSetup& setup, const Round& round, Channel& channel);
    /// A proposal of the other side awaits its answer.
    [[nodiscard]] bool hasPeerProposal() const { return m_peers.has_value(); }
    /// This end has made a proposal since the round began.
    [[nodiscard]] bool hasProposed() const { return !m_proposed.empty(); }
    /// Answers the other side's proposal. False when there is none.
    bool answer(bool accept, Round& round, Channel& channel);
    /// The next round has begun.
    void clear();

    /// Precondition: it belongs to this round.
    Handled handle(const message::Propose& propose, Round& round, Channel& channel);
    Handled handle(const message::ProposalDelivered& delivered, Round& round, Channel& channel);
    Handled handle(const message::ProposalReply& reply, Round& round, Channel& channel);

    [[nodiscard]] std::optional<Time> nextDeadline() const;
    /// Acts if the deadline has passed. True if it has.
    bool checkTime(Channel& channel);

private:
    struct OwnProposal {
        int id = 0;
        GameSetup setup;
        std::optional<Time> deadline; ///< for the acknowledgement; nothing once it came
        bool isUndelivered = false;   ///< not acknowledged in time
    };
    struct PeerProposal {
        int id = 0;
        GameSetup setup;
    };

    [[nodiscard]] bool isOwnOpen() const { return m_own && !m_own->isUndelivered; }

    Seat m_seat;
    int m_lastId = 0;
    std::map<int, GameSetup> m_proposed; ///< this end's proposals since the round began, by id
    std::optional<OwnProposal> m_own;
    std::optional<PeerProposal> m_peers;
};

} // namespace qipan::net
