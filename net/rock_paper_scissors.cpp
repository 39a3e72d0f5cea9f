// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/rock_paper_scissors.h"

#include "net/secret.h"

#include <cassert>

namespace qipan::net {

QByteArray RockPaperScissors::choose(Hand hand, Time now)
{
    assert(!hasChosen());
    m_own = hand;
    m_nonce = makeToken();
    seal(now);
    return commitmentOf(hand, m_nonce);
}

void RockPaperScissors::commit(const QByteArray& commitment, Time now)
{
    assert(!isCommitted());
    m_commitment = commitment;
    seal(now);
}

void RockPaperScissors::seal(Time now)
{
    if (isSealed())
        m_sealedAt = now;
}

bool RockPaperScissors::reveal(Hand hand, const QString& nonce)
{
    assert(isSealed());
    return isSameSecret(commitmentOf(hand, nonce), m_commitment);
}

} // namespace qipan::net
