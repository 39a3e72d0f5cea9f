// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/samples.h"

#include "core/reversi/evaluation.h"

#include <algorithm>
#include <bit>

namespace qipan::reversi {

WeightPlaces placesOf(const Position& position, const std::vector<std::uint32_t>& representatives)
{
    const PatternCodes codes{position};
    WeightPlaces places{};
    for (std::size_t i = 0; i < patternCount; ++i)
        places[i] = representatives[shapes[shapeOfPattern[i]].first + codes.code(i, true)];
    const auto movesOf = [](const Position& of) {
        return std::min(static_cast<std::size_t>(std::popcount(legalMoves(of))), maxMoves);
    };
    places[patternCount] = static_cast<std::uint32_t>(patternCodeCount + movesOf(position));
    places[patternCount + 1] = static_cast<std::uint32_t>(patternCodeCount + maxMoves + 1 + movesOf(position.passed()));
    return places;
}

std::vector<Sample> samplesOf(const std::vector<GameRecord>& records)
{
    constexpr std::int64_t heldOutInterval = 20;
    std::vector<Sample> samples;
    for (const GameRecord& record : records) {
        const std::vector<Turn> turns = turnsOf(record.moves);
        for (std::size_t i = 0; i < record.labels.size(); ++i) {
            const Turn& turn = turns[static_cast<std::size_t>(record.randomPlies) + i];
            const auto label = static_cast<float>(record.labels[i]) * weightsPerDisc / hundredths;
            samples.push_back({turn.position, label, record.number / 2 % heldOutInterval == 0});
        }
    }
    return samples;
}

} // namespace qipan::reversi
