// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// Finds stable discs, which cannot be flipped any more: a subset of them.
class Stability {
public:
    /// Computes the stability of all edges, which takes some milliseconds.
    Stability();

    /// Returns stable discs of `position.mover`.
    [[nodiscard]] Squares of(const Position& position) const;
    /// Returns those on the edges, judged by the edges alone.
    [[nodiscard]] Squares stableEdges(const Position& position) const;

    /// Returns an upper bound of the score from the other side's stable discs. Counts them only if alpha is high
    /// enough for the number of empties; otherwise returns 64.
    [[nodiscard]] int boundOf(const Position& position, int alpha, int empties) const
    {
        return alpha < 2 * empties - 2 ? maxDiscs : maxDiscs - 2 * std::popcount(of(position.passed()));
    }

private:
    /// [discs of one side + 256 · discs of the other]: the one side's discs that cannot be flipped along the edge.
    using Edges = std::array<std::uint8_t, std::size_t{256} * 256>;

    std::unique_ptr<Edges> m_edges;
};

/// Returns the shared instance, created on first use.
[[nodiscard]] const Stability& stability();

} // namespace qipan::reversi
