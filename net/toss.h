// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/channel.h"

namespace qipan::net {

/// Decides by rock-paper-scissors who plays black in the first round, with commit and reveal, so that neither side can
/// wait for the other's choice. After a tie both choose again. Source: docs/lan-protocol.md, "Who plays first".
class Toss {
public:
    explicit Toss(Seat seat)
        : m_seat{seat}
    {
    }

    void begin() { m_rockPaperScissors.emplace(); }
    /// The first round has begun.
    void end();
    /// Whether hands are due.
    [[nodiscard]] bool isOpen() const { return m_rockPaperScissors.has_value(); }
    /// Who plays black; nothing while that is undecided and once the first round has begun.
    [[nodiscard]] std::optional<Seat> winner() const { return m_winner; }

    /// Sets this end's hand. False when none is due.
    bool choose(Hand hand, Channel& channel);

    [[nodiscard]] bool isDue(const Message& message) const;
    Handled handle(const message::HandCommitment& commitment, Channel& channel);
    Handled handle(const message::Reveal& reveal, Channel& channel);

    /// The other side has all its time again: its hand may have been on its way in an interruption.
    void restartTimeout(Time now);
    [[nodiscard]] std::optional<Time> nextDeadline() const;
    /// Acts if the deadline has passed. True if it has.
    bool checkTime(Channel& channel);

private:
    struct RockPaperScissors {
        std::optional<Hand> own;
        QString nonce;                ///< of the own hand
        QByteArray commitment;        ///< the other side's; empty before it came
        std::optional<Time> sealedAt; ///< this end has revealed its hand; the other side has its time from then
    };

    void revealWhenSealed(Channel& channel);

    Seat m_seat;
    std::optional<RockPaperScissors> m_rockPaperScissors;
    std::optional<Seat> m_winner;
};

} // namespace qipan::net
