#pragma once

#include "core/gomoku/game.h"
#include "training/paired_match.h"

#include <cstdint>
#include <string>
#include <vector>

namespace qipan::training {

/// Two contestants, each opening played with both colours.
struct Pairing {
    gomoku::Rule rule = gomoku::Rule::Freestyle;
    int size = 15;
    std::uint64_t seed = 1;
    std::vector<std::string> openings; ///< see readOpening; where there are none, openings are made

    /// Plays both games of pair `number`: the same for the same number, openings and seed. An illegal move loses.
    [[nodiscard]] std::vector<GameResult> play(std::int64_t number, const Contestant& first,
                                               const Contestant& second) const;
    [[nodiscard]] gomoku::Game openingOf(std::int64_t number) const;
};

} // namespace qipan::training
