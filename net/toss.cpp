// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/toss.h"

#include "net/text.h"

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr Time revealTimeout = 10s; ///< from both commitments to the other side's `reveal`

} // namespace

void Toss::end()
{
    m_hands.reset();
    m_winner.reset();
}

bool Toss::choose(Hand hand, Channel& channel)
{
    if (!m_hands || m_hands->hasChosen())
        return false;
    channel.send(message::HandCommitment{m_hands->choose(hand, channel.now())});
    revealWhenSealed(channel);
    return true;
}

void Toss::revealWhenSealed(Channel& channel) const
{
    if (m_hands->isSealed())
        channel.send(message::Reveal{m_hands->hand(), m_hands->nonce()});
}

bool Toss::isDue(const Message& message) const
{
    if (!m_hands)
        return false;
    return isOneOf<message::HandCommitment>(message) ? !m_hands->isCommitted()
                                                     : isOneOf<message::Reveal>(message) && m_hands->isSealed();
}

Handled Toss::handle(const message::HandCommitment& commitment, Channel& channel)
{
    m_hands->commit(commitment.commit, channel.now());
    revealWhenSealed(channel);
    return Handled::Used;
}

Handled Toss::handle(const message::Reveal& reveal, Channel& channel)
{
    const auto length = codePoints(reveal.nonce);
    if (!reveal.choice || length < minNonceLength || length > maxNonceLength
        || !m_hands->reveal(*reveal.choice, reveal.nonce)) {
        channel.fail(ErrorCode::BadReveal, QStringLiteral("the hand is not the one that was sealed"));
        return Handled::Used;
    }
    HandsRevealed shown{m_hands->hand(), *reveal.choice, std::nullopt};
    if (const auto winner = rockPaperScissorsWinner(shown.own, shown.other)) {
        shown.winner = *winner == 0 ? m_seat : opposite(m_seat);
        m_winner = shown.winner;
        m_hands.reset();
    } else {
        m_hands.emplace();
    }
    channel.report(shown);
    return Handled::Used;
}

std::optional<Time> Toss::nextDeadline() const
{
    if (!m_hands || !m_hands->sealedAt())
        return std::nullopt;
    return *m_hands->sealedAt() + revealTimeout;
}

bool Toss::checkTime(Channel& channel)
{
    const auto deadline = nextDeadline();
    if (!deadline || channel.now() < *deadline)
        return false;
    channel.fail(ErrorCode::BadReveal, QStringLiteral("no reveal in time"));
    return true;
}

} // namespace qipan::net
