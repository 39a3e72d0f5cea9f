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
    m_rockPaperScissors.reset();
    m_winner.reset();
}

bool Toss::choose(Hand hand, Channel& channel)
{
    if (!m_rockPaperScissors || m_rockPaperScissors->own)
        return false;
    m_rockPaperScissors->own = hand;
    m_rockPaperScissors->nonce = makeToken();
    channel.send(message::HandCommitment{commitmentOf(hand, m_rockPaperScissors->nonce)});
    revealWhenSealed(channel);
    return true;
}

void Toss::revealWhenSealed(Channel& channel)
{
    if (!m_rockPaperScissors->own || m_rockPaperScissors->commitment.isEmpty())
        return;
    m_rockPaperScissors->sealedAt = channel.now();
    channel.send(message::Reveal{m_rockPaperScissors->own, m_rockPaperScissors->nonce});
}

bool Toss::isDue(const Message& message) const
{
    if (!m_rockPaperScissors)
        return false;
    return isOneOf<message::HandCommitment>(message)
        ? m_rockPaperScissors->commitment.isEmpty()
        : isOneOf<message::Reveal>(message) && m_rockPaperScissors->sealedAt;
}

Handled Toss::handle(const message::HandCommitment& commitment, Channel& channel)
{
    m_rockPaperScissors->commitment = commitment.commit;
    revealWhenSealed(channel);
    return Handled::Used;
}

Handled Toss::handle(const message::Reveal& reveal, Channel& channel)
{
    const auto length = codePoints(reveal.nonce);
    if (!reveal.choice || length < minNonceLength || length > maxNonceLength
        || !isSameSecret(commitmentOf(*reveal.choice, reveal.nonce), m_rockPaperScissors->commitment)) {
        channel.fail(ErrorCode::BadReveal, QStringLiteral("the hand is not the one that was sealed"));
        return Handled::Used;
    }
    HandsRevealed shown{*m_rockPaperScissors->own, *reveal.choice, std::nullopt};
    if (const auto winner = rockPaperScissorsWinner(shown.own, shown.other)) {
        shown.winner = *winner == 0 ? m_seat : opposite(m_seat);
        m_winner = shown.winner;
        m_rockPaperScissors.reset();
    } else {
        m_rockPaperScissors.emplace();
    }
    channel.report(shown);
    return Handled::Used;
}

void Toss::restartTimeout(Time now)
{
    if (m_rockPaperScissors && m_rockPaperScissors->sealedAt)
        m_rockPaperScissors->sealedAt = now;
}

std::optional<Time> Toss::nextDeadline() const
{
    if (!m_rockPaperScissors || !m_rockPaperScissors->sealedAt)
        return std::nullopt;
    return *m_rockPaperScissors->sealedAt + revealTimeout;
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
