// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/toss.h"

#include "net/secret.h"
#include "net/text.h"

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr Time revealTimeout = 10s; ///< from both commitments to the other side's `reveal`

} // namespace

void Toss::end()
{
    m_throw.reset();
    m_winner.reset();
}

bool Toss::choose(Hand hand, Channel& channel)
{
    if (!m_throw || m_throw->own)
        return false;
    m_throw->own = hand;
    m_throw->nonce = makeToken();
    channel.send(message::HandCommitment{commitmentOf(hand, m_throw->nonce)});
    revealWhenSealed(channel);
    return true;
}

void Toss::revealWhenSealed(Channel& channel)
{
    if (!m_throw->own || m_throw->commitment.isEmpty())
        return;
    m_throw->sealedAt = channel.now();
    channel.send(message::Reveal{m_throw->own, m_throw->nonce});
}

bool Toss::isDue(const Message& message) const
{
    if (!m_throw)
        return false;
    return isOneOf<message::HandCommitment>(message) ? m_throw->commitment.isEmpty()
                                                     : isOneOf<message::Reveal>(message) && m_throw->sealedAt;
}

Handled Toss::handle(const message::HandCommitment& commitment, Channel& channel)
{
    m_throw->commitment = commitment.commit;
    revealWhenSealed(channel);
    return Handled::Used;
}

Handled Toss::handle(const message::Reveal& reveal, Channel& channel)
{
    const auto length = codePoints(reveal.nonce);
    if (!reveal.choice || length < minNonceLength || length > maxNonceLength
        || !isSameSecret(commitmentOf(*reveal.choice, reveal.nonce), m_throw->commitment)) {
        channel.fail(ErrorCode::BadReveal, QStringLiteral("the hand is not the one that was sealed"));
        return Handled::Used;
    }
    HandsRevealed shown{*m_throw->own, *reveal.choice, std::nullopt};
    if (const auto winner = rockPaperScissorsWinner(shown.own, shown.other)) {
        shown.winner = *winner == 0 ? m_seat : opposite(m_seat);
        m_winner = shown.winner;
        m_throw.reset();
    } else {
        m_throw.emplace();
    }
    channel.report(shown);
    return Handled::Used;
}

std::optional<Time> Toss::nextDeadline() const
{
    if (!m_throw || !m_throw->sealedAt)
        return std::nullopt;
    return *m_throw->sealedAt + revealTimeout;
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
