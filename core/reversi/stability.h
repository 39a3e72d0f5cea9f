#pragma once

#include "core/reversi/endgame_score.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// Finds discs that nothing can turn over any more; not all of them, but none that is not one.
class Stability {
public:
    /// Works out what is stable on an edge, in some milliseconds.
    Stability();

    /// Stable discs of `position.mover`.
    [[nodiscard]] Squares of(const Position& position) const;
    /// Those of them on the edge, by what lies on the edge alone.
    [[nodiscard]] Squares onEdge(const Position& position) const;

    /// An upper bound of the score by the other side's stable discs. They are counted only where alpha is so high for
    /// the number of empties that there may be enough of them; elsewhere it is 64.
    [[nodiscard]] int boundOf(const Position& position, int alpha, int empties) const
    {
        return alpha < 2 * empties - 2 ? mostDiscs : mostDiscs - 2 * std::popcount(of(position.passed()));
    }

private:
    /// [discs of one side + 256 · those of the other]: which of the one side's cannot be turned along the edge.
    using Edges = std::array<std::uint8_t, std::size_t{256} * 256>;

    std::unique_ptr<Edges> m_edges;
};

/// The same for all, made when it is first asked for.
[[nodiscard]] const Stability& stability();

} // namespace qipan::reversi
