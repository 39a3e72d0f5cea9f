// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/rate_gate.h"

namespace qipan::net {

bool RateGate::isExempt(const Message& message)
{
    return isOneOf<message::Move, message::Choice, message::HandCommitment, message::Reveal, message::Reply,
                   message::Result>(message);
}

bool RateGate::isExempt(const Command& command)
{
    return isOneOf<Place, Choose, Answer, PeerResult>(command);
}

bool RateGate::count(Channel& channel)
{
    if (!m_isHost || m_limit.count(channel.now()))
        return true;
    channel.fail(ErrorCode::Flood, QStringLiteral("too many messages"));
    return false;
}

} // namespace qipan::net
