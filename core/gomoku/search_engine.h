#pragma once

#include "core/board/engine.h"
#include "core/gomoku/game.h"
#include "core/gomoku/search.h"
#include "core/gomoku/weights.h"

#include <cstdint>
#include <functional>

namespace qipan::gomoku {

/// Which weights count under a rule. What it refers to must outlive who asks.
using WeightsOf = std::function<const Weights&(Rule)>;

/// The search as an opponent, for gomoku::Game only.
class SearchEngine final : public Engine {
public:
    /// `own` is how far it looks where the caller names neither a depth, nor nodes, nor a time. `seed` decides between
    /// equally good moves.
    SearchEngine(WeightsOf weights, const Limits& own, std::uint64_t seed);

    [[nodiscard]] Thinking think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                                 const Report& report) override;

private:
    const WeightsOf m_weights;
    const Limits m_own;
    const std::uint64_t m_seed;
    SearchMemory m_memory{4 << 20};
};

/// What a search decides with between equally good moves: another one at each ply of a game.
[[nodiscard]] std::uint64_t seedFor(std::uint64_t seed, const Board& board);

} // namespace qipan::gomoku
