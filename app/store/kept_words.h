#pragma once

#include "app/history/kept_game.h"
#include "net/words.h"

#include <array>

/// The text values in the table `game` of the data file and the enumerators they represent.
namespace qipan::app {

inline constexpr std::array whoWords{
    net::Word<Who>{"", Who::Unknown},          net::Word<Who>{"me", Who::Me},
    net::Word<Who>{"guest", Who::Guest},       net::Word<Who>{"neighbour", Who::Neighbour},
    net::Word<Who>{"computer", Who::Computer}, net::Word<Who>{"engine", Who::Engine},
    net::Word<Who>{"peer", Who::Peer},
};
inline constexpr std::array sourceWords{
    net::Word<GameSource>{"here", GameSource::Here},
    net::Word<GameSource>{"lan", GameSource::Lan},
    net::Word<GameSource>{"file", GameSource::File},
};
inline constexpr std::array stateWords{
    net::Word<GameState>{"running", GameState::Running},
    net::Word<GameState>{"over", GameState::Over},
    net::Word<GameState>{"unfinished", GameState::Unfinished},
};

} // namespace qipan::app
