// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/channel.h"
#include "net/rock_paper_scissors.h"

#include <optional>

namespace qipan::net {

/// Decides by rock-paper-scissors who plays black in the first round. After a tie both choose again.
class Toss {
public:
    explicit Toss(Seat seat)
        : m_seat{seat}
    {
    }

    void begin() { m_hands.emplace(); }
    /// The first round has begun.
    void end();
    /// Whether hands are due.
    [[nodiscard]] bool isOpen() const { return m_hands.has_value(); }
    /// Who plays black; nothing while that is undecided and once the first round has begun.
    [[nodiscard]] std::optional<Seat> winner() const { return m_winner; }

    /// Sets this end's hand. False when none is due.
    bool choose(Hand hand, Channel& channel);

    [[nodiscard]] bool isDue(const Message& message) const;
    Handled handle(const message::HandCommitment& commitment, Channel& channel);
    Handled handle(const message::Reveal& reveal, Channel& channel);

    [[nodiscard]] std::optional<Time> nextDeadline() const;
    /// Acts if the deadline has passed. True if it has.
    bool checkTime(Channel& channel);

private:
    void revealWhenSealed(Channel& channel) const;

    Seat m_seat;
    std::optional<RockPaperScissors> m_hands;
    std::optional<Seat> m_winner;
};

} // namespace qipan::net
