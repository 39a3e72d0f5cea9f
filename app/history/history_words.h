// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "net/words.h"

#include <array>

/// The text values in the table `game` of the data file and the enumerators they represent.
namespace qipan::app {

inline constexpr std::array playerKindWords{
    net::Word<PlayerKind>{"", PlayerKind::Unknown},
    net::Word<PlayerKind>{"me", PlayerKind::Me},
    net::Word<PlayerKind>{"guest", PlayerKind::Guest},
    net::Word<PlayerKind>{"neighbour", PlayerKind::SecondPlayer},
    net::Word<PlayerKind>{"computer", PlayerKind::Computer},
    net::Word<PlayerKind>{"engine", PlayerKind::Engine},
    net::Word<PlayerKind>{"peer", PlayerKind::Peer},
};
inline constexpr std::array gameSourceWords{
    net::Word<GameSource>{"here", GameSource::Local},
    net::Word<GameSource>{"lan", GameSource::Lan},
    net::Word<GameSource>{"file", GameSource::File},
};
inline constexpr std::array gameStateWords{
    net::Word<GameState>{"running", GameState::Running},
    net::Word<GameState>{"over", GameState::Over},
    net::Word<GameState>{"unfinished", GameState::Unfinished},
};

} // namespace qipan::app
