// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/command.h"
#include "net/base/rate_limit.h"
#include "net/channel.h"

namespace qipan::net {

/// Limits the messages of one connection to 100 in any 2 s. Messages that a game needs are exempt while they are due.
/// Only a host limits the rate: it must withstand anyone, whereas a guest has chosen its host.
class RateGate {
public:
    explicit RateGate(Seat seat)
        : m_isHost{seat == Seat::First}
    {
    }

    /// Whether messages of this type count only when they turn out to be of no use.
    [[nodiscard]] static bool isExempt(const Message& message)
    {
        return isOneOf<message::Move, message::Choice, message::HandCommitment, message::Reveal, message::Reply,
                       message::Result, message::Pair, message::DuelResult>(message);
    }
    /// The same for the message that brought this command.
    [[nodiscard]] static bool isExempt(const Command& command)
    {
        return isOneOf<Place, Choose, Answer, PeerResult>(command);
    }
    [[nodiscard]] static bool isExempt(const duel::Command& command)
    {
        const auto* act = std::get_if<duel::Act>(&command);
        return act != nullptr ? act->action.kind == duel::Action::Kind::Pair
                              : isOneOf<duel::Answer, duel::PeerResult>(command);
    }

    /// Counts a message. False when there are too many; the connection is ended with an error then.
    bool count(Channel& channel)
    {
        if (!m_isHost || m_limit.count(channel.now()))
            return true;
        channel.fail(ErrorCode::Flood, QStringLiteral("too many messages"));
        return false;
    }

private:
    bool m_isHost;
    RateLimit m_limit{100, std::chrono::seconds{2}};
};

} // namespace qipan::net
