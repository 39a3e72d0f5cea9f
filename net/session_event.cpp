// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/session_event.h"

namespace qipan::net {

GameSetup RoundStarted::setupAfter(const GameSetup& before) const
{
    GameSetup next = setup.value_or(before);
    next.start = moves;
    return next;
}

} // namespace qipan::net
