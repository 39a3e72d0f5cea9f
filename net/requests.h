// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"
#include "net/channel.h"

#include <optional>

namespace qipan::net {

/// The requests of a round (take-back, draw, restart, another round) and their answers, as messages.
class Requests {
public:
    Requests(Seat seat, Role role)
        : m_seat{seat}
        , m_role{role}
    {
    }

    void clear();
    /// Whether there was a request in this round.
    [[nodiscard]] bool hasAny() const { return m_hasAny; }
    /// The kind of this end's request that may still be answered; nothing if there is none. It stays open after the end
    /// of the round, since the answer must match both id and kind.
    [[nodiscard]] std::optional<RequestKind> openKind() const;
    /// The other side's move or choice refuses this end's request.
    void closeOwn() { m_own.reset(); }

    /// `request` is the message to send if it was this end that asked.
    void observe(const Asked& asked, const message::Request& request, Channel& channel);
    void observe(const Answered& answered, Channel& channel);
    void observe(const Withdrew& withdrew, Channel& channel) const;

    Handled handle(const message::Request& request, Channel& channel) const;
    Handled handle(const message::Reply& reply, Channel& channel) const;
    Handled handle(const message::Withdraw& withdraw, Channel& channel) const;

private:
    struct OwnRequest {
        int id = 0;
        RequestKind kind = RequestKind::Undo;
    };

    Seat m_seat;
    Role m_role;
    bool m_hasAny = false;
    std::optional<OwnRequest> m_own;
};

} // namespace qipan::net
