// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/model/game.h"

namespace qipan::net::model {

/// A random action of the player at this end: moves, requests, answers, resignations, throws, proposals, chat.
void actAnyhow(Environment& environment, Game& game);

/// Does only what the other side waits for. True if there was such an action.
bool actAsExpected(Environment& environment, Game& game);

} // namespace qipan::net::model
