// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/pairing.h"

#include "core/board/mix.h"
#include "core/gomoku/full_engine.h"
#include "training/gomoku/openings.h"

namespace qipan::training {

using gomoku::Game;

std::vector<GameResult> Pairing::play(std::int64_t number, const Contestant& first, const Contestant& second) const
{
    return playPair(openingOf(number), number, seed, first, second);
}

Game Pairing::openingOf(std::int64_t number) const
{
    if (!openings.empty()) {
        const std::string& line = openings[static_cast<std::size_t>(number) % openings.size()];
        if (const std::optional<Game> opening = readOpening(line, rule, size))
            return *opening;
    }
    const std::uint64_t ownSeed = mix(seed, static_cast<std::uint64_t>(number));
    return balancedOpening(rule, size, ownSeed, *gomoku::makeFullEngine(ownSeed, gomoku::handcraftedWeights));
}

} // namespace qipan::training
