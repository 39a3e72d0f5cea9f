#pragma once

#include "tests/net/model/game.h"

namespace qipan::net::model {

/// What a player at this end does next, drawn by lot: moves, requests, answers, resignations, throws, proposals, chat.
void actAnyhow(Environment& environment, Game& game);

/// Does only what the other side waits for. True when something was done.
bool actAsExpected(Environment& environment, Game& game);

} // namespace qipan::net::model
