// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <cstdint>

namespace qipan::reversi {

/// Flips as many discs as possible. It does not search, so limits have no effect.
class GreedyEngine final : public Engine {
public:
    explicit GreedyEngine(std::uint64_t seed)
        : m_seed{seed}
    {
    }

    [[nodiscard]] SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                                     const Report& report) override;

private:
    std::uint64_t m_seed;
};

} // namespace qipan::reversi
