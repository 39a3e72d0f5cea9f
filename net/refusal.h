// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "net/channel.h"

namespace qipan::net {

/// Responds to a command of the other side that the match refused: replies, ignores it or ends the connection with an
/// error, as the protocol requires.
Handled respond(const Command& command, Refusal refusal, Channel& channel);

} // namespace qipan::net
