// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/next_round.h"

#include <algorithm>

namespace qipan::net {

void NextRound::agree(const GameSetup& setup)
{
    m_isAllowed = true;
    if (!isAgreed(setup))
        m_agreed.push_back(setup);
}

bool NextRound::isAgreed(const GameSetup& setup) const
{
    return std::ranges::find(m_agreed, setup) != m_agreed.end();
}

void NextRound::clear()
{
    m_isAllowed = false;
    m_agreed.clear();
}

} // namespace qipan::net
